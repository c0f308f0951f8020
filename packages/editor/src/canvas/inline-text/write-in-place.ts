import type { NodeId } from '@mallwright/contract/document'
import { text } from '@mallwright/shop-core/i18n'

import { nodeIdAt } from '../../studio/drawn-page/canvas-host.ts'
import { callOf } from '../../commands/define-command.ts'
import { setProps } from '../../commands/set-props.ts'
import { isSameJson } from '../../document-store/same-json.ts'
import type { Point } from '../../geometry/rect.ts'
import { propsChange } from '../../gestures/props-change.ts'
import { nodeLabel } from '../../studio/node-label.ts'
import { readNode } from '../../studio/read-node.ts'
import type { Studio } from '../../studio/studio.ts'
import { INLINE_TEXTS } from './inline-text.texts.ts'
import { openTextEditor } from './text-editor.ts'
import type { TextEditor } from './text-editor.ts'
import { hasTextPlace, textPlaceOf } from './text-place.ts'
import type { TextPlace } from './text-place.ts'

/** Writes where a double press was. Gives whether there is something to write. */
export function writeAt(studio: Studio, target: EventTarget | null, at: Point): boolean {
  const nodeId = nodeIdAt(target)
  return nodeId !== undefined && write(studio, nodeId, { target, at })
}

/** Writes the words of the only selected node, as keys and toolbar ask for. Gives whether it has any. */
export function writeSelected(studio: Studio): boolean {
  const [nodeId] = studio.page.selection.getState().selected
  if (nodeId === undefined || !canWrite(studio)) return false
  // What was inserted a moment ago is drawn a frame later.
  if (!write(studio, nodeId, {})) requestAnimationFrame(() => write(studio, nodeId, {}))
  return true
}

function write(
  studio: Studio,
  nodeId: NodeId,
  from: { readonly target?: EventTarget | null; readonly at?: Point },
): boolean {
  const place = textPlaceOf(studio, nodeId, from.target)
  if (!place) return false
  if (place.node.isLocked) {
    studio.announcer.notify(text(INLINE_TEXTS.locked))
    return true
  }
  begin(studio, place, from.at)
  return true
}

function begin(studio: Studio, place: TextPlace, at: Point | undefined): void {
  const { page, view, canvas, announcer } = studio
  const { node, definition, field, drawn } = place
  const label = text(INLINE_TEXTS.label, {
    module: nodeLabel(node, definition, text),
    field: text(field.label),
  })
  page.select([node.id])
  view.setState({ isWriting: true })
  const stops: (() => void)[] = []
  const editor = openTextEditor({
    drawn,
    words: shownWords(place),
    rules: field,
    label,
    // What stands for missing words, such as a button's own, stays until there are some.
    hint: drawn.textContent || text(INLINE_TEXTS.hint),
    at,
    onEnd: ({ words, isByKey }) => {
      for (const stop of stops) stop()
      view.setState({ isWriting: false })
      const isDone = words !== undefined && keep(studio, place, words)
      announcer.speak(text(isDone ? INLINE_TEXTS.done : INLINE_TEXTS.same, { label }))
      if (isByKey) canvas.scroller?.focus({ preventScroll: true })
    },
  })
  stops.push(watchNode(studio, node.id, editor), watchPlace(studio, editor))
  announcer.speak(text(INLINE_TEXTS.begun, { label }))
}

/** The field's own words while they are what is drawn, else what is drawn in their place, such as a default title. */
function shownWords({ node, definition, name, field, drawn }: TextPlace): string {
  const read = readNode(definition, node)
  const isOwn = Object.entries(field.inPlace).every(([other, value]) => isSameJson(read[other], value))
  const words = read[name]
  return isOwn && typeof words === 'string' ? words : (drawn.textContent ?? '')
}

function keep({ page }: Studio, { node: { id }, definition, name, field }: TextPlace, words: string): boolean {
  const node = page.nodes.get(id)
  if (!node || node.isLocked) return false
  return page.run(callOf(setProps, propsChange(node, definition, { ...field.inPlace, [name]: words })))
}

/** What is gone or locked meanwhile is not written any longer. */
function watchNode({ page }: Studio, id: NodeId, editor: TextEditor): () => void {
  return page.nodes.subscribe(id, () => {
    const node = page.nodes.get(id)
    if (!node || node.isLocked || node.isHidden) editor.cancel()
  })
}

/** Where the page no longer draws the place, such as far out of view, what is written is kept. */
function watchPlace({ canvas }: Studio, editor: TextEditor): () => void {
  const observer = new MutationObserver(() => {
    if (!editor.element.isConnected) editor.finish()
  })
  if (canvas.page) observer.observe(canvas.page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether the selection is one node whose words can be written on the canvas. */
export function canWrite({ page }: Studio): boolean {
  const [id, second] = page.selection.getState().selected
  const node = id !== undefined && second === undefined ? page.nodes.get(id) : undefined
  return node !== undefined && !node.isLocked && hasTextPlace(node.module)
}
