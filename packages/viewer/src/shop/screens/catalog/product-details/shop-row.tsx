import { SHOP_BASE, shopPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { FollowButton } from '../../shop/follow-shop/follow-button.tsx'
import type { FullProduct } from '../full-product.ts'
import { SellerName } from '../product-card/product-tags.tsx'
import { PRODUCT_LABELS } from './kit/product-labels.ts'

/** The shop that sells a product: facts, follow, and the ways into it. */
export function ShopRow({ shop }: { readonly shop: FullProduct['shop'] }) {
  const translate = useText()
  const logo = pictureUrl(shop.logoUrl)
  const facts = [
    shop.score > 0 && translate(PRODUCT_LABELS.shopScore, { score: shop.score.toFixed(1) }),
    shop.productCount > 0 && translate(PRODUCT_LABELS.productCount, { count: shop.productCount }),
    shop.followers > 0 && translate(PRODUCT_LABELS.followers, { count: shop.followers }),
  ].filter(Boolean)
  return (
    <section className="shop-block shop-shop-card" aria-label={shop.name}>
      <div className="shop-shop-row">
        <span className="shop-shop-logo">
          {logo && <img src={logo} alt="" width={44} height={44} loading="lazy" />}
        </span>
        <span className="shop-shop-text">
          <SellerName shop={shop} />
          <span>{facts.join(' · ')}</span>
        </span>
        {!shop.isClosed && <FollowButton shopId={shop.id} name={shop.name} known={shop} />}
      </div>
      <div className="shop-shop-ways">
        <Anchor href={`${SHOP_BASE}/shop/commodityList?${new URLSearchParams({ cShopUuid: shop.id })}`}>
          {translate(PRODUCT_LABELS.allProducts)}
        </Anchor>
        <Anchor href={shopPath(shop.id)}>{translate(PRODUCT_LABELS.enterShop)}</Anchor>
      </div>
    </section>
  )
}
