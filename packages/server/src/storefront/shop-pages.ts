import { HOME_COLUMN, ownSiteDomain } from '@mallwright/contract/link'
import { LOCALES } from '@mallwright/contract/values'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { matchScreen } from '@mallwright/viewer/screen-html'
import type { ScreenMatch } from '@mallwright/viewer/screen-html'
import type { FastifyRequest } from 'fastify'

import { createArticleViews } from '../article/article.store.ts'
import { chosenLocale } from '../gateway/chosen-locale.ts'
import { chosenTheme } from '../gateway/chosen-theme.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { createEncodedResponseCache, FAST_QUALITY } from './encoded-response-cache.ts'
import type { EncodedResponse } from './encoded-response-cache.ts'
import { createPageCache, MAX_BYTES, MAX_PAGES } from './page-cache.ts'
import { pageOrigin } from './page-origin.ts'
import { renderPage, renderPreview, renderScreenPage, renderStart } from './shop-page.ts'
import type { PageRequest, PreviewRequest, RenderedPage, ShopDocumentOptions, ShopPage } from './shop-page.ts'

/** Options of the shop's pages. */
export interface ShopPagesOptions extends Omit<ShopDocumentOptions, 'pages' | 'bootstraps'> {
  /** Configured public origin; defaults to that of each request. */
  readonly publicOrigin: string | undefined
  /** Content-Security-Policy of every page. It is read at every request, because a cached page outlives it. */
  readonly policy: () => Promise<string>
}

/** The shop's documents for a request: by its host, language and theme. */
export interface ShopPages {
  /** The screen of any other address: rendered, or the document that starts the shop. */
  screen(request: FastifyRequest): Promise<ShopPage>
  /** Start document of screens that only the browser renders. */
  start(request: FastifyRequest): Promise<ShopPage>
  /** A published page; `undefined` when the release has none of this code. The home page is always there. */
  page(request: FastifyRequest, code: string): Promise<ShopPage | undefined>
  /** `undefined` when the ticket is not valid for the page. */
  preview(request: FastifyRequest, preview: PreviewRequest): Promise<RenderedPage | undefined>
  /** Bootstrap data by the hash in their URL; of a page that another process has rendered, too. */
  bootstrap(
    request: FastifyRequest,
    wanted: { readonly name: string; readonly code: string },
  ): Promise<EncodedResponse | undefined>
}

/** An address that no screen has, for the one not-found page of all unknown ones. */
const UNKNOWN_ADDRESS = '/404'

/** Creates the pages of a server process, with their caches. */
export function createShopPages(context: AppContext, pagesOptions: ShopPagesOptions): ShopPages {
  const cache = createPageCache(context)
  // Boot data outlive their page: open pages still refer to them.
  const options = {
    ...pagesOptions,
    pages: createEncodedResponseCache({ max: MAX_PAGES, maxBytes: MAX_BYTES }),
    bootstraps: createEncodedResponseCache({ max: 2 * MAX_PAGES, maxBytes: 2 * MAX_BYTES }),
  }
  const requestOf = (request: FastifyRequest) => pageRequestOf(context, pagesOptions, request)
  const page = async (request: FastifyRequest, code: string) => {
    const asked = await requestOf(request)
    const key = keyOf(code, asked)
    // The release is read only for a page that is not cached; an invented one is never rendered.
    if (code !== HOME_COLUMN && !cache.has(key) && !(await isPublished(pagesOptions, asked.site.id, code)))
      return undefined
    return cache.get(key, () => renderPage(context, options, { ...asked, code }))
  }
  const start = async (request: FastifyRequest) => {
    const asked = await requestOf(request)
    return cache.get(keyOf('', asked), () => renderStart(context, options, asked))
  }
  const screens = createScreens(context, options)
  const screen = async (request: FastifyRequest) => {
    const match = matchScreen(request.raw.url ?? '/', { hasOwnCart: hasOwnCart(request) })
    if (match.kind === 'started') return start(request)
    // Below its base the shop leads home from an unknown path: specification 1 §2.1.
    if (match.kind === 'unknown' && match.isInside) return { ...(await start(request)), isFound: false }
    const asked = await requestOf(request)
    try {
      if (match.kind === 'rendered') return await screens.get(request, asked, match)
      const address = UNKNOWN_ADDRESS
      return await cache.get(keyOf(address, asked), () => renderScreenPage(context, options, { ...asked, address }))
    } catch (error) {
      // The shop says itself that its data did not load, and tries again.
      request.log.error({ error }, 'a screen was not rendered')
      return start(request)
    }
  }
  return {
    page,
    start,
    screen,
    async preview(request, preview) {
      return renderPreview(context, options, { ...(await requestOf(request)), ...preview })
    },
    async bootstrap(request, { name, code }) {
      const known = options.bootstraps.get(name) ?? screens.bootstrap(name)
      if (known) return known
      // Rendered by another process or before a restart: the current page most likely has the same bootstrap data.
      await page(request, code)
      return options.bootstraps.get(name)
    },
  }
}

async function pageRequestOf(
  { sites }: AppContext,
  { publicOrigin }: ShopPagesOptions,
  request: FastifyRequest,
): Promise<PageRequest> {
  const hostSite = await sites.ofHost(request.hostname)
  const [, query = ''] = (request.raw.url ?? '').split('?')
  const own = ownSiteDomain(new URLSearchParams(query))
  const site = (own && (await sites.ofDomain(own))) || hostSite
  return { site, ...previewChoice(request), origin: publicOrigin ?? pageOrigin(request, hostSite) }
}

async function isPublished({ releases }: ShopPagesOptions, siteId: string, code: string): Promise<boolean> {
  const pages = (await releases.current(siteId))?.pages ?? []
  return !Object.hasOwn(SITE_PARTS, code) && pages.some((published) => published.code === code)
}

/** Screens by their addresses, which anybody can make up: in caches of their own, compressed fast, and kept only when there is something. */
function createScreens(context: AppContext, pagesOptions: ShopDocumentOptions) {
  const cache = createPageCache(context, { isKept: ({ isFound }) => isFound })
  const limits = { maxBytes: MAX_BYTES, quality: FAST_QUALITY }
  const options = {
    ...pagesOptions,
    pages: createEncodedResponseCache({ ...limits, max: MAX_PAGES }),
    bootstraps: createEncodedResponseCache({ ...limits, max: 2 * MAX_PAGES }),
  }
  const countView = createArticleViews(context.database.pool)
  return {
    async get(request: FastifyRequest, asked: PageRequest, match: Extract<ScreenMatch, { readonly kind: 'rendered' }>) {
      const { address, articleId } = match
      const page = await cache.get(keyOf(address, asked), () =>
        renderScreenPage(context, options, { ...asked, address }),
      )
      // A rendered article is not asked for again by the shop: it is counted here.
      if (articleId !== '' && page.isFound && request.method === 'GET') {
        countView(articleId).catch((error: unknown) =>
          request.log.error({ error }, 'a view of an article was not counted'),
        )
      }
      return page
    },
    bootstrap: (name: string) => options.bootstraps.get(name),
  }
}

/** Whether the cart may have lines, by the cookie `mw_cart` that the shop keeps: for others it is drawn empty. */
function hasOwnCart(request: FastifyRequest): boolean {
  return /(?:^|;\s*)mw_cart=own(?:;|$)/.test(request.headers.cookie ?? '')
}

/** Cache key of a page; the start document has no code. */
function keyOf(code: string, { site, locale, theme, origin }: PageRequest): string {
  return [code, site.id, locale, theme, origin].join(' ')
}

/** Language and theme of a page: those of a preview's address, else the reader's. */
function previewChoice(request: FastifyRequest): Pick<PageRequest, 'locale' | 'theme'> {
  const { preview, lang, theme } = request.query as Readonly<Record<string, unknown>>
  const isPreview = typeof preview === 'string'
  return {
    locale: (isPreview && LOCALES.find((locale) => locale === lang)) || chosenLocale(request),
    theme: (isPreview && THEMES.find((known) => known === theme)) || chosenTheme(request),
  }
}

const THEMES = ['light', 'dark'] as const
