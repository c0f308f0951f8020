import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { narrowingCount, NO_NARROWING } from '../product-filter.ts'
import type { Narrowing, ProductFilter } from '../product-filter.ts'
import { amountOf } from '../search-input.ts'
import { productFacetsQuery } from '../product-search.ts'
import type { ProductFacets } from '../product-search.ts'
import '../product-card/options.css'
import { FacetGroup } from './facet-group.tsx'
import { FILTER_LABELS } from './filter-labels.ts'
import './filter-sheet.css'

/** What the sheet changes: the conditions, and the class where words are searched. */
export type FilterChange = Narrowing & Pick<ProductFilter, 'classId'>

/** Sheet that narrows a list of products, with the number of products that each choice would leave; nothing changes before it is applied. */
export function FilterSheet(props: {
  readonly filter: ProductFilter
  readonly hasPrices: boolean
  readonly onApply: (narrowing: FilterChange) => void
  readonly onClose: () => void
}) {
  const { filter, hasPrices, onApply, onClose } = props
  const translate = useText()
  const [chosen, setChosen] = useState<ProductFilter>(filter)
  const facets = useQuery(productFacetsQuery(useShop(), inOrder(chosen), useCaller())).data
  const set = (changed: Partial<ProductFilter>) => setChosen({ ...chosen, ...changed })
  // A class that the address names is where the list is; only among words it is a choice.
  const reset = () => set({ ...NO_NARROWING, ...(filter.keyword !== '' && { classId: '' }) })
  return (
    <Sheet title={translate(FILTER_LABELS.filter)} size={65} onClose={onClose}>
      <Services chosen={chosen} facets={facets} onSet={set} />
      {hasPrices && <PriceRange chosen={chosen} facets={facets} onSet={set} />}
      {filter.keyword !== '' && (
        <FacetGroup
          name={translate(FILTER_LABELS.ofClass)}
          facets={facets?.classes ?? []}
          chosen={chosen.classId === '' ? [] : [chosen.classId]}
          onToggle={(id) => set({ classId: id === chosen.classId ? '' : id })}
        />
      )}
      <FacetGroup
        name={translate(FILTER_LABELS.brand)}
        facets={facets?.brands ?? []}
        chosen={chosen.brandIds}
        onToggle={(id) => set({ brandIds: toggle(chosen.brandIds, id) })}
      />
      <FacetGroup
        name={translate(FILTER_LABELS.origin)}
        facets={facets?.areas ?? []}
        chosen={chosen.areaCode === '' ? [] : [chosen.areaCode]}
        onToggle={(code) => set({ areaCode: code === chosen.areaCode ? '' : code })}
      />
      {facets?.attributes.map(({ id, name, values }) => (
        <FacetGroup
          key={id}
          name={name}
          facets={values}
          chosen={chosen.attributes.find((attribute) => attribute.name === id)?.values ?? []}
          onToggle={(value) => set({ attributes: toggleAttribute(chosen.attributes, id, value) })}
        />
      ))}
      <div className="shop-sheet-foot shop-filter-foot">
        <button
          type="button"
          className="shop-button is-quiet"
          disabled={narrowingCount(chosen) === 0 && chosen.classId === filter.classId}
          onClick={reset}
        >
          {translate(FILTER_LABELS.reset)}
        </button>
        <button type="button" className="shop-button" onClick={() => onApply(inOrder(chosen))}>
          {facets ? translate(FILTER_LABELS.show, { count: facets.total }) : translate(FILTER_LABELS.apply)}
        </button>
      </div>
    </Sheet>
  )
}

interface PartProps {
  readonly chosen: ProductFilter
  readonly facets: ProductFacets | undefined
  readonly onSet: (changed: Partial<ProductFilter>) => void
}

function Services({ chosen, facets, onSet }: PartProps) {
  const translate = useText()
  const services = [
    { id: 'isOperated', name: translate(FILTER_LABELS.operated), count: facets?.operated },
    { id: 'isInStock', name: translate(FILTER_LABELS.inStock), count: facets?.inStock },
    { id: 'hasSpecialInvoices', name: translate(FILTER_LABELS.specialInvoice), count: facets?.specialInvoices },
  ] as const
  return (
    <>
      <FacetGroup
        name={translate(FILTER_LABELS.service)}
        facets={services}
        chosen={services.map(({ id }) => id).filter((id) => chosen[id])}
        onToggle={(id) => onSet({ [id]: !chosen[id as (typeof services)[number]['id']] })}
      />
      <fieldset className="shop-spec">
        <legend>{translate(FILTER_LABELS.smallestOrder)}</legend>
        <NumberField
          label={translate(FILTER_LABELS.atMost)}
          value={chosen.maxMinQuantity}
          onChange={(maxMinQuantity) => onSet({ maxMinQuantity })}
        />
      </fieldset>
    </>
  )
}

function PriceRange({ chosen, facets, onSet }: PartProps) {
  const translate = useText()
  const [low, high] = facets?.priceRange ?? []
  return (
    <fieldset className="shop-spec">
      <legend>{translate(FILTER_LABELS.priceRange)}</legend>
      <div className="shop-range">
        <NumberField
          label={translate(FILTER_LABELS.lowest)}
          hint={low === undefined ? undefined : moneyText(low)}
          value={chosen.minPrice}
          onChange={(minPrice) => onSet({ minPrice })}
        />
        <span aria-hidden="true">–</span>
        <NumberField
          label={translate(FILTER_LABELS.highest)}
          hint={high === undefined ? undefined : moneyText(high)}
          value={chosen.maxPrice}
          onChange={(maxPrice) => onSet({ maxPrice })}
        />
      </div>
    </fieldset>
  )
}

function NumberField(props: {
  readonly label: string
  readonly hint?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const { label, hint, value, onChange } = props
  return (
    <input
      className="shop-filter-number"
      inputMode="numeric"
      maxLength={8}
      autoComplete="off"
      aria-label={label}
      placeholder={hint === undefined ? label : `${label} ${hint}`}
      value={value}
      onChange={({ target }) => onChange(target.value.replace(/\D/g, ''))}
    />
  )
}

function toggle(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
}

function toggleAttribute(attributes: ProductFilter['attributes'], name: string, value: string) {
  const values = toggle(attributes.find((attribute) => attribute.name === name)?.values ?? [], value)
  const others = attributes.filter((attribute) => attribute.name !== name)
  return values.length === 0 ? others : [...others, { name, values }]
}

/** A range that was typed the wrong way round is meant the other way. */
function inOrder(chosen: ProductFilter): ProductFilter {
  const [minPrice, maxPrice] = [amountOf(chosen.minPrice), amountOf(chosen.maxPrice)]
  const isReversed = minPrice !== '' && maxPrice !== '' && Number(minPrice) > Number(maxPrice)
  const range = isReversed ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice }
  return { ...chosen, ...range, maxMinQuantity: amountOf(chosen.maxMinQuantity) }
}
