import type { ProductCard } from '@mallwright/contract/catalog'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { CouponsRow } from '../../catalog/coupons/coupons-row.tsx'
import { ProductTile, ProductTileSkeleton } from '../../catalog/product-card/grid-tile.tsx'
import { shopTabPath } from '../shop-paths.ts'
import type { ShopProfile } from '../shop-reader.ts'
import { ShopProfileHead, ShopProfileSkeleton } from '../shop-shell/shop-profile-head.tsx'
import { ShopShell } from '../shop-shell/shop-shell.tsx'
import { shopShelfQuery } from '../shop.queries.ts'
import type { ShopShelf } from '../shop.queries.ts'
import { SimilarShops } from './similar-shops.tsx'
import './shop-front.css'

const LABELS = {
  hot: { zh: '店铺热销', en: 'Best sellers' },
  newest: { zh: '新品上架', en: 'New arrivals' },
  all: { zh: '查看全部商品', en: 'See all products' },
  more: { zh: '更多', en: 'More' },
  empty: { zh: '暂无商品', en: 'No products yet' },
  notice: { zh: '公告', en: 'Notice' },
} satisfies Record<string, Label>

/** Home of a shop (`cShopUuid`): head, notice, best sellers and new products; of a closed one shops like it. Domain sheets 26 and 71. */
export function Screen() {
  return (
    <ShopShell active="shopindex" skeleton={<FrontSkeleton />}>
      {(shop) => (
        <main>
          <ShopProfileHead shop={shop} />
          {shop.isClosed && <SimilarShops shopId={shop.id} />}
          {!shop.isClosed && (
            <div className="shop-front-coupons">
              <CouponsRow of={{ shopId: shop.id }} />
            </div>
          )}
          <Words shop={shop} />
          <Shelves shop={shop} />
        </main>
      )}
    </ShopShell>
  )
}

function Words({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  if (shop.notice === '' && shop.intro === '') return null
  return (
    <section className="shop-block shop-front-text">
      {shop.notice && (
        <p>
          <strong>{translate(LABELS.notice)}</strong>
          {shop.notice}
        </p>
      )}
      {shop.intro && <p>{shop.intro}</p>}
    </section>
  )
}

function Shelves({ shop }: { readonly shop: ShopProfile }) {
  const translate = useText()
  const hot = useShelf({ shopId: shop.id, order: 'sales' })
  const newest = useShelf({ shopId: shop.id, order: 'new' })
  const error = hot.error ?? newest.error
  if (error && !hot.data && !newest.data) {
    return <ErrorNotice error={error} onRetry={() => void Promise.all([hot.refetch(), newest.refetch()])} />
  }
  if (hot.data?.length === 0) return <Notice kind="empty" title={translate(LABELS.empty)} />
  return (
    <>
      <Shelf
        title={translate(LABELS.hot)}
        products={hot.data}
        path={`${shopTabPath('commodityList', shop.id)}&cOrderField=sales&cOrderType=desc`}
      />
      <Shelf
        title={translate(LABELS.newest)}
        products={newest.data}
        path={`${shopTabPath('commodityList', shop.id)}&cOrderField=new&cOrderType=desc`}
      />
      <Anchor className="shop-front-all" href={shopTabPath('commodityList', shop.id)}>
        {translate(LABELS.all)}
      </Anchor>
    </>
  )
}

function useShelf(shelf: ShopShelf) {
  return useQuery({
    ...shopShelfQuery(useShop(), shelf, useCaller()),
    // Prices of the visitor until those of the account arrive.
    placeholderData: (before) => before,
  })
}

function Shelf(props: {
  readonly title: string
  readonly products: readonly ProductCard[] | undefined
  readonly path: string
}) {
  const { title, products, path } = props
  const translate = useText()
  const id = useId()
  return (
    <section className="shop-shelf" aria-labelledby={id} aria-busy={products ? undefined : true}>
      <div className="shop-shelf-head">
        <h2 id={id}>{title}</h2>
        <Anchor href={path} aria-label={`${title} ${translate(LABELS.more)}`}>
          {translate(LABELS.more)}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </Anchor>
      </div>
      <ul className="shop-tiles is-three">
        {products
          ? products.map((product, index) => (
              <li key={product.code}>
                <ProductTile product={product} isUrgent={index < 3} />
              </li>
            ))
          : [0, 1, 2].map((index) => (
              <li key={index}>
                <ProductTileSkeleton />
              </li>
            ))}
      </ul>
    </section>
  )
}

function FrontSkeleton() {
  return (
    <>
      <ShopProfileSkeleton />
      <div className="shop-tiles shop-shelf" aria-busy="true">
        {Array.from({ length: 4 }, (_, index) => (
          <ProductTileSkeleton key={index} />
        ))}
      </div>
    </>
  )
}
