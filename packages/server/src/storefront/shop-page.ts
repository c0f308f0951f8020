import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import { nodesOf } from '@mallwright/contract/document'
import type { BuyerAudience, CompiledPage } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import { themeCss } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'
import { renderScreen } from '@mallwright/viewer/screen-html'
import type { RenderedScreen } from '@mallwright/viewer/screen-html'

import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { pageSource } from './page-source.ts'
import type { Theme } from '../gateway/chosen-theme.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { readDraftFrame } from '../site/drafts/draft.store.ts'
import { pageOf } from '../site/default-home.ts'
import { visiblePage } from '../site/visible-page.ts'
import { readPreview } from '../site/preview.ts'
import type { CurrentRelease, Releases } from '../site/releases/release-cache.ts'
import { readDesignedChrome } from './site-style.ts'
import { siteRecord } from '../site/site.wire.ts'
import { withInlinePicture } from './inline-picture.ts'
import type { Site } from '../gateway/site.store.ts'
import type { ShopBuild } from './shop-build.ts'
import type { EncodedResponse, EncodedResponseCache } from './encoded-response-cache.ts'
import { visitorGateway } from './visitor-gateway.ts'

/** A rendered HTML page. */
export interface RenderedPage {
  readonly text: string
  /** Next change of visibility (epoch ms); `Infinity` when there is none. */
  readonly validUntil: number
}

/** A rendered page in all encodings. */
export interface ShopPage extends Omit<RenderedPage, 'text'> {
  readonly html: EncodedResponse
  /** False for a screen that lacks what its address asks for. */
  readonly isFound: boolean
}

/** Server settings that documents depend on. */
export interface ShopDocumentOptions {
  readonly releases: Releases
  readonly build: ShopBuild
  /** Gateway base: a path or a URL. */
  readonly apiBase: string
  /** Key of the stored values. */
  readonly storageKey: string
  /** Encoded pages. */
  readonly pages: EncodedResponseCache
  /** Encoded bootstrap data. */
  readonly bootstraps: EncodedResponseCache
}

/** Parameters of a page request. */
export interface PageRequest {
  readonly site: Site
  readonly locale: Locale
  readonly theme: Theme | undefined
  readonly origin: string
}

/** URL prefix of bootstrap data; the name is a content hash. */
export const BOOTSTRAP_PATH = `${SHOP_BASE}/boot/`

/** A page of the current release for a visitor; the empty start document when the release has no such page. */
export async function renderPage(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest & { readonly code: string },
): Promise<ShopPage> {
  const release = await options.releases.current(request.site.id)
  const page = await pageOf(
    { client: context.database.pool, site: request.site, release, locale: request.locale },
    request.code,
  )
  return render(context, options, request, { ...(await contentOf(release)), page })
}

/** Start document of every other screen. */
export async function renderStart(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest,
): Promise<ShopPage> {
  const release = await options.releases.current(request.site.id)
  return render(context, options, request, await contentOf(release))
}

/** A screen of the shop for a visitor: a product, a list, a shop, an article, an empty cart, or the not-found screen of an unknown address. */
export async function renderScreenPage(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest & { readonly address: string },
): Promise<ShopPage> {
  const { site, locale, origin, address } = request
  const release = await options.releases.current(site.id)
  const send = visitorGateway(context.database.pool, site, locale)
  const content = await contentOf(release)
  const { chrome } = content
  const rendered = await renderScreen({ address, locale, origin, site: siteRecord(site), chrome, send })
  const screen = await withInlinePicture(context, rendered)
  const { text, ...rest } = await renderDocument(context, options, request, { ...content, screen })
  return { ...rest, html: await options.pages.encode(text), isFound: screen.isFound }
}

const MINUTE_MS = 60_000

/** Which draft is previewed, and for whom and when. */
export interface PreviewRequest {
  readonly code: string
  readonly ticket: string
  readonly audience: BuyerAudience
  /** Epoch ms; `undefined` for now. */
  readonly now: number | undefined
}

/** Preview of a page's draft; `undefined` when the ticket is not valid for it. */
export async function renderPreview(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest & PreviewRequest,
): Promise<RenderedPage | undefined> {
  const page = { siteId: request.site.id, columnCode: request.code }
  const preview = await readPreview(context.database.pool, request.ticket, page)
  if (!preview) return undefined
  const frame = await readDraftFrame(context.database.pool, request.site.id)
  return renderDocument(context, options, request, {
    page: preview.page,
    chrome: frame,
    release: 0,
    preview: { ticket: request.ticket, audience: request.audience, now: request.now },
  })
}

/** The site's bars are sent only when the site has designed them: pages stay smaller. */
async function contentOf(release: CurrentRelease | undefined): Promise<PageContent> {
  return { chrome: await readDesignedChrome(release), release: release?.number ?? 0 }
}

interface PageContent {
  readonly page?: CompiledPage | undefined
  readonly screen?: RenderedScreen
  readonly chrome: SiteChrome | undefined
  readonly release: number
  readonly preview?: { readonly ticket: string; readonly audience: BuyerAudience; readonly now: number | undefined }
  /** Absent for previews: bootstrap data must not be public. */
  readonly storeBootstrap?: (json: string) => Promise<string>
}

async function render(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest,
  shown: PageContent,
): Promise<ShopPage> {
  const code = shown.page?.columnCode ?? HOME_COLUMN
  // Another process renders the page again to answer: it must know which.
  const query = code === HOME_COLUMN ? '' : `?page=${encodeURIComponent(code)}`
  const storeBootstrap = async (json: string) => BOOTSTRAP_PATH + (await options.bootstraps.encode(json)).name + query
  const { text, ...rest } = await renderDocument(context, options, request, { ...shown, storeBootstrap })
  return { ...rest, html: await options.pages.encode(text), isFound: true }
}

async function renderDocument(
  context: AppContext,
  options: ShopDocumentOptions,
  request: PageRequest,
  shown: PageContent,
): Promise<RenderedPage> {
  const { site, locale, theme, origin } = request
  const source = pageSource(context.database.pool, catalogViewerOf(site, undefined, locale))
  // HTML requests carry no session: signed-in buyers load their own page from the gateway.
  const now = shown.preview?.now ?? context.now()
  const viewer = { audience: shown.preview?.audience ?? 'visitor', locale, now } as const
  const visible = shown.page && visiblePage(shown.page, viewer)
  const data = visible && (await loadPageData(visible.page, source))
  const screen = shown.screen?.name ?? screenOfColumn(visible?.page.columnCode)
  const modules = nodesOf(visible?.page.nodes ?? []).map(({ module }) => module)
  const text = await renderShopDocument({
    locale,
    theme,
    origin,
    site: siteRecord(site),
    data,
    chrome: shown.chrome,
    siteThemeCss: shown.chrome && themeCss(shown.chrome.theme),
    page: visible?.page,
    screen: shown.screen,
    visibility: visible && { ...visible.showing, bByAudience: visible.showing.bByAudience && !shown.preview },
    release: shown.release,
    // Whole minutes, or a countdown would make another document every second; its clock is right as soon as it runs.
    now: Math.floor(now / MINUTE_MS) * MINUTE_MS,
    preview: shown.preview?.ticket,
    assets: options.build.assetsOf({ screen, modules }),
    hydrateLoader: options.build.hydrateLoader,
    apiBase: options.apiBase,
    storageKey: options.storageKey,
    storeBootstrap: shown.storeBootstrap,
  })
  return {
    text,
    validUntil: visible?.showing.iNextTimeLong || Infinity,
  }
}

/** Name of the route that shows a published page. */
function screenOfColumn(code: string | undefined): string | undefined {
  if (code === undefined) return undefined
  return code === HOME_COLUMN ? 'tab-home' : 'columnPage'
}
