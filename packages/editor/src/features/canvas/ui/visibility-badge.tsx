import type { VisibilityRule } from '@mallwright/contract/document'
import type { ReactNode } from 'react'

import { useVisibilityNotes } from '../../visibility/model/visibility-notes.ts'
import './visibility-badge.css'

/** Badge on a node that is currently invisible to buyers. */
export function VisibilityBadge({ showing }: { readonly showing: VisibilityRule }): ReactNode {
  const out = useVisibilityNotes(showing).find(({ isOut }) => isOut)
  return out ? <span className="st-visibility-badge">{out.text}</span> : null
}
