import type { NodeId } from '@mallwright/contract'

import { newNodeId } from '../commands/make-node.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'
import { pressOutcome } from '../gestures/press-outcome.ts'
import type { Studio } from '../studio/studio.ts'

/** A press on the canvas: selects what is under it and starts the drag that fits it. `undefined` is empty ground. */
export function pressNode({ page, canvas, near, gestures }: Studio, event: PointerEvent, nodeId?: NodeId): void {
  const { selected, gesture, afterTap } = pressOutcome({
    document: page.documents.getState().document,
    selection: page.selection.getState().selected,
    layout: canvas.layout(near.revision),
    rules: MODULE_RULES,
    newId: newNodeId,
    nodeId,
    isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
    isCopying: event.altKey,
  })
  page.select(selected)
  gestures.start(event, gesture, () => {
    if (afterTap) page.select(afterTap)
  })
}
