import type { Point } from '../../geometry/rect.ts'

/** Puts the caret where the pointer is; without a pointer, or beside the words, all of them are selected. */
export function placeCaret(element: HTMLElement, at: Point | undefined): void {
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
export function typeWords(words: string): void {
  // Deprecated, and the only way that keeps the browser's undo.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, words)
}

/** Takes units away before the caret: what an input method wrote over the limit. */
export function dropBeforeCaret(isTooLong: () => boolean): void {
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
