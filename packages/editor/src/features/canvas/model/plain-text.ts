/** What a text field takes. */
export interface TextLimits {
  /** UTF-16 units, as the field's own check counts. */
  readonly max: number
  /** Whether it may have several lines. */
  readonly isLong: boolean
}

/** Everything that is no sign: of the control characters only the line break stays. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\ufeff]/g

/** Foreign text as the field takes it: line breaks where they are allowed, a space where they are not, and no more than there is room for. */
export function toPlainText(pasted: string, { isLong, max }: TextLimits): string {
  const lines = pasted.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll('\t', ' ')
  const plain = lines.replaceAll(CONTROLS, '')
  return truncate(isLong ? plain : plain.trim().replaceAll(/\s*\n\s*/g, ' '), max)
}

/** The beginning of a text that fits into `max` units; a sign of two units is never split. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, Math.max(0, max))
  const last = cut.charCodeAt(cut.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut
}

/** The words that stand in an element where one writes: its texts, and a line break for every element that makes one. */
export function readText(element: Node): string {
  let words = ''
  for (const child of element.childNodes) {
    if (child instanceof Text) words += child.data
    else if (child instanceof HTMLBRElement) words += '\n'
    else {
      const isLine = child instanceof HTMLDivElement || child instanceof HTMLParagraphElement
      words += `${isLine && words !== '' && !words.endsWith('\n') ? '\n' : ''}${readText(child)}`
    }
  }
  return words
}

/** What is kept of written words: without the line break that browsers hold a caret on at the end, and never over the limit. */
export function limitText(element: Node, rules: TextLimits): string {
  const words = readText(element)
  return toPlainText(words.endsWith('\n') ? words.slice(0, -1) : words, rules)
}
