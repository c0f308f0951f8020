import { moneyText, say } from '@mallwright/contract'
import type { ProductCard } from '@mallwright/contract'
import type { CSSProperties } from 'react'

import { units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ViewProps } from '../module-view.ts'
import type { ProductListData } from './product-list-data.ts'
import type { ProductListProps } from './product-list.ts'

const OPERATED = { zh: '自营', en: 'Self-run' }
const HIDDEN_PRICE = { zh: '登录后查看价格', en: 'Sign in for prices' }
const BY_ENQUIRY = { zh: '面议', en: 'On request' }
const OFF_SHELF = { zh: '已下架', en: 'Off the shelf' }

/** Pixels of a product picture that a phone needs at three device pixels a CSS pixel. */
const PICTURE_SIZE = 800

type TileProps = ViewProps<ProductListProps, ProductListData> & {
  readonly product: ProductCard
  readonly isEager: boolean
}

function pictureStyle(props: ProductListProps): CSSProperties {
  if (props.layout === 'rows' || props.imageHeight === 'square') return { aspectRatio: '1' }
  return { height: units(Number(props.imageHeight)) }
}

function Price({ product, props, locale }: TileProps) {
  const colour = props.priceColour === '' ? {} : { color: props.priceColour }
  if (product.price === undefined)
    return <span className="mw-price-note">{say(locale, product.isByEnquiry ? BY_ENQUIRY : HIDDEN_PRICE)}</span>
  const [yuan, cents] = moneyText(product.price).split('.')
  return (
    <span className="mw-price" style={colour}>
      <small>¥</small>
      <b>{yuan}</b>
      <small>.{cents}</small>
    </span>
  )
}

/** One product: picture, name with the 自营 badge, price. */
export function ProductTile(tile: TileProps) {
  const { product, props, mode, origin, locale, onAction, isEager } = tile
  const nameColour = props.nameColour === '' ? {} : { color: props.nameColour }
  return (
    <LinkArea
      className="mw-product-link"
      link={{ kind: 'product', code: product.code }}
      mode={mode}
      origin={origin}
      onAction={onAction}
    >
      <span className="mw-product-picture" style={pictureStyle(props)}>
        <PictureBox
          picture={{ url: product.imageUrl, width: PICTURE_SIZE, height: PICTURE_SIZE }}
          alt={props.isNameShown ? '' : product.name}
          sizes="(min-width: 480px) 240px, 50vw"
          isEager={isEager}
        />
        {product.isOffShelf && <span className="mw-product-off">{say(locale, OFF_SHELF)}</span>}
      </span>
      <span className="mw-product-text">
        {props.isNameShown && (
          <span className="mw-product-name" style={nameColour}>
            {product.isOperated && <span className="mw-badge">{say(locale, OPERATED)}</span>}
            {product.name}
          </span>
        )}
        {props.isPriceShown && <Price {...tile} />}
      </span>
    </LinkArea>
  )
}

function Bones({ props }: { readonly props: ProductListProps }) {
  return (
    <span className="mw-product-link">
      <span className="mw-product-picture" style={pictureStyle(props)} />
      <span className="mw-product-text">
        {props.isNameShown && <span className="mw-product-name" />}
        {props.isPriceShown && <span className="mw-price" />}
      </span>
    </span>
  )
}

/** The same boxes without a product, while it loads. */
ProductTile.Bones = Bones
