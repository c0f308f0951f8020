import { textColourOn } from '@mallwright/contract/values'
import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import { OperatedTag } from '../../catalog/product-card/product-tags.tsx'
import { FollowButton } from '../follow-shop/follow-button.tsx'
import type { ShopProfile } from '../shop-reader.ts'
import './shop-profile-head.css'

const LABELS = {
  score: { zh: '评分 {score}', en: '{score} out of 5' },
  products: { zh: '{count} 件商品', en: '{count} {count:product|products}' },
  followers: { zh: '{count} 人关注', en: '{count} {count:follower|followers}' },
  closed: { zh: '店铺已歇业', en: 'This shop has closed permanently' },
  resting: { zh: '休息中', en: 'Temporarily closed' },
  until: { zh: '{day} 恢复营业', en: 'Reopens on {day}' },
}

/** Head of a shop: picture or colour, logo, name, facts, follow, and its opening state. */
export function ShopProfileHead({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const logo = pictureUrl(shop.logoUrl)
  const banner = pictureUrl(shop.bannerUrl)
  const facts = [
    translate(LABELS.score, { score: shop.score.toFixed(1) }),
    translate(LABELS.products, { count: shop.productCount }),
    shop.followers > 0 ? translate(LABELS.followers, { count: shop.followers }) : shop.region,
  ].filter(Boolean)
  const colours =
    shop.headColor === '' ? undefined : { background: shop.headColor, color: textColourOn(shop.headColor) }
  const look = [banner && 'is-pictured', (banner || colours) && 'is-coloured'].filter(Boolean)
  return (
    <section className={['shop-front-head', ...look].join(' ')} style={banner ? undefined : colours}>
      {banner && <img className="shop-front-banner" src={banner} alt="" width={750} height={240} />}
      <span className="shop-front-logo">
        {logo ? (
          <img src={logo} alt="" width={52} height={52} />
        ) : (
          <span aria-hidden="true">{Array.from(shop.name)[0]}</span>
        )}
      </span>
      <div className="shop-front-words">
        <h2>
          <span>{shop.name}</span>
          {shop.isOperated && <OperatedTag />}
        </h2>
        <ul className="shop-front-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {!shop.isClosed && <FollowButton shopId={shop.id} name={shop.name} known={shop} />}
      {shop.isClosed && (
        <p className="shop-front-state is-closed" role="status">
          {translate(LABELS.closed)}
        </p>
      )}
      {!shop.isClosed && shop.restUntil !== '' && (
        <p className="shop-front-state" role="status">
          <strong>{translate(LABELS.resting)}</strong>
          <span>{translate(LABELS.until, { day: shop.restUntil })}</span>
        </p>
      )}
    </section>
  )
}

/** The same boxes while the shop loads. */
export function ShopProfileSkeleton() {
  return (
    <div className="shop-front-head" aria-busy="true">
      <span className="shop-front-logo" />
      <div className="shop-front-words">
        <span className="shop-skeleton-bar" style={{ width: '60%', minHeight: 20 }} />
        <span className="shop-skeleton-bar" style={{ width: '80%' }} />
      </div>
    </div>
  )
}
