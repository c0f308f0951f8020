import { searchProductPage, searchShopPage } from '@mallwright/contract/catalog'
import type { CheckedInputOf } from '@mallwright/contract/rpc'
import { getHotWordList, getSearchCount, getSearchMain, getSuggestList } from '@mallwright/contract/search'
import type { SearchScene } from '@mallwright/contract/search'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'

import { withAgreedPrices } from '../catalog/agreed-price.store.ts'
import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { placeOfAreaCode } from './origin-area.ts'
import type { ProductChoice } from './product-choice.ts'
import { productFacets } from './product-facets.store.ts'
import { countProducts, searchProducts } from './product-search.store.ts'
import { countShops, searchShops } from './shop-search.store.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import type { AppContext } from '../gateway/app-context.ts'
import type { Caller } from '../gateway/guard/caller.ts'
import { handle } from '../gateway/handle.ts'
import { splitList } from '../list-engine/joined-list.ts'
import { bestClass } from './best-class.store.ts'
import { historyRoutes } from './history.routes.ts'
import { readHotWords } from './hot-word.store.ts'
import { rememberSearch } from './search-history.store.ts'
import { suggest } from './suggestions.ts'

/** Registers the search of products and shops, its words and its history. */
export function searchRoutes(context: AppContext): void {
  resultRoutes(context)
  wordRoutes(context)
  mixedRoutes(context)
  historyRoutes(context)
}

/** How long (ms) facets are cached: their counts are shown only. */
const FACETS_LIFETIME_MS = 3000

type ProductSearch = CheckedInputOf<typeof searchProductPage>['body']

function resultRoutes(context: AppContext): void {
  const { pool } = context.database
  const facets = createTtlCache<Awaited<ReturnType<typeof productFacets>>>(FACETS_LIFETIME_MS)
  handle(context, searchProductPage, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    await remember(context, caller, { scene: 'goods', body })
    const query = {
      keyword: body.cKeyword,
      classId: body.cSpClassUuid || body.cClassUuid,
      shopId: body.cShopUuid,
      choice: choiceOf(body),
    }
    const page = { number: body.pageNumber, size: body.pageSize }
    const found = await searchProducts(pool, viewer, { ...query, page })
    const counted = body.bFacets
      ? await facets.get(JSON.stringify([{ ...viewer, accountId: null }, query]), () =>
          productFacets(pool, viewer, query),
        )
      : undefined
    const results = await withAgreedPrices(pool, viewer, found.results)
    return { results, iTotleSize: found.total, ...(counted && { facets: counted }) }
  })
  handle(context, searchShopPage, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    await remember(context, caller, { scene: 'shop', body })
    const { results, total } = await searchShops(pool, viewer, {
      keyword: body.cKeyword,
      likeShopId: body.cLikeShopUuid,
      order: body.cOrderField,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results, iTotleSize: total }
  })
}

/** How a buyer narrowed and ordered a list. */
function choiceOf(body: ProductSearch): ProductChoice {
  return {
    order: body.cOrderField,
    isDescending: body.cOrderType === 'desc',
    isOperated: body.bOperated,
    isInStock: body.bInStock,
    hasSpecialInvoices: body.bSpecialInvoice,
    minPrice: fenOf(body.iPriceMin),
    maxPrice: fenOf(body.iPriceMax),
    brandIds: splitList(body.cBrandUuids),
    maxMinQty: body.iMaxMoq,
    origin: placeOfAreaCode(body.cAreaCode),
    attributes: body.attrs.map(({ cName, valueList }) => ({ name: cName, values: valueList })),
  }
}

function fenOf(yuan: number | undefined): Fen | undefined {
  return yuan === undefined ? undefined : fenFromYuan(yuan)
}

/** Puts the keyword of a submitted search into the account's history. */
async function remember(
  { database }: AppContext,
  { accountId }: Caller,
  search: {
    readonly scene: SearchScene
    readonly body: { readonly cKeyword: string; readonly bRemember: boolean; readonly pageNumber?: number }
  },
): Promise<void> {
  const { scene, body } = search
  if (accountId === null || !body.bRemember || (body.pageNumber ?? 1) > 1) return
  await rememberSearch(database.pool, { accountId, scene }, body.cKeyword)
}

function wordRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, getHotWordList, async ({ body, site, locale }) => {
    const words = await readHotWords(pool, { siteId: (await site()).id, scene: body.cScene, locale })
    return { results: words.map(({ word, link, isDefault }) => ({ cWord: word, cLink: link, bDefault: isDefault })) }
  })
  handle(context, getSuggestList, async ({ body, caller, site, locale }) =>
    suggest(pool, catalogViewerOf(await site(), caller, locale), { scene: body.cScene, keyword: body.cKeyword }),
  )
}

/** Products of the mixed page. Domain sheet 64. */
const MIXED_PRODUCTS = 6

function mixedRoutes(context: AppContext): void {
  const { pool } = context.database
  handle(context, getSearchCount, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    const products = await countProducts(pool, viewer, { keyword: body.cKeyword, classId: '' })
    return { iProdCount: products, iShopCount: await countShops(pool, viewer, { keyword: body.cKeyword }) }
  })
  handle(context, getSearchMain, async ({ body, caller, site, locale }) => {
    const viewer = catalogViewerOf(await site(), caller, locale)
    const keyword = body.cKeyword
    await remember(context, caller, { scene: 'goods', body })
    const products = await searchProducts(pool, viewer, {
      keyword,
      classId: '',
      page: { number: 1, size: MIXED_PRODUCTS },
    })
    const shops = await searchShops(pool, viewer, { keyword, page: { number: 1, size: 1 } })
    const best = await bestClass(pool, viewer, keyword)
    const [shop] = shops.results
    return {
      ...(best && {
        prodClass: {
          cClassUuid: best.id,
          cClassName: best.name,
          cIconUrl: best.iconUrl,
          iProdCount: best.count,
        },
      }),
      ...(shop && { shop }),
      prodList: await withAgreedPrices(pool, viewer, products.results),
      iProdCount: products.total,
      iShopCount: shops.total,
    }
  })
}
