import type { VisibilityRule } from '@mallwright/contract/document'
import type { ReactNode } from 'react'

import { useShowingMarks } from './use-showing-marks.ts'
import './showing-badge.css'

/** Says on the canvas that buyers do not see a node at this moment; the node itself is drawn as ever. */
export function ShowingBadge({ showing }: { readonly showing: VisibilityRule }): ReactNode {
  const out = useShowingMarks(showing).find(({ isOut }) => isOut)
  return out ? <span className="st-showing-badge">{out.text}</span> : null
}
