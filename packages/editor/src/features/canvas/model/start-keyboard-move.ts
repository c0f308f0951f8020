import { text } from '@mallwright/shop-core/i18n'

import { moveByKey, keyboardMoveCall, beginKeyboardMove } from '../../../gestures/keyboard-move.ts'
import type { KeyboardMove } from '../../../gestures/keyboard-move.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import type { Studio, StudioAction } from '../../../studio/studio.ts'
import { isSitePart } from '../../site/model/site-store.ts'
import { KEYBOARD_MOVE_TEXTS, describeNodes, describeLocation } from './keyboard-move-summary.ts'

/** Moves the selection by keyboard: the counterpart of dragging. */
export const KEYBOARD_MOVE: StudioAction = {
  name: 'node.pickUp',
  label: { zh: '拿起并用方向键移动', en: 'Pick up and move by arrow keys' },
  group: 'selection',
  menu: 'keep',
  shortcuts: [{ key: ' ' }],
  isPossible: (studio) => !isSitePart(studio.column) && newKeyboardMove(studio) !== undefined,
  run: startKeyboardMove,
}

const MOVING_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']

/** Handles a key during a keyboard move; gives whether it did. */
export function handleMoveKey(studio: Studio, event: KeyboardEvent): boolean {
  const move = currentMove(studio)
  if (!move || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') endKeyboardMove(studio, text(KEYBOARD_MOVE_TEXTS.cancelled))
  else if (event.key === ' ' || event.key === 'Enter') drop(studio, move)
  else if (MOVING_KEYS.includes(event.key)) {
    const next = moveByKey(move, { key: event.key, isShift: event.shiftKey })
    show(studio, next)
    studio.announcer.speak(describeLocation(next, text))
  } else if (event.key === 'Tab') {
    endKeyboardMove(studio, text(KEYBOARD_MOVE_TEXTS.cancelled))
    return false
  } else return false
  return true
}

function newKeyboardMove({ page }: Studio): KeyboardMove | undefined {
  return beginKeyboardMove(page.documents.getState().document, page.selection.getState().selected, MODULE_RULES)
}

function startKeyboardMove(studio: Studio): void {
  const move = newKeyboardMove(studio)
  if (!move) return
  studio.canvas.scroller?.focus({ preventScroll: true })
  show(studio, move)
  endWithAnyOther(studio)
  const values = { name: describeNodes(move, text), place: describeLocation(move, text) }
  studio.announcer.speak(text(KEYBOARD_MOVE_TEXTS.pickedUp, values))
}

/** A pointer press or a change from elsewhere cancels the move. */
function endWithAnyOther(studio: Studio): void {
  const { gestures, page } = studio
  const end = () => endKeyboardMove(studio, text(KEYBOARD_MOVE_TEXTS.cancelled))
  const stopDocument = page.documents.subscribe(end)
  const stopRunning = gestures.running.subscribe(({ preview }) => {
    if (preview?.kind === 'keyboardMove') return
    window.removeEventListener('pointerdown', end, true)
    stopDocument()
    stopRunning()
  })
  window.addEventListener('pointerdown', end, true)
}

function drop(studio: Studio, move: KeyboardMove): void {
  const call = keyboardMoveCall(move)
  endKeyboardMove(studio, call ? undefined : text(KEYBOARD_MOVE_TEXTS.stayed))
  if (call) studio.page.run(call)
}

function currentMove({ gestures }: Studio): KeyboardMove | undefined {
  const { preview } = gestures.running.getState()
  return preview?.kind === 'keyboardMove' ? preview.move : undefined
}

function show({ gestures }: Studio, move: KeyboardMove): void {
  gestures.running.setState({ preview: { kind: 'keyboardMove', move: move } })
}

function endKeyboardMove(studio: Studio, words: string | undefined): void {
  if (!currentMove(studio)) return
  studio.gestures.running.setState({ preview: undefined })
  if (words !== undefined) studio.announcer.speak(words)
}
