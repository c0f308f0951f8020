interface Page {
  readonly items: readonly unknown[]
  readonly total: number
}

/** The number of the page that follows those loaded; `undefined` behind the last. */
export function nextPage(last: Page, pages: readonly Page[]): number | undefined {
  const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
  return last.items.length > 0 && shown < last.total ? pages.length + 1 : undefined
}
