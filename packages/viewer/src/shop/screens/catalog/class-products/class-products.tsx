import { useText } from '@mallwright/shop-core/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useScreenTitle } from '../../../navigation/use-screen-title.ts'
import { findClass } from '../catalog-reader.ts'
import { classProductsQuery, classTreeQuery } from '../catalog.queries.ts'
import { ProductRows } from '../product-card/product-rows.tsx'
import { useCaller, useShop } from '../../../client/shop-context.ts'

const LABELS = {
  products: { zh: '商品', en: 'Products' },
  empty: { zh: '该分类暂无商品', en: 'Nothing in this category yet' },
  count: { zh: '共 {count} 件商品', en: '{count} products' },
}

/** Products of a class (`cClassUuid`) as an infinite list. */
export function Screen() {
  const translate = useText()
  const classId = useRouteParam('classId')
  const shop = useShop()
  const list = useInfiniteQuery(classProductsQuery(shop, classId, useCaller()))
  const name = findClass(useQuery(classTreeQuery(shop)).data ?? [], classId)?.name
  useScreenTitle(name)
  const total = list.data?.pages[0]?.total ?? 0
  return (
    <div className="shop-screen">
      <BackHeader title={name ?? translate(LABELS.products)} />
      <main className="shop-rows">
        {total > 0 && <p className="shop-rows-count">{translate(LABELS.count, { count: total })}</p>}
        <ProductRows list={list} empty={translate(LABELS.empty)} />
      </main>
    </div>
  )
}
