import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '../rpc/page-size.ts'
import { Yuan } from '../values/yuan.ts'
import { MAX_KEYWORD } from './product-search.contract.ts'
import { FoundShop, ShopListItem } from './shop-card.ts'

const pageSize = z._default(z.int().check(z.minimum(1), z.maximum(MAX_PAGE_SIZE)), DEFAULT_PAGE_SIZE)
const text = (max: number) => z.string().check(z.maxLength(max))

const fees = { iFirstUnit: z.int(), iFirstFee: Yuan, iNextUnit: z.int(), iNextFee: Yuan }

/** How a shop delivers: its own fees, those of regions, and from when on delivery is free. Areas are names. */
export const DeliveryPolicy = z.object({
  /** 1 by pieces, 2 by weight (units are grams). */
  iChargeMode: z.int(),
  ...fees,
  ruleList: z.array(z.object({ areaList: z.array(z.string()), ...fees, bDeliverable: z.boolean() })),
  /** Without areas everywhere. */
  freeList: z.array(
    z.object({ areaList: z.array(z.string()), iMinAmount: z.optional(Yuan), iMinQty: z.optional(z.int()) }),
  ),
})
export type DeliveryPolicy = z.infer<typeof DeliveryPolicy>

/** A shop with the fields of its header and of its facts. Domain sheets 26 and 72. */
export const ShopInfo = z.extend(ShopListItem, {
  iScore: z.number(),
  iLogisticsScore: z._default(z.number(), 5),
  iServiceScore: z._default(z.number(), 5),
  cIntro: z.string(),
  cRegion: z.string(),
  /** `yyyy-MM-dd HH:mm:ss` in Asia/Shanghai. */
  dOpened: z.string(),
  bClosed: z.boolean(),
  /** End of a closing period (休息中), formatted as `dOpened`; absent while open. */
  dRestUntil: z.optional(z.string()),
  cNotice: z._default(z.string(), ''),
  cBannerUrl: z._default(z.string(), ''),
  /** Colour of its head, `#rrggbb`; empty for the mall's. */
  cHeadColor: z._default(z.string(), ''),
  /** 0 the operator's own, 1 of an enterprise, 2 of an individual team. */
  iShopKind: z._default(z.int(), 0),
  /** Form of its business licence; for signed-in callers only, and absent without one. */
  cLicenceUrl: z.optional(z.string()),
  /** 1 普通发票, 2 增值税专用发票. */
  invoiceKinds: z._default(z.array(z.int()), [1]),
  /** Absent when delivery is free. */
  delivery: z.optional(DeliveryPolicy),
  /** Smallest goods amount of an order; absent without one. */
  iMinOrderAmount: z.optional(Yuan),
  /** Days of after-sales that most of its products have; 0 without returns. */
  iAfterSaleDays: z._default(z.int(), 0),
  iSales: z._default(z.int(), 0),
  iFollowCount: z._default(z.int(), 0),
  /** The caller follows it. */
  bCollect: z._default(z.boolean(), false),
})
export type ShopInfo = z.infer<typeof ShopInfo>

/** The header and the facts of a shop. A shop that is not on the site answers NOT_FOUND. */
export const getShopInfo = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/getShopInfo',
  gate: 'visitor',
  summary: 'A shop with its scores, policies and state.',
  body: z.object({ cShopUuid: text(64) }),
  data: ShopInfo,
})

/** What shops may be ordered by: 综合, 评分, 销量. Domain sheet 66. */
export const SHOP_ORDERS = ['score', 'rating', 'sales'] as const

/** Shops whose name matches a keyword, then those that sell products that match it; closed ones last. */
export const searchShopPage = endpoint({
  method: 'POST',
  path: 'alc-alshop/WhiteListFunctionAction/searchShopPage',
  gate: 'visitor',
  summary: 'Shops by keyword, ordered.',
  body: z.object({
    cKeyword: z._default(text(MAX_KEYWORD), ''),
    /** Open shops that sell in the same classes as this one. Domain sheet 26, similar shops. */
    cLikeShopUuid: z._default(text(64), ''),
    cOrderField: z._default(z.enum(SHOP_ORDERS), 'score'),
    /** Puts the keyword into the search history of a signed-in caller. */
    bRemember: z._default(z.boolean(), false),
    pageNumber: z._default(z.int().check(z.positive()), 1),
    pageSize,
  }),
  data: z.object({ results: z.array(FoundShop), iTotleSize: z.int() }),
})
