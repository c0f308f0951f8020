/** Lines of a text in a node, with the size that they fit in, in units of the diagram. */
export interface FittedText {
  readonly lines: readonly string[]
  readonly size: number
}

/** Width in units that a node has for its texts. */
const NODE_TEXT_WIDTH = 90

/** Sizes of a name on one line, the smallest of names that no blank divides. */
const NAME_SIZES = [18, 16, 14] as const
const SMALL_NAME_SIZES = [12, 11] as const

/** Width of a text at most: 1 em a character of Chinese, 0.62 em of others, measured with the fonts of the shop in weight 600. */
export function textWidth(text: string, size: number): number {
  const ems = Array.from(text).reduce((sum, character) => sum + (/[⺀-￦]/u.test(character) ? 1 : 0.62), 0)
  return ems * size
}

const fits = (text: string, size: number) => textWidth(text, size) <= NODE_TEXT_WIDTH

/** A name of a step: on one line, else on two, else smaller, else cut. */
export function fitName(name: string): FittedText {
  const usual = NAME_SIZES.find((size) => fits(name, size))
  if (usual) return { lines: [name], size: usual }
  const size = NAME_SIZES[2]
  const halves = splitName(name, size)
  if (halves) return { lines: halves, size }
  const small = SMALL_NAME_SIZES.find((smaller) => fits(name, smaller)) ?? SMALL_NAME_SIZES[1]
  return { lines: [cut(name, small)], size: small }
}

/** Two lines, divided at the last blank that leaves the first short enough, or between Chinese characters; `undefined` without. */
function splitName(name: string, size: number): readonly [string, string] | undefined {
  const characters = Array.from(name)
  for (let at = characters.length - 1; at > 0; at -= 1) {
    const isBreak = characters[at] === ' ' || /[⺀-￦]/u.test(characters[at] ?? '')
    const first = characters.slice(0, at).join('').trim()
    if (isBreak && fits(first, size)) return [first, cut(characters.slice(at).join('').trim(), size)]
  }
  return undefined
}

/** The beginning of a text, with an ellipsis where it is too long. */
function cut(text: string, size: number): string {
  if (fits(text, size)) return text
  const characters = Array.from(text)
  while (characters.length > 0 && !fits(`${characters.join('')}…`, size)) characters.pop()
  return `${characters.join('')}…`
}

/** Sizes of a number below the name. */
const NUMBER_SIZES = [13, 12, 11] as const

/** Number or count of a step: smaller when it is long; of one that is too long the end, by which numbers differ. */
export function fitNumber(text: string): FittedText {
  const size = NUMBER_SIZES.find((candidate) => fits(text, candidate)) ?? NUMBER_SIZES[2]
  const characters = Array.from(text)
  if (fits(text, size)) return { lines: [text], size }
  while (!fits(`…${characters.join('')}`, size)) characters.shift()
  return { lines: [`…${characters.join('')}`], size }
}
