import { pictureUrl } from '@mallwright/contract/media'
import type { SiteRecord } from '@mallwright/contract/site'
import type { Locale } from '@mallwright/contract/values'

/** What search engines and shared links show of a page. */
export interface DocumentHead {
  /** Without the name of the site; empty for the site itself. */
  readonly title: string
  readonly description: string
  /** Path and query that the page is known by; absent for screens that are no destination, e.g. the sign-in. */
  readonly path?: string
  readonly type: 'website' | 'product' | 'article'
  /** Picture of a shared link. */
  readonly imageUrl?: string
  /** Largest picture of the first screen, which the browser loads at once. */
  readonly preload?: string
}

/** Number of characters of a description that search results show. */
const MAX_DESCRIPTION = 150

const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = { 'zh-CN': 'zh_CN', 'en-US': 'en_US' }

/** Title, description, canonical address, Open Graph and preload of a page. */
export function headMarkup(
  head: DocumentHead,
  { site, origin, locale }: { readonly site: SiteRecord; readonly origin: string; readonly locale: Locale },
): string {
  const { siteShortName } = site
  const title = head.title === '' ? siteShortName : `${head.title} · ${siteShortName}`
  const description = Array.from(head.description.replace(/\s+/g, ' ').trim()).slice(0, MAX_DESCRIPTION).join('')
  const address = head.path === undefined ? '' : origin + head.path
  const image = pictureUrl(head.imageUrl ?? '')
  const properties = {
    'og:type': head.type,
    'og:title': head.title || siteShortName,
    'og:site_name': siteShortName,
    'og:description': description,
    'og:url': address,
    'og:image': image.startsWith('/') ? origin + image : image,
    'og:locale': OPEN_GRAPH_LOCALES[locale],
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(address === '' ? [] : Object.entries(properties)).map(
      ([name, content]) => content && `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    head.preload && `<link rel="preload" as="image" fetchpriority="high" href="${escapeHtml(head.preload)}">`,
  ]
    .filter(Boolean)
    .join('')
}

/** The words of markup, for the description of a page that has none of its own. */
export function wordsOf(html: string): string {
  const texts = html
    .replace(/<(?:nav|header|style|script)[\s\S]*?<\/(?:nav|header|style|script)>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
  return texts.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
}

/** What React escapes in texts. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** A text as HTML, in an element or an attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
