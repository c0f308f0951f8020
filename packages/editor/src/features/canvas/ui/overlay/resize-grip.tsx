import { useText } from '@mallwright/shop-core/i18n'
import { memo } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { handlePosition } from '../../../../geometry/resize-handle.ts'
import type { Handle } from '../../../../geometry/resize-handle.ts'
import { resizeGesture } from '../../../../gestures/resize-gesture.ts'
import { useStudio } from '../../../../studio/studio.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { pressBase } from '../../model/press-node.ts'
import './resize-grip.css'

/** Resize handle of the frame. */
export const ResizeGrip = memo(function Grip({ handle }: { readonly handle: Handle }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const position = handlePosition(handle)
  const press = (event: PointerEvent) => {
    if (event.button !== 0) return
    event.stopPropagation()
    const nodeIds = studio.page.selection.getState().selected
    const gesture = resizeGesture({ ...pressBase(studio), nodeIds }, handle)
    if (gesture) studio.gestures.start(event.nativeEvent, gesture)
  }
  return (
    <span
      className={`st-grip is-${handle}`}
      title={text(CANVAS_TEXTS.handle)}
      style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      onPointerDown={press}
    />
  )
})
