/** A part of a file, both ends included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The part of a file that a Range header asks for; `undefined` for the whole. RFC 9110 §14: a header that is not
 * understood, or asks for several ranges, is ignored; one beyond the end is unsatisfiable.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, from = '', to = ''] = match ?? []
  if (!match || (from === '' && to === '')) return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  if (to !== '' && Number(to) < start) return undefined
  if (start >= size) return 'unsatisfiable'
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
