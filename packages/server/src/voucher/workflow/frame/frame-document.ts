import { createHash } from 'node:crypto'

import { escapeHtml } from '@mallwright/contract/rich-text'
import type { Locale } from '@mallwright/contract/values'

import type { Theme } from '../../../gateway/chosen-theme.ts'
import { PAGE_STYLE } from './page-style.ts'

/** How a page looks, and for whom it speaks. */
export interface PageLook {
  readonly locale: Locale
  /** `undefined` follows the device. */
  readonly theme: Theme | undefined
  /** The site's own colours as a style sheet; '' for none. */
  readonly siteStyle: string
  /** Origin that the close message goes to; `undefined` on a page without a ticket, which then takes its own. */
  readonly origin: string | undefined
}

/** A page in parts. */
interface PageParts extends PageLook {
  readonly title: string
  readonly main: string
  /** It closes by itself. */
  readonly isDone?: boolean
}

/** How long (ms) an outcome is seen before the page closes. */
const SEEN_MS = 1500

/**
 * All script of the page: it moves the focus to what is new, and posts the close message for 关闭, Escape and an outcome. The address of a
 * page without origin still names its server, which alone may frame it.
 */
const SCRIPT = `(()=>{const{origin,done}=document.documentElement.dataset,close=()=>parent.postMessage('bmp-app-iframe-close',origin||location.origin)
addEventListener('click',e=>e.target.closest('[data-close]')&&close())
addEventListener('keydown',e=>e.key=='Escape'&&!e.isComposing&&close())
const now=document.querySelector('[data-focus]')
now?.focus()
now?.scrollIntoView({block:'center'})
done&&setTimeout(close,${SEEN_MS})})()`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SCRIPT_HASH = hashOf(SCRIPT)

/**
 * HTML of a page and its Content-Security-Policy: this script and style by their hashes, forms to this server, framed by its own pages
 * only, and without an origin even outside of a frame.
 */
export function frameDocument(parts: PageParts): { readonly html: string; readonly policy: string } {
  const { locale, theme, siteStyle, origin, title, main, isDone = false } = parts
  const style = PAGE_STYLE + siteStyle
  const attributes = [
    `lang="${locale}"`,
    ...(theme ? [`data-theme="${theme}"`] : []),
    ...(origin === undefined ? [] : [`data-origin="${escapeHtml(origin)}"`]),
    ...(isDone ? ['data-done="1"'] : []),
  ].join(' ')
  const policy = [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    `script-src ${SCRIPT_HASH}`,
    `style-src ${hashOf(style)}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
  const html = `<!doctype html><html ${attributes}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${style}</style></head>
<body>${main}<script>${SCRIPT}</script></body></html>`
  return { html, policy }
}
