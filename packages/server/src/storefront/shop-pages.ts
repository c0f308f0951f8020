import { HOME_COLUMN, SHOP_BASE } from '@mallwright/contract/link'
import type { BuyerAudience, CompiledPage } from '@mallwright/contract/document'
import type { Locale } from '@mallwright/contract/values'
import { themeCss, readSiteChrome, SITE_PARTS } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'
import { loadPageData, renderShopDocument } from '@mallwright/viewer/prerender'

import { audienceOf } from '../catalog/audience.ts'
import { pageSource } from '../catalog/page-source.ts'
import type { Theme } from '../http/chosen-theme.ts'
import type { Mall } from '../mall.ts'
import { readDraftFrame } from '../site/draft.ts'
import { pageFor } from '../site/page-for.ts'
import { readPreview } from '../site/preview.ts'
import { currentRelease } from '../site/releases.ts'
import type { Release } from '../site/releases.ts'
import { siteRecord } from '../site/site-record.ts'
import type { Site } from '../site/sites.ts'
import { contentPolicy } from './content-policy.ts'
import type { ShopBuild } from './shop-build.ts'
import type { EncodedText, TextShelf } from './text-shelf.ts'

/** A drawn HTML page. */
export interface DrawnPage {
  readonly text: string
  readonly policy: string
  /** The first instant (epoch ms) at which it may show too much or too little; `Infinity` when no window moves it. */
  readonly validUntil: number
}

/** A page as it is served again and again. */
export interface ShopPage extends Omit<DrawnPage, 'text'> {
  readonly html: EncodedText
}

/** What documents need to know of the server around them. */
export interface Surroundings {
  readonly build: ShopBuild
  /** Base of the gateway that the shop talks to: a path or a URL. */
  readonly apiBase: string
  /** Origins besides our own that scripts may talk to. */
  readonly connect: readonly string[]
  /** Pages in the encodings that browsers take. */
  readonly pages: TextShelf
  /** What pages bring besides their HTML, at addresses of their own. */
  readonly boots: TextShelf
}

/** Whose page in which language, for which address of the shop. */
export interface PageRequest {
  readonly site: Site
  readonly locale: Locale
  readonly theme: Theme | undefined
  readonly origin: string
}

/** Where boot data lie, each under the name of its content. */
export const BOOT_PATH = `${SHOP_BASE}/boot/`

/** The home page as its current release shows it to a visitor; without a release, the document that only starts the shop. */
export async function renderHome(mall: Mall, around: Surroundings, request: PageRequest): Promise<ShopPage> {
  const release = await currentRelease(mall.database.pool, request.site.id)
  return render(mall, around, request, { ...shownOf(release), page: release?.content[HOME_COLUMN] })
}

/** The document of every other screen: it starts the shop. */
export async function renderStart(mall: Mall, around: Surroundings, request: PageRequest): Promise<ShopPage> {
  const release = await currentRelease(mall.database.pool, request.site.id)
  return render(mall, around, request, shownOf(release))
}

/** The home page's saved draft; `undefined` when the ticket does not show it. */
export async function renderPreview(
  mall: Mall,
  around: Surroundings,
  request: PageRequest & { readonly ticket: string; readonly audience: BuyerAudience },
): Promise<DrawnPage | undefined> {
  const page = { siteId: request.site.id, columnCode: HOME_COLUMN }
  const preview = await readPreview(mall.database, request.ticket, page)
  if (!preview) return undefined
  const frame = await readDraftFrame(mall.database.pool, request.site.id)
  return draw(mall, around, request, {
    page: preview.page,
    chrome: frame,
    release: 0,
    preview: { ticket: request.ticket, audience: request.audience },
  })
}

/** A site that designed no part of its frame sends none: the bars are as they start, and every page stays that much smaller. */
function shownOf(release: Release | undefined): Shown {
  const content = release?.content ?? {}
  const isFramed = Object.keys(SITE_PARTS).some((code) => Object.hasOwn(content, code))
  return { chrome: isFramed ? readSiteChrome(content) : undefined, release: release?.number ?? 0 }
}

interface Shown {
  readonly page?: CompiledPage | undefined
  readonly chrome: SiteChrome | undefined
  readonly release: number
  readonly preview?: { readonly ticket: string; readonly audience: BuyerAudience }
  /** Absent for a preview: nothing of it may be had without its ticket. */
  readonly placeBoot?: (json: string) => Promise<string>
}

async function render(mall: Mall, around: Surroundings, request: PageRequest, shown: Shown): Promise<ShopPage> {
  const placeBoot = async (json: string) => BOOT_PATH + (await around.boots.encode(json)).name
  const { text, ...rest } = await draw(mall, around, request, { ...shown, placeBoot })
  return { ...rest, html: await around.pages.encode(text) }
}

async function draw(mall: Mall, around: Surroundings, request: PageRequest, shown: Shown): Promise<DrawnPage> {
  const { site, locale, theme, origin } = request
  const source = pageSource(mall.database, audienceOf(site, undefined))
  // HTML is asked for without a session: who has signed in gets the own page from the gateway afterwards.
  const viewer = { audience: shown.preview?.audience ?? 'visitor', locale, now: mall.now() } as const
  const made = shown.page && pageFor(shown.page, viewer)
  const data = made && (await loadPageData(made.page, source))
  const text = await renderShopDocument({
    locale,
    theme,
    origin,
    site: siteRecord(site),
    data,
    chrome: shown.chrome,
    siteThemeCss: shown.chrome && themeCss(shown.chrome.theme),
    page: made?.page,
    visibility: made && { ...made.showing, bByAudience: made.showing.bByAudience && !shown.preview },
    release: shown.release,
    preview: shown.preview?.ticket,
    ...around.build,
    apiBase: around.apiBase,
    storeBootstrap: shown.placeBoot,
  })
  return {
    text,
    validUntil: made?.showing.iNextTimeLong || Infinity,
    policy: contentPolicy({ connect: around.connect }),
  }
}
