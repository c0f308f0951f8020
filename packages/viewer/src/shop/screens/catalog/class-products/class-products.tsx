import { useText } from '@mallwright/shop-core/i18n'
import { DEFAULT_PAGE_SIZE } from '@mallwright/contract'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { findClass, readClassProducts } from '../../../catalog/catalog-reader.ts'
import { nextPage } from '../../../catalog/next-page.ts'
import { useClassTree } from '../../../catalog/use-class-tree.ts'
import { COMMON_LABELS } from '../../../feedback/shop-notices.ts'
import { BackToTop } from '../../../frame/back-to-top.tsx'
import { LoadMore } from '../../../frame/load-more.tsx'
import { FaultNotice, Notice } from '../../../frame/notice.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { ProductRow, ProductRowBones } from '../../../product/product-row.tsx'
import { useCaller, useShop } from '../../../shop-context.ts'

const LABELS = {
  products: { zh: '商品', en: 'Products' },
  empty: { zh: '该分类暂无商品', en: 'Nothing in this category yet' },
  count: { zh: '共 {count} 件商品', en: '{count} products' },
}

/** The products of a class (`cClassUuid`), loaded as the list is scrolled, kept for the way back. */
export function Screen() {
  const say = useText()
  const [search] = useQueryOfPlace()
  const classId = search.get('cClassUuid') ?? ''
  const list = useClassProducts(classId)
  const name = findClass(useClassTree().data ?? [], classId)?.name
  const products = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <div className="shop-screen">
      <ScreenHeader title={name ?? say(LABELS.products)} />
      <main className="shop-rows">
        {total > 0 && <p className="shop-rows-count">{say(LABELS.count, { count: total })}</p>}
        {list.error && !list.data && <FaultNotice fault={list.error} onRetry={() => void list.refetch()} />}
        {list.data && products.length === 0 && <Notice kind="empty" title={say(LABELS.empty)} />}
        {list.isPending && <Bones />}
        <ul>
          {products.map((product, index) => (
            <li key={product.code}>
              <ProductRow product={product} isUrgent={index < 4} />
            </li>
          ))}
        </ul>
        {list.hasNextPage && (
          <LoadMore
            isLoading={list.isFetchingNextPage}
            hasFailed={list.isFetchNextPageError}
            onLoad={() => void list.fetchNextPage()}
          >
            <ProductRowBones />
          </LoadMore>
        )}
        {products.length > 0 && !list.hasNextPage && <p className="shop-rows-end">{say(COMMON_LABELS.noMore)}</p>}
      </main>
      <BackToTop count={products.length} />
    </div>
  )
}

function useClassProducts(classId: string) {
  const { api } = useShop()
  const caller = useCaller()
  return useInfiniteQuery({
    queryKey: ['classProducts', classId, caller],
    queryFn: ({ pageParam }) => readClassProducts(api, [classId], { number: pageParam, size: DEFAULT_PAGE_SIZE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
  })
}

function Bones() {
  return (
    <div aria-busy="true">
      {Array.from({ length: 6 }, (_, index) => (
        <ProductRowBones key={index} />
      ))}
    </div>
  )
}
