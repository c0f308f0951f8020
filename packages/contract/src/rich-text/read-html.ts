import { RichBuilder } from './rich-builder.ts'
import { isRichTag, RICH_LIMITS } from './rich-node.ts'
import type { RichNode, RichTag } from './rich-node.ts'
import { plainText } from './html-characters.ts'

/** Tags that are read as others. */
const ALIASES: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  tfoot: 'tbody',
  div: 'p',
  section: 'p',
  article: 'p',
  center: 'p',
}

/** Whose content is not text for readers; dropped up to the end tag, or to the end without one. */
const DROPPED = new Set(
  'script style template iframe object svg math title noscript noembed noframes xmp textarea select audio video canvas'.split(
    ' ',
  ),
)

const SPACE = /[\t\n\f\r ]/
const TAG_NAME = /[a-z][^\t\n\f\r />]*/iy
const ATTRIBUTE_NAME = /[^\t\n\f\r />=][^\t\n\f\r />=]*/y
const BARE_VALUE = /[^\t\n\f\r >]*/y

/** The longest HTML that is read, in characters; what follows is left out. Mark-up may take several times its text. */
const MAX_HTML = 5 * RICH_LIMITS.characters

/**
 * Reads HTML into formatted text: allowed tags and attributes stay, other tags lose their mark-up, scripts and the like
 * go with their content. Linear in the length, never throws, and gives at most what `RICH_LIMITS` says.
 */
export function readHtml(html: string): readonly RichNode[] {
  const builder = new RichBuilder()
  const text = html.slice(0, MAX_HTML)
  let at = 0
  while (at < text.length && !builder.isFull()) {
    const start = text.indexOf('<', at)
    const end = start < 0 ? text.length : start
    if (end > at) builder.text(plainText(text.slice(at, end)))
    at = start < 0 ? end : readMarkup(text, start, builder)
  }
  return builder.finish()
}

/** Reads what starts with `<`; gives where to go on. */
function readMarkup(text: string, start: number, builder: RichBuilder): number {
  const next = text[start + 1] ?? ''
  if (text.startsWith('<!--', start)) return after(text, '-->', start + 4)
  if (next === '!' || next === '?') return after(text, '>', start)
  const isEnd = next === '/'
  TAG_NAME.lastIndex = start + (isEnd ? 2 : 1)
  const name = TAG_NAME.exec(text)?.[0].toLowerCase()
  if (name === undefined) {
    if (isEnd) return after(text, '>', start)
    builder.text('<')
    return start + 1
  }
  const { written, end } = readAttributes(text, TAG_NAME.lastIndex)
  if (end > text.length) return end
  if (isEnd) builder.close(name)
  else if (DROPPED.has(name)) return afterDropped(text, name, end)
  else if (isRichTag(name) || Object.hasOwn(ALIASES, name))
    builder.open(isRichTag(name) ? name : (ALIASES[name] ?? 'p'), written, name)
  return end
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found < 0 ? text.length : found + mark.length
}

/** Behind the end tag that closes a dropped element; the same element inside of it counts. */
function afterDropped(text: string, name: string, from: number): number {
  const marks = new RegExp(`<(/?)${name}(?=[\\t\\n\\f\\r />])`, 'gi')
  marks.lastIndex = from
  const isRaw = /^(?:script|style|title|textarea|iframe|xmp|noembed|noframes)$/.test(name)
  let depth = 1
  while (depth > 0) {
    const mark = marks.exec(text)
    if (!mark) return text.length
    if (mark[1] === '/') depth--
    else if (!isRaw) depth++
  }
  return after(text, '>', marks.lastIndex)
}

/** The attributes of a tag and where it ends; past the text when it never does. The first of two equal names counts. */
function readAttributes(text: string, from: number): { written: Record<string, string>; end: number } {
  const found = new Map<string, string>()
  let at = from
  while (at < text.length) {
    const sign = text[at] ?? ''
    if (sign === '>') return { written: writtenOf(found), end: at + 1 }
    ATTRIBUTE_NAME.lastIndex = at
    const name = ATTRIBUTE_NAME.exec(text)?.[0].toLowerCase()
    if (name === undefined) {
      at++
      continue
    }
    const value = readValue(text, skipSpace(text, ATTRIBUTE_NAME.lastIndex))
    at = value.end
    if (!found.has(name)) found.set(name, value.text)
  }
  return { written: {}, end: text.length + 1 }
}

function readValue(text: string, from: number): { text: string; end: number } {
  if (text[from] !== '=') return { text: '', end: from }
  const at = skipSpace(text, from + 1)
  const quote = text[at]
  if (quote === '"' || quote === "'") {
    const end = after(text, quote, at + 1)
    return { text: plainText(text.slice(at + 1, end - 1)), end }
  }
  BARE_VALUE.lastIndex = at
  const bare = BARE_VALUE.exec(text)?.[0] ?? ''
  return { text: plainText(bare), end: at + bare.length }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (SPACE.test(text[at] ?? '')) at++
  return at
}

/** The attributes under the names of the tree. */
function writtenOf(found: ReadonlyMap<string, string>): Record<string, string> {
  const styled = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(found.get('style')?.slice(0, 2000) ?? '')?.[1]
  const align = (styled ?? found.get('align'))?.toLowerCase()
  const names = { href: 'href', src: 'src', alt: 'alt', width: 'width', height: 'height' }
  const renamed = { ...names, colspan: 'colSpan', rowspan: 'rowSpan' }
  const written = Object.entries(renamed).flatMap(([from, to]) => {
    const value = found.get(from)
    return value === undefined ? [] : [[to, value] as const]
  })
  return { ...Object.fromEntries(written), ...(align !== undefined && { align }) }
}
