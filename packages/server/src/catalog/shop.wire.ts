import type { ShopInfo, ShopListItem } from '@mallwright/contract/catalog'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'

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

/** Columns of a shop's head. */
export const SHOP_HEAD = {
  ...SHOP,
  score: z.string(),
  intro: z.string(),
  region: z.string(),
  openedAt: z.date(),
  restUntil: z.nullable(z.date()),
}

/** The head of a shop in wire names. */
export function shopHead(row: z.infer<z.ZodMiniObject<typeof SHOP_HEAD>>): ShopInfo {
  return {
    ...shopItem(row),
    bClosed: row.isClosed,
    iScore: Number(row.score),
    cIntro: row.intro,
    cRegion: row.region,
    dOpened: wireTime(row.openedAt),
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
