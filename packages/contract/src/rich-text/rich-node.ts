import { cutText } from '../values/whole-text.ts'
import { resolveLink } from '../link/resolve-link.ts'
import { pictureUrl } from '../media/picture-source.ts'

/** Content models; `flow` accepts text and blocks. They keep trees as a browser's parser would build them. */
export type RichPlace = 'flow' | 'inline' | 'list' | 'table' | 'rows' | 'cells' | 'void'

/** The role of a tag in its parent. */
export type RichRole = 'inline' | 'block' | 'item' | 'section' | 'row' | 'cell' | 'caption'

interface RichRule {
  readonly role: RichRole
  /** What it may hold. */
  readonly holds: RichPlace
  readonly canAlign?: true
}

/** The allow-list of rich-text tags. */
export const RICH_RULES = {
  p: { role: 'block', holds: 'inline', canAlign: true },
  h2: { role: 'block', holds: 'inline', canAlign: true },
  h3: { role: 'block', holds: 'inline', canAlign: true },
  h4: { role: 'block', holds: 'inline', canAlign: true },
  strong: { role: 'inline', holds: 'inline' },
  em: { role: 'inline', holds: 'inline' },
  u: { role: 'inline', holds: 'inline' },
  sub: { role: 'inline', holds: 'inline' },
  sup: { role: 'inline', holds: 'inline' },
  span: { role: 'inline', holds: 'inline' },
  a: { role: 'inline', holds: 'inline' },
  br: { role: 'inline', holds: 'void' },
  img: { role: 'inline', holds: 'void' },
  ul: { role: 'block', holds: 'list' },
  ol: { role: 'block', holds: 'list' },
  li: { role: 'item', holds: 'flow', canAlign: true },
  blockquote: { role: 'block', holds: 'flow', canAlign: true },
  hr: { role: 'block', holds: 'void' },
  figure: { role: 'block', holds: 'flow', canAlign: true },
  figcaption: { role: 'caption', holds: 'inline', canAlign: true },
  table: { role: 'block', holds: 'table' },
  thead: { role: 'section', holds: 'rows' },
  tbody: { role: 'section', holds: 'rows' },
  tr: { role: 'row', holds: 'cells' },
  th: { role: 'cell', holds: 'flow', canAlign: true },
  td: { role: 'cell', holds: 'flow', canAlign: true },
} as const satisfies Record<string, RichRule>

/** A tag of rich text. */
export type RichTag = keyof typeof RICH_RULES

/** Text alignment of a block. */
export type RichAlign = 'left' | 'center' | 'right' | 'justify'

/** The attributes of an element; each only on tags that support it. */
export interface RichAttributes {
  readonly align?: RichAlign
  /** http(s) or a path of the own host. */
  readonly href?: string
  readonly src?: string
  readonly alt?: string
  /** Own size of a picture in px. */
  readonly width?: number
  readonly height?: number
  /** More than 1. */
  readonly colSpan?: number
  readonly rowSpan?: number
}

/** An element of rich text. */
export interface RichElement extends RichAttributes {
  readonly tag: RichTag
  /** Absent on br, hr and img; empty on empty cells. */
  readonly children?: readonly RichNode[]
}

/** A part of rich text: plain characters or an element. */
export type RichNode = string | RichElement

/** Limits of one rich text: nesting, characters, nodes. */
export const RICH_LIMITS = { depth: 32, characters: 200_000, nodes: 10_000 } as const

const MAX_ADDRESS = 2000
const MAX_ALT = 200
const MAX_SPAN = 100
const MAX_PICTURE_PX = 20_000

/** Placeholder host while a relative URL is checked; never part of a result. */
const OWN_HOST = 'http://own.invalid'

/** True for a tag of rich text. */
export function isRichTag(tag: string): tag is RichTag {
  return Object.hasOwn(RICH_RULES, tag)
}

/** The attributes of a tag that pass their checks; `undefined` when the element means nothing without one that failed. */
export function richAttributes(tag: RichTag, written: Readonly<Record<string, unknown>>): RichAttributes | undefined {
  if (tag === 'a') {
    const href = addressOf(written['href'])
    return href === '' ? undefined : { href }
  }
  if (tag === 'img') return pictureAttributes(written)
  const rule: RichRule = RICH_RULES[tag]
  const align = rule.canAlign && alignOf(written['align'])
  return {
    ...(align && { align }),
    ...(rule.role === 'cell' && { ...spanOf(written, 'colSpan'), ...spanOf(written, 'rowSpan') }),
  }
}

function pictureAttributes(written: Readonly<Record<string, unknown>>): RichAttributes | undefined {
  const src = pictureUrl(plainAddress(written['src']))
  if (src === '') return undefined
  const width = wholeNumber(written['width'], MAX_PICTURE_PX)
  const height = wholeNumber(written['height'], MAX_PICTURE_PX)
  return {
    src,
    alt: typeof written['alt'] === 'string' ? cutText(written['alt'], MAX_ALT) : '',
    ...(width > 0 && { width }),
    ...(height > 0 && { height }),
  }
}

function spanOf(written: Readonly<Record<string, unknown>>, name: 'colSpan' | 'rowSpan'): RichAttributes {
  const span = wholeNumber(written[name], MAX_SPAN)
  return span > 1 ? { [name]: span } : {}
}

function wholeNumber(written: unknown, max: number): number {
  const value = typeof written === 'number' || typeof written === 'string' ? Number.parseInt(String(written), 10) : 0
  return value > 0 && value <= max ? value : 0
}

function alignOf(written: unknown): RichAlign | undefined {
  return written === 'left' || written === 'center' || written === 'right' || written === 'justify'
    ? written
    : undefined
}

/** Browsers strip tabs and newlines from URLs before parsing; so do we. */
function plainAddress(written: unknown): string {
  if (typeof written !== 'string' || written.length > MAX_ADDRESS) return ''
  return written.replace(/[\t\n\r]/g, '').trim()
}

function addressOf(written: unknown): string {
  const address = plainAddress(written)
  if (!/^(?:https?:|\/)/i.test(address)) return ''
  const target = resolveLink(
    address.startsWith('/') ? { kind: 'path', path: address } : { kind: 'url', url: address },
    OWN_HOST,
  )
  if (target.kind === 'outside') return target.url
  return target.kind === 'route' ? target.path : ''
}
