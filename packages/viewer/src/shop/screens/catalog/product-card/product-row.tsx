import { productPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import type { ProductCard } from '@mallwright/contract/catalog'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { CATALOG_LABELS } from './catalog-labels.ts'
import { PriceText } from './price-text.tsx'
import './product-card.css'
import { AgreedTag, OperatedTag, SoldOutMark } from './product-tags.tsx'
import { salesText } from './sales-text.ts'

/** A product in a list: picture at the left, name, subtitle, price, sales and shop beside it. */
function ProductRow({ product, isUrgent }: { readonly product: ProductCard; readonly isUrgent: boolean }) {
  const translate = useText()
  const picture = pictureUrl(product.imageUrl)
  return (
    <Anchor className="shop-row" href={productPath(product.code)}>
      <span className="shop-row-picture">
        {picture && (
          <img src={picture} alt="" width={120} height={120} loading={isUrgent ? 'eager' : 'lazy'} decoding="async" />
        )}
        {product.isSoldOut && <SoldOutMark />}
      </span>
      <span className="shop-row-text">
        <span className="shop-row-name">
          {product.isOperated && <OperatedTag />}
          {product.name}
        </span>
        {product.subtitle && <span className="shop-row-weak">{product.subtitle}</span>}
        <RowTags product={product} />
        <span className="shop-row-price">
          <PriceText price={product.price} isByEnquiry={product.isByEnquiry} />
          {product.price !== undefined && product.unit && <span className="shop-row-weak">/{product.unit}</span>}
          {product.isAgreed && <AgreedTag />}
        </span>
        <span className="shop-row-weak shop-row-shop">
          <span>{product.shopName}</span>
          {product.sales > 0 && <span>{translate(CATALOG_LABELS.sales, { count: salesText(product.sales) })}</span>}
        </span>
      </span>
    </Anchor>
  )
}

const LABELS = {
  tiered: { zh: '阶梯价', en: 'Volume pricing' },
  nextDay: { zh: '次日发', en: 'Ships next day' },
  minQuantity: { zh: '{count} {unit}起批', en: 'Min. {count} {unit}' },
}

/** Facts that decide a purchase, as small tags. */
function RowTags({ product }: { readonly product: ProductCard }) {
  const translate = useText()
  const { isTiered, shipsNextDay, minQuantity, unit } = product
  const tags = [
    isTiered && translate(LABELS.tiered),
    shipsNextDay && translate(LABELS.nextDay),
    minQuantity && translate(LABELS.minQuantity, { count: minQuantity, unit }),
  ].filter((tag) => typeof tag === 'string')
  if (tags.length === 0) return null
  return (
    <span className="shop-row-tags">
      {tags.map((tag) => (
        <span key={tag}>{tag}</span>
      ))}
    </span>
  )
}

/** The same boxes while the products load. */
export function ProductRowSkeleton() {
  return (
    <div className="shop-row" aria-hidden="true">
      <span className="shop-row-picture" />
      <span className="shop-row-text">
        <span className="shop-skeleton-bar" style={{ width: '92%' }} />
        <span className="shop-skeleton-bar" style={{ width: '60%' }} />
        <span className="shop-skeleton-bar" style={{ width: '36%', marginTop: 'auto' }} />
      </span>
    </div>
  )
}

/** Renders a product as a row of a list. */
export function renderProduct(product: ProductCard, isUrgent: boolean): ReactNode {
  return <ProductRow product={product} isUrgent={isUrgent} />
}
