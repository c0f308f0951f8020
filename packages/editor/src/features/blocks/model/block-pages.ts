import type { BlockItem } from '@mallwright/contract/site'

import { linkedOnPage } from './link-state.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'

/** A page that shows a block. */
export type BlockPage = BlockItem['pages'][number]

/** The pages that show a linked block: as their drafts are saved, and the open one as it is right now. */
export function useBlockPages({ cBlockUuid, pages }: BlockItem): readonly BlockPage[] {
  const { column } = useStudio()
  const isHere = useDocument((document) => linkedOnPage(document).has(cBlockUuid))
  const title = useDocument((document) => document.title)
  const listed = pages.find(({ cColumnCode }) => cColumnCode === column)
  if (isHere === (listed !== undefined)) return pages
  if (listed) return pages.filter((page) => page !== listed)
  return [...pages, { cColumnCode: column, cColumnName: title }]
}
