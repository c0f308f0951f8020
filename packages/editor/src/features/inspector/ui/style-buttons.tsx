import { useText } from '@mallwright/shop-core/i18n'
import { ClipboardPaste, Paintbrush } from 'lucide-react'
import { memo } from 'react'
import type { ReactNode } from 'react'

import { STYLE_ACTIONS } from '../model/style-actions.ts'
import { copiedStyle } from '../model/copied-style.ts'
import { usePersisted } from '../../../ui/use-persisted.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import type { Studio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

const ICONS = { 'style.copy': Paintbrush, 'style.paste': ClipboardPaste } as const

/** Buttons that copy and paste styles. */
export const StyleButtons = memo(function StyleButtons(): ReactNode {
  const studio = useStudio()
  const text = useText()
  usePersisted(copiedStyle)
  useStore(studio.page.selection, ({ selected }) => selected)
  // One string, so that equal sets are equal values and nothing re-renders.
  const possible = useDocument(() => possibleNames(studio))
  if (possible === '') return null
  return (
    <span className="st-style-buttons">
      {STYLE_ACTIONS.map((action) => {
        const Icon = ICONS[action.name]
        return (
          <IconButton
            key={action.name}
            label={text(action.label)}
            disabled={!possible.includes(action.name)}
            onClick={() => action.run(studio)}
          >
            <Icon />
          </IconButton>
        )
      })}
    </span>
  )
})

function possibleNames(studio: Studio): string {
  return STYLE_ACTIONS.filter((action) => action.isPossible(studio))
    .map(({ name }) => name)
    .join(' ')
}
