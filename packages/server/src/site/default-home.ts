import type { ProductClass } from '@mallwright/contract/catalog'
import { NodeId } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { cutText } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { compilePage } from '@mallwright/modules/definitions'
import { buildPage } from '@mallwright/modules/documents'

import { classTree } from '../catalog/class-tree.store.ts'
import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { searchShops } from '../search/shop-search.store.ts'
import type { Queryable } from '../db/query.ts'
import type { Site } from '../gateway/site.store.ts'
import { splitList } from '../list-engine/joined-list.ts'
import { pageInLanguage } from './page-title.store.ts'
import type { CurrentRelease } from './releases/release-cache.ts'

/** Quick entries and shops of the layout. Domain sheet 2. */
const [ENTRIES, SHOPS] = [8, 6]

/** Limits of slides and classes of a list, and of the text of an entry: a longer list or text would be dropped whole. */
const [MAX_ITEMS, MAX_ENTRY_TEXT] = [20, 12]

/** Corners of the quick entries, in page px. */
const CARD = { topLeft: 10, topRight: 10, bottomLeft: 10, bottomRight: 10 }

/** Shape of a site's carousel pictures. */
const SLIDE = { width: 750, height: 360 }

/** Where published pages are read from. */
export interface PageOrigin {
  readonly client: Queryable
  readonly site: Site
  readonly release: CurrentRelease | undefined
  /** Language of the names of classes, which a default home shows. */
  readonly locale: Locale
}

/** A page of the current release; the default layout for a home page that nobody has published. */
export async function pageOf(origin: PageOrigin, code: string): Promise<CompiledPage | undefined> {
  const { client, site, locale } = origin
  const published = await origin.release?.page(code)
  if (published) return pageInLanguage(client, { siteId: site.id, locale }, published)
  return code === HOME_COLUMN ? defaultHome(origin) : undefined
}

/**
 * The home page of a site whose home nobody has published: the pictures of the site's record, 8 classes, products of all
 * classes, best sellers first, and shops. `undefined` when there is nothing to show.
 */
async function defaultHome({ client, site, locale }: PageOrigin): Promise<CompiledPage | undefined> {
  const [classes, shops] = await Promise.all([
    classTree(client, site.id, locale),
    searchShops(client, catalogViewerOf(site, undefined, locale), { keyword: '', page: { number: 1, size: SHOPS } }),
  ])
  const urls = splitList(site.carouselUrls).slice(0, MAX_ITEMS)
  const entries = leavesOf(classes).slice(0, ENTRIES)
  const shopIds = shops.results.map(({ cShopUuid }) => cShopUuid)
  const page = buildPage({ title: '', background: '', idOf: (count) => NodeId.parse(`default-${count}`) })
  const slides = urls.map((url) => ({ picture: { url, ...SLIDE } }))
  if (slides.length > 0) page.add('carousel', { slides, perView: 1, spacing: 0, height: 180 })
  if (entries.length > 0) {
    page.add('navigation', { items: entries.map(entryOf), columns: '4', marginX: 12, marginY: 8, corners: CARD })
    const classIds = classes.slice(0, MAX_ITEMS).map(({ cClassUuid }) => cClassUuid)
    page.add('product-list', { source: 'class', classIds, layout: 'grid', columns: '2', pageSize: 6, paging: 'more' })
  }
  if (shopIds.length > 0) page.add('shop-list', { shopIds, layout: 'carousel' })
  const document = page.document()
  return document.children.length > 0 ? compilePage(document, HOME_COLUMN) : undefined
}

/** The lowest classes in display order. */
function leavesOf(classes: readonly ProductClass[]): ProductClass[] {
  return classes.flatMap((node) => (node.children.length > 0 ? leavesOf(node.children) : [node]))
}

function entryOf({ cClassUuid, cClassName, cIconUrl }: ProductClass) {
  const picture = { url: cIconUrl, width: 240, height: 240 }
  return { text: cutText(cClassName, MAX_ENTRY_TEXT), picture, link: { kind: 'class', classId: cClassUuid } }
}
