import { readProduct, searchProductPage } from '@mallwright/contract/catalog'
import type { ProductFacets as WireFacets } from '@mallwright/contract/catalog'
import { createApi, DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen, Locale } from '@mallwright/contract/values'
import type { ProductPage } from '@mallwright/modules/views'
import { CallError, nextPage } from '@mallwright/shop-core/query'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../client/shop.ts'
import type { ProductFilter, ProductOrder } from './product-filter.ts'

/** The endpoint of lists of products, loaded with them. */
const OPERATIONS = { searchProductPage }

/** Query keys of lists of products. Prices depend on the caller, texts on the language. */
export const productSearchKeys = {
  list: (filter: ProductFilter, caller: string, locale: Locale) => ['catalog', 'search', filter, caller, locale],
  facets: (filter: ProductFilter, caller: string, locale: Locale) => ['catalog', 'facets', filter, caller, locale],
} as const

/** Products as a buyer searches, narrows and orders them, page by page. A keyword becomes part of an account's history. */
export function productSearchQuery({ send, locale }: Shop, filter: ProductFilter, caller: string) {
  return infiniteQueryOptions({
    queryKey: productSearchKeys.list(filter, caller, locale()),
    queryFn: ({ pageParam }) => searchProducts(send, filter, pageParam),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

/** One way to narrow a list, and how many products it would leave. */
export interface Facet {
  /** What names the choice: an id, a code, or the text itself. */
  readonly id: string
  readonly name: string
  readonly count: number
}

/** What a list can be narrowed by, and the number of products that its filter leaves. */
export interface ProductFacets {
  readonly total: number
  readonly brands: readonly Facet[]
  readonly classes: readonly Facet[]
  readonly areas: readonly Facet[]
  readonly attributes: readonly { readonly id: string; readonly name: string; readonly values: readonly Facet[] }[]
  /** `undefined` from a gateway that counts none. */
  readonly operated: number | undefined
  readonly inStock: number | undefined
  readonly specialInvoices: number | undefined
  /** Cheapest and dearest; `undefined` where prices are hidden. */
  readonly priceRange: readonly [low: Fen, high: Fen] | undefined
}

/** What a list can be narrowed by under a filter; the last ones are kept until the next arrive. */
export function productFacetsQuery({ send, locale }: Shop, filter: ProductFilter, caller: string) {
  return queryOptions({
    queryKey: productSearchKeys.facets(filter, caller, locale()),
    queryFn: () => readFacets(send, filter),
    placeholderData: keepPreviousData,
  })
}

async function searchProducts(send: Send, filter: ProductFilter, pageNumber: number): Promise<ProductPage> {
  const body = { ...wireFilter(filter), bRemember: filter.keyword !== '', pageNumber, pageSize: DEFAULT_PAGE_SIZE }
  const answer = await createApi(OPERATIONS, send).searchProductPage({ body })
  if (answer.ok) return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}

async function readFacets(send: Send, filter: ProductFilter): Promise<ProductFacets> {
  const body = { ...wireFilter(filter), bFacets: true, pageNumber: 1, pageSize: 1 }
  const answer = await createApi(OPERATIONS, send).searchProductPage({ body })
  if (!answer.ok) throw new CallError(answer)
  return facetsOf(answer.data.iTotleSize, answer.data.facets)
}

function facetsOf(total: number, facets: WireFacets | undefined): ProductFacets {
  const { iPriceLow, iPriceHigh } = facets ?? {}
  return {
    total,
    brands: (facets?.brandList ?? []).map((one) => ({ id: one.cBrandUuid, name: one.cBrandName, count: one.iCount })),
    classes: (facets?.classList ?? []).map((one) => ({ id: one.cClassUuid, name: one.cClassName, count: one.iCount })),
    areas: (facets?.areaList ?? []).map((one) => ({ id: one.cAreaCode, name: one.cAreaName, count: one.iCount })),
    attributes: (facets?.attrList ?? []).map(({ cName, cText, valueList }) => ({
      id: cName,
      name: cText,
      values: valueList.map((one) => ({ id: one.cValue, name: one.cText, count: one.iCount })),
    })),
    operated: facets?.iOperated,
    inStock: facets?.iInStock,
    specialInvoices: facets?.iSpecialInvoice,
    priceRange:
      iPriceLow === undefined || iPriceHigh === undefined
        ? undefined
        : [fenFromYuan(iPriceLow), fenFromYuan(iPriceHigh)],
  }
}

/** Orders under the gateway's names. */
const ORDERS = {
  score: ['score', 'desc'],
  sales: ['sales', 'desc'],
  'price-asc': ['price', 'asc'],
  'price-desc': ['price', 'desc'],
  new: ['new', 'desc'],
} as const satisfies Record<ProductOrder, readonly [string, string]>

function wireFilter(filter: ProductFilter) {
  const [cOrderField, cOrderType] = ORDERS[filter.order]
  return {
    cKeyword: filter.keyword,
    cClassUuid: filter.classId,
    cSpClassUuid: filter.shopClassId,
    cShopUuid: filter.shopId,
    cBrandUuids: filter.brandIds.join(','),
    cAreaCode: filter.areaCode,
    cOrderField,
    cOrderType,
    bOperated: filter.isOperated,
    bInStock: filter.isInStock,
    bSpecialInvoice: filter.hasSpecialInvoices,
    attrs: filter.attributes.map(({ name, values }) => ({ cName: name, valueList: [...values] })),
    ...(filter.maxMinQuantity !== '' && { iMaxMoq: Number(filter.maxMinQuantity) }),
    ...(filter.minPrice !== '' && { iPriceMin: Number(filter.minPrice) }),
    ...(filter.maxPrice !== '' && { iPriceMax: Number(filter.maxPrice) }),
  }
}
