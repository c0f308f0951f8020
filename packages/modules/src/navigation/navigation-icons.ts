import type { Link } from '@mallwright/contract/link'

import type { DataSource } from '../kit/module-view.ts'
import type { NavigationProps } from './navigation.ts'

type Item = NavigationProps['items'][number]

/** Addresses of pictures by product code and by shop id. */
export interface NavigationIcons {
  readonly products: Readonly<Record<string, string>>
  readonly shops: Readonly<Record<string, string>>
}

/** Pixels of a product's picture or a shop's logo that an icon takes. */
const ICON_PX = 240

/** Loads the pictures of chosen products and shops; no request without any. Specification 3 §7. */
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

/** The picture of an entry; its address is empty while there is none. */
export function iconOf({ icon, picture, product, shop }: Item, icons: NavigationIcons | undefined): Item['picture'] {
  if (icon === 'picture') return picture
  const [code = ''] = product
  const [shopId = ''] = shop
  const url = icon === 'product' ? icons?.products[code] : icons?.shops[shopId]
  return { url: url ?? '', width: ICON_PX, height: ICON_PX }
}

/** Where an entry leads: its own link, else the chosen product or shop. */
export function linkOf({ icon, link, product, shop }: Item): Link {
  const [code] = product
  const [shopId] = shop
  if (link.kind !== 'none') return link
  if (icon === 'product' && code !== undefined) return { kind: 'product', code }
  return icon === 'shop' && shopId !== undefined ? { kind: 'shop', shopId } : link
}
