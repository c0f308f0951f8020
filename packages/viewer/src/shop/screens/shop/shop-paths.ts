import { SHOP_BASE, shopPath } from '@mallwright/contract/link'

/** Pages of a shop, by the tabs of its bottom bar. Domain sheet 26. */
export type ShopTab = 'shopindex' | 'commodityList' | 'shopProdClass' | 'shopinfo'

/** Path of a page of a shop; of its products those of a class of its own, too. */
export function shopTabPath(tab: ShopTab, shopId: string, shopClassId = ''): string {
  if (tab === 'shopindex') return shopPath(shopId)
  const query = new URLSearchParams({ cShopUuid: shopId, ...(shopClassId !== '' && { cSpClassUuid: shopClassId }) })
  return `${SHOP_BASE}/shop/${tab}?${query}`
}

/** Path of the search in a shop. */
export function shopSearchPath(shopId: string): string {
  return `${SHOP_BASE}/search/shopgoods?${new URLSearchParams({ cShopUuid: shopId })}`
}
