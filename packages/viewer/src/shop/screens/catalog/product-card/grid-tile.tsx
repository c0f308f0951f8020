import type { ProductCard } from '@mallwright/contract/catalog'
import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { CATALOG_LABELS } from './catalog-labels.ts'
import { AgreedTag, OperatedTag, SoldOutMark } from './product-tags.tsx'
import { PriceText } from './price-text.tsx'
import './grid-tile.css'
import { salesText } from './sales-text.ts'

/** A product in a grid: square picture, name, price and sales below it. */
export function ProductTile({ product, isUrgent }: { readonly product: ProductCard; readonly isUrgent: boolean }) {
  const translate = useText()
  const picture = pictureUrl(product.imageUrl)
  return (
    <Anchor className="shop-tile" href={productPath(product.code)}>
      <span className="shop-tile-picture">
        {picture && (
          <img src={picture} alt="" width={240} height={240} loading={isUrgent ? 'eager' : 'lazy'} decoding="async" />
        )}
        {product.isSoldOut && <SoldOutMark />}
      </span>
      <span className="shop-tile-name">
        {product.isOperated && <OperatedTag />}
        {product.name}
      </span>
      <span className="shop-tile-price">
        <span>
          <PriceText price={product.price} isByEnquiry={product.isByEnquiry} />
          {product.isAgreed && <AgreedTag />}
        </span>
        {product.sales > 0 && (
          <span className="shop-row-weak">{translate(CATALOG_LABELS.sales, { count: salesText(product.sales) })}</span>
        )}
      </span>
    </Anchor>
  )
}

/** The same boxes while the products load. */
export function ProductTileSkeleton() {
  return (
    <div className="shop-tile" aria-hidden="true">
      <span className="shop-tile-picture" />
      <span className="shop-tile-name">
        <span className="shop-skeleton-bar" />
      </span>
      <span className="shop-tile-price">
        <span className="shop-skeleton-bar" style={{ width: '50%' }} />
      </span>
    </div>
  )
}
