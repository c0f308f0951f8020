import { classPath } from '@mallwright/contract/link'
import { pictureUrl } from '@mallwright/contract/media'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { MAX_KEYWORD } from '../../catalog/search-input.ts'
import { ProductRowSkeleton, renderProduct } from '../../catalog/product-card/product-row.tsx'
import '../../catalog/product-list/list-tools.css'
import { FoundShopCard, FoundShopSkeleton } from '../found-shop/found-shop-card.tsx'
import { SearchField } from '../search-field/search-field.tsx'
import { SEARCH_LABELS } from '../search-labels.ts'
import { searchIndexPath, searchMainPath, searchResultPath } from '../search-scene.ts'
import { searchMainQuery } from '../search.queries.ts'
import type { MixedResults } from '../search.queries.ts'
import './search-main.css'

/** Mixed page of words (`cKeyword`): best class, best shop, first products, each with the way to all. Domain sheet 64. */
export function Screen() {
  const translate = useText()
  const navigate = useNavigate()
  const keyword = useRouteParam('keyword').trim().slice(0, MAX_KEYWORD)
  const main = useQuery({ ...searchMainQuery(useShop(), keyword, useCaller()), enabled: keyword !== '' })
  useScreenTitle(keyword)
  return (
    <div className="shop-screen">
      <SearchField
        keyword={keyword}
        label={translate(SEARCH_LABELS.search)}
        onType={(typed) => typed === '' && void navigate(searchIndexPath('goods'))}
        onSubmit={(words) => words !== '' && void navigate(searchMainPath(words), { replace: true })}
      />
      <main className="shop-mixed">
        <h1 className="shop-visually-hidden">{translate(SEARCH_LABELS.results, { keyword })}</h1>
        {keyword !== '' && main.isPending && <MixedSkeleton />}
        {main.error && !main.data && <ErrorNotice error={main.error} onRetry={() => void main.refetch()} />}
        {keyword === '' && <Nothing />}
        {main.data &&
          (main.data.productCount + main.data.shopCount === 0 ? (
            <Nothing />
          ) : (
            <Mixed found={main.data} keyword={keyword} />
          ))}
      </main>
    </div>
  )
}

function Nothing() {
  const translate = useText()
  return (
    <Notice
      kind="empty"
      title={translate(SEARCH_LABELS.noResult)}
      hint={translate(SEARCH_LABELS.noResultHint)}
      action={
        <Anchor className="shop-button" href={searchIndexPath('goods')}>
          {translate(SEARCH_LABELS.search)}
        </Anchor>
      }
    />
  )
}

function Mixed({ found, keyword }: { readonly found: MixedResults; readonly keyword: string }) {
  const translate = useText()
  return (
    <>
      {found.ofClass && <BestClass {...found.ofClass} />}
      {found.shop && (
        <Block
          title={translate(SEARCH_LABELS.bestShop)}
          count={found.shopCount}
          path={searchResultPath('shop', keyword)}
        >
          <FoundShopCard shop={found.shop} />
        </Block>
      )}
      {found.products.length > 0 && (
        <Block
          title={translate(SEARCH_LABELS.bestProducts)}
          count={found.productCount}
          path={searchResultPath('goods', keyword)}
        >
          <ul>
            {found.products.map((product, index) => (
              <li key={product.code}>{renderProduct(product, index < 4)}</li>
            ))}
          </ul>
        </Block>
      )}
    </>
  )
}

function BestClass({ id, name, iconUrl, count }: NonNullable<MixedResults['ofClass']>) {
  const translate = useText()
  const icon = pictureUrl(iconUrl)
  return (
    <Anchor className="shop-best-class" href={classPath(id)}>
      <span>{icon && <img src={icon} alt="" width={40} height={40} />}</span>
      <strong>{name}</strong>
      <small>{translate(SEARCH_LABELS.count, { count })}</small>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6l6 6-6 6" />
      </svg>
    </Anchor>
  )
}

function Block(props: {
  readonly title: string
  readonly count: number
  readonly path: string
  readonly children: ReactNode
}) {
  const { title, count, path, children } = props
  const translate = useText()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="shop-mixed-head">
        <h2 id={id}>
          {title}
          <small>{count}</small>
        </h2>
        <Anchor href={path} aria-label={translate(SEARCH_LABELS.viewAllOf, { name: title })}>
          {translate(SEARCH_LABELS.viewAll)}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </Anchor>
      </div>
      {children}
    </section>
  )
}

function MixedSkeleton() {
  return (
    <div aria-busy="true">
      <FoundShopSkeleton />
      {[0, 1, 2].map((index) => (
        <ProductRowSkeleton key={index} />
      ))}
    </div>
  )
}
