import { ownValue } from '@mallwright/contract/values'
import type { Link } from '@mallwright/contract/link'

import type { DataSource } from '../kit/module-view.ts'
import type { NavigationProps } from './navigation.ts'

type Item = NavigationProps['items'][number]

/** Picture URLs by product code and by shop id. */
export interface NavigationIcons {
  readonly products: Readonly<Record<string, string>>
  readonly shops: Readonly<Record<string, string>>
}

/** Requested size of a product's picture or a shop's logo, in device pixels. */
const ICON_PX = 240

/** Loads the pictures of selected products and shops; no request when there are none. Specification 3 §7. */
export async function loadIcons({ items }: NavigationProps, source: DataSource): Promise<NavigationIcons> {
  const of = (icon: Item['icon'], ids: (item: Item) => readonly string[]) => [
    ...new Set(items.flatMap((item) => (item.icon === icon ? ids(item) : []))),
  ]
  const codes = of('product', ({ product }) => product)
  const shopIds = of('shop', ({ shop }) => shop)
  const [products, shops] = await Promise.all([
    codes.length > 0 ? source.productsByCodes(codes) : [],
    shopIds.length > 0 ? source.shopsByIds(shopIds) : [],
  ])
  return {
    products: Object.fromEntries(products.map(({ code, imageUrl }) => [code, imageUrl])),
    shops: Object.fromEntries(shops.map(({ id, logoUrl }) => [id, logoUrl])),
  }
}

/** Picture of an entry; empty while unavailable. */
export function iconOf({ icon, picture, product, shop }: Item, icons: NavigationIcons | undefined): Item['picture'] {
  if (icon === 'picture') return picture
  const [code = ''] = product
  const [shopId = ''] = shop
  const url = icon === 'product' ? ownValue(icons?.products, code) : ownValue(icons?.shops, shopId)
  return { url: url ?? '', width: ICON_PX, height: ICON_PX }
}

/** Link of an entry: its own, else the selected product or shop. */
export function linkOf({ icon, link, product, shop }: Item): Link {
  const [code] = product
  const [shopId] = shop
  if (link.kind !== 'none') return link
  if (icon === 'product' && code !== undefined) return { kind: 'product', code }
  return icon === 'shop' && shopId !== undefined ? { kind: 'shop', shopId } : link
}
