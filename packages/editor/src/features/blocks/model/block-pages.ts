import type { BlockItem } from '@mallwright/contract/site'

import { linkedOnPage } from './link-state.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'

/** A page that uses a block. */
export type BlockPage = BlockItem['pages'][number]

/** Pages that use a linked block: saved drafts, and the open page as it is now. */
export function useBlockPages({ cBlockUuid, pages }: BlockItem): readonly BlockPage[] {
  const { column } = useStudio()
  const isHere = useDocument((document) => linkedOnPage(document).has(cBlockUuid))
  const title = useDocument((document) => document.title)
  const listed = pages.find(({ cColumnCode }) => cColumnCode === column)
  if (isHere === (listed !== undefined)) return pages
  if (listed) return pages.filter((page) => page !== listed)
  return [...pages, { cColumnCode: column, cColumnName: title }]
}
