import * as z from 'zod/mini'

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
