import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import type { BuyerAudience, CompiledPage } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import { themeCss, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'

import { catalogViewerOf } from '../catalog/catalog-viewer.ts'
import { pageSource } from './page-source.ts'
import type { Theme } from '../gateway/chosen-theme.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { readDraftFrame } from '../site/draft.store.ts'
import { visiblePage } from '../site/visible-page.ts'
import { readPreview } from '../site/preview.ts'
import { currentRelease } from '../site/release.store.ts'
import type { Release } from '../site/release.store.ts'
import { siteRecord } from '../site/site.wire.ts'
import type { Site } from '../gateway/site.store.ts'
import { contentPolicy } from './content-policy.ts'
import type { ShopBuild } from './shop-build.ts'
import type { EncodedResponse, EncodedResponseCache } from './encoded-response-cache.ts'

/** A rendered HTML page. */
export interface RenderedPage {
  readonly text: string
  readonly policy: string
  /** Next change of visibility (epoch ms); `Infinity` when there is none. */
  readonly validUntil: number
}

/** A rendered page in all encodings. */
export interface ShopPage extends Omit<RenderedPage, 'text'> {
  readonly html: EncodedResponse
}

/** Server settings that documents depend on. */
export interface ShopDocumentOptions {
  readonly build: ShopBuild
  /** Gateway base: a path or a URL. */
  readonly apiBase: string
  /** Additional origins for `connect-src`. */
  readonly connect: readonly string[]
  /** Encoded pages. */
  readonly pages: EncodedResponseCache
  /** Encoded boot data. */
  readonly boots: EncodedResponseCache
}

/** Parameters of a page request. */
export interface PageRequest {
  readonly site: Site
  readonly locale: Locale
  readonly theme: Theme | undefined
  readonly origin: string
}

/** URL prefix of boot data; the name is a content hash. */
export const BOOT_PATH = `${SHOP_BASE}/boot/`

/** Home page of the current release for a visitor; without a release, the empty start document. */
export async function renderHome(
  context: AppContext,
  around: ShopDocumentOptions,
  request: PageRequest,
): Promise<ShopPage> {
  const release = await currentRelease(context.database.pool, request.site.id)
  return render(context, around, request, { ...contentOf(release), page: release?.content[HOME_COLUMN] })
}

/** Start document of every other screen. */
export async function renderStart(
  context: AppContext,
  around: ShopDocumentOptions,
  request: PageRequest,
): Promise<ShopPage> {
  const release = await currentRelease(context.database.pool, request.site.id)
  return render(context, around, request, contentOf(release))
}

/** Preview of the home page's draft; `undefined` when the ticket is not valid for it. */
export async function renderPreview(
  context: AppContext,
  around: ShopDocumentOptions,
  request: PageRequest & { readonly ticket: string; readonly audience: BuyerAudience },
): Promise<RenderedPage | undefined> {
  const page = { siteId: request.site.id, columnCode: HOME_COLUMN }
  const preview = await readPreview(context.database, request.ticket, page)
  if (!preview) return undefined
  const frame = await readDraftFrame(context.database.pool, request.site.id)
  return renderDocument(context, around, request, {
    page: preview.page,
    frame,
    release: 0,
    preview: { ticket: request.ticket, audience: request.audience },
  })
}

/** The site's bars are sent only when the site has designed them: pages stay smaller. */
function contentOf(release: Release | undefined): PageContent {
  const content = release?.content ?? {}
  const isFramed = Object.keys(SITE_PARTS).some((code) => Object.hasOwn(content, code))
  return { frame: isFramed ? readSiteChrome(content) : undefined, release: release?.number ?? 0 }
}

interface PageContent {
  readonly page?: CompiledPage | undefined
  readonly frame: SiteChrome | undefined
  readonly release: number
  readonly preview?: { readonly ticket: string; readonly audience: BuyerAudience }
  /** Absent for previews: boot data must not be public. */
  readonly storeBoot?: (json: string) => Promise<string>
}

async function render(
  context: AppContext,
  around: ShopDocumentOptions,
  request: PageRequest,
  shown: PageContent,
): Promise<ShopPage> {
  const placeBoot = async (json: string) => BOOT_PATH + (await around.boots.encode(json)).name
  const { text, ...rest } = await renderDocument(context, around, request, { ...shown, storeBoot: placeBoot })
  return { ...rest, html: await around.pages.encode(text) }
}

async function renderDocument(
  context: AppContext,
  around: ShopDocumentOptions,
  request: PageRequest,
  shown: PageContent,
): Promise<RenderedPage> {
  const { site, locale, theme, origin } = request
  const source = pageSource(context.database, catalogViewerOf(site, undefined))
  // HTML requests carry no session: signed-in buyers load their own page from the gateway.
  const viewer = { audience: shown.preview?.audience ?? 'visitor', locale, now: context.now() } as const
  const made = shown.page && visiblePage(shown.page, viewer)
  const data = made && (await loadPageData(made.page, source))
  const text = await renderShopDocument({
    locale,
    theme,
    origin,
    site: siteRecord(site),
    data,
    frame: shown.frame,
    lookCss: shown.frame && themeCss(shown.frame.theme),
    page: made?.page,
    showing: made && { ...made.showing, bByAudience: made.showing.bByAudience && !shown.preview },
    release: shown.release,
    preview: shown.preview?.ticket,
    ...around.build,
    apiBase: around.apiBase,
    placeBoot: shown.storeBoot,
  })
  return {
    text,
    validUntil: made?.showing.iNextTimeLong || Infinity,
    policy: contentPolicy({ connect: around.connect }),
  }
}
