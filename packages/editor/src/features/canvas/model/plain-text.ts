import { cutText } from '@mallwright/contract/values'

/** Limits of a text field. */
export interface TextLimits {
  /** Maximum length in UTF-16 units, as in the field's own check. */
  readonly max: number
  /** Whether line breaks are allowed. */
  readonly isLong: boolean
}

/** Strips control characters except line breaks. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0000-\u0009\u000b-\u001f\u007f\ufeff]/g

/** Normalises foreign text for a field: line breaks if allowed, else spaces, cut to the remaining length. */
export function toPlainText(pasted: string, { isLong, max }: TextLimits): string {
  const lines = pasted.replaceAll(/\r\n?|\u2028|\u2029/g, '\n').replaceAll('\t', ' ')
  const plain = lines.replaceAll(CONTROLS, '')
  return cutText(isLong ? plain : plain.trim().replaceAll(/\s*\n\s*/g, ' '), max)
}

/** Text of an editable element, with a line break for each element that makes one. */
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

/** Text to store: without the trailing line break that browsers add, and within the limit. */
export function limitText(element: Node, rules: TextLimits): string {
  const words = readText(element)
  return toPlainText(words.endsWith('\n') ? words.slice(0, -1) : words, rules)
}
