import type { Document, NodeId } from '@mallwright/contract/document'
import type { Definition } from '@mallwright/modules/definitions'

import { callOf } from '../../../commands/kit/define-command.ts'
import type { CommandCall } from '../../../commands/kit/define-command.ts'
import { insertNode } from '../../../commands/node/insert-node.ts'
import { childRects, nodeIn, locationOf } from '../../../commands/kit/node-tree.ts'
import { freePlace } from '../../../geometry/copy-rects.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import type { Studio } from '../../../studio/studio.ts'
import { newModuleNodes } from './new-module.ts'

/** Insertion by a click: into the selected container or beside the selection, in the nearest parent that accepts the module. */
export function insertCall({ page, site }: Pick<Studio, 'page' | 'site'>, definition: Definition): CommandCall {
  const { document } = page.documents.getState()
  const [node, ...below] = newModuleNodes({ site }, definition)
  const { parentId, index } = insertLocation(document, page.selection.getState().selected[0], definition.type)
  const parent = parentId && nodeIn(document, parentId)
  if (!parent || !MODULE_RULES.isFree(parent.module)) {
    return callOf(insertNode, { nodes: [node, ...below], parentId, index })
  }
  const bounds = MODULE_RULES.boundsOf(parent)
  const taken = childRects(document, parent)
  const rect = freePlace(MODULE_RULES.sizeOf(definition.type), { bounds, taken })
  return callOf(insertNode, { nodes: [{ ...node, rect }, ...below], parentId, index })
}

function insertLocation(document: Document, selected: NodeId | undefined, type: string) {
  const accepts = (id: NodeId) => {
    const { module, isLocked } = nodeIn(document, id)
    return !isLocked && MODULE_RULES.accepts(module, type)
  }
  const selectedNode = selected && document.nodes[selected]
  if (selected && selectedNode?.children && accepts(selected)) {
    return { parentId: selected, index: selectedNode.children.length }
  }
  let location = selected && locationOf(document, selected)
  while (location && location.parentId && !accepts(location.parentId))
    location = locationOf(document, location.parentId)
  if (!location) return { parentId: undefined, index: document.children.length }
  const isFree = location.parentId && MODULE_RULES.isFree(nodeIn(document, location.parentId).module)
  return { parentId: location.parentId, index: isFree ? location.count : location.index + 1 }
}
