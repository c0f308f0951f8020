import { readHtml, readRichText } from '@mallwright/contract/rich-text'
import type { RichText } from '@mallwright/contract/rich-text'

/** What the paragraph of the caret can be. */
export const RICH_BLOCKS = ['p', 'h2', 'h3', 'h4'] as const
export type RichBlock = (typeof RICH_BLOCKS)[number]

/** What is on where the caret is. */
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

/** What is on before the caret is anywhere. */
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

/**
 * The one place that uses `execCommand`: nothing else edits like a person typing, with the browser's own undo, and every
 * browser still has it. What it makes is read back through the rules of formatted text, so its dialects do not matter.
 */
export function format(command: string, value?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  document.execCommand(command, false, value)
}

/** Makes the caret's paragraph another kind of block. */
export function formatBlock(block: RichBlock): void {
  format('formatBlock', `<${block}>`)
}

/** Puts the caret's paragraph into a quote, or takes it out of the one that it is in. */
export function toggleQuote(isQuoted: boolean): void {
  if (isQuoted) format('outdent')
  else format('formatBlock', '<blockquote>')
}

/** Takes every mark from the selected words: fonts and links, and headings, quotes and lists where no table is selected. */
export function clearFormats({ bullets, numbers, quote }: RichState): void {
  format('removeFormat')
  format('unlink')
  const range = document.getSelection()?.rangeCount ? document.getSelection()?.getRangeAt(0) : undefined
  // Browsers pull tables apart when their cells become paragraphs.
  const nearest = range?.commonAncestorContainer
  const around = nearest instanceof Element ? nearest : nearest?.parentElement
  if (around?.closest('table') || range?.cloneContents().querySelector('table')) return
  if (bullets) format('insertUnorderedList')
  if (numbers) format('insertOrderedList')
  if (quote) format('outdent')
  formatBlock('p')
}

/** What is on where the caret is, inside of an editor. */
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
    block: RICH_BLOCKS.find((one) => one === tag) ?? 'p',
  }
}

function isOn(command: string): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- as in `format`
  return document.queryCommandState(command)
}

/** An address that formatted text may lead to, as it will be stored; `undefined` for any other. */
export function linkAddress(written: string): string | undefined {
  const [link] = readRichText([{ tag: 'a', href: written.trim(), children: ['x'] }])
  return typeof link === 'object' ? link.href : undefined
}

/** What a clipboard or a drag brings, reduced to what formatted text may be. */
export function pastedText(transfer: DataTransfer): RichText {
  const html = transfer.getData('text/html')
  if (html !== '') return readHtml(html)
  const lines = transfer.getData('text/plain').split(/\r\n?|\n/)
  if (lines.length === 1) return readRichText(lines)
  return readRichText(lines.filter((line) => line.trim() !== '').map((line) => ({ tag: 'p', children: [line] })))
}
