import type { NodeId } from '@mallwright/contract'

import { dropGesture } from '../gestures/drop-gesture.ts'
import type { Gesture } from '../gestures/drag.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { placeGesture } from '../gestures/place-gesture.ts'
import type { GesturePreview } from '../gestures/gesture-preview.ts'
import type { Studio } from '../studio/studio.ts'

/** A press on the canvas: selects what is under it and starts the drag that fits it. */
export function pressNode(studio: Studio, event: PointerEvent, nodeId: NodeId): void {
  const { page, gestures } = studio
  page.select([nodeId])
  gestures.start(event, gestureFor(studio, nodeId) ?? REST)
}

/** A press that moves nothing, such as on a locked node. */
export const REST: Gesture<GesturePreview> = {
  preview: () => ({ kind: 'rest' }),
  commit: () => undefined,
}

function gestureFor({ page, canvas, near }: Studio, nodeId: NodeId): Gesture<GesturePreview> | undefined {
  const { document } = page.documents.getState()
  const layout = canvas.layout(near.revision)
  const rules = MODULE_RULES
  if (document.nodes[nodeId]?.rect) return placeGesture({ document, nodeIds: [nodeId], layout, rules })
  return dropGesture({ document, layout, rules, dragged: { kind: 'node', nodeId } })
}
