import { text } from '@mallwright/shop-core/i18n'

import { carryBy, dropCarried, pickUp } from '../../../gestures/keyboard-move.ts'
import type { Carry } from '../../../gestures/keyboard-move.ts'
import { MODULE_RULES } from '../../../gestures/module-rules.ts'
import type { Studio, StudioAction } from '../../../studio/studio.ts'
import { isSitePart } from '../../site/model/site-store.ts'
import { CARRY_TEXTS, carriedWords, placeWords } from './keyboard-move-summary.ts'

/** Moves the selection by keys alone: the counterpart of dragging it. */
export const PICK_UP: StudioAction = {
  name: 'node.pickUp',
  label: { zh: '拿起并用方向键移动', en: 'Pick up and move by arrow keys' },
  group: 'selection',
  menu: 'keep',
  shortcuts: [{ key: ' ' }],
  isPossible: (studio) => !isSitePart(studio.column) && pickedUp(studio) !== undefined,
  run: startCarry,
}

const MOVING_KEYS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End']

/** Answers a key while something is carried. Gives whether it did. */
export function carryKey(studio: Studio, event: KeyboardEvent): boolean {
  const carry = carryOf(studio)
  if (!carry || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (event.key === 'Escape') endCarry(studio, text(CARRY_TEXTS.cancelled))
  else if (event.key === ' ' || event.key === 'Enter') drop(studio, carry)
  else if (MOVING_KEYS.includes(event.key)) {
    const next = carryBy(carry, { key: event.key, isShift: event.shiftKey })
    show(studio, next)
    studio.announcer.speak(placeWords(next, text))
  } else if (event.key === 'Tab') {
    endCarry(studio, text(CARRY_TEXTS.cancelled))
    return false
  } else return false
  return true
}

function pickedUp({ page }: Studio): Carry | undefined {
  return pickUp(page.documents.getState().document, page.selection.getState().selected, MODULE_RULES)
}

function startCarry(studio: Studio): void {
  const carry = pickedUp(studio)
  if (!carry) return
  studio.canvas.scroller?.focus({ preventScroll: true })
  show(studio, carry)
  endWithAnyOther(studio)
  const values = { name: carriedWords(carry, text), place: placeWords(carry, text) }
  studio.announcer.speak(text(CARRY_TEXTS.pickedUp, values))
}

/** A press of the pointer or a change of the page from elsewhere leaves everything where it was. */
function endWithAnyOther(studio: Studio): void {
  const { gestures, page } = studio
  const end = () => endCarry(studio, text(CARRY_TEXTS.cancelled))
  const stopDocument = page.documents.subscribe(end)
  const stopRunning = gestures.running.subscribe(({ preview }) => {
    if (preview?.kind === 'carry') return
    window.removeEventListener('pointerdown', end, true)
    stopDocument()
    stopRunning()
  })
  window.addEventListener('pointerdown', end, true)
}

function drop(studio: Studio, carry: Carry): void {
  const call = dropCarried(carry)
  endCarry(studio, call ? undefined : text(CARRY_TEXTS.stayed))
  if (call) studio.page.run(call)
}

function carryOf({ gestures }: Studio): Carry | undefined {
  const { preview } = gestures.running.getState()
  return preview?.kind === 'carry' ? preview.carry : undefined
}

function show({ gestures }: Studio, carry: Carry): void {
  gestures.running.setState({ preview: { kind: 'carry', carry } })
}

function endCarry(studio: Studio, words: string | undefined): void {
  if (!carryOf(studio)) return
  studio.gestures.running.setState({ preview: undefined })
  if (words !== undefined) studio.announcer.speak(words)
}
