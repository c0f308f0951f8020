import { useSearchParams } from 'react-router'

import { readFilter, writeFilter } from '../product-filter.ts'
import type { ProductFilter } from '../product-filter.ts'

/** The filter of the list in the address, and its change: no navigation, so that back leaves the list. */
export function useProductFilter(): readonly [ProductFilter, (change: Partial<ProductFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const change = (changed: Partial<ProductFilter>) =>
    setParams((current) => writeFilter(current, { ...readFilter(current), ...changed }), { replace: true })
  return [filter, change]
}
