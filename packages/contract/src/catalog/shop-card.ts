import * as z from 'zod/mini'

import { ProductListItem, readProduct } from './product.ts'
import type { ProductCard } from './product.ts'

/** A shop in a list. */
export const ShopListItem = z.object({
  cShopUuid: z.string(),
  cShopName: z.string(),
  cPreviewUrl: z.string(),
  bOperated: z.optional(z.boolean()),
  iProdCount: z.optional(z.int()),
  /** 店铺已歇业. */
  bClosed: z.optional(z.boolean()),
})
export type ShopListItem = z.infer<typeof ShopListItem>

/** A shop that a search found; another gateway may know less of it. Domain sheet 66. */
export const FoundShop = z.extend(ShopListItem, {
  iScore: z._default(z.number(), 0),
  /** Pieces sold by all of its products. */
  iSales: z._default(z.int(), 0),
  iFollowCount: z._default(z.int(), 0),
  /** The caller follows it. */
  bCollect: z._default(z.boolean(), false),
  /** The classes that it sells most in, at most three. */
  classNameList: z._default(z.array(z.string()), []),
  /** Three of its products: those that match the keyword best, else the best sellers. */
  prodList: z._default(z.array(ProductListItem), []),
})
export type FoundShop = z.infer<typeof FoundShop>

/** A shop as modules and screens render it. */
export interface ShopCard {
  readonly id: string
  readonly name: string
  /** Empty when the shop has no logo. */
  readonly logoUrl: string
  readonly isOperated: boolean
  readonly productCount: number
  readonly isClosed: boolean
}

/** A found shop as screens render it. */
export interface FoundShopCard extends ShopCard {
  readonly score: number
  readonly sales: number
  readonly followers: number
  readonly isFollowed: boolean
  readonly classNames: readonly string[]
  readonly products: readonly ProductCard[]
}

/** Maps a wire shop to plain names. */
export function readShop(item: ShopListItem): ShopCard {
  return {
    id: item.cShopUuid,
    name: item.cShopName,
    logoUrl: item.cPreviewUrl,
    isOperated: item.bOperated ?? false,
    productCount: item.iProdCount ?? 0,
    isClosed: item.bClosed ?? false,
  }
}

/** Maps a found shop to plain names. */
export function readFoundShop(item: FoundShop): FoundShopCard {
  return {
    ...readShop(item),
    score: item.iScore,
    sales: item.iSales,
    followers: item.iFollowCount,
    isFollowed: item.bCollect,
    classNames: item.classNameList,
    products: item.prodList.map(readProduct),
  }
}
