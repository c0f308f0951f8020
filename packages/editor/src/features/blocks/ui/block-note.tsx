import { blockOfCode } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { Link2 } from 'lucide-react'
import type { ReactNode } from 'react'

import { useFreshBlocks } from '../model/blocks.queries.ts'
import { useStudio } from '../../../studio/studio.ts'
import { PageButton } from './page-button.tsx'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import './blocks.css'

/** Banner above the canvas while a block is open: which pages its changes affect. */
export function BlockNote(): ReactNode {
  const { column } = useStudio()
  const text = useText()
  const { data: blocks } = useFreshBlocks()
  const open = typeof blocks === 'string' ? undefined : blocks.find(({ id }) => id === blockOfCode(column))
  const pages = open?.pages ?? []
  const words = pages.length > 0 ? BLOCKS_TEXTS.noteUsed : BLOCKS_TEXTS.noteUnused
  return (
    <div className="st-block-note">
      <Link2 />
      <span>{text(open ? words : BLOCKS_TEXTS.linkedMark, { count: pages.length })}</span>
      {pages.slice(0, 5).map((page) => (
        <PageButton key={page.code} page={page} />
      ))}
    </div>
  )
}
