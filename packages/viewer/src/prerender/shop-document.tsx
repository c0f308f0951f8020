import { nodesOf } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import { columnPath } from '@mallwright/contract/link'
import type { Locale } from '@mallwright/contract/values'
import { STYLES } from '@mallwright/modules/styles'
import { EMPTY_SOURCE } from '@mallwright/modules/views'
import type { SiteChrome } from '@mallwright/modules/views'

import { BOOTSTRAP_ID, THEME_STYLE_ID } from '../runtime/bootstrap/page-bootstrap.ts'
import type {
  BootstrapReference,
  HydrationAssets,
  PageBootstrap,
  ScreenBootstrap,
} from '../runtime/bootstrap/page-bootstrap.ts'
import columnBarCss from '../runtime/home-shell/column-bar.css?inline'
import homeShellCss from '../runtime/home-shell/home-shell.css?inline'
import { loadViews } from '../runtime/page/page-data.ts'
import type { PageData } from '../runtime/page/page-data.ts'
import pageCss from '../runtime/page/page.css?inline'
import themeCss from '../runtime/page/theme.css?inline'
import { escapeHtml, headMarkup, wordsOf } from './document-head.ts'
import type { DocumentHead } from './document-head.ts'
import { PrerenderedShell } from './prerendered-shell.tsx'
import { renderMarkup } from './render-markup.ts'
import { parseSheet, usedCss } from '../runtime/bootstrap/used-css.ts'
import type { Sheet } from '../runtime/bootstrap/used-css.ts'

/** A screen of the shop as HTML, with what its document needs. */
export interface PrerenderedScreen extends ScreenBootstrap {
  readonly html: string
  /** Style sheets of the screen as one text. */
  readonly sheet: string
  readonly head: DocumentHead
}

/** Input of a shop document. */
export interface ShopDocumentInput {
  readonly locale: Locale
  /** The chosen theme; the device's without one. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The shop's own origin, e.g. `https://mall.example`. */
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar; their defaults when absent. */
  readonly chrome?: SiteChrome | undefined
  /** Theme overrides of the site. */
  readonly siteThemeCss?: string | undefined
  readonly release: number
  /** The home page to prerender; without it the document only starts the shop. */
  readonly page?: CompiledPage | undefined
  /** A prerendered screen in place of a page. */
  readonly screen?: PrerenderedScreen | undefined
  readonly data?: PageData | undefined
  readonly visibility?: PageVisibility | undefined
  readonly preview?: string | undefined
  /** Moment of the rendering (epoch ms), for modules that show the time. */
  readonly now?: number | undefined
  readonly assets: HydrationAssets
  /** URL of the script that starts the shop: a prerendered page hydrates once idle or touched, others start at once. */
  readonly hydrateLoader: string
  readonly apiBase: string
  /** Key of the stored values. */
  readonly storageKey: string
  /** Stores the bootstrap JSON under a URL of its own and returns it; inlined when absent. */
  readonly storeBootstrap?: ((json: string) => Promise<string>) | undefined
}

/** Root and body style of the first paint; the same as in shop.css. */
const BODY_CSS =
  'html{--mw-reader:max(0px,0.0625rem - 1px*var(--mw-font,1));font-size:calc(100%*var(--mw-font,1))}body{margin:0;background:var(--mw-background)}'

/** Content of screens without a prerendered page when scripts are disabled. */
const NO_SCRIPT = `<noscript><div style="padding:32px 16px;font:16px/1.6 system-ui,sans-serif"><p>请开启浏览器的 JavaScript 后再访问本页。<br>Please switch JavaScript on for this page.</p><p><a href="/">返回首页 Home</a></p></div></noscript>`

/** Renders the HTML of a shop page without inline scripts. With a page it is complete before any script runs. Decision 0031. */
export async function renderShopDocument(input: ShopDocumentInput): Promise<string> {
  const { locale, theme, origin, site, page, screen, data, assets, storeBootstrap } = input
  const bootstrap: PageBootstrap = {
    locale,
    origin,
    site,
    chrome: input.chrome,
    release: input.release,
    apiBase: input.apiBase,
    storageKey: input.storageKey,
    ...assets,
    page,
    screen: screen && { name: screen.name, queries: screen.queries },
    data,
    visibility: input.visibility,
    preview: input.preview,
  }
  const body = page ? await renderPage(page, input) : (screen?.html ?? '')
  const isStart = body === ''
  const inlined: PageBootstrap | BootstrapReference =
    page && storeBootstrap ? { ...assets, url: await storeBootstrap(JSON.stringify(bootstrap)) } : bootstrap
  const css = BODY_CSS + themeCss + pageCss + homeShellCss + columnBarCss
  const own = page ? moduleCss(page) : (screen?.sheet ?? '')
  return [
    `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    headMarkup(screen?.head ?? pageHead(page, body, site), { site, origin, locale }),
    `<link rel="icon" href="${escapeHtml(site.cFaviconUrl)}">`,
    `<style>${isStart ? css : usedCss(sheetOf(css + own), body)}</style>`,
    `<style id="${THEME_STYLE_ID}">${input.siteThemeCss ?? ''}</style>`,
    isStart ? assets.styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('') : '',
    isStart
      ? [...assets.scripts, ...assets.imports]
          .map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`)
          .join('')
      : '',
    `</head><body><div id="shop">${body}</div>`,
    isStart ? NO_SCRIPT : '',
    `<script type="application/json" id="${BOOTSTRAP_ID}">${escapeJson(inlined)}</script>`,
    // A classic async script that reads the element above and knows old engines. A module script would start the engine early.
    `<script async fetchpriority="high" src="${escapeHtml(input.hydrateLoader)}"></script>`,
    '</body></html>',
  ].join('')
}

/** Head of a published page, described by its own words; that of the site for a screen that starts the shop. */
function pageHead(page: CompiledPage | undefined, body: string, site: SiteRecord): DocumentHead {
  const about = `${site.siteShortName} · ${site.cOrgName}`
  if (!page) return { title: '', description: about, type: 'website' }
  return {
    title: page.title,
    description: wordsOf(body).trim() || about,
    path: columnPath(page.columnCode),
    type: 'website',
    imageUrl: site.cLogoImageUrl,
  }
}

async function renderPage(page: CompiledPage, input: ShopDocumentInput): Promise<string> {
  const scope = {
    views: await loadViews(page),
    data: input.data ?? {},
    source: EMPTY_SOURCE,
    generation: 0,
    locale: input.locale,
    origin: input.origin,
    ...(input.now !== undefined && { clock: { renderedAt: input.now, offsetMs: () => Promise.resolve(0) } }),
    onAction: () => undefined,
    onError: () => undefined,
  }
  return renderMarkup(<PrerenderedShell site={input.site} chrome={input.chrome} page={page} scope={scope} />)
}

/** Number of remembered sheets: a few sets of modules are in use for long. */
const MAX_SHEETS = 50

const parsedSheets = new Map<string, Sheet>()

function sheetOf(text: string): Sheet {
  const sheet = parsedSheets.get(text) ?? parseSheet(text)
  if (parsedSheets.size >= MAX_SHEETS) parsedSheets.clear()
  parsedSheets.set(text, sheet)
  return sheet
}

function moduleCss(page: CompiledPage): string {
  const types = new Set(nodesOf(page.nodes).map((node) => node.module))
  // Modules may share a sheet: deduplicated.
  const sheets = [...types].flatMap((type) => (Object.hasOwn(STYLES, type) ? (STYLES[type] ?? []) : []))
  return [...new Set(sheets)].join('')
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
}
