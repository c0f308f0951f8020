import type { Document, Node, NodeId, Rect } from '@mallwright/contract'
import { definitionOf } from '@mallwright/modules/definitions'

import { ACTIONS, callFor } from './commands/commands.ts'
import type { ActionContext } from './commands/define-command.ts'
import { newNodeId } from './commands/make-node.ts'
import { nodeIn } from './commands/node-tree.ts'
import { openPage } from './document-store/open-page.ts'
import type { OpenPage } from './document-store/open-page.ts'
import type { Handle } from './geometry/resize-handle.ts'
import { HANDLES } from './geometry/resize-handle.ts'
import type { Box } from './geometry/rect.ts'
import type { CanvasLayout } from './gestures/canvas-layout.ts'
import { advance, press } from './gestures/drag.ts'
import type { DragEvent, DragState, Gesture } from './gestures/drag.ts'
import { dropGesture } from './gestures/drop-gesture.ts'
import { keyOutcome } from './gestures/keyboard.ts'
import { MODULE_RULES } from './gestures/module-rules.ts'
import { makeNodes } from './gestures/new-nodes.ts'
import { placeGesture } from './gestures/place-gesture.ts'
import type { GesturePreview } from './gestures/gesture-preview.ts'
import { resizeGesture } from './gestures/resize-gesture.ts'

/** Where a press begins: on a handle of the selected item, on a node, or on a module of the palette. */
export type PressTarget = Handle | { readonly node: string } | { readonly palette: string }

/** Drives an editor without a browser: real store, commands, gestures and geometry over a made-up layout. */
export interface TestEditor {
  readonly page: OpenPage
  readonly document: Document
  readonly selected: readonly NodeId[]
  /** What the running gesture shows. */
  readonly preview: GesturePreview | undefined
  /** Names of the steps that can be undone, oldest first. */
  readonly steps: readonly string[]
  rect(id: string): Rect | undefined
  select(...ids: string[]): TestEditor
  /** Presses at a point in page px; drawn px are these times the zoom. */
  down(target: PressTarget, x: number, y: number): TestEditor
  /** Moves by screen px. */
  move(dx: number, dy: number, keys?: { readonly isAlt?: boolean }): TestEditor
  up(where?: 'inside' | 'outside'): TestEditor
  cancel(): TestEditor
  /** Presses a key such as `ArrowLeft`, `Shift+ArrowLeft` or `Mod+z`. */
  press(keys: string): TestEditor
  /** Runs an action on the selection, as toolbar and menus do; nothing when it is not possible. */
  act(name: string): TestEditor
  undo(): TestEditor
  redo(): TestEditor
}

const FLOW_HEIGHT = 100

/** Opens a document in a test editor. Modules are 100 page px high, free containers as high as they say. */
export function testEditor(document: Document, { zoom = 1 }: { readonly zoom?: number } = {}): TestEditor {
  const page = openPage(document)
  let gesture: Gesture<GesturePreview> | undefined
  let state: DragState<GesturePreview> | undefined
  let sample = { x: 0, y: 0, isFree: false, isOutside: false }
  const current = () => page.documents.getState().document
  const send = (event: DragEvent) => {
    if (!gesture || !state) return
    state = advance(gesture, state, event)
    if (state.phase === 'ended' && state.call) page.run(state.call)
    if (state.phase === 'ended' || state.phase === 'tapped') gesture = undefined
  }
  const editor: TestEditor = {
    page,
    get document() {
      return current()
    },
    get selected() {
      return page.selection.getState().selected
    },
    get preview() {
      return state?.phase === 'dragging' ? state.preview : undefined
    },
    get steps() {
      const past = page.documents.temporal.getState().pastStates.slice(1)
      const all = [...past.map(({ step }) => step), page.documents.getState().step]
      return all.flatMap((step) => (step && step.name !== 'page.open' ? [step.name] : []))
    },
    rect: (id) => nodeIn(current(), id as NodeId).rect,
    select(...ids) {
      page.select(ids as NodeId[])
      return editor
    },
    down(target, x, y) {
      sample = { x: x * zoom, y: y * zoom, isFree: false, isOutside: false }
      gesture = gestureFor(page, target, testLayout(current(), zoom))
      state = press(sample)
      return editor
    },
    move(dx, dy, { isAlt = false } = {}) {
      sample = { ...sample, x: sample.x + dx, y: sample.y + dy, isFree: isAlt }
      send({ type: 'move', sample })
      return editor
    },
    up(where = 'inside') {
      send({ type: 'up', sample: { ...sample, isOutside: where === 'outside' } })
      return editor
    },
    cancel() {
      send({ type: 'cancel' })
      return editor
    },
    press(keys) {
      pressKeys(page, keys)
      return editor
    },
    act(name) {
      const action = ACTIONS.find((one) => one.name === name)
      const call = action && callFor(action, contextOf(page))
      if (call) page.run(call)
      return editor
    },
    undo() {
      page.undo()
      return editor
    },
    redo() {
      page.redo()
      return editor
    },
  }
  return editor
}

function gestureFor(page: OpenPage, target: PressTarget, layout: CanvasLayout): Gesture<GesturePreview> | undefined {
  const { document } = page.documents.getState()
  const rules = MODULE_RULES
  if (typeof target === 'string') {
    const nodeIds = page.selection.getState().selected
    return HANDLES.includes(target) ? resizeGesture({ document, nodeIds, layout, rules }, target) : undefined
  }
  if ('palette' in target) {
    const definition = definitionOf(target.palette)
    return (
      definition &&
      dropGesture({
        document,
        layout,
        rules,
        dragged: { kind: 'new', nodes: makeNodes(definition, { newId: newNodeId }) },
      })
    )
  }
  const nodeId = target.node as NodeId
  page.select([nodeId])
  if (document.nodes[nodeId]?.rect) return placeGesture({ document, nodeIds: [nodeId], layout, rules })
  return dropGesture({ document, layout, rules, dragged: { kind: 'node', nodeId } })
}

function pressKeys(page: OpenPage, keys: string): void {
  const parts = keys.split('+')
  const outcome = keyOutcome(
    {
      key: parts.at(-1) ?? '',
      isMod: parts.includes('Mod'),
      isShift: parts.includes('Shift'),
      isAlt: parts.includes('Alt'),
    },
    contextOf(page),
  )
  if (outcome?.kind === 'run') page.run(outcome.call, { mergeKey: outcome.mergeKey })
  if (outcome?.kind === 'select') page.select(outcome.ids)
  if (outcome?.kind === 'undo') page.undo()
  if (outcome?.kind === 'redo') page.redo()
}

function contextOf(page: OpenPage): ActionContext {
  return {
    document: page.documents.getState().document,
    selection: page.selection.getState().selected,
    newId: newNodeId,
    rules: MODULE_RULES,
  }
}

/** Modules one below the other, as a phone page of 375 px at a zoom; what holds a flow is as high as that. */
function testLayout(document: Document, zoom: number): CanvasLayout {
  const boxes = new Map<NodeId, Box>()
  const place = (ids: readonly NodeId[], top: number): number => {
    let y = top
    for (const id of ids) {
      const node = nodeIn(document, id)
      if (node.isHidden) continue
      const isFlow = node.children && !MODULE_RULES.isFree(node.module)
      const bottom = isFlow ? Math.max(place(node.children ?? [], y), y + FLOW_HEIGHT) : y + heightOf(node)
      boxes.set(id, { x: 0, y: y * zoom, width: 375 * zoom, height: (bottom - y) * zoom })
      y = bottom
    }
    return y
  }
  const height = place(document.children, 0)
  return {
    page: { x: 0, y: 0, width: 375 * zoom, height: Math.max(height, 600) * zoom },
    revision: () => 0,
    boxOf: (id) => boxes.get(id),
  }
}

function heightOf(node: Node): number {
  if (!node.children) return FLOW_HEIGHT
  const { width, height } = MODULE_RULES.boundsOf(node)
  return (height * 375) / width
}
