import type { Point } from '../../../geometry/rect.ts'
import { truncate, limitText, toPlainText, readText } from './plain-text.ts'
import type { TextLimits } from './plain-text.ts'
import './inline-text.css'

/** What is written, where, and who is told. */
export interface TextEditorOptions {
  /** The element that draws the words. Its stand-in takes its place, so that the words look and wrap as they are drawn. */
  readonly drawn: HTMLElement
  readonly words: string
  readonly rules: TextLimits
  /** What is written, for people who listen. */
  readonly label: string
  /** Shown while there are no words. */
  readonly hint: string
  /** Where the pointer is in the window. */
  readonly at?: Point | undefined
  /** Called once. `words` are missing when it was cancelled or nothing changed. */
  readonly onEnd: (end: { readonly words: string | undefined; readonly isByKey: boolean }) => void
}

/** A text that is being written in place. */
export interface TextEditor {
  readonly element: HTMLElement
  /** Ends it and keeps what is written. */
  finish(isByKey?: boolean): void
  /** Ends it as if nothing had been written. */
  cancel(): void
}

/** What the canvas must not hear: it would pick, drag or open its menu. */
const OWN_EVENTS = ['pointerdown', 'mousedown', 'click', 'dblclick', 'contextmenu', 'touchstart', 'keyup'] as const

/** Lets one write in the place of drawn words, with everything that belongs to writing left to the browser. */
export function openTextEditor(options: TextEditorOptions): TextEditor {
  const { drawn, rules, onEnd } = options
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
    drawn.style.removeProperty('display')
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
  // Before the press selects something else, and before leaving asks whether anything is unsaved.
  window.addEventListener('pointerdown', pressElsewhere, true)
  window.addEventListener('beforeunload', leave, true)
  drawn.after(element)
  drawn.style.setProperty('display', 'none', 'important')
  element.focus({ preventScroll: true })
  placeCaret(element, options.at)
  return editor
}

/** An element like the drawn one, with the words as plain text. */
function createEditable({ drawn, words, rules, label, hint }: TextEditorOptions): HTMLElement {
  const element = drawn.cloneNode(false) as HTMLElement
  for (const name of ['href', 'data-field', 'id']) element.removeAttribute(name)
  element.classList.remove('is-hint')
  element.classList.add('st-inline-editor')
  element.contentEditable = 'plaintext-only'
  // A browser that does not know it lets rich text in; what comes in that way is kept out one by one.
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
  element.addEventListener('beforeinput', (event) => takeInput(event, editor, rules))
  element.addEventListener('compositionend', () => {
    // An input method cannot be stopped while it composes.
    dropBeforeCaret(() => readText(element).length > rules.max)
  })
  element.addEventListener('input', (event) => {
    // What browsers leave behind in an emptied element would hide the hint.
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
    // Another window was chosen: the caret comes back with this one.
    if (document.hasFocus()) editor.finish()
  })
}

function pressKey(event: KeyboardEvent, editor: TextEditor): void {
  // While an input method composes, every key is its own.
  if (event.isComposing || event.keyCode === 229) return
  const isDone = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
  if (event.key === 'Escape' || event.key === 'Tab' || event.key === 'F2' || isDone) event.preventDefault()
  if (event.key === 'Escape') editor.cancel()
  if (event.key === 'Tab' || event.key === 'F2' || isDone) editor.finish(true)
}

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
    typeText(truncate(data, remainingLength(editor.element, rules)))
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

/** How many more units may be written at the caret, which replaces what is selected. */
function remainingLength(element: HTMLElement, { max }: TextLimits): number {
  return max - readText(element).length + (getSelection()?.toString().length ?? 0)
}

/** Puts the caret where the pointer is; without a pointer, or beside the words, all of them are selected. */
function placeCaret(element: HTMLElement, at: Point | undefined): void {
  const selection = getSelection()
  const found = at && caretAt(at)
  if (found && element.contains(found.node)) selection?.collapse(found.node, found.offset)
  else selection?.selectAllChildren(element)
}

function caretAt({ x, y }: Point): { readonly node: Node; readonly offset: number } | undefined {
  if (typeof document.caretPositionFromPoint === 'function') {
    const place = document.caretPositionFromPoint(x, y)
    return place ? { node: place.offsetNode, offset: place.offset } : undefined
  }
  // Safari before 18.4 knows only the older name, and types no longer name it.
  const older = document as Document & { caretRangeFromPoint?: (x: number, y: number) => Range | null }
  const range = older.caretRangeFromPoint?.(x, y)
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined
}

/** Writes at the caret as if it was typed, so that the browser's own undo knows it. */
function typeText(words: string): void {
  // Deprecated, and the only way that keeps the browser's undo.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words)
}

/** Takes units away before the caret: what an input method wrote over the limit. */
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
