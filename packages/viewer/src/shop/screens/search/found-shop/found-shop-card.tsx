import type { FoundShopCard as FoundShop, ProductCard } from '@mallwright/contract/catalog'
import { productPath, shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { SellerName } from '../../catalog/product-card/product-tags.tsx'
import { PriceText } from '../../catalog/product-card/price-text.tsx'
import { salesText } from '../../catalog/product-card/sales-text.ts'
import { FollowButton } from '../../shop/follow-shop/follow-button.tsx'
import './found-shop-card.css'

const LABELS = {
  score: { zh: '评分 {score}', en: '{score} out of 5' },
  sales: { zh: '已售 {count}', en: '{count} sold' },
  followers: { zh: '{count} 人关注', en: '{count} {count:follower|followers}' },
  sells: { zh: '主营 {classes}', en: 'Sells {classes}' },
  and: { zh: '、', en: ', ' },
  closed: { zh: '店铺已歇业', en: 'Closed' },
}

/** A shop that a search found: facts, main classes, follow, and three of its products. Domain sheet 66. */
export function FoundShopCard({ shop }: { readonly shop: FoundShop }) {
  const translate = useText()
  const logo = pictureUrl(shop.logoUrl)
  const facts = [
    translate(LABELS.score, { score: shop.score.toFixed(1) }),
    shop.sales > 0 && translate(LABELS.sales, { count: salesText(shop.sales) }),
    shop.followers > 0 && translate(LABELS.followers, { count: shop.followers }),
  ].filter(Boolean)
  return (
    <article className="shop-seller">
      <div className="shop-seller-head">
        <Anchor className="shop-seller-way" href={shopPath(shop.id)}>
          <span className="shop-seller-logo">
            {logo ? <img src={logo} alt="" width={44} height={44} loading="lazy" /> : Array.from(shop.name)[0]}
          </span>
          <span className="shop-seller-text">
            <SellerName shop={shop} />
            <span>{facts.join(' · ')}</span>
          </span>
        </Anchor>
        {shop.isClosed ? (
          <span className="shop-seller-closed">{translate(LABELS.closed)}</span>
        ) : (
          <FollowButton shopId={shop.id} name={shop.name} known={shop} />
        )}
      </div>
      {shop.classNames.length > 0 && (
        <p className="shop-seller-classes">
          {translate(LABELS.sells, { classes: shop.classNames.join(translate(LABELS.and)) })}
        </p>
      )}
      {shop.products.length > 0 && (
        <ul className="shop-seller-products">
          {shop.products.map((product) => (
            <li key={product.code}>
              <SmallTile product={product} />
            </li>
          ))}
        </ul>
      )}
    </article>
  )
}

function SmallTile({ product }: { readonly product: ProductCard }) {
  const picture = pictureUrl(product.imageUrl)
  return (
    <Anchor href={productPath(product.code)} aria-label={product.name}>
      <span className="shop-seller-picture">
        {picture && <img src={picture} alt="" width={120} height={120} loading="lazy" decoding="async" />}
      </span>
      <span className="shop-seller-name">{product.name}</span>
      <PriceText price={product.price} isByEnquiry={product.isByEnquiry} />
    </Anchor>
  )
}

/** The same boxes while shops load. */
export function FoundShopSkeleton() {
  return (
    <div className="shop-seller" aria-hidden="true">
      <div className="shop-seller-head">
        <span className="shop-seller-logo" />
        <span className="shop-seller-text">
          <span className="shop-skeleton-bar" style={{ width: '60%' }} />
          <span className="shop-skeleton-bar" style={{ width: '80%' }} />
        </span>
      </div>
      <div className="shop-seller-products">
        {[0, 1, 2].map((index) => (
          <span key={index} className="shop-seller-picture" />
        ))}
      </div>
    </div>
  )
}
