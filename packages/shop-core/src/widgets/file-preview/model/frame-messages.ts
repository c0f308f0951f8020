/** Office packages that a frame shows. */
export type OfficeKind = 'docx' | 'xlsx' | 'pptx'

/** What the shop sends to the frame that shows a PDF. */
export interface PdfOrder {
  readonly bytes: ArrayBuffer
  /** Name of a page, with `{page}` for its number. */
  readonly pageLabel: string
}

/** Words of the frames that show Office packages, which have no texts of its own. */
export const OFFICE_WORDS = [
  'content',
  'sheets',
  'slide',
  'empty',
  'emptySheet',
  'brokenSheet',
  'cut',
  'chart',
  'leftHere',
  'views',
  'layout',
  'layoutNote',
  'reading',
  'readingNote',
] as const

/** Words of the frames that show Office packages; `slide` has `{page}`, `cut` has `{rows}` and `{columns}`. */
export type OfficeWords = Readonly<Record<(typeof OFFICE_WORDS)[number], string>>

/** What the shop sends to a frame that shows Office packages. */
export interface OfficeOrder {
  readonly bytes: ArrayBuffer
  readonly words: OfficeWords
  /** BCP 47. */
  readonly language: string
  /** '' follows the device. */
  readonly theme: string
}

/** Why a file is not shown: it is no such file, or showing it would cost the device too much. */
export type FrameIssue = 'broken' | 'too-large'

/** What a frame answers: that it listens, that the file is shown, or why it is not. */
export type FrameAnswer =
  | { readonly kind: 'frame-ready' }
  | { readonly kind: 'frame-shown' }
  | { readonly kind: 'frame-failed'; readonly issue: FrameIssue }

/** An order of a PDF; `undefined` for any other message. */
export function readPdfOrder(data: unknown): PdfOrder | undefined {
  const { bytes, pageLabel } = (data ?? {}) as Partial<Record<keyof PdfOrder, unknown>>
  return bytes instanceof ArrayBuffer && typeof pageLabel === 'string' ? { bytes, pageLabel } : undefined
}

/** An order of an Office package; `undefined` for any other message. */
export function readOfficeOrder(data: unknown): OfficeOrder | undefined {
  const { bytes, words, language, theme } = (data ?? {}) as Partial<Record<keyof OfficeOrder, unknown>>
  if (!(bytes instanceof ArrayBuffer) || typeof language !== 'string' || typeof theme !== 'string') return undefined
  const given = (words ?? {}) as Partial<Record<string, unknown>>
  const isWhole = OFFICE_WORDS.every((word) => typeof given[word] === 'string')
  return isWhole ? { bytes, words: given as unknown as OfficeWords, language, theme } : undefined
}

/** An answer; `undefined` for any other message: the frame is a stranger once it has read a file. */
export function readFrameAnswer(data: unknown): FrameAnswer | undefined {
  const { kind, issue } = (data ?? {}) as { readonly kind?: unknown; readonly issue?: unknown }
  if (kind === 'frame-ready' || kind === 'frame-shown') return { kind }
  return kind === 'frame-failed' ? { kind, issue: issue === 'too-large' ? issue : 'broken' } : undefined
}
