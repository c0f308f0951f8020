import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'

/** What can be searched. Domain sheet 61. */
export type SearchScene = 'goods' | 'shop' | 'order'

/** The scenes by name, in the order of their switch. */
export const SCENES: readonly { readonly scene: SearchScene; readonly label: Label }[] = [
  { scene: 'goods', label: { zh: '商品', en: 'Products' } },
  { scene: 'shop', label: { zh: '店铺', en: 'Shops' } },
  { scene: 'order', label: { zh: '订单', en: 'Orders' } },
]

/** The scene that an address names; products without one. */
export function sceneOf(text: string): SearchScene {
  return SCENES.find(({ scene }) => scene === text)?.scene ?? 'goods'
}

/** Path of the search field, with words in it. */
export function searchIndexPath(scene: SearchScene, keyword = ''): string {
  const query = new URLSearchParams({
    ...(scene !== 'goods' && { cScene: scene }),
    ...(keyword !== '' && { cKeyword: keyword }),
  })
  return `${SHOP_BASE}/search/index${query.size > 0 ? `?${query}` : ''}`
}

/** Path of what words find in a scene. */
export function searchResultPath(scene: SearchScene, keyword: string): string {
  if (scene === 'order') return `${SHOP_BASE}/search/order?${new URLSearchParams({ cKeyword: keyword })}`
  const query = new URLSearchParams({ cKeyword: keyword, ...(scene === 'shop' && { cScene: scene }) })
  return `${SHOP_BASE}/search/result?${query}`
}

/** Path of the mixed page of words. */
export function searchMainPath(keyword: string): string {
  return `${SHOP_BASE}/main?${new URLSearchParams({ cKeyword: keyword })}`
}
