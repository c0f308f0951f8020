import { useSearchParams } from 'react-router'

import { PARAMS } from '../../../navigation/route-params.ts'
import type { ProductFilter, ProductOrder } from '../product-search.ts'

const ORDERS: readonly ProductOrder[] = ['score', 'sales', 'price-asc', 'price-desc', 'new']

/** Longest keyword that the gateway takes. */
export const MAX_KEYWORD = 60

/** The filter of the list in the address, and its change: no navigation, so that back leaves the list. */
export function useProductFilter(): readonly [ProductFilter, (change: Partial<ProductFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter = readFilter(params)
  const change = (changed: Partial<ProductFilter>) =>
    setParams((current) => writeFilter(current, { ...readFilter(current), ...changed }), { replace: true })
  return [filter, change]
}

/** Whether a filter narrows a list beyond its words and class. */
export function isNarrowed({ isOperated, isInStock, minPrice, maxPrice }: ProductFilter): boolean {
  return isOperated || isInStock || minPrice !== '' || maxPrice !== ''
}

/** A filter that narrows nothing, for the reset of the sheet. */
export const NO_NARROWING = { isOperated: false, isInStock: false, minPrice: '', maxPrice: '' } as const

function readFilter(params: URLSearchParams): ProductFilter {
  const order = [params.get(PARAMS.orderField), params.get(PARAMS.orderType)].filter(Boolean).join('-')
  return {
    keyword: (params.get(PARAMS.keyword) ?? '').trim().slice(0, MAX_KEYWORD),
    classId: params.get(PARAMS.classId) ?? '',
    order: ORDERS.find((known) => known === order) ?? 'score',
    isOperated: params.get(PARAMS.isOperated) === 'true',
    isInStock: params.get(PARAMS.isInStock) === 'true',
    minPrice: amountOf(params.get(PARAMS.minPrice)),
    maxPrice: amountOf(params.get(PARAMS.maxPrice)),
  }
}

function writeFilter(current: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const next = new URLSearchParams(current)
  const [orderField = '', orderType = ''] = filter.order === 'score' ? [] : filter.order.split('-')
  const written = {
    keyword: filter.keyword,
    orderField,
    orderType,
    isOperated: filter.isOperated ? 'true' : '',
    isInStock: filter.isInStock ? 'true' : '',
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
  } as const
  for (const [name, value] of Object.entries(written) as [keyof typeof written, string][]) {
    if (value === '') next.delete(PARAMS[name])
    else next.set(PARAMS[name], value)
  }
  return next
}

/** An amount in whole yuan; empty for anything else. */
export function amountOf(text: string | null): string {
  return /^\d{1,8}$/.test(text ?? '') ? String(Number(text)) : ''
}
