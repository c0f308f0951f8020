import { blockOfCode } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { Link2 } from 'lucide-react'
import { useEffect } from 'react'
import type { ReactNode } from 'react'

import { refreshBlocks, useBlocks } from '../../studio/block-store.ts'
import { useStudio } from '../../studio/studio.ts'
import { openOther } from './edit-link.ts'
import { BLOCKS_TEXTS } from '../blocks.texts.ts'
import '../blocks.css'

/** Says over the canvas that a block is open and on which pages its changes will show. */
export function BlockNote(): ReactNode {
  const studio = useStudio()
  const { api, column } = studio
  const text = useText()
  const blocks = useBlocks()
  useEffect(() => void refreshBlocks(api), [api])
  const open = typeof blocks === 'string' ? undefined : blocks.find((one) => one.cBlockUuid === blockOfCode(column))
  const pages = open?.pages ?? []
  const words = pages.length > 0 ? BLOCKS_TEXTS.noteUsed : BLOCKS_TEXTS.noteUnused
  return (
    <div className="st-block-note">
      <Link2 />
      <span>{text(open ? words : BLOCKS_TEXTS.linkedMark, { count: pages.length })}</span>
      {pages.slice(0, 5).map(({ cColumnCode, cColumnName }) => {
        const name = cColumnName || cColumnCode
        return (
          <button
            key={cColumnCode}
            type="button"
            className="st-button is-small"
            aria-label={text(BLOCKS_TEXTS.openPage, { name })}
            onClick={() => void openOther(studio, cColumnCode)}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
