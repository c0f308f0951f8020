import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

import type { FullProduct } from '../full-product.ts'
import { chosenVariant } from '../variant-choice.ts'
import type { Choice } from '../variant-choice.ts'
import { MassLines } from './mass-lines.tsx'
import { QuantityField } from './quantity-field.tsx'
import { fitQuantity, ruleOf } from './quantity-rules.ts'
import { SkuFoot } from './sku-foot.tsx'
import { SkuHead } from './sku-head.tsx'
import type { SkuIntent } from './sku-intent.ts'
import { SKU_LABELS } from './sku-labels.ts'
import './sku-sheet.css'
import { SkuOptions } from './sku-options.tsx'

/** A choice of one variant and how many of it. */
export interface Selection {
  readonly choice: Choice
  readonly quantity: number
}

/** Variants from which several can be chosen at once. */
const SEVERAL = 2

/** What a choice of a variant needs. */
export interface SkuChoiceProps {
  readonly product: FullProduct
  readonly selection: Selection
  readonly intent: SkuIntent
  readonly onSelect: (selection: Selection) => void
  readonly onClose: () => void
  /** Closes the sheet, then opens a path. */
  readonly onLeave: (path: string) => void
}

/** Choice of a variant and its quantity with what can be done with them, or of several variants at once: the content of a sheet. */
export function SkuChoice(props: SkuChoiceProps) {
  const { product, selection, intent, onSelect, onClose, onLeave } = props
  const translate = useText()
  const [isSeveral, setIsSeveral] = useState(false)
  const variant = chosenVariant(product, selection.choice)
  const rule = ruleOf(product, variant)
  const quantity = fitQuantity(rule, selection.quantity)
  const maySelectSeveral = product.variants.length >= SEVERAL && !product.isByEnquiry && intent !== 'buy'
  return (
    <>
      {maySelectSeveral && (
        <div className="shop-sku-modes" role="group" aria-label={translate(SKU_LABELS.specs)}>
          {[false, true].map((several) => (
            <button
              key={String(several)}
              type="button"
              aria-pressed={several === isSeveral}
              onClick={() => setIsSeveral(several)}
            >
              {translate(several ? SKU_LABELS.several : SKU_LABELS.one)}
            </button>
          ))}
        </div>
      )}
      {isSeveral ? (
        <MassLines product={product} onClose={onClose} />
      ) : (
        <>
          <SkuHead product={product} choice={selection.choice} variant={variant} quantity={quantity} />
          <SkuOptions
            product={product}
            choice={selection.choice}
            onChoose={(choice) => onSelect({ choice, quantity: selection.quantity })}
          />
          {!product.isByEnquiry && (
            <div className="shop-sku-quantity">
              <span>
                {translate(SKU_LABELS.quantity)}
                <small>{rulesOf(product, translate).join(' · ')}</small>
              </span>
              <QuantityField
                label={translate(SKU_LABELS.quantity)}
                quantity={quantity}
                rule={rule}
                onChange={(next) => onSelect({ ...selection, quantity: next })}
              />
            </div>
          )}
          <SkuFoot
            product={product}
            variant={variant}
            quantity={quantity}
            intent={intent}
            onClose={onClose}
            onLeave={onLeave}
          />
        </>
      )}
    </>
  )
}

/** What quantities of a product keep to, in words. */
function rulesOf(
  { minQuantity, stepQuantity, maxQuantity, unit }: FullProduct,
  translate: ReturnType<typeof useText>,
): readonly string[] {
  return [
    minQuantity > 1 && translate(SKU_LABELS.minimum, { count: minQuantity, unit }),
    stepQuantity > 1 && translate(SKU_LABELS.step, { count: stepQuantity }),
    maxQuantity !== undefined && translate(SKU_LABELS.maximum, { count: maxQuantity, unit }),
  ].filter((text) => typeof text === 'string')
}
