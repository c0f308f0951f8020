import type { SitePage } from './pages.queries.ts'

/** Pages for a list: the open one first, then the last edited. */
export function byLastEdit(pages: readonly SitePage[], openCode: string): readonly SitePage[] {
  const isOpen = ({ code }: SitePage) => Number(code === openCode)
  return pages.toSorted((a, b) => isOpen(b) - isOpen(a) || b.editedAt.localeCompare(a.editedAt))
}

/** Whether a page's title or address contains a word. */
export function matchesPage({ title, code }: SitePage, word: string): boolean {
  const searched = word.trim().toLowerCase()
  return title.toLowerCase().includes(searched) || code.includes(searched)
}
