import type { Node, NodeId } from '@mallwright/contract/document'
import type { Label } from '@mallwright/contract/values'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition, Field } from '@mallwright/modules/definitions'
import { text } from '@mallwright/shop-core/i18n'

import { callOf } from '../../../commands/kit/define-command.ts'
import { propsChange } from '../../../commands/node/props-change.ts'
import { setProps } from '../../../commands/node/set-props.ts'
import { nodeLabel } from '../../../document-store/node-label.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import { readNode } from '../../../document-store/read-node.ts'
import { isSameJson } from '../../../document-store/same-json.ts'
import type { Point } from '../../../geometry/rect.ts'
import type { Studio } from '../../../studio/studio.ts'
import { nodeIdAt } from '../../../viewport/canvas-host.ts'
import type { CanvasHost } from '../../../viewport/canvas-host.ts'
import { openTextEditor } from './text-editor.ts'
import type { TextEditor } from './text-editor.ts'

/** Texts of inline text editing. */
const INLINE_TEXTS = {
  label: { zh: '{module}：{field}', en: '{module}: {field}' },
  hint: { zh: '请输入内容', en: 'Type some text' },
  begun: {
    zh: '正在编辑{label}，按 Esc 完成',
    en: 'Editing {label}; Escape to finish',
  },
  done: { zh: '已修改{label}', en: '{label} changed' },
  same: { zh: '{label}没有变化', en: '{label} unchanged' },
  locked: { zh: '已锁定，请先解锁再编辑文字', en: 'It is locked; unlock it before editing its text' },
} satisfies Record<string, Label>

/** Starts editing the text at a double press; gives whether there is one. */
export function editTextAt(studio: Studio, target: EventTarget | null, at: Point): boolean {
  const nodeId = nodeIdAt(target)
  return nodeId !== undefined && openEditor(studio, nodeId, { target, at })
}

/** Starts editing the text of the only selected node; gives whether it has one. */
export function editSelectedText(studio: Studio): boolean {
  const [nodeId] = studio.page.selection.getState().selected
  if (nodeId === undefined || !canEditText(studio)) return false
  // A node inserted a moment ago renders a frame later.
  if (!openEditor(studio, nodeId, {})) requestAnimationFrame(() => openEditor(studio, nodeId, {}))
  return true
}

function openEditor(
  studio: Studio,
  nodeId: NodeId,
  from: { readonly target?: EventTarget | null; readonly at?: Point },
): boolean {
  const textTarget = textTargetAt(studio, nodeId, from.target)
  if (!textTarget) return false
  if (textTarget.node.isLocked) {
    studio.announcer.notify(text(INLINE_TEXTS.locked))
    return true
  }
  startEditing(studio, textTarget, from.at)
  return true
}

function startEditing(studio: Studio, textTarget: TextTarget, at: Point | undefined): void {
  const { page, view, canvas, announcer } = studio
  const { node, definition, field, rendered } = textTarget
  const label = text(INLINE_TEXTS.label, {
    module: nodeLabel(node, definition, text),
    field: text(field.label),
  })
  page.select([node.id])
  view.setState({ isEditingText: true })
  const stops: (() => void)[] = []
  const editor = openTextEditor({
    rendered,
    words: displayedText(textTarget),
    rules: field,
    label,
    // Default text, such as that of a button, stays as a hint while the field is empty.
    hint: rendered.textContent || text(INLINE_TEXTS.hint),
    at,
    onEnd: ({ words, isByKey }) => {
      for (const stop of stops) stop()
      view.setState({ isEditingText: false })
      const isDone = words !== undefined && commitText(studio, textTarget, words)
      announcer.speak(text(isDone ? INLINE_TEXTS.done : INLINE_TEXTS.same, { label }))
      if (isByKey) canvas.scroller?.focus({ preventScroll: true })
    },
  })
  stops.push(watchNode(studio, node.id, editor), watchTarget(studio, editor))
  announcer.speak(text(INLINE_TEXTS.begun, { label }))
}

/** The field's own text if it is what renders, else the rendered replacement, such as a default title. */
function displayedText({ node, definition, name, field, rendered }: TextTarget): string {
  const read = readNode(definition, node)
  const isOwn = Object.entries(field.inPlace).every(([other, value]) => isSameJson(read[other], value))
  const words = read[name]
  return isOwn && typeof words === 'string' ? words : (rendered.textContent ?? '')
}

function commitText({ page }: Studio, { node: { id }, definition, name, field }: TextTarget, words: string): boolean {
  const node = page.nodes.get(id)
  if (!node || node.isLocked) return false
  return page.run(callOf(setProps, propsChange(node, definition, { ...field.inPlace, [name]: words })))
}

/** Ends editing when the node is removed or locked. */
function watchNode({ page }: Studio, id: NodeId, editor: TextEditor): () => void {
  return page.nodes.subscribe(id, () => {
    const node = page.nodes.get(id)
    if (!node || node.isLocked || node.isHidden) editor.cancel()
  })
}

/** Commits the text when its element is removed, such as far outside the viewport. */
function watchTarget({ canvas }: Studio, editor: TextEditor): () => void {
  const observer = new MutationObserver(() => {
    if (!editor.element.isConnected) editor.finish()
  })
  if (canvas.page) observer.observe(canvas.page, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Whether the selection is one node with text that can be edited inline. */
export function canEditText({ page }: Studio): boolean {
  const [id, second] = page.selection.getState().selected
  const node = id !== undefined && second === undefined ? page.nodes.get(id) : undefined
  return node !== undefined && !node.isLocked && hasTextTarget(node.module)
}

type TextField = Extract<Field, { readonly kind: 'text' }>

/** A text field with the element that renders it. */
interface TextTarget {
  readonly node: Node
  readonly definition: Definition
  readonly name: string
  readonly field: TextField & { readonly inPlace: NonNullable<TextField['inPlace']> }
  /** Element that renders the text. */
  readonly rendered: HTMLElement
}

/** The text field of a node at a press, else its first one; `undefined` when it has none. */
function textTargetAt(
  { page, canvas }: { readonly page: OpenPage; readonly canvas: CanvasHost },
  nodeId: NodeId,
  target?: EventTarget | null,
): TextTarget | undefined {
  const node = page.nodes.get(nodeId)
  const definition = node && definitionOf(node.module)
  if (!definition || node.version > definition.version) return undefined
  const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null
  const marked = [...(canvas.elementOf(nodeId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])]
  const own = marked.filter((element) => nodeIdAt(element) === nodeId)
  const rendered = own.find((element) => element === pressed) ?? own[0]
  const name = rendered?.dataset['field'] ?? ''
  const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined
  if (!rendered || field?.kind !== 'text' || !field.inPlace) return undefined
  return { node, definition, name, field: { ...field, inPlace: field.inPlace }, rendered }
}

/** Whether a module has an inline editable text. */
function hasTextTarget(type: string): boolean {
  return Object.values(definitionOf(type)?.fields ?? {}).some((field) => field.kind === 'text' && field.inPlace)
}
