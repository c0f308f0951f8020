import type { Document, Node, NodeId } from '@mallwright/contract'

import { callOf } from '../commands/define-command.ts'
import type { CommandCall, ModuleRules } from '../commands/define-command.ts'
import { insertNode } from '../commands/insert-node.ts'
import { moveNode } from '../commands/move-node.ts'
import { nodeIn } from '../commands/node-tree.ts'
import { dropBox, dropTarget } from '../geometry/drop-target.ts'
import type { DropContainer, DropScene, DropTarget } from '../geometry/drop-target.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture } from './drag.ts'
import type { DropPreview } from './gesture-preview.ts'

/** What a drop gesture starts from: a node of the page, or a new one from the palette. */
export interface DropPress {
  readonly document: Document
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  readonly dragged: { readonly kind: 'node'; readonly nodeId: NodeId } | { readonly kind: 'new'; readonly node: Node }
}

/** Drags a module of the sequence, or a new one, to a place between modules or into a free container. `undefined` when locked. */
export function dropGesture(press: DropPress): Gesture<DropPreview> | undefined {
  const { document, dragged } = press
  const node = dragged.kind === 'new' ? dragged.node : document.nodes[dragged.nodeId]
  if (!node || (dragged.kind === 'node' && node.isLocked)) return undefined
  const scene = sceneReader(press, node)
  const nodeId = dragged.kind === 'node' ? dragged.nodeId : undefined
  return {
    preview: ({ sample }) => ({ kind: 'drop', nodeId, module: node.module, target: dropTarget(sample, scene()) }),
    commit: ({ sample }) => {
      const target = dropTarget(sample, scene())
      return target && dropCall(press, node, target)
    },
  }
}

/** The scene, measured when the drag starts and again only when something came to stand elsewhere meanwhile. */
function sceneReader(press: DropPress, dragged: Node): () => DropScene {
  let scene = sceneOf(press, dragged)
  let revision = press.layout.revision()
  return () => {
    if (press.layout.revision() !== revision) {
      scene = sceneOf(press, dragged)
      revision = press.layout.revision()
    }
    return scene
  }
}

function sceneOf({ document, layout, rules }: DropPress, dragged: Node): DropScene {
  const drawn = document.children.flatMap((id) => layout.boxOf(id) ?? [])
  const containers = document.children.flatMap((id): DropContainer[] => {
    const node = nodeIn(document, id)
    const box = layout.boxOf(id)
    const takes = id !== dragged.id && node.children && !node.isLocked && rules.accepts(node.module, dragged.module)
    return takes && box && box.width > 0 ? [{ id, box, unitsPerPx: rules.boundsOf(node).width / box.width }] : []
  })
  return { modules: drawn, containers, page: layout.page }
}

function dropCall(press: DropPress, node: Node, target: DropTarget): CommandCall | undefined {
  const { document, dragged, rules } = press
  if (target.kind === 'container') {
    const parent = nodeIn(document, target.id as NodeId)
    const rect = dropBox(target.at, node.rect ?? rules.sizeOf(node.module), rules.boundsOf(parent))
    const index = parent.children?.length ?? 0
    return dragged.kind === 'new'
      ? callOf(insertNode, { nodes: [{ ...node, rect }], parentId: parent.id, index })
      : callOf(moveNode, { nodeId: node.id, parentId: parent.id, index, rect })
  }
  const index = documentIndex(press, target.index)
  if (dragged.kind === 'new') return callOf(insertNode, { nodes: [node], index })
  const from = document.children.indexOf(node.id)
  // Beside itself nothing changes; behind itself it counts one place less once it is taken out.
  if (from !== -1 && (index === from || index === from + 1)) return undefined
  return callOf(moveNode, { nodeId: node.id, index: from !== -1 && index > from ? index - 1 : index })
}

/** The index among all modules of one among the drawn ones: hidden modules stay before what follows them. */
function documentIndex({ document, layout }: DropPress, drawnIndex: number): number {
  const drawn = document.children.filter((id) => layout.boxOf(id))
  const before = drawn[drawnIndex - 1]
  return before === undefined ? 0 : document.children.indexOf(before) + 1
}
