import { fen } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { useState } from 'react'

import type { FullProduct, ProductVariant } from '../full-product.ts'
import { PriceText } from '../product-card/price-text.tsx'
import { QuantityField } from './quantity-field.tsx'
import { priceAt, ruleOf } from './quantity-rules.ts'
import { isPriceHidden, saleOf } from './sale-state.ts'
import { bandLabel, SKU_LABELS } from './sku-labels.ts'
import { usePurchase } from './use-purchase.ts'

/** Every variant of a product with a quantity of its own, put into the cart together; by the first spec where there are more. */
export function MassLines({ product, onClose }: { readonly product: FullProduct; readonly onClose: () => void }) {
  const translate = useText()
  const [quantities, setQuantities] = useState<Readonly<Record<string, number>>>({})
  const [first, setFirst] = useState('')
  const quantityOf = ({ id }: ProductVariant) => quantities[id] ?? 0
  const [spec, ...others] = product.specs
  const shown = product.variants.filter(({ values }) => first === '' || values[0] === first)
  return (
    <>
      {spec && others.length > 0 && (
        <div className="shop-mass-chips">
          <Chips
            label={spec.name}
            choices={[
              { id: '', name: translate(SKU_LABELS.all) },
              ...spec.values.map((value) => ({ id: value, name: value })),
            ]}
            chosen={first}
            onChoose={setFirst}
          />
        </div>
      )}
      <ul className="shop-mass-lines">
        {shown.map((variant) => (
          <li key={variant.id}>
            <span className="shop-mass-name">
              <strong>{variant.values.join(' / ')}</strong>
              <span>
                <PriceText
                  price={priceAt(variant, Math.max(quantityOf(variant), product.minQuantity))}
                  isByEnquiry={false}
                />
                <span className="shop-mass-band">{translate(bandLabel(variant.stockBand))}</span>
              </span>
            </span>
            {!variant.isSoldOut && (
              <QuantityField
                label={translate(SKU_LABELS.quantityOf, { name: variant.values.join(' / ') })}
                quantity={quantityOf(variant)}
                rule={ruleOf(product, variant)}
                mayBeNone
                onChange={(quantity) => setQuantities({ ...quantities, [variant.id]: quantity })}
              />
            )}
          </li>
        ))}
      </ul>
      <MassFoot product={product} quantityOf={quantityOf} onClose={onClose} />
    </>
  )
}

function MassFoot(props: {
  readonly product: FullProduct
  readonly quantityOf: (variant: ProductVariant) => number
  readonly onClose: () => void
}) {
  const { product, quantityOf, onClose } = props
  const translate = useText()
  const purchase = usePurchase()
  const chosen = product.variants.filter((variant) => quantityOf(variant) > 0)
  const count = chosen.reduce((sum, variant) => sum + quantityOf(variant), 0)
  const total = chosen.reduce(
    (sum, variant) => sum + quantityOf(variant) * (priceAt(variant, quantityOf(variant)) ?? 0),
    0,
  )
  const isHidden = isPriceHidden(product)
  const add = async () => {
    if (isHidden) return purchase.signIn()
    const lines = chosen.map((variant) => ({ skuId: variant.id, quantity: quantityOf(variant) }))
    if (await purchase.add(lines)) onClose()
  }
  if (saleOf(product) === 'closed') {
    return <p className="shop-sheet-foot shop-sku-refused">{translate(SKU_LABELS.closed)}</p>
  }
  return (
    <div className="shop-sheet-foot shop-mass-foot">
      <p aria-live="polite">
        <span>
          {chosen.length === 0
            ? translate(SKU_LABELS.noneYet)
            : translate(SKU_LABELS.kinds, { kinds: chosen.length, count, unit: product.unit })}
        </span>
        {chosen.length > 0 && !isHidden && (
          <span>
            {translate(SKU_LABELS.total)} <PriceText price={fen(total)} isByEnquiry={false} />
          </span>
        )}
      </p>
      <button
        type="button"
        className="shop-button"
        disabled={(chosen.length === 0 && !isHidden) || purchase.isBusy}
        onClick={() => void add()}
      >
        {translate(isHidden ? SKU_LABELS.signIn : SKU_LABELS.addToCart)}
      </button>
    </div>
  )
}
