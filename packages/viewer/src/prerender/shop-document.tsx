import { nodesOf } from '@mallwright/contract/document'
import type { CompiledPage } from '@mallwright/contract/document'
import type { PageVisibility, SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'
import { STYLES } from '@mallwright/modules/styles'
import type { DataSource, SiteChrome } from '@mallwright/modules/views'
import { renderToString } from 'react-dom/server'

import { BOOT_ID, LOOK_ID } from '../runtime/boot.ts'
import type { Boot, BootElsewhere } from '../runtime/boot.ts'
import frameCss from '../runtime/home-frame.css?inline'
import { HomeFrame } from '../runtime/home-frame.tsx'
import { loadViews } from '../runtime/page-data.ts'
import type { PageData } from '../runtime/page-data.ts'
import pageCss from '../runtime/page.css?inline'
import themeCss from '../runtime/theme.css?inline'
import { usedCss } from './used-css.ts'

/** Everything a shop document is made of. */
export interface ShopDocumentInput {
  readonly locale: Locale
  /** The theme that the reader chose; the device decides without it. */
  readonly theme?: 'light' | 'dark' | undefined
  /** The shop's own origin, e.g. `https://mall.example`. */
  readonly origin: string
  readonly site: SiteRecord
  /** Theme, top bar and tab bar; as they start, when absent. */
  readonly frame?: SiteChrome | undefined
  /** What the theme changes of theme.css. */
  readonly lookCss?: string | undefined
  readonly release: number
  /** The home page to draw; without it the document only starts the shop. */
  readonly page?: CompiledPage | undefined
  readonly data?: PageData | undefined
  readonly showing?: PageVisibility | undefined
  readonly preview?: string | undefined
  /** Address of the shop's entry script. */
  readonly script: string
  /** Addresses of the entry's style sheets. */
  readonly styles: readonly string[]
  /** Address of the script that wakes the shop on a page that is complete without it. */
  readonly wake: string
  readonly apiBase: string
  /** Puts boot data (JSON) at an address of their own and gives it; without it they stand in the page. */
  readonly placeBoot?: ((json: string) => Promise<string>) | undefined
}

/** A prerendered page never loads: its data came with it. */
const SILENT_SOURCE: DataSource = {
  productsByCodes: () => Promise.resolve([]),
  productsByClasses: () => Promise.resolve({ items: [], total: 0 }),
  shopsByIds: () => Promise.resolve([]),
  articles: () => Promise.resolve({ items: [], total: 0 }),
}

/** The body around the home page; shop.css says the same for the screens that come later. */
const BODY_CSS = 'body{margin:0;background:var(--mw-ground)}'

/** What a screen without a prerendered page says to a browser without scripts: why, and the way to the page that works. */
const NO_SCRIPT = `<noscript><div style="padding:32px 16px;font:16px/1.6 system-ui,sans-serif"><p>请开启浏览器的 JavaScript 后再访问本页。<br>Please switch JavaScript on for this page.</p><p><a href="/">返回首页 Home</a></p></div></noscript>`

/** The HTML of a shop page, without any inline script. With a page it is complete before a script runs. Decision 0031. */
export async function renderShopDocument(input: ShopDocumentInput): Promise<string> {
  const { locale, theme, origin, site, page, data, script, styles, wake, placeBoot } = input
  const boot: Boot = {
    locale,
    origin,
    site,
    frame: input.frame,
    release: input.release,
    apiBase: input.apiBase,
    script,
    styles,
    page,
    data,
    showing: input.showing,
    preview: input.preview,
  }
  const body = page ? await drawPage(page, input) : ''
  const told: Boot | BootElsewhere =
    page && placeBoot ? { script, styles, boot: await placeBoot(JSON.stringify(boot)) } : boot
  const css = BODY_CSS + themeCss + pageCss + frameCss
  const title = page && page.title !== '' ? `${page.title} · ${site.siteShortName}` : site.siteShortName
  return [
    `<!doctype html><html lang="${locale}"${theme ? ` data-theme="${theme}"` : ''}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<link rel="icon" href="${escapeHtml(site.cFaviconUrl)}">`,
    `<style>${page ? usedCss(css + moduleCss(page), body) : css}</style>`,
    `<style id="${LOOK_ID}">${input.lookCss ?? ''}</style>`,
    page ? '' : styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join(''),
    `</head><body><div id="shop">${body}</div>`,
    page ? '' : NO_SCRIPT,
    `<script type="application/json" id="${BOOT_ID}">${escapeJson(told)}</script>`,
    // Async: whenever it comes, also after the first paint; it reads what stands above it. No module, for the engine would
    // start as soon as one is named.
    page
      ? `<script async fetchpriority="high" src="${escapeHtml(wake)}"></script>`
      : `<script type="module" src="${escapeHtml(script)}"></script>`,
    '</body></html>',
  ].join('')
}

async function drawPage(page: CompiledPage, input: ShopDocumentInput): Promise<string> {
  const scope = {
    views: await loadViews(page),
    data: input.data ?? {},
    source: SILENT_SOURCE,
    generation: 0,
    locale: input.locale,
    origin: input.origin,
    onAction: () => undefined,
    onError: () => undefined,
  }
  const drawn = renderToString(<HomeFrame site={input.site} frame={input.frame} page={page} scope={scope} />)
  // React writes preloads of urgent pictures in front of the markup, which comes in the same breath.
  return drawn.replace(/^(?:<link[^>]*>)*/, '')
}

function moduleCss(page: CompiledPage): string {
  const types = new Set(nodesOf(page.nodes).map((node) => node.module))
  // Modules may share a sheet: it stands once.
  const sheets = [...types].flatMap((type) => (Object.hasOwn(STYLES, type) ? (STYLES[type] ?? []) : []))
  return [...new Set(sheets)].join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function escapeJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/[\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16)}`)
}
