import { useText } from '@mallwright/shop-core/i18n'
import { SquareDashedMousePointer } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../../studio/studio.ts'
import { zoneSheetOf } from '../../../canvas/model/zone-sheet.ts'
import { ROWS_TEXTS } from '../../model/rows.texts.ts'

/** Lets the next press on the canvas draw an entry of a list of rects; absent while several nodes are selected. */
export function DrawButton({ listId, isFull }: { readonly listId: string; readonly isFull: boolean }): ReactNode {
  const studio = useStudio()
  const { view, page } = studio
  const text = useText()
  const isDrawing = useStore(view, ({ drawingIn }) => drawingIn === listId)
  const isAlone = useStore(page.selection, ({ selected }) => selected.length === 1)
  if (!isAlone) return null
  const toggle = () => {
    const [nodeId] = page.selection.getState().selected
    if (!nodeId || !zoneSheetOf(studio, nodeId)) studio.announcer.notify(text(ROWS_TEXTS.noArea))
    // On a phone the sheet would cover the picture.
    else view.setState({ drawingIn: isDrawing ? undefined : listId, sheet: undefined })
  }
  return (
    <button type="button" className="st-button is-small" aria-pressed={isDrawing} disabled={isFull} onClick={toggle}>
      <SquareDashedMousePointer />
      {text(ROWS_TEXTS.draw)}
    </button>
  )
}
