import { useText } from '@mallwright/shop-core/i18n'
import { DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import { useInfiniteQuery } from '@tanstack/react-query'

import { useQueryOfPlace } from '../../../navigation/browser-route.tsx'
import { findClass, readClassProducts } from '../../../catalog/catalog-reader.ts'
import { nextPage } from '../../../catalog/next-page.ts'
import { useClassTree } from '../../../catalog/use-class-tree.ts'
import { EndlessRows } from '../../../frame/endless-rows.tsx'
import { ScreenHeader } from '../../../frame/screen-header.tsx'
import { drawProduct, ProductRowBones } from '../../../product/product-row.tsx'
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
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <div className="shop-screen">
      <ScreenHeader title={name ?? say(LABELS.products)} />
      <main className="shop-rows">
        {total > 0 && <p className="shop-rows-count">{say(LABELS.count, { count: total })}</p>}
        <EndlessRows
          list={list}
          keyOf={({ code }) => code}
          draw={drawProduct}
          bones={<ProductRowBones />}
          empty={say(LABELS.empty)}
        />
      </main>
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
