import { PARAMS } from '../../navigation/route-params.ts'
import type { RouteParam } from '../../navigation/route-params.ts'
import { amountOf, MAX_KEYWORD } from './search-input.ts'

/** What a list of products is ordered by; only the price goes both ways. */
export type ProductOrder = 'score' | 'sales' | 'price-asc' | 'price-desc' | 'new'

/** A chosen attribute: products have one of its values. */
export interface ChosenAttribute {
  readonly name: string
  readonly values: readonly string[]
}

/** What a list of products shows; empty members do not narrow. */
export interface ProductFilter {
  readonly keyword: string
  readonly classId: string
  readonly shopId: string
  /** Class of a shop's own tree. */
  readonly shopClassId: string
  readonly order: ProductOrder
  readonly isOperated: boolean
  readonly isInStock: boolean
  readonly hasSpecialInvoices: boolean
  /** Whole yuan as typed; empty for none. */
  readonly minPrice: string
  readonly maxPrice: string
  readonly brandIds: readonly string[]
  /** Province or city of dispatch. */
  readonly areaCode: string
  /** Smallest order of at most so many pieces, as typed. */
  readonly maxMinQuantity: string
  readonly attributes: readonly ChosenAttribute[]
}

/** What the sheet of a filter changes. */
export type Narrowing = Omit<ProductFilter, 'keyword' | 'classId' | 'shopId' | 'shopClassId' | 'order'>

/** A filter that narrows nothing, for the reset of the sheet. */
export const NO_NARROWING: Narrowing = {
  isOperated: false,
  isInStock: false,
  hasSpecialInvoices: false,
  minPrice: '',
  maxPrice: '',
  brandIds: [],
  areaCode: '',
  maxMinQuantity: '',
  attributes: [],
}

/** Number of conditions that narrow a list beyond its words, class and shop. */
export function narrowingCount(filter: Narrowing): number {
  const flags = [filter.isOperated, filter.isInStock, filter.hasSpecialInvoices].filter(Boolean).length
  const texts = [filter.minPrice || filter.maxPrice, filter.areaCode, filter.maxMinQuantity].filter(Boolean).length
  return flags + texts + (filter.brandIds.length > 0 ? 1 : 0) + filter.attributes.length
}

const ORDERS: readonly ProductOrder[] = ['score', 'sales', 'price-asc', 'price-desc', 'new']

/** The filter that an address names. What it does not know is left out. */
export function readFilter(params: URLSearchParams): ProductFilter {
  const text = (name: RouteParam) => params.get(PARAMS[name]) ?? ''
  const order = [text('orderField'), text('orderType')].filter(Boolean).join('-')
  return {
    keyword: text('keyword').trim().slice(0, MAX_KEYWORD),
    classId: text('classId'),
    shopId: text('shopId'),
    shopClassId: text('shopClassId'),
    order: ORDERS.find((known) => known === order) ?? 'score',
    isOperated: text('isOperated') === 'true',
    isInStock: text('isInStock') === 'true',
    hasSpecialInvoices: text('hasSpecialInvoices') === 'true',
    minPrice: amountOf(text('minPrice')),
    maxPrice: amountOf(text('maxPrice')),
    brandIds: text('brandIds').split(',').filter(Boolean),
    areaCode: /^\d{6}$/.test(text('areaCode')) ? text('areaCode') : '',
    maxMinQuantity: amountOf(text('maxMinQuantity')),
    attributes: attributesOf(text('attributes')),
  }
}

/** An address' parameters with a filter in them; words, class and shop stay where the filter has them. */
export function writeFilter(current: URLSearchParams, filter: ProductFilter): URLSearchParams {
  const next = new URLSearchParams(current)
  const [orderField = '', orderType = ''] = filter.order === 'score' ? [] : filter.order.split('-')
  const flag = (isSet: boolean) => (isSet ? 'true' : '')
  const written = {
    keyword: filter.keyword,
    classId: filter.classId,
    shopClassId: filter.shopClassId,
    orderField,
    orderType,
    isOperated: flag(filter.isOperated),
    isInStock: flag(filter.isInStock),
    hasSpecialInvoices: flag(filter.hasSpecialInvoices),
    minPrice: filter.minPrice,
    maxPrice: filter.maxPrice,
    brandIds: filter.brandIds.join(','),
    areaCode: filter.areaCode,
    maxMinQuantity: filter.maxMinQuantity,
    attributes: filter.attributes.length > 0 ? JSON.stringify(filter.attributes) : '',
  } as const
  for (const [name, value] of Object.entries(written) as [keyof typeof written, string][]) {
    if (value === '') next.delete(PARAMS[name])
    else next.set(PARAMS[name], value)
  }
  return next
}

/** Chosen attributes as an address has them; none when it is not what this writes. */
function attributesOf(text: string): readonly ChosenAttribute[] {
  if (text === '') return []
  try {
    const read: unknown = JSON.parse(text)
    return Array.isArray(read) && read.every(isChosenAttribute) ? read.slice(0, 8) : []
  } catch {
    return []
  }
}

function isChosenAttribute(entry: unknown): entry is ChosenAttribute {
  const { name, values } = (entry ?? {}) as Partial<Record<keyof ChosenAttribute, unknown>>
  const isText = (text: unknown) => typeof text === 'string' && text !== '' && text.length <= 60
  return isText(name) && Array.isArray(values) && values.length > 0 && values.length <= 20 && values.every(isText)
}
