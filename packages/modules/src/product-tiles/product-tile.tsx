import { moneyText, translate } from '@mallwright/contract/values'
import type { ProductCard } from '@mallwright/contract/catalog'
import type { CSSProperties, ReactNode } from 'react'

import { textColourStyle } from '../appearance/colour-styles.ts'
import { units } from '../appearance/css-values.ts'
import { LinkArea } from '../appearance/link-area.tsx'
import { PictureBox } from '../appearance/picture-box.tsx'
import type { ViewProps } from '../kit/module-view.ts'
import type { TileProps } from './tile-fields.ts'
import { masonryHeight, priceSizeOf } from './tile-layout.ts'
import type { TileLayout } from './tile-layout.ts'
import { fittingPriceSize } from './tiles-height.ts'

const OPERATED = { zh: '自营', en: 'Official' }
const HIDDEN_PRICE = { zh: '登录后查看价格', en: 'Sign in to see prices' }
const BY_ENQUIRY = { zh: '面议', en: 'Ask for a quote' }
const OFF_SHELF = { zh: '已下架', en: 'Unavailable' }
const RANK = { zh: '第 {n} 名', en: 'No. {n}' }

/** Requested picture size in device pixels: a phone at three device pixels per CSS pixel. */
const PICTURE_SIZE = 800

/** Position of a tile, and whether its picture loads eagerly. */
export interface TilePosition {
  readonly layout: TileLayout
  /** Index among the rendered tiles, from 0. */
  readonly index: number
  /** Rank in the whole list, from 1. */
  readonly rank: number
  readonly isEager: boolean
}

type Drawn = Pick<
  ViewProps<TileProps & { readonly marginX: number }>,
  'props' | 'mode' | 'origin' | 'locale' | 'onAction'
>

function pictureStyle({ arrangement, picture }: TileLayout, index: number): CSSProperties {
  if (arrangement === 'masonry') return { height: units(masonryHeight(index)) }
  if (arrangement === 'rows') return { width: units(picture ?? 0), height: units(picture ?? 0) }
  // The large tile fills the remaining height.
  if (arrangement === 'feature' && index === 0) return { flex: 1 }
  return picture === undefined ? { aspectRatio: '1' } : { height: units(picture) }
}

function Price({ product, props, locale }: Drawn & { readonly product: ProductCard }): ReactNode {
  if (product.price === undefined)
    return <span className="mw-price-note">{translate(locale, product.isByEnquiry ? BY_ENQUIRY : HIDDEN_PRICE)}</span>
  const [yuan = '', cents] = moneyText(product.price).split('.')
  const size = fittingPriceSize(props, yuan)
  const style = {
    ...textColourStyle(props.priceColour),
    ...(size < priceSizeOf(props) && { ['--price' as string]: size }),
  }
  return (
    <span className={`mw-price${props.priceColour === '' ? '' : ' is-own'}`} style={style}>
      <small>¥</small>
      <b>{yuan}</b>
      <small>{`.${cents}`}</small>
    </span>
  )
}

function nameStyle({ nameColour, isNameBold }: TileProps): CSSProperties | undefined {
  if (nameColour === '' && !isNameBold) return undefined
  return { ...textColourStyle(nameColour), ...(isNameBold && { fontWeight: 600 }) }
}

/** One product: picture, name with the 自营 badge, price. */
export function ProductTile(
  tile: Drawn & { readonly product: ProductCard; readonly position: TilePosition },
): ReactNode {
  const { product, position, props, mode, origin, locale, onAction } = tile
  const { layout, rank } = position
  return (
    <LinkArea
      className="mw-product-link"
      link={{ kind: 'product', code: product.code }}
      mode={mode}
      origin={origin}
      onAction={onAction}
    >
      {layout.styleName === 'ranked' && (
        <span
          className={`mw-rank is-${Math.min(rank, 4)}`}
          role="img"
          aria-label={translate(locale, RANK, { n: rank })}
        >
          {rank}
        </span>
      )}
      <span className="mw-product-picture" style={pictureStyle(layout, position.index)}>
        <PictureBox
          picture={{ url: product.imageUrl, width: PICTURE_SIZE, height: PICTURE_SIZE }}
          alt={props.isNameShown ? '' : product.name}
          sizes="(min-width: 480px) 240px, 50vw"
          isEager={position.isEager}
        />
        {product.isOffShelf && <span className="mw-product-off">{translate(locale, OFF_SHELF)}</span>}
      </span>
      <span className="mw-product-text">
        {props.isNameShown && (
          <span className="mw-product-name" style={nameStyle(props)}>
            {product.isOperated && <span className="mw-badge">{translate(locale, OPERATED)}</span>}
            {product.name}
          </span>
        )}
        {layout.arrangement === 'rows' && layout.styleName !== 'ranked' && product.subtitle !== '' && (
          <span className="mw-product-sub">{product.subtitle}</span>
        )}
        {props.isPriceShown && <Price {...tile} />}
      </span>
    </LinkArea>
  )
}

/** Skeleton of a tile while loading, and its placeholder in edit mode without a selection. */
export function TileSkeleton({
  props,
  position,
}: {
  readonly props: TileProps
  readonly position: TilePosition
}): ReactNode {
  return (
    <span className="mw-product-link" aria-hidden="true">
      {position.layout.styleName === 'ranked' && <span className="mw-rank" />}
      <span className="mw-product-picture" style={pictureStyle(position.layout, position.index)} />
      <span className="mw-product-text">
        {props.isNameShown && <span className="mw-product-name" />}
        {props.isPriceShown && <span className="mw-price" />}
      </span>
    </span>
  )
}
