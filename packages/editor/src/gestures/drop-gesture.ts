import type { Document, Node, NodeId } from '@mallwright/contract/document'

import { callOf } from '../commands/kit/define-command.ts'
import type { CommandCall, ModuleRules } from '../commands/kit/define-command.ts'
import type { Clipping } from '../commands/kit/clipping.ts'
import { insertNode } from '../commands/node/insert-node.ts'
import { duplicateNode } from '../commands/node/duplicate-node.ts'
import { moveNode } from '../commands/node/move-node.ts'
import { moveTogether } from '../commands/node/move-together.ts'
import { childrenIn, nodeIn, parentOf, subtreeOf } from '../commands/kit/node-tree.ts'
import { dropBox, dropTarget } from '../geometry/drop-target.ts'
import type {
  DropBar,
  DropContainer,
  DropModule,
  DropScene,
  DropSequence,
  DropTarget,
} from '../geometry/drop-target.ts'
import type { CanvasLayout } from './canvas-layout.ts'
import { dropInContainer, dropInFlow, topsOf } from './drop-block.ts'
import type { Gesture } from './drag.ts'
import type { DropPreview } from './gesture-preview.ts'

/** Gap between several modules dropped into a free container, in its units. */
const STACK_GAP = 8

/** Start of a drop gesture: nodes of the page, a new node with its children, or a block. */
export interface DropPress {
  readonly document: Document
  readonly layout: CanvasLayout
  readonly rules: ModuleRules
  readonly dragged:
    | {
        readonly kind: 'nodes'
        /** In drawing order, without descendants of each other. */
        readonly nodeIds: readonly NodeId[]
        /** Makes ids when copies are dragged. */
        readonly newId?: (() => NodeId) | undefined
      }
    | { readonly kind: 'new'; readonly nodes: readonly Node[] }
    /** A saved block under fresh ids. */
    | { readonly kind: 'block'; readonly clipping: Clipping }
}

/** Drags modules, or a new one, to a location between modules or into a free container. `undefined` when one is locked. */
export function dropGesture(press: DropPress): Gesture<DropPreview> | undefined {
  const { dragged } = press
  const nodes = draggedNodes(press)
  const first = nodes?.[0]
  if (!nodes || !first) return undefined
  const scene = sceneReader(press, nodes)
  const preview = {
    nodeIds: dragged.kind === 'nodes' ? dragged.nodeIds : [],
    isCopy: dragged.kind === 'nodes' && dragged.newId !== undefined,
    module: first.module,
  }
  let shown: DropPreview | undefined
  return {
    preview: ({ sample }) => {
      const target = dropTarget(sample, scene())
      // The same preview object for the same target, so that nothing re-renders.
      if (!shown || !isSameTarget(shown.target, target)) shown = { kind: 'drop', ...preview, target }
      return shown
    },
    commit: ({ sample }) => {
      const target = dropTarget(sample, scene())
      return target && dropCall(press, nodes, target)
    },
  }
}

/** Whether two targets have the same preview; the position inside a container is decided at release. */
function isSameTarget(a: DropTarget | undefined, b: DropTarget | undefined): boolean {
  if (a?.kind === 'sequence' && b?.kind === 'sequence') {
    const isSamePlace = a.id === b.id && a.index === b.index
    return isSamePlace && a.line.x === b.line.x && a.line.y === b.line.y && a.line.width === b.line.width
  }
  return a?.kind === b?.kind && a?.id === b?.id
}

/** Topmost dragged nodes; `undefined` for none, or when one or its parent is locked. */
export function draggedNodes({ document, dragged }: DropPress): readonly Node[] | undefined {
  if (dragged.kind === 'block') return topsOf(dragged.clipping)
  if (dragged.kind === 'new') return dragged.nodes.slice(0, 1)
  const nodes = dragged.nodeIds.map((id) => nodeIn(document, id))
  const isLocked = nodes.some((node) => node.isLocked || (!dragged.newId && isInLocked(document, node.id)))
  return nodes.length === 0 || isLocked ? undefined : nodes
}

/** Whether the parent of a node is locked: nothing leaves it, but copies. */
function isInLocked(document: Document, id: NodeId): boolean {
  const parentId = parentOf(document, id)
  return parentId !== undefined && nodeIn(document, parentId).isLocked === true
}

/** Drop scene, measured at the start and again only when the layout changes. */
function sceneReader(press: DropPress, dragged: readonly Node[]): () => DropScene {
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

/** Drop targets that accept the dragged nodes, as laid out now. */
export function sceneOf(press: DropPress, dragged: readonly Node[]): DropScene {
  const { document, layout, rules } = press
  const isCopy = press.dragged.kind === 'nodes' && press.dragged.newId !== undefined
  const renderedOf = (ids: readonly NodeId[]) =>
    ids.flatMap((id, index): readonly DropModule[] => {
      const box = layout.boxOf(id)
      return box ? [{ index, box }] : []
    })
  const isDragged = new Set(dragged.map(({ id }) => id))
  const takes = (parent: string | undefined) => dragged.every(({ module }) => rules.accepts(parent, module))
  const containers: DropContainer[] = []
  const sequences: DropSequence[] = []
  const visit = (ids: readonly NodeId[]): void => {
    for (const id of ids) {
      const node = nodeIn(document, id)
      const box = node.children && layout.boxOf(id)
      // Dragged nodes and their descendants are no targets.
      if (!node.children || !box || box.width === 0 || isDragged.has(id)) continue
      visit(node.children)
      if (node.isLocked || !takes(node.module)) continue
      if (!rules.isFree(node.module))
        sequences.push({ id, box, modules: renderedOf(node.children), bar: barOf(layout, node) })
      // Copies keep their module's size, so they are dropped between modules.
      else if (!isCopy) containers.push({ id, box, unitsPerPx: rules.boundsOf(node).width / box.width })
    }
  }
  visit(document.children)
  const { page } = layout
  if (takes(undefined)) sequences.push({ id: undefined, box: page, modules: renderedOf(document.children) })
  return { containers, sequences, page }
}

function barOf({ tabBarOf }: CanvasLayout, { id, children = [] }: Node): DropBar | undefined {
  const bar = tabBarOf?.(id)
  return bar && { box: bar.box, tabs: bar.tabs.map((tab) => ({ index: children.indexOf(tab.id), box: tab.box })) }
}

/** The command of a drop; `undefined` when it has no effect. */
export function dropCall(press: DropPress, nodes: readonly Node[], target: DropTarget): CommandCall | undefined {
  if (target.kind === 'container') {
    if (press.dragged.kind !== 'block') return intoContainer(press, nodes, target)
    return dropInContainer(press.dragged.clipping, press, { id: target.id as NodeId, at: target.at })
  }
  const { document, dragged } = press
  const parentId = target.id as NodeId | undefined
  const { index } = target
  if (dragged.kind === 'block') return dropInFlow(dragged.clipping, { parentId, index })
  if (dragged.kind === 'new') return callOf(insertNode, { nodes: [...dragged.nodes], parentId, index })
  const nodeIds = [...dragged.nodeIds]
  if (dragged.newId) {
    const newIds = nodeIds.flatMap((id) => subtreeOf(document, id).map(dragged.newId as () => NodeId))
    return callOf(duplicateNode, { nodeIds, newIds, at: { parentId, index } })
  }
  const children = childrenIn(document, parentId)
  const indexes = nodeIds.map((id) => children.indexOf(id))
  const [first = -1] = indexes
  const isOneRow = first >= 0 && indexes.every((location, a) => location === first + a)
  // A drop next to itself has no effect.
  if (isOneRow && index >= first && index <= first + nodeIds.length) return undefined
  const location = index - indexes.filter((a) => a >= 0 && a < index).length
  const [nodeId, second] = nodeIds
  return nodeId && !second
    ? callOf(moveNode, { nodeId, parentId, index: location })
    : callOf(moveTogether, { nodeIds, parentId, index: location })
}

function intoContainer(
  { document, dragged, rules }: DropPress,
  nodes: readonly Node[],
  target: DropTarget & { readonly kind: 'container' },
): CommandCall | undefined {
  const parent = nodeIn(document, target.id as NodeId)
  const bounds = rules.boundsOf(parent)
  // Several nodes are stacked below the pointer.
  let y = target.at.y
  const rects = nodes.map(({ rect, module }) => {
    const box = dropBox({ x: target.at.x, y }, rect ?? rules.sizeOf(module), bounds)
    y = box.y + box.height * 1.5 + STACK_GAP
    return box
  })
  const [node, second] = nodes
  const [rect] = rects
  if (!node || !rect) return undefined
  const index = parent.children?.length ?? 0
  if (dragged.kind === 'new') {
    return callOf(insertNode, { nodes: [{ ...node, rect }, ...dragged.nodes.slice(1)], parentId: parent.id, index })
  }
  if (dragged.kind === 'block') return undefined
  return second
    ? callOf(moveTogether, { nodeIds: [...dragged.nodeIds], parentId: parent.id, index, rects })
    : callOf(moveNode, { nodeId: node.id, parentId: parent.id, index, rect })
}
