import type { Document, Node, NodeId, Rect } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'

import { ACTIONS, callFor } from './commands/registry/command-registry.ts'
import type { ActionContext } from './commands/kit/define-command.ts'
import { newNodeId } from './commands/kit/make-node.ts'
import { nodeIn } from './commands/kit/node-tree.ts'
import { openPage } from './document-store/open-page.ts'
import type { OpenPage } from './document-store/open-page.ts'
import type { Handle } from './geometry/resize-handle.ts'
import { HANDLES } from './geometry/resize-handle.ts'
import type { Axis, Box } from './geometry/rect.ts'
import type { CanvasLayout } from './gestures/canvas-layout.ts'
import { advance, press } from './gestures/drag.ts'
import type { DragEvent, DragState, Gesture } from './gestures/drag.ts'
import { dropGesture } from './gestures/drop-gesture.ts'
import { guideGesture } from './gestures/guide-gesture.ts'
import { keyOutcome } from './actions/key-outcome.ts'
import { MODULE_RULES } from './gestures/module-rules.ts'
import { makeNodes } from './gestures/new-nodes.ts'
import { pressOutcome } from './gestures/press-outcome.ts'
import type { GesturePreview } from './gestures/gesture-preview.ts'
import { resizeGesture } from './gestures/resize-gesture.ts'

/** Target of a press: a handle of the selection, a node, the page background, a ruler, a guide or a palette entry. */
export type PressTarget =
  | Handle
  | 'canvas'
  | { readonly node: string }
  | { readonly palette: string }
  | { readonly ruler: Axis }
  | { readonly guide: string; readonly axis: Axis; readonly index: number }

/** Modifier keys of a press or a move. */
export interface HeldKeys {
  readonly isAlt?: boolean
  readonly isShift?: boolean
  readonly isMod?: boolean
}

/** Headless editor for tests: real store, commands, gestures and geometry over a computed layout. */
export interface TestEditor {
  readonly page: OpenPage
  readonly document: Document
  readonly selected: readonly NodeId[]
  /** Preview of the running gesture. */
  readonly preview: GesturePreview | undefined
  /** Names of the undoable steps, oldest first. */
  readonly steps: readonly string[]
  rect(id: string): Rect | undefined
  select(...ids: string[]): TestEditor
  /** Pointer down at a point in page px (screen px are these times the zoom). */
  down(target: PressTarget, x: number, y: number, keys?: HeldKeys): TestEditor
  /** Pointer move by screen px. */
  move(dx: number, dy: number, keys?: HeldKeys): TestEditor
  up(where?: 'inside' | 'outside'): TestEditor
  cancel(): TestEditor
  /** Key press such as `ArrowLeft`, `Shift+ArrowLeft` or `Mod+z`. */
  press(keys: string): TestEditor
  /** Runs an action on the selection like toolbar and menus; does nothing while it is not possible. */
  act(name: string): TestEditor
  undo(): TestEditor
  redo(): TestEditor
}

const FLOW_HEIGHT = 100

/** Opens a document in a headless editor on a 375 px page. Modules are 100 page px high, free containers as high as their props say. */
export function testEditor(
  document: Document,
  { zoom = 1, width = 375 }: { readonly zoom?: number; readonly width?: number } = {},
): TestEditor {
  const page = openPage(document)
  const scale = zoom * (width / 375)
  let gesture: Gesture<GesturePreview> | undefined
  let state: DragState<GesturePreview> | undefined
  let sample = { x: 0, y: 0, isFree: false, isConstrained: false, isOutside: false }
  let afterTap: readonly NodeId[] | undefined
  const current = () => page.documents.getState().document
  const send = (event: DragEvent) => {
    if (!gesture || !state) return
    state = advance(gesture, state, event)
    if (state.phase === 'ended' && state.selected) page.select(state.selected)
    if (state.phase === 'ended' && state.call) page.run(state.call)
    if (state.phase === 'tapped' && afterTap) page.select(afterTap)
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
    down(target, x, y, keys = {}) {
      sample = { x: x * scale, y: y * scale, isFree: false, isConstrained: false, isOutside: false }
      const pressed = gestureFor(page, target, testLayout(current(), scale), keys)
      gesture = pressed?.gesture
      afterTap = pressed?.afterTap
      state = press(sample)
      return editor
    },
    move(dx, dy, { isAlt = false, isShift = false } = {}) {
      sample = { ...sample, x: sample.x + dx, y: sample.y + dy, isFree: isAlt, isConstrained: isShift }
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
      const action = ACTIONS.find((candidate) => candidate.name === name)
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

interface Pressed {
  readonly gesture: Gesture<GesturePreview> | undefined
  readonly afterTap?: readonly NodeId[] | undefined
}

function gestureFor(page: OpenPage, target: PressTarget, layout: CanvasLayout, keys: HeldKeys): Pressed | undefined {
  const { document, selection, rules, newId } = contextOf(page)
  const base = { document, layout, rules }
  if (target !== 'canvas' && typeof target === 'string') {
    return { gesture: HANDLES.includes(target) ? resizeGesture({ ...base, nodeIds: selection }, target) : undefined }
  }
  if (target !== 'canvas' && 'palette' in target) {
    const definition = definitionOf(target.palette)
    if (!definition) return undefined
    return { gesture: dropGesture({ ...base, dragged: { kind: 'new', nodes: makeNodes(definition, { newId }) } }) }
  }
  if (target !== 'canvas' && 'ruler' in target) return { gesture: guideGesture({ ...base, axis: target.ruler }) }
  if (target !== 'canvas' && 'guide' in target) {
    const from = { containerId: target.guide as NodeId, index: target.index }
    return { gesture: guideGesture({ ...base, axis: target.axis, from }) }
  }
  const { isAlt = false, isShift = false, isMod = false } = keys
  const nodeId = target === 'canvas' ? undefined : (target.node as NodeId)
  const outcome = pressOutcome({ ...base, selection, newId, nodeId, isAdding: isShift || isMod, isCopying: isAlt })
  page.select(outcome.selected)
  return outcome
}

function pressKeys(page: OpenPage, keys: string): void {
  const keyNames = keys.split('+')
  const outcome = keyOutcome(
    {
      key: keyNames.at(-1) ?? '',
      isMod: keyNames.includes('Mod'),
      isShift: keyNames.includes('Shift'),
      isAlt: keyNames.includes('Alt'),
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

/** Layout of modules stacked on a 375 px page at a zoom level; a flow container is as high as its children. */
function testLayout(document: Document, zoom: number): CanvasLayout {
  const boxes = new Map<NodeId, Box>()
  const layOut = (ids: readonly NodeId[], top: number): number => {
    let y = top
    for (const id of ids) {
      const node = nodeIn(document, id)
      if (node.isHidden) continue
      const isFlow = node.children && !MODULE_RULES.isFree(node.module)
      const bottom = isFlow ? Math.max(layOut(node.children ?? [], y), y + FLOW_HEIGHT) : y + heightOf(node)
      boxes.set(id, { x: 0, y: y * zoom, width: 375 * zoom, height: (bottom - y) * zoom })
      y = bottom
    }
    return y
  }
  const height = layOut(document.children, 0)
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
