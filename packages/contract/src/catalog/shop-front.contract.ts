import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { ShopListItem } from './shop-card.ts'

const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE)
const text = (max: number) => z.string().check(z.maxLength(max))

/** A shop with the fields of its header. Domain sheets 26 and 72. */
export const ShopInfo = z.extend(ShopListItem, {
  iScore: z.number(),
  cIntro: z.string(),
  cRegion: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  dOpened: z.string(),
  bClosed: z.boolean(),
  /** End of a closing period (休息中), formatted as `dOpened`; absent while open. */
  dRestUntil: z.optional(z.string()),
})
export type ShopInfo = z.infer<typeof ShopInfo>

/** The header of a shop. A shop that is not on the site answers NOT_FOUND. */
export const getShopInfo = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getShopInfo',
  gate: 'visitor',
  summary: 'A shop with its score, region and state.',
  body: z.object({ cShopUuid: text(64) }),
  data: ShopInfo,
})

/** Shops by keyword, best score first. */
export const searchShopPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/searchShopPage',
  gate: 'visitor',
  summary: 'Shops by keyword.',
  body: z.object({
    cKeyword: z._default(text(60), ''),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize,
  }),
  data: z.object({ results: z.array(ShopListItem), iTotleSize: z.int() }),
})
