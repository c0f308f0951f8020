import type { Document, Node, NodeId } from '@mallwright/contract'

import { callOf } from '../commands/define-command.ts'
import type { CommandCall, ModuleRules } from '../commands/define-command.ts'
import { insertNode } from '../commands/insert-node.ts'
import { moveNode } from '../commands/move-node.ts'
import { childrenIn, nodeIn } from '../commands/node-tree.ts'
import { dropBox, dropTarget } from '../geometry/drop-target.ts'
import type { DropContainer, DropScene, DropSequence, DropTarget } from '../geometry/drop-target.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import type { Gesture } from './drag.ts'
import type { DropPreview } from './gesture-preview.ts'

/** What a drop gesture starts from: a node of the page, or a new one from the palette with what it holds, itself first. */
export interface DropPress {
  readonly document: Document
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  readonly dragged:
    | { readonly kind: 'node'; readonly nodeId: NodeId }
    | { readonly kind: 'new'; readonly nodes: readonly Node[] }
}

/** Drags a module of the sequence, or a new one, to a place between modules or into a free container. `undefined` when locked. */
export function dropGesture(press: DropPress): Gesture<DropPreview> | undefined {
  const { document, dragged } = press
  const node = dragged.kind === 'new' ? dragged.nodes[0] : document.nodes[dragged.nodeId]
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
  const boxesOf = (ids: readonly NodeId[]) => ids.flatMap((id) => layout.boxOf(id) ?? [])
  const containers: DropContainer[] = []
  const sequences: DropSequence[] = []
  const visit = (ids: readonly NodeId[]): void => {
    for (const id of ids) {
      const node = nodeIn(document, id)
      const box = node.children && layout.boxOf(id)
      // What is dragged takes nothing, and neither does anything inside it.
      if (!node.children || !box || box.width === 0 || id === dragged.id) continue
      visit(node.children)
      if (node.isLocked || !rules.accepts(node.module, dragged.module)) continue
      if (rules.isFree(node.module)) {
        containers.push({ id, box, unitsPerPx: rules.boundsOf(node).width / box.width })
      } else {
        sequences.push({ id, box, modules: boxesOf(node.children) })
      }
    }
  }
  visit(document.children)
  const { page } = layout
  if (rules.accepts(undefined, dragged.module)) {
    sequences.push({ id: undefined, box: page, modules: boxesOf(document.children) })
  }
  return { containers, sequences, page }
}

function dropCall(press: DropPress, node: Node, target: DropTarget): CommandCall | undefined {
  const { document, dragged, rules } = press
  if (target.kind === 'container') {
    const parent = nodeIn(document, target.id as NodeId)
    const rect = dropBox(target.at, node.rect ?? rules.sizeOf(node.module), rules.boundsOf(parent))
    const index = parent.children?.length ?? 0
    return dragged.kind === 'new'
      ? callOf(insertNode, { nodes: [{ ...node, rect }, ...dragged.nodes.slice(1)], parentId: parent.id, index })
      : callOf(moveNode, { nodeId: node.id, parentId: parent.id, index, rect })
  }
  const parentId = target.id as NodeId | undefined
  const index = documentIndex(press, target)
  if (dragged.kind === 'new') return callOf(insertNode, { nodes: [...dragged.nodes], parentId, index })
  const from = childrenIn(document, parentId).indexOf(node.id)
  // Beside itself nothing changes; behind itself it counts one place less once it is taken out.
  if (from !== -1 && (index === from || index === from + 1)) return undefined
  return callOf(moveNode, { nodeId: node.id, parentId, index: from !== -1 && index > from ? index - 1 : index })
}

/** The index among all modules of one among the drawn ones: hidden modules stay before what follows them. */
function documentIndex({ document, layout }: DropPress, target: DropTarget & { readonly kind: 'sequence' }): number {
  const children = childrenIn(document, target.id as NodeId | undefined)
  const before = children.filter((id) => layout.boxOf(id))[target.index - 1]
  return before === undefined ? 0 : children.indexOf(before) + 1
}
