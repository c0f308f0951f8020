import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createHash } from 'node:crypto'

import { HOME_COLUMN } from '@mallwright/contract'
import type { BuyerAudience, CompiledPage, Locale } from '@mallwright/contract'
import { lookCss, readSiteFrame, SITE_PARTS } from '@mallwright/modules/definitions'
import type { SiteFrame } from '@mallwright/modules/definitions'
import { loadPageData, renderShopDocument, THEME_SCRIPT } from '@mallwright/viewer/prerender'

import { audienceOf } from '../catalog/audience.ts'
import { pageSource } from '../catalog/page-source.ts'
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

/** A finished HTML page in the encodings that browsers take. */
export interface ShopPage {
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly brotli: Buffer
  readonly etag: string
  readonly policy: string
  /** The first instant (epoch ms) at which it may show too much or too little; `Infinity` when no window moves it. */
  readonly validUntil: number
}

/** What documents need to know of the server around them. */
export interface Surroundings {
  readonly build: ShopBuild
  /** Base of the gateway that the shop talks to: a path or a URL. */
  readonly apiBase: string
  /** Origins besides our own that scripts may talk to. */
  readonly connect: readonly string[]
}

/** Whose page in which language, for which address of the shop. */
export interface PageRequest {
  readonly site: Site
  readonly locale: Locale
  readonly origin: string
}

const BROTLI_QUALITY = 6
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

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
): Promise<ShopPage | undefined> {
  const page = { siteId: request.site.id, columnCode: HOME_COLUMN }
  const preview = await readPreview(mall.database, request.ticket, page)
  if (!preview) return undefined
  const frame = await readDraftFrame(mall.database.pool, request.site.id)
  return render(mall, around, request, {
    page: preview.page,
    frame,
    release: 0,
    preview: { ticket: request.ticket, audience: request.audience },
  })
}

/** A site that designed no part of its frame sends none: the bars are as they start, and every page stays that much smaller. */
function shownOf(release: Release | undefined): Shown {
  const content = release?.content ?? {}
  const isFramed = Object.keys(SITE_PARTS).some((code) => Object.hasOwn(content, code))
  return { frame: isFramed ? readSiteFrame(content) : undefined, release: release?.number ?? 0 }
}

interface Shown {
  readonly page?: CompiledPage | undefined
  readonly frame: SiteFrame | undefined
  readonly release: number
  readonly preview?: { readonly ticket: string; readonly audience: BuyerAudience }
}

async function render(mall: Mall, around: Surroundings, request: PageRequest, shown: Shown): Promise<ShopPage> {
  const { site, locale, origin } = request
  const source = pageSource(mall.database, audienceOf(site, undefined))
  // HTML is asked for without a session: who has signed in gets the own page from the gateway afterwards.
  const viewer = { audience: shown.preview?.audience ?? 'visitor', locale, now: mall.now() } as const
  const made = shown.page && pageFor(shown.page, viewer)
  const data = made && (await loadPageData(made.page, source))
  const html = await renderShopDocument({
    locale,
    origin,
    site: siteRecord(site),
    data,
    frame: shown.frame,
    lookCss: shown.frame && lookCss(shown.frame.look),
    page: made?.page,
    showing: made && { ...made.showing, bByAudience: made.showing.bByAudience && !shown.preview },
    release: shown.release,
    preview: shown.preview?.ticket,
    ...around.build,
    apiBase: around.apiBase,
  })
  const plain = Buffer.from(html)
  const [zipped, brotli] = await Promise.all([
    compressGzip(plain),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ])
  return {
    plain,
    gzip: zipped,
    brotli,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`,
    validUntil: made?.showing.iNextTimeLong || Infinity,
    // Our own scripts by name: a script that content smuggled into the page must not be allowed with them.
    policy: contentPolicy({ inlineScripts: [THEME_SCRIPT, around.build.wake], connect: around.connect }),
  }
}
