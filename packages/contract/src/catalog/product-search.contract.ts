import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { Yuan } from '../values/yuan.ts'
import { ProductListItem } from './product.ts'

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')
const flag = z._default(z.boolean(), false)

/** Longest keyword of a search, in characters. */
export const MAX_KEYWORD = 60

/** What a list of products may be ordered by. Domain 3.9. */
export const PRODUCT_ORDERS = ['score', 'sales', 'price', 'new'] as const

/** An amount in yuan; `undefined` does not narrow. */
const amount = z.optional(z.number().check(z.nonnegative(), z.maximum(99_999_999)))

/** Limits of a choice by attributes: names, values of a name, and characters of each. */
const ATTRIBUTE_LIMITS = { names: 8, values: 20, length: 60 } as const

const attributeText = z.string().check(z.minLength(1), z.maxLength(ATTRIBUTE_LIMITS.length))

/** A chosen attribute: products have one of its values. Domain 3.9 `attrs`. */
export const AttributeChoice = z.object({
  cName: attributeText,
  valueList: z.array(attributeText).check(z.minLength(1), z.maxLength(ATTRIBUTE_LIMITS.values)),
})

/** What narrows a list of products; an empty member does not. Domain sheet 65 and 3.9. */
export const ProductNarrowing = {
  cKeyword: text(MAX_KEYWORD),
  cClassUuid: text(64),
  /** A class of the shop's own tree, which is the part of the classes that it sells in. */
  cSpClassUuid: text(64),
  cShopUuid: text(64),
  /** Joined by commas; one of them. */
  cBrandUuids: text(2000),
  /** Sold by the operator itself. */
  bOperated: flag,
  bInStock: flag,
  /** Shops that issue 增值税专用发票. */
  bSpecialInvoice: flag,
  /** Products that can be ordered in so few pieces. */
  iMaxMoq: z.optional(z.int().check(z.positive())),
  /** Province or city that the goods leave from (发货地); six digits. */
  cAreaCode: z._default(z.string().check(z.regex(/^(?:\d{6})?$/)), ''),
  attrs: z._default(z.array(AttributeChoice).check(z.maxLength(ATTRIBUTE_LIMITS.names)), []),
  /** In yuan; both ends belong to the range. Ignored where prices are hidden. */
  iPriceMin: amount,
  iPriceMax: amount,
} as const

const count = { iCount: z.int() }

/** What a list can be narrowed by, each with the number of products that it would leave. Own texts name a choice, `cText` is read. */
export const ProductFacets = z.object({
  brandList: z.array(z.object({ cBrandUuid: z.string(), cBrandName: z.string(), ...count })),
  classList: z.array(z.object({ cClassUuid: z.string(), cClassName: z.string(), ...count })),
  areaList: z.array(z.object({ cAreaCode: z.string(), cAreaName: z.string(), ...count })),
  attrList: z.array(
    z.object({
      cName: z.string(),
      cText: z.string(),
      valueList: z.array(z.object({ cValue: z.string(), cText: z.string(), ...count })),
    }),
  ),
  iOperated: z.int(),
  iInStock: z.int(),
  iSpecialInvoice: z.int(),
  /** Cheapest and dearest of the list; absent where prices are hidden and where nothing has one. */
  iPriceLow: z.optional(Yuan),
  iPriceHigh: z.optional(Yuan),
})
export type ProductFacets = z.infer<typeof ProductFacets>

/** Products by keyword, class and shop, narrowed and ordered: lists and choosers. */
export const searchProductPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/searchProductPage',
  gate: 'visitor',
  summary: 'Products by keyword, class or shop, narrowed and ordered.',
  body: z.object({
    ...ProductNarrowing,
    /** `score` is the best match, in stock first. A visitor from whom the site hides prices orders by none. */
    cOrderField: z._default(z.enum(PRODUCT_ORDERS), 'score'),
    /** Only the price goes both ways. */
    cOrderType: z._default(z.enum(['asc', 'desc']), 'asc'),
    /** Answers `facets`, too. */
    bFacets: flag,
    /** Puts the keyword into the search history of a signed-in caller. */
    bRemember: flag,
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize: z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({
    results: z.array(ProductListItem),
    iTotleSize: z.int(),
    facets: z.optional(ProductFacets),
  }),
})
