import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { MAX_KEYWORD } from './product-search.contract.ts'

/** A brand in a list. Domain 1.3. */
export const BrandListItem = z.object({
  cBrandUuid: z.string(),
  cBrandName: z.string(),
  /** Empty when the brand has no logo. */
  cLogoUrl: z.string(),
  /** Products of it that the site sells. */
  iProdCount: z.int(),
})
export type BrandListItem = z.infer<typeof BrandListItem>

/** A brand as modules and screens render it. */
export interface BrandCard {
  readonly id: string
  readonly name: string
  /** Empty when the brand has no logo. */
  readonly logoUrl: string
  readonly productCount: number
}

/** Maps a wire brand to plain names. */
export function readBrand(item: BrandListItem): BrandCard {
  return { id: item.cBrandUuid, name: item.cBrandName, logoUrl: item.cLogoUrl, productCount: item.iProdCount }
}

const text = (max: number) => z._default(z.string().check(z.maxLength(max)), '')
const positive = z.int().check(z.positive())

/** Brands that a site sells products of: those of comma-joined uuids in that order, else the best sellers first. */
export const getBrandList = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getBrandList',
  gate: 'visitor',
  summary: 'The brands that the site sells.',
  body: z.object({
    cBrandUuids: text(4000),
    /** Those with products in one of these classes or below. */
    cClassUuids: text(4000),
    /** A part of the name. */
    cKeyword: text(MAX_KEYWORD),
    pageNumber: z._default(positive, 1),
    pageSize: z._default(positive.check(z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE),
  }),
  data: z.object({ results: z.array(BrandListItem), iTotleSize: z.int() }),
})
