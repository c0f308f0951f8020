import type { Definition } from '@mallwright/modules/definitions'

import { dropGesture } from '../../../gestures/drop-gesture.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import type { Studio } from '../../../studio/studio.ts'
import { followTouch } from '../../../ui/press/touch-press.ts'
import { insertCall } from './insert-module.ts'
import { newModuleNodes } from './new-module.ts'

/** Inserts a module at the selection. */
export function insertModule(studio: Studio, definition: Definition): void {
  studio.page.run(insertCall(studio, definition))
}

/** Press on a palette entry: drag to the page, click to insert. By touch, a long press drags and a tap asks for the location. */
export function dragModule(studio: Studio, event: PointerEvent, definition: Definition): void {
  const { page, canvas, nodeWindow, view, gestures } = studio
  const gesture = dropGesture({
    document: page.documents.getState().document,
    layout: canvas.layout(nodeWindow.revision),
    rules: MODULE_RULES,
    dragged: { kind: 'new', nodes: newModuleNodes(studio, definition) },
  })
  if (!gesture) return
  if (event.pointerType !== 'touch') return gestures.start(event, gesture, () => insertModule(studio, definition))
  // A moving finger scrolls the palette.
  followTouch(event, {
    onTap: () => view.setState({ placement: { kind: 'new', type: definition.type }, sheet: undefined }),
    onHold: () => gestures.start(event, gesture),
  })
}
