import { BY_ENQUIRY } from '../catalog/product.wire.ts'

/** How a buyer narrows and orders a list of products. Empty members do not narrow. */
export interface ProductChoice {
  readonly order: 'score' | 'sales' | 'price' | 'new'
  readonly isDescending: boolean
  readonly isOperated: boolean
  readonly isInStock: boolean
  readonly hasSpecialInvoices: boolean
  /** In fen. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly brandIds: readonly string[]
  readonly maxMinQty?: number | undefined
  /** What the place of dispatch begins with and contains; `undefined` for everywhere. */
  readonly origin?: readonly [province: string, city: string] | undefined
  /** Products have one of the values of each. */
  readonly attributes: readonly { readonly name: string; readonly values: readonly string[] }[]
}

/** A choice that neither narrows nor orders. */
export const PLAIN_CHOICE: ProductChoice = {
  order: 'score',
  isDescending: false,
  isOperated: false,
  isInStock: false,
  hasSpecialInvoices: false,
  brandIds: [],
  attributes: [],
}

/** Whether a choice neither narrows nor orders: the plain statements have their index. */
export function isPlain(choice: ProductChoice): boolean {
  const { order, isOperated, isInStock, hasSpecialInvoices, minPrice, maxPrice } = choice
  const { brandIds, maxMinQty, origin, attributes } = choice
  const hasFlags = isOperated || isInStock || hasSpecialInvoices
  const hasRange = minPrice !== undefined || maxPrice !== undefined || maxMinQty !== undefined
  return order === 'score' && !hasFlags && !hasRange && !origin && brandIds.length === 0 && attributes.length === 0
}

/** A choice of a viewer from whom prices are hidden: an order or a range by price would tell them. */
export function withoutPrices({ order, ...choice }: ProductChoice): ProductChoice {
  return { ...choice, order: order === 'price' ? 'score' : order, minPrice: undefined, maxPrice: undefined }
}

/** The chosen conditions in SQL by what they concern; product `p`, shop `s`, parameters as in `choiceValues`. */
export const CHOICE_SQL = {
  operated: 'not $5::bool or s.operated',
  inStock: 'not $6::bool or p.in_stock',
  // Products by enquiry have no price.
  price: `($7::bigint is null or p.price_mode <> ${BY_ENQUIRY} and p.min_price_cents >= $7)
    and ($8::bigint is null or p.price_mode <> ${BY_ENQUIRY} and p.min_price_cents <= $8)`,
  brand: 'cardinality($9::text[]) = 0 or p.brand_id::text = any($9::text[])',
  invoice: 'not $10::bool or s.special_invoices',
  quantity: '$11::int is null or p.min_order_qty <= $11',
  origin: `cardinality($12::text[]) = 0
    or starts_with(p.origin_place, ($12::text[])[1]) and strpos(p.origin_place, ($12::text[])[2]) > 0`,
} as const

/** The names of chosen attributes that product `p` has no chosen value of, as rows. */
export const MISSED_ATTRIBUTES = `select wanted.name from jsonb_to_recordset($13::jsonb) as wanted (name text, "values" text[])
  where not exists (select 1 from product_attribute a
    where a.product_id = p.id and a.name = wanted.name and a.value = any(wanted."values"))`

/** Number of parameters before the words of a list: site, shelf, classes, shop, then the choice. */
export const CHOICE_PARAMETERS = 13

/** Values of the parameters from `$5` on. */
export function choiceValues(choice: ProductChoice): readonly unknown[] {
  return [
    choice.isOperated,
    choice.isInStock,
    choice.minPrice ?? null,
    choice.maxPrice ?? null,
    choice.brandIds,
    choice.hasSpecialInvoices,
    choice.maxMinQty ?? null,
    choice.origin ?? [],
    JSON.stringify(choice.attributes),
  ]
}
