import { reachOf, toggled } from '../variant-choice.ts'
import type { Choice } from '../variant-choice.ts'
import type { FullProduct } from '../full-product.ts'
import '../product-card/options.css'

/** The values of a product's specs. Values that lead to no variant with the rest of the choice cannot be chosen; sold-out ones are marked. */
export function SkuOptions(props: {
  readonly product: Pick<FullProduct, 'specs' | 'variants'>
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}) {
  const { product, choice, onChoose } = props
  return product.specs.map((spec, specIndex) => (
    <fieldset key={spec.name} className="shop-spec">
      <legend>{spec.name}</legend>
      <div className="shop-options">
        {spec.values.map((value) => {
          const isChosen = choice[specIndex] === value
          const reach = reachOf(product, choice, [specIndex, value])
          return (
            <button
              key={value}
              type="button"
              className={reach === 'soldOut' ? 'shop-option is-sold-out' : 'shop-option'}
              aria-pressed={isChosen}
              disabled={!isChosen && reach === 'none'}
              onClick={() => onChoose(toggled(choice, [specIndex, value]))}
            >
              {value}
            </button>
          )
        })}
      </div>
    </fieldset>
  ))
}
