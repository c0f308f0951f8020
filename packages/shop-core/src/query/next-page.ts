interface Page {
  readonly items: readonly unknown[]
  readonly total: number
}

/** `getNextPageParam` of a paged list: the next page number (1 is the first), `undefined` after the last. */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
  return last.items.length > 0 && loaded < last.total ? pages.length + 1 : undefined
}
