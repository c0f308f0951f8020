import { useDocument, useStudio } from '../../../studio/studio.ts'
import type { BlockPage, SiteBlock } from './blocks.queries.ts'
import { linkedOnPage } from './link-state.ts'

/** Pages that use a linked block: saved drafts, and the open page as it is now. */
export function useBlockPages({ id, pages }: SiteBlock): readonly BlockPage[] {
  const { column } = useStudio()
  const isHere = useDocument((document) => linkedOnPage(document).has(id))
  const title = useDocument((document) => document.title)
  const listed = pages.find(({ code }) => code === column)
  if (isHere === (listed !== undefined)) return pages
  if (listed) return pages.filter((page) => page !== listed)
  return [...pages, { code: column, title }]
}
