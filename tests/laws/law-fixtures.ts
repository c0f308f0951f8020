import type { CompiledPage } from '@mallwright/contract/document'
import { fen } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import type { SiteRecord } from '@mallwright/contract/site'
import { brandAt, couponAt, offerAt, plainProduct } from '@mallwright/modules/samples'
import type { DataSource } from '@mallwright/modules/views'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'
import { loadViews } from '@mallwright/viewer/runtime'
import type { PageScope } from '@mallwright/viewer/runtime'

/** Site record for rendering pages without a server. */
export const SITE: SiteRecord = {
  siUuid: 's',
  stUuid: 't',
  cOrgName: '德汇供应链',
  cAccUuid: '',
  cOrgUuid: '',
  siteAttr: '',
  siteShortName: '德汇企业购',
  cLogoImageUrl: '/logo.svg',
  cCarouselUrl: '',
  cFaviconUrl: '/favicon.svg',
  bShowPrice: true,
}

const product = (code: string) =>
  plainProduct(code, { name: `青禾 A4 复印纸 ${code}`, price: fen(13_800), isOperated: true, sales: 10 })

const shop = (id: string, index: number) => ({
  id,
  name: index === 1 ? '名称很长很长的办公用品与工业品企业直供旗舰专营店' : '青禾办公专营店',
  logoUrl: index === 2 ? '' : '/logo.svg',
  isOperated: index === 0,
  productCount: 40,
  isClosed: index === 3,
})

const article = (id: string) => ({
  id,
  title: `采购人手册 ${id}`,
  coverUrl: '/cover.svg',
  summary: '从询价到开票，一次说清。',
  classCode: 'guide',
  className: '采购指南',
  publishedAt: '2026-01-05 09:30:00',
})

/** Data source without a server: any code or id exists, every class has seven products. */
export const SOURCE: DataSource = {
  productsByCodes: (codes) => Promise.resolve(codes.map(product)),
  productsByClasses: (_, { number, size }) =>
    Promise.resolve({
      items: Array.from({ length: 7 }, (_unused, index) => product(`P0${index}`)).slice(
        (number - 1) * size,
        number * size,
      ),
      total: 7,
    }),
  shopsByIds: (ids) => Promise.resolve(ids.map(shop)),
  articles: ({ ids = Array.from({ length: 7 }, (_, index) => `A${index}`) }, { number, size }) =>
    Promise.resolve({ items: ids.slice((number - 1) * size, number * size).map(article), total: ids.length }),
  timedOffers: (_, count) => Promise.resolve(Array.from({ length: count }, (_unused, index) => offerAt(index))),
  brands: ({ ids, count }) =>
    Promise.resolve(
      (ids ?? Array.from({ length: count }, (_, index) => `B${index}`)).map((id, index) => brandAt(index, { id })),
    ),
  coupons: (shopId) => Promise.resolve(Array.from({ length: 4 }, (_, index) => couponAt(index, { shopId }))),
}

/** Server-rendered HTML of a page with the data of `SOURCE`. */
export async function htmlOf(page: CompiledPage, locale: Locale): Promise<string> {
  return renderShopDocument({
    locale,
    origin: 'http://shop.test',
    site: SITE,
    release: 1,
    page,
    data: await loadPageData(page, SOURCE),
    assets: { scripts: ['/shop.js'], imports: [], styles: [] },
    hydrateLoader: '',
    apiBase: '/api',
    storageKey: 'ef'.repeat(32),
  })
}

/** Scope for rendering a page without a server; errors of nodes are rethrown. */
export async function scopeOf(
  page: CompiledPage,
  { source, locale }: { readonly source: DataSource; readonly locale: Locale },
): Promise<PageScope> {
  return {
    views: await loadViews(page),
    data: {},
    source,
    generation: 0,
    locale,
    origin: 'http://shop.test',
    onAction: () => undefined,
    onError: (error: unknown) => {
      throw error
    },
  }
}
