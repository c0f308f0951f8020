import { Sheet } from '@mallwright/shop-core/kit'
import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import { chosenVariant, isReachable, toggled } from '../variant-choice.ts'
import type { Choice } from '../variant-choice.ts'
import type { FullProduct } from '../full-product.ts'
import '../product-card/options.css'
import { PriceText } from '../product-card/price-text.tsx'
import { PurchaseFoot } from './purchase-foot.tsx'
import { bandLabel, PRODUCT_LABELS } from './product-labels.ts'

/** Sheet for choosing a variant; values without an available variant are disabled. */
export function SpecSheet(props: {
  readonly product: FullProduct
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
  readonly onClose: () => void
  readonly closeThen: (task: () => void) => void
}) {
  const { product, choice, onChoose, onClose, closeThen } = props
  const translate = useText()
  return (
    <Sheet title={translate(PRODUCT_LABELS.specs)} size={85} onClose={onClose}>
      <ChosenHead product={product} choice={choice} />
      {product.specs.map((spec, specIndex) => (
        <fieldset key={spec.name} className="shop-spec">
          <legend>{spec.name}</legend>
          <div className="shop-options">
            {spec.values.map((value) => {
              const isChosen = choice[specIndex] === value
              return (
                <button
                  key={value}
                  type="button"
                  className="shop-option"
                  aria-pressed={isChosen}
                  disabled={!isChosen && !isReachable(product, choice, [specIndex, value])}
                  onClick={() => onChoose(toggled(choice, [specIndex, value]))}
                >
                  {value}
                </button>
              )
            })}
          </div>
        </fieldset>
      ))}
      {product.isByEnquiry ? (
        <div className="shop-sheet-foot">
          <button type="button" className="shop-button is-wide" onClick={onClose}>
            {translate(PRODUCT_LABELS.done)}
          </button>
        </div>
      ) : (
        <PurchaseFoot
          key={chosenVariant(product, choice)?.id ?? ''}
          product={product}
          variant={chosenVariant(product, choice)}
          closeThen={closeThen}
        />
      )}
    </Sheet>
  )
}

function ChosenHead({ product, choice }: { readonly product: FullProduct; readonly choice: Choice }) {
  const translate = useText()
  const variant = chosenVariant(product, choice)
  const picture = pictureUrl(variant?.imageUrl || product.imageUrls[0] || '')
  return (
    <div className="shop-chosen">
      <span className="shop-chosen-picture">{picture && <img src={picture} alt="" width={88} height={88} />}</span>
      <div>
        <PriceText price={variant?.price ?? product.price} isByEnquiry={product.isByEnquiry} size="large" />
        <p>{variant ? translate(bandLabel(variant.stockBand)) : translate(PRODUCT_LABELS.choose)}</p>
        <p>{choice.filter(Boolean).join(' / ')}</p>
      </div>
    </div>
  )
}
