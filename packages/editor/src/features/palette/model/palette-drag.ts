import type { Definition } from '@mallwright/modules/definitions'

import { newNodeId } from '../../../commands/kit/make-node.ts'
import { dropGesture } from '../../../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import { makeNodes } from '../../../gestures/new-nodes.ts'
import type { Studio } from '../../../studio/studio.ts'
import { followTouch } from '../../../ui/touch-press.ts'
import { insertCall } from './insert-module.ts'

/** Inserts a module beside the selection. */
export function insertModule(studio: Studio, definition: Definition): void {
  studio.page.run(insertCall(studio, definition))
}

/** A press on a module of the palette: drags it onto the page, and inserts it at a click. A finger holds it to drag; its tap asks for the place. */
export function dragModule(studio: Studio, event: PointerEvent, definition: Definition): void {
  const { page, canvas, nodeWindow, site, view, gestures } = studio
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: canvas.layout(nodeWindow.revision),
    rules: MODULE_RULES,
    dragged: { kind: 'new', nodes: makeNodes(definition, { newId: newNodeId, defaults: site.getState().defaults }) },
  })
  if (!gesture) return
  if (event.pointerType !== 'touch') return gestures.start(event, gesture, () => insertModule(studio, definition))
  // A finger that moves scrolls the palette.
  followTouch(event, {
    onTap: () => view.setState({ placement: { kind: 'new', type: definition.type }, sheet: undefined }),
    onHold: () => gestures.start(event, gesture),
  })
}
