/** A page of a list; the first is 1. */
export interface Pagination {
  readonly number: number
  readonly size: number
}

/** The offset of a page's first row. */
export function offsetOf({ number, size }: Pagination): number {
  return (number - 1) * size
}
