import { cutText } from '@mallwright/contract/values'
import { isSampleText } from '@mallwright/modules/documents'

import type { Point } from '../../../geometry/rect.ts'
import { limitText, toPlainText, readText } from './plain-text.ts'
import type { TextLimits } from './plain-text.ts'
import './inline-text.css'

/** Options of the inline text editor. */
export interface TextEditorOptions {
  /** Element that renders the text. An editable clone replaces it, so that style and wrapping stay. */
  readonly rendered: HTMLElement
  readonly words: string
  readonly rules: TextLimits
  /** Accessible name. */
  readonly label: string
  /** Placeholder. */
  readonly hint: string
  /** Pointer position in the window. */
  readonly at?: Point | undefined
  /** Called once; `words` is absent when cancelled or unchanged. */
  readonly onEnd: (end: { readonly words: string | undefined; readonly isByKey: boolean }) => void
}

/** A running inline text editor. */
export interface TextEditor {
  readonly element: HTMLElement
  /** Commits the text. */
  finish(isByKey?: boolean): void
  /** Discards the text. */
  cancel(): void
}

/** Events that must not reach the canvas, which would select, drag or open its menu. */
const OWN_EVENTS = ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu', 'touchstart', 'keyup'] as const

/** Opens an inline editor in place of a rendered text; editing itself is left to the browser. */
export function openTextEditor(options: TextEditorOptions): TextEditor {
  const { rendered, rules, onEnd } = options
  const element = createEditable(options)
  const before = limitText(element, rules)
  let isOver = false
  const end = (words: string | undefined, isByKey: boolean) => {
    if (isOver) return
    isOver = true
    window.removeEventListener('pointerdown', pressElsewhere, true)
    window.removeEventListener('beforeunload', leave, true)
    onEnd({ words: words === before ? undefined : words, isByKey })
    element.remove()
    rendered.style.removeProperty('display')
  }
  const editor: TextEditor = {
    element,
    finish: (isByKey = false) => end(limitText(element, rules), isByKey),
    cancel: () => end(undefined, true),
  }
  const pressElsewhere = ({ target }: PointerEvent) => {
    if (!(target instanceof Node) || !element.contains(target)) editor.finish()
  }
  const leave = () => editor.finish()
  listen(editor, rules)
  // Before the press changes the selection, and before `beforeunload` checks for unsaved work.
  window.addEventListener('pointerdown', pressElsewhere, true)
  window.addEventListener('beforeunload', leave, true)
  rendered.after(element)
  rendered.style.setProperty('display', 'none', 'important')
  element.focus({ preventScroll: true })
  // A sample is there to be replaced.
  placeCaret(element, isSampleText(options.words) ? undefined : options.at)
  return editor
}

/** An editable clone of the rendered element with plain text. */
function createEditable({ rendered, words, rules, label, hint }: TextEditorOptions): HTMLElement {
  const element = rendered.cloneNode(false) as HTMLElement
  for (const name of ['href', 'data-field', 'id']) element.removeAttribute(name)
  element.classList.remove('is-hint')
  element.classList.add('st-inline-editor')
  element.contentEditable = 'plaintext-only'
  // Browsers without `plaintext-only` allow rich text; rich input is then filtered by event.
  if (element.contentEditable !== 'plaintext-only') element.contentEditable = 'true'
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.setAttribute('aria-multiline', String(rules.isLong))
  element.dataset['hint'] = hint
  element.spellcheck = false
  element.textContent = words
  return element
}

function listen(editor: TextEditor, rules: TextLimits): void {
  const { element } = editor
  for (const name of OWN_EVENTS) element.addEventListener(name, (event) => event.stopPropagation())
  element.addEventListener('keydown', (event) => {
    event.stopPropagation()
    pressKey(event, editor)
  })
  let isOwnInput = false
  element.addEventListener('beforeinput', (event) => {
    // WebKit announces input of `execCommand` like any other.
    if (isOwnInput) return
    isOwnInput = true
    takeInput(event, editor, rules)
    isOwnInput = false
  })
  element.addEventListener('compositionend', () => {
    // IME composition cannot be prevented; trim afterwards.
    dropBeforeCaret(() => readText(element).length > rules.max)
  })
  element.addEventListener('input', (event) => {
    // Leftover nodes in an emptied element would hide the placeholder.
    if (!(event instanceof InputEvent && event.isComposing) && readText(element).trim() === '\n') {
      element.replaceChildren()
    }
  })
  element.addEventListener('paste', (event) => {
    event.preventDefault()
    event.stopPropagation()
    insertPlain(event.clipboardData, element, rules)
  })
  for (const name of ['copy', 'cut'] as const) element.addEventListener(name, (event) => event.stopPropagation())
  element.addEventListener('dragstart', (event) => event.preventDefault())
  element.addEventListener('drop', (event) => {
    event.preventDefault()
    insertPlain(event.dataTransfer, element, rules)
  })
  element.addEventListener('blur', () => {
    // After a window switch the caret returns with the window.
    if (document.hasFocus()) editor.finish()
  })
}

function pressKey(event: KeyboardEvent, editor: TextEditor): void {
  // Keys belong to the IME during composition.
  if (event.isComposing || event.keyCode === 229) return
  const isDone = event.key === 'Enter' ? event.ctrlKey || event.metaKey : DONE_KEYS.includes(event.key)
  if (!isDone) return
  event.preventDefault()
  editor.finish(true)
}

/** Keys that commit. Escape does, too, as in other design tools: undo discards. */
const DONE_KEYS: readonly string[] = ['Escape', 'Tab', 'F2']

function takeInput(event: InputEvent, editor: TextEditor, rules: TextLimits): void {
  const { inputType, data } = event
  if (event.isComposing) return
  if (inputType.startsWith('format')) event.preventDefault()
  if (inputType === 'insertParagraph' || inputType === 'insertLineBreak') {
    event.preventDefault()
    if (!rules.isLong) return editor.finish(true)
    if (remainingLength(editor.element, rules) > 0) breakLine()
  }
  if (inputType === 'insertText' && data !== null && data.length > remainingLength(editor.element, rules)) {
    event.preventDefault()
    typeText(cutText(data, remainingLength(editor.element, rules)))
  }
  return undefined
}

function breakLine(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the browser's own undo must know it
  document.execCommand('insertLineBreak')
}

function insertPlain(from: DataTransfer | null, element: HTMLElement, rules: TextLimits): void {
  const words = toPlainText(from?.getData('text/plain') ?? '', { ...rules, max: remainingLength(element, rules) })
  if (words !== '') typeText(words)
}

/** Remaining length at the caret, which replaces the selection. */
function remainingLength(element: HTMLElement, { max }: TextLimits): number {
  return max - readText(element).length + (getSelection()?.toString().length ?? 0)
}

/** Places the caret at the pointer; selects all text without a pointer or beside the text. */
function placeCaret(element: HTMLElement, at: Point | undefined): void {
  const selection = getSelection()
  const found = at && caretAt(at)
  if (found && element.contains(found.node)) selection?.collapse(found.node, found.offset)
  else selection?.selectAllChildren(element)
}

function caretAt({ x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  if (typeof document.caretPositionFromPoint === 'function') {
    const caret = document.caretPositionFromPoint(x, y)
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined
  }
  // Safari before 18.4 only has the older name, which the types omit.
  const older = document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  const range = older.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** Inserts text at the caret as if typed, so that native undo works. */
function typeText(words: string): void {
  // Deprecated, but the only way that keeps native undo.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words)
}

/** Removes characters before the caret that an IME inserted beyond the limit. */
function dropBeforeCaret(isTooLong: () => boolean): void {
  const selection = getSelection()
  if (!selection) return
  while (isTooLong()) {
    const before = selection.focusOffset
    selection.modify('extend', 'backward', 'character')
    if (selection.isCollapsed && selection.focusOffset === before) return
    // oxlint-disable-next-line typescript/no-deprecated
    document.execCommand('delete')
  }
}
