import { pictureUrl } from '@mallwright/contract/media'
import { useText } from '@mallwright/shop-core/i18n'

import type { ShopProfile } from '../shop-reader.ts'
import { OperatedTag } from '../../catalog/product-card/operated-tag.tsx'

const LABELS = {
  score: { zh: '评分 {score}', en: '{score} out of 5' },
  products: { zh: '{count} 件商品', en: '{count} products' },
  closed: { zh: '店铺已歇业', en: 'This shop has closed permanently' },
  resting: { zh: '休息中', en: 'Temporarily closed' },
  until: { zh: '{day} 恢复营业', en: 'Reopens on {day}' },
}

/** Profile of a shop and its opening state. */
export function ShopProfilePanel({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const logo = pictureUrl(shop.logoUrl)
  const facts = [
    translate(LABELS.score, { score: shop.score.toFixed(1) }),
    translate(LABELS.products, { count: shop.productCount }),
    shop.region,
  ].filter(Boolean)
  return (
    <section className="shop-front-head">
      <span className="shop-front-logo">
        {logo ? (
          <img src={logo} alt="" width={60} height={60} />
        ) : (
          <span aria-hidden="true">{Array.from(shop.name)[0]}</span>
        )}
      </span>
      <div className="shop-front-words">
        <h2>
          {shop.name}
          {shop.isOperated && <OperatedTag />}
        </h2>
        <ul className="shop-front-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {shop.intro && <p className="shop-front-intro">{shop.intro}</p>}
      </div>
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
        <span className="shop-skeleton-bar" />
      </div>
    </div>
  )
}
