import { useText } from '@mallwright/shop-core/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'

import { useRouteParam } from '../../../navigation/route-params.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { findClass } from '../catalog-reader.ts'
import { classProductsQuery, classTreeQuery, searchQuery } from '../catalog.queries.ts'
import { ProductRows } from '../product-card/product-rows.tsx'
import { useCaller, useShop } from '../../../client/shop-context.ts'

const LABELS = {
  products: { zh: '商品', en: 'Products' },
  empty: { zh: '该分类暂无商品', en: 'Nothing in this category yet' },
  found: { zh: '“{keywords}”的商品', en: 'Products for “{keywords}”' },
  noneFound: { zh: '没有找到相关商品', en: 'No matching products' },
  count: { zh: '共 {count} 件商品', en: '{count} products' },
}

/** Products of a class (`cClassUuid`), or of keywords (`cKeyword`), as an infinite list. */
export function Screen() {
  const classId = useRouteParam('classId')
  return classId === '' ? <FoundProducts /> : <ClassProducts classId={classId} />
}

function ClassProducts({ classId }: { readonly classId: string }) {
  const translate = useText()
  const shop = useShop()
  const list = useInfiniteQuery(classProductsQuery(shop, classId, useCaller()))
  const name = findClass(useQuery(classTreeQuery(shop)).data ?? [], classId)?.name
  return (
    <Products
      title={name ?? translate(LABELS.products)}
      list={list}
      total={list.data?.pages[0]?.total}
      empty={translate(LABELS.empty)}
    />
  )
}

function FoundProducts() {
  const translate = useText()
  const keywords = useRouteParam('keywords').trim()
  const list = useInfiniteQuery(searchQuery(useShop(), keywords, useCaller()))
  const title = keywords === '' ? translate(LABELS.products) : translate(LABELS.found, { keywords })
  return <Products title={title} list={list} total={list.data?.pages[0]?.total} empty={translate(LABELS.noneFound)} />
}

function Products(
  props: { readonly title: string; readonly total: number | undefined } & ComponentProps<typeof ProductRows>,
) {
  const { title, total = 0, list, empty } = props
  const translate = useText()
  return (
    <div className="shop-screen">
      <BackHeader title={title} />
      <main className="shop-rows">
        {total > 0 && <p className="shop-rows-count">{translate(LABELS.count, { count: total })}</p>}
        <ProductRows list={list} empty={empty} />
      </main>
    </div>
  )
}
