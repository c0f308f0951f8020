import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { BLOCKS_TEXTS } from '../model/blocks.texts.ts'
import type { BlockPage } from '../model/blocks.queries.ts'
import { openAfterSave } from '../model/unlink-node.ts'

/** Opens a page that uses a block; only a label on that page itself. */
export function PageButton({ page: { code, title } }: { readonly page: BlockPage }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const name = title || code
  return (
    <button
      type="button"
      className="st-button is-small"
      aria-label={text(BLOCKS_TEXTS.openPage, { name })}
      disabled={code === studio.column}
      onClick={() => void openAfterSave(studio, code)}
    >
      {name}
    </button>
  )
}
