import type { ShopInfo, ShopListItem } from '@mallwright/contract/catalog'
import { yuanFromFen } from '@mallwright/contract/values'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'
import type { CatalogViewer } from './catalog-viewer.ts'
import { fenColumn } from './product.wire.ts'

/** Columns of a shop in lists. */
export const SHOP = {
  id: z.string(),
  name: z.string(),
  logoUrl: z.string(),
  isOperated: z.boolean(),
  isClosed: z.boolean(),
  productCount: z.number(),
}

type ShopRow = z.infer<z.ZodMiniObject<typeof SHOP>>

/** Columns of a shop's marks. */
export const SHOP_MARKS = { followers: z.number(), isFollowed: z.boolean(), sales: z.number() }

/** Columns of a shop's head and facts. */
export const SHOP_HEAD = {
  ...SHOP,
  score: z.string(),
  logisticsScore: z.string(),
  serviceScore: z.string(),
  intro: z.string(),
  region: z.string(),
  notice: z.string(),
  bannerUrl: z.string(),
  headColor: z.string(),
  licenceUrl: z.string(),
  hasSpecialInvoices: z.boolean(),
  minOrder: fenColumn,
  freightTemplateId: z.nullable(z.string()),
  /** Kind of the institution that runs it. */
  ownerKind: z.nullable(z.number()),
  openedAt: z.date(),
  restUntil: z.nullable(z.date()),
  afterSaleDays: z.number(),
  ...SHOP_MARKS,
}

/** A shop's head and facts as they are stored. */
export type ShopHeadRow = z.infer<z.ZodMiniObject<typeof SHOP_HEAD>>

/** The head and the facts of a shop in wire names, without its delivery. The licence is for signed-in viewers. Domain sheet 72. */
export function shopHead(row: ShopHeadRow, { accountId }: CatalogViewer): ShopInfo {
  return {
    ...shopItem(row),
    bClosed: row.isClosed,
    iScore: Number(row.score),
    iLogisticsScore: Number(row.logisticsScore),
    iServiceScore: Number(row.serviceScore),
    cIntro: row.intro,
    cRegion: row.region,
    cNotice: row.notice,
    cBannerUrl: row.bannerUrl,
    cHeadColor: row.headColor,
    iShopKind: row.isOperated ? 0 : row.ownerKind === 2 ? 2 : 1,
    dOpened: wireTime(row.openedAt),
    invoiceKinds: row.hasSpecialInvoices ? [1, 2] : [1],
    iAfterSaleDays: row.afterSaleDays,
    iSales: row.sales,
    iFollowCount: row.followers,
    bCollect: row.isFollowed,
    ...(row.minOrder > 0 && { iMinOrderAmount: yuanFromFen(row.minOrder) }),
    ...(accountId !== null && row.licenceUrl !== '' && { cLicenceUrl: row.licenceUrl }),
    ...(row.restUntil && { dRestUntil: wireTime(row.restUntil) }),
  }
}

/** A shop of a list in wire names. */
export function shopItem({ id, name, logoUrl, isOperated, isClosed, productCount }: ShopRow): ShopListItem {
  return {
    cShopUuid: id,
    cShopName: name,
    cPreviewUrl: logoUrl,
    bOperated: isOperated,
    bClosed: isClosed,
    iProdCount: productCount,
  }
}
