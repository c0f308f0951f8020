import { readHtml, readRichText } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'

/** Kinds of a paragraph. */
export const RICH_BLOCKS = ['p', 'h2', 'h3', 'h4'] as const
export type RichBlock = (typeof RICH_BLOCKS)[number]

/** Formats at the caret. */
export interface RichState {
  readonly bold: boolean
  readonly italic: boolean
  readonly underline: boolean
  readonly bullets: boolean
  readonly numbers: boolean
  readonly quote: boolean
  readonly link: string
  readonly block: RichBlock
}

/** Formats before there is a caret. */
export const NO_STATE: RichState = {
  bold: false,
  italic: false,
  underline: false,
  bullets: false,
  numbers: false,
  quote: false,
  link: '',
  block: 'p',
}

/** The only use of `execCommand`: nothing else edits with native undo, and every browser supports it. Its result is normalised by the rich text rules, so dialects do not matter. */
export function format(command: string, value?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  document.execCommand(command, false, value)
}

/** Changes the kind of the current paragraph. */
export function formatBlock(block: RichBlock): void {
  format('formatBlock', `<${block}>`)
}

/** Wraps the current paragraph in a quote, or unwraps it. */
export function toggleQuote(isQuoted: boolean): void {
  if (isQuoted) format('outdent')
  else format('formatBlock', '<blockquote>')
}

/** Clears formats of the selection: fonts and links; headings, quotes and lists only outside tables. */
export function clearFormats({ bullets, numbers, quote }: RichState): void {
  format('removeFormat')
  format('unlink')
  const range = document.getSelection()?.rangeCount ? document.getSelection()?.getRangeAt(0) : undefined
  // Browsers break tables when their cells become paragraphs.
  const nearest = range?.commonAncestorContainer
  const around = nearest instanceof Element ? nearest : nearest?.parentElement
  if (around?.closest('table') || range?.cloneContents().querySelector('table')) return
  if (bullets) format('insertUnorderedList')
  if (numbers) format('insertOrderedList')
  if (quote) format('outdent')
  formatBlock('p')
}

/** Formats at the caret inside an editor. */
export function stateIn(editor: HTMLElement): RichState {
  const node = document.getSelection()?.anchorNode ?? null
  if (!node || !editor.contains(node)) return NO_STATE
  const element = node instanceof Element ? node : node.parentElement
  const within = (selector: string) => {
    const found = element?.closest(selector)
    return found && editor.contains(found) && found !== editor ? found : undefined
  }
  const tag = within('p, h2, h3, h4')?.localName
  return {
    bold: isOn('bold'),
    italic: isOn('italic'),
    underline: isOn('underline'),
    bullets: within('ul, ol')?.localName === 'ul',
    numbers: within('ul, ol')?.localName === 'ol',
    quote: within('blockquote') !== undefined,
    link: within('a')?.getAttribute('href') ?? '',
    block: RICH_BLOCKS.find((block) => block === tag) ?? 'p',
  }
}

function isOn(command: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- as in `format`
  return document.queryCommandState(command)
}

/** Normalised link address; `undefined` when not allowed in rich text. */
export function linkAddress(written: string): string | undefined {
  const [link] = readRichText([{ tag: 'a', href: written.trim(), children: ['x'] }])
  return typeof link === 'object' ? link.href : undefined
}

/** Sanitised rich text of a paste or drop. */
export function pastedText(transfer: DataTransfer): RichText {
  const html = transfer.getData('text/html')
  if (html !== '') return readHtml(html)
  const lines = transfer.getData('text/plain').split(/\r\n?|\n/)
  if (lines.length === 1) return readRichText(lines)
  return readRichText(lines.filter((line) => line.trim() !== '').map((line) => ({ tag: 'p', children: [line] })))
}
