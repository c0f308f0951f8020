import { CallError } from '@mallwright/shop-core/query'
import { readArticle } from '@mallwright/contract/article'
import { readProduct, readShop } from '@mallwright/contract/catalog'
import type { ProductCard, ShopCard } from '@mallwright/contract/catalog'
import type { ArticlePage, ArticleQuery, ProductPage } from '@mallwright/modules/views'

import type { ShopApi } from '../../client/shop.ts'

/** A page of the products of classes. Rejects with `CallError`; an empty answer is an empty page. */
export async function readClassProducts(
  api: ShopApi,
  classIds: readonly string[],
  page: { readonly number: number; readonly size: number },
): Promise<ProductPage> {
  const answer = await api.getProductListBycClassUuid({
    body: { cClassUuids: classIds.join(','), pageNum: page.number, pageSize: page.size },
  })
  if (answer.ok) return { items: answer.data.results.map(readProduct), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}

/** Products by their codes, in that order; the unknown are left out. Rejects with `CallError`. */
export async function readProducts(api: ShopApi, codes: readonly string[]): Promise<readonly ProductCard[]> {
  if (codes.length === 0) return []
  const answer = await api.getProductListBycProdCode({ body: { cProdCodes: codes.join(',') } })
  if (!answer.ok) {
    if (answer.failure === 'EMPTY') return []
    throw new CallError(answer)
  }
  const byCode = new Map(answer.data.map((item) => [item.cProdCode, readProduct(item)]))
  return codes.flatMap((code) => byCode.get(code) ?? [])
}

/** Shops by their ids, in that order; the unknown are left out. Rejects with `CallError`. */
export async function readShops(api: ShopApi, ids: readonly string[]): Promise<readonly ShopCard[]> {
  if (ids.length === 0) return []
  const answer = await api.getShopListBycShopUuid({ body: { cShopUuids: ids.join(',') } })
  if (answer.ok) return answer.data.map(readShop)
  if (answer.failure === 'EMPTY') return []
  throw new CallError(answer)
}

/** A page of articles. Rejects with `CallError`; an empty answer is an empty page. */
export async function readArticles(
  api: ShopApi,
  { ids = [], classCodes = [] }: ArticleQuery,
  page: { readonly number: number; readonly size: number },
): Promise<ArticlePage> {
  const body = {
    cArticleUuids: ids.join(','),
    cClassCodes: classCodes.join(','),
    pageNum: page.number,
    pageSize: page.size,
  }
  const answer = await api.getArticlePage({ body })
  if (answer.ok) return { items: answer.data.results.map(readArticle), total: answer.data.iTotleSize }
  if (answer.failure === 'EMPTY') return { items: [], total: 0 }
  throw new CallError(answer)
}
