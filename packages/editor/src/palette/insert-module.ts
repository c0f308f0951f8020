import type { Definition } from '@mallwright/modules/definitions'

import { callOf } from '../commands/define-command.ts'
import type { CommandCall } from '../commands/define-command.ts'
import { insertNode } from '../commands/insert-node.ts'
import { makeNode, newNodeId } from '../commands/make-node.ts'
import { placeOf } from '../commands/node-tree.ts'
import type { OpenPage } from '../document-store/open-page.ts'
import { dropBox } from '../geometry/drop-target.ts'
import { MODULE_RULES } from '../gestures/module-rules.ts'

/** The call of a click in the palette: into the selected free container if it takes the module, else after the selection, else last. */
export function insertCall(page: OpenPage, definition: Definition): CommandCall {
  const { document } = page.documents.getState()
  const selected = page.selection.getState().selected[0]
  const node = makeNode(definition, { id: newNodeId() })
  const place = selected && placeOf(document, selected)
  const isContainer = Boolean(selected && document.nodes[selected]?.children)
  const containerId = isContainer ? selected : place && place.parentId
  const container = containerId && document.nodes[containerId]
  if (container && !container.isLocked && MODULE_RULES.accepts(container.module, definition.type)) {
    const bounds = MODULE_RULES.boundsOf(container)
    const at = { x: bounds.width / 2, y: bounds.height / 2 }
    const rect = dropBox(at, MODULE_RULES.sizeOf(definition.type), bounds)
    return callOf(insertNode, {
      nodes: [{ ...node, rect }],
      parentId: container.id,
      index: container.children?.length ?? 0,
    })
  }
  const beside = place && (place.parentId ? placeOf(document, place.parentId) : place)
  return callOf(insertNode, { nodes: [node], index: beside ? beside.index + 1 : document.children.length })
}
