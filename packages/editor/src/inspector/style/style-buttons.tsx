import { useText } from '@mallwright/shop-core/i18n'
import { ClipboardPaste, Paintbrush } from 'lucide-react'
import type { ReactNode } from 'react'

import { STYLE_ACTIONS } from '../../studio/actions/style-actions.ts'
import { keptStyle } from '../../studio/actions/copied-style.ts'
import { useKept } from '../../studio/kept-value.ts'
import { useDocument, useStudio } from '../../studio/studio.ts'
import { IconButton } from '../../ui/icon-button.tsx'

const ICONS = { 'style.copy': Paintbrush, 'style.paste': ClipboardPaste } as const

/** Takes the style of what is selected along, and puts it on what is selected then. */
export function StyleButtons(): ReactNode {
  const studio = useStudio()
  const text = useText()
  useKept(keptStyle)
  const possible = useDocument(() => STYLE_ACTIONS.filter((action) => action.isPossible(studio)).length)
  if (possible === 0) return null
  return (
    <span className="st-style-buttons">
      {STYLE_ACTIONS.map((action) => {
        const Icon = ICONS[action.name]
        return (
          <IconButton
            key={action.name}
            label={text(action.label)}
            disabled={!action.isPossible(studio)}
            onClick={() => action.run(studio)}
          >
            <Icon />
          </IconButton>
        )
      })}
    </span>
  )
}
