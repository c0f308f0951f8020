import { isVisibleTo } from '@mallwright/contract/document'
import type { VisibilityRule } from '@mallwright/contract/document'
import { useLocale } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useVisibilityNotes } from '../../visibility/model/visibility-notes.ts'
import './visibility-badge.css'

/** Badge on a node that buyers do not see now, or not in the studio's language. */
export function VisibilityBadge({ showing }: { readonly showing: VisibilityRule }): ReactNode {
  const locale = useLocale()
  const notes = useVisibilityNotes(showing)
  const isOther =
    showing.locales !== undefined && !isVisibleTo({ locales: showing.locales }, { audience: 'visitor', locale, now: 0 })
  const note = notes.find(({ isOut }) => isOut) ?? (isOther ? notes.find(({ kind }) => kind === 'language') : undefined)
  return note ? <span className="st-visibility-badge">{note.text}</span> : null
}
