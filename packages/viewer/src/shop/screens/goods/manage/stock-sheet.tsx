import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import type { ManagedProduct, ManagedVariant } from '../goods-model.ts'
import { PriceForm } from './price-form.tsx'
import { StockForm } from './stock-form.tsx'
import { SHEET_LABELS } from './sheet-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'
import './stock-sheet.css'

/** Loads with the first offer: few products have one. */
const OfferForm = lazy(async () => ({ default: (await import('./offers/offer-form.tsx')).OfferForm }))

/** The form that is open, of one variant. */
interface OpenForm {
  readonly variantId: string
  readonly kind: 'price' | 'stock' | 'offer'
}

/** The forms of a variant, and their names alone and with the variant's. */
const FORMS = [
  { kind: 'price', name: SHEET_LABELS.changePrice, of: SHEET_LABELS.changePriceOf },
  { kind: 'stock', name: SHEET_LABELS.changeStock, of: SHEET_LABELS.changeStockOf },
  { kind: 'offer', name: SHEET_LABELS.offer, of: SHEET_LABELS.offerOf },
] as const

/** Price, stock and timed offers of a product's variants; each is changed in place, one at a time. Domain sheet 60. */
export function StockSheet(props: {
  readonly product: ManagedProduct
  readonly onDone: FinishChange
  readonly onClose: () => void
}): ReactNode {
  const { product, onDone, onClose } = props
  const translate = useText()
  const [form, setForm] = useState<OpenForm>()
  const toggle = (variantId: string, kind: OpenForm['kind']) =>
    setForm(form?.variantId === variantId && form.kind === kind ? undefined : { variantId, kind })
  const finish: FinishChange = (answer, label) => {
    setForm(undefined)
    onDone(answer, label)
  }
  return (
    <Sheet title={translate(SHEET_LABELS.edit)} size={85} onClose={onClose}>
      <p className="shop-stock-name">{product.name}</p>
      <ul className="shop-stock-list">
        {product.variants.map((variant) => (
          <li key={variant.id} className="shop-stock">
            <VariantFigures
              variant={variant}
              openKind={form?.variantId === variant.id ? form.kind : undefined}
              onToggle={(kind) => toggle(variant.id, kind)}
            />
            {form?.variantId === variant.id && form.kind === 'price' && <PriceForm variant={variant} onDone={finish} />}
            {form?.variantId === variant.id && form.kind === 'stock' && <StockForm variant={variant} onDone={finish} />}
            {form?.variantId === variant.id && form.kind === 'offer' && (
              <Suspense fallback={<span className="shop-skeleton-bar" style={{ height: 200 }} aria-busy="true" />}>
                <OfferForm code={product.code} variant={variant} onSaved={finish} onEnded={onDone} />
              </Suspense>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

function VariantFigures(props: {
  readonly variant: ManagedVariant
  readonly openKind: OpenForm['kind'] | undefined
  readonly onToggle: (kind: OpenForm['kind']) => void
}): ReactNode {
  const { variant, openKind, onToggle } = props
  const translate = useText()
  const name = variant.spec || variant.code
  return (
    <>
      <p className="shop-stock-head">
        <strong>{name}</strong>
        {variant.spec && <small>{variant.code}</small>}
        {variant.isLow && <span className="shop-managed-mark">{translate(SHEET_LABELS.lowStock)}</span>}
      </p>
      <dl className="shop-stock-figures">
        <Figure label={SHEET_LABELS.price} text={`¥${moneyText(variant.price)}`} />
        <Figure label={SHEET_LABELS.sellable} text={String(variant.sellable)} isLow={variant.isLow} />
        <Figure label={SHEET_LABELS.locked} text={String(variant.locked)} />
      </dl>
      <div className="shop-operations">
        {FORMS.map(({ kind, name: action, of }) => (
          <button
            key={kind}
            type="button"
            className="shop-operation"
            aria-expanded={openKind === kind}
            aria-label={translate(of, { name })}
            onClick={() => onToggle(kind)}
          >
            {translate(action)}
          </button>
        ))}
      </div>
    </>
  )
}

function Figure(props: { readonly label: Label; readonly text: string; readonly isLow?: boolean }): ReactNode {
  const translate = useText()
  return (
    <div>
      <dt>{translate(props.label)}</dt>
      <dd className={props.isLow ? 'is-low' : undefined}>{props.text}</dd>
    </div>
  )
}
