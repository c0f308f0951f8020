import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { useState } from 'react'

import '../product-card/options.css'
import type { ProductFilter } from '../product-search.ts'
import { LIST_LABELS } from './list-labels.ts'
import { amountOf, NO_NARROWING } from './use-product-filter.ts'

/** What a filter sheet changes. */
export type Narrowing = Pick<ProductFilter, 'isOperated' | 'isInStock' | 'minPrice' | 'maxPrice'>

/** Sheet that narrows a list of products; nothing changes before it is applied. */
export function FilterSheet(props: {
  readonly filter: ProductFilter
  readonly hasPrices: boolean
  readonly onApply: (narrowing: Narrowing) => void
  readonly onClose: () => void
}) {
  const { filter, hasPrices, onApply, onClose } = props
  const translate = useText()
  const [chosen, setChosen] = useState<Narrowing>(filter)
  const set = (changed: Partial<Narrowing>) => setChosen({ ...chosen, ...changed })
  return (
    <Sheet title={translate(LIST_LABELS.filter)} size={65} onClose={onClose}>
      <fieldset className="shop-spec">
        <legend>{translate(LIST_LABELS.service)}</legend>
        <div className="shop-options">
          {(['isOperated', 'isInStock'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="shop-option"
              aria-pressed={chosen[name]}
              onClick={() => set({ [name]: !chosen[name] })}
            >
              {translate(name === 'isOperated' ? LIST_LABELS.operated : LIST_LABELS.inStock)}
            </button>
          ))}
        </div>
      </fieldset>
      {hasPrices && (
        <fieldset className="shop-spec">
          <legend>{translate(LIST_LABELS.priceRange)}</legend>
          <div className="shop-range">
            {(['minPrice', 'maxPrice'] as const).map((name) => (
              <input
                key={name}
                inputMode="numeric"
                maxLength={8}
                autoComplete="off"
                aria-label={translate(name === 'minPrice' ? LIST_LABELS.lowest : LIST_LABELS.highest)}
                placeholder={translate(name === 'minPrice' ? LIST_LABELS.lowest : LIST_LABELS.highest)}
                value={chosen[name]}
                onChange={({ target }) => set({ [name]: target.value.replace(/\D/g, '') })}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="shop-sheet-foot shop-filter-foot">
        <button type="button" className="shop-button is-quiet" onClick={() => setChosen(NO_NARROWING)}>
          {translate(LIST_LABELS.reset)}
        </button>
        <button type="button" className="shop-button" onClick={() => onApply(inOrder(chosen))}>
          {translate(LIST_LABELS.apply)}
        </button>
      </div>
    </Sheet>
  )
}

/** A range that was typed the wrong way round is meant the other way. */
function inOrder(chosen: Narrowing): Narrowing {
  const [minPrice, maxPrice] = [amountOf(chosen.minPrice), amountOf(chosen.maxPrice)]
  const isReversed = minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
  return { ...chosen, ...(isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }) }
}
