/** What the shop sends to the frame that shows a PDF. */
export interface PdfOrder {
  readonly bytes: ArrayBuffer
  /** Name of a page, with `{page}` for its number. */
  readonly pageLabel: string
}

/** What the frame answers: that it listens, that the file is shown, or that it is none. */
export type PdfAnswer =
  | { readonly kind: 'pdf-ready' }
  | { readonly kind: 'pdf-shown'; readonly pages: number }
  | { readonly kind: 'pdf-failed' }

/** An order; `undefined` for any other message. */
export function readPdfOrder(data: unknown): PdfOrder | undefined {
  const { bytes, pageLabel } = (data ?? {}) as Partial<Record<keyof PdfOrder, unknown>>
  return bytes instanceof ArrayBuffer && typeof pageLabel === 'string' ? { bytes, pageLabel } : undefined
}

/** The kind of an answer; `undefined` for any other message: the frame is a stranger once it has read a file. */
export function readPdfAnswer(data: unknown): PdfAnswer['kind'] | undefined {
  const kind = (data as { readonly kind?: unknown } | null)?.kind
  return kind === 'pdf-ready' || kind === 'pdf-shown' || kind === 'pdf-failed' ? kind : undefined
}
