import { translate } from '@mallwright/contract/values'
import type { ShopCard } from '@mallwright/contract/catalog'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { LogoBox } from '../appearance/logo-box.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import type { ShopListProps } from './shop-list.ts'

const OPERATED = { zh: '自营', en: 'Official' }
const COUNT = { zh: '{count} 件商品', en: '{count} {count:product|products}' }
const CLOSED = { zh: '店铺已歇业', en: 'Closed for good' }

/** Requested logo size in device pixels. */
const LOGO_PX = 168

type View = ViewProps<ShopListProps, readonly ShopCard[]>

/** One shop: logo, name, the 自营 badge and sales figure. */
export function ShopTile({
  view,
  shop,
  isEager,
}: {
  readonly view: View
  readonly shop: ShopCard
  readonly isEager: boolean
}) {
  const { props, mode, origin, locale, onAction } = view
  const note = shop.isClosed
    ? translate(locale, CLOSED)
    : props.isCountShown && translate(locale, COUNT, { count: shop.productCount })
  return (
    <LinkArea
      className="mw-stacked mw-shop-link"
      link={{ kind: 'shop', shopId: shop.id }}
      mode={mode}
      origin={origin}
      onAction={onAction}
      isPreviewOnly
    >
      <LogoBox
        className="mw-shop-logo"
        url={shop.logoUrl}
        name={shop.name}
        px={LOGO_PX}
        sizes="64px"
        isEager={isEager}
      />
      <span className="mw-shop-name" style={textColourStyle(props.nameColour)}>
        {shop.name}
      </span>
      <span className="mw-shop-note">
        {shop.isOperated && <span className="mw-shop-badge">{translate(locale, OPERATED)}</span>}
        {note}
      </span>
    </LinkArea>
  )
}

/** Skeleton of a shop tile while loading. */
export function ShopTileSkeleton() {
  return (
    <span className="mw-stacked mw-shop-link">
      <span className="mw-shop-logo" />
      <span className="mw-shop-name" />
      <span className="mw-shop-note" />
    </span>
  )
}
