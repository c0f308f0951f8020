import { useEffect } from 'react'

import { SAVE_SHORTCUT, matchesShortcut, keyOutcome } from '../../actions/key-outcome.ts'
import type { KeyOutcome, KeyPress } from '../../actions/key-outcome.ts'
import { hasOpenOverlay, isTextInput } from '../../actions/key-target.ts'
import { actionContext } from '../../actions/possible-actions.ts'
import { openMenuByKey } from '../../features/canvas/model/press-node.ts'
import { handleMoveKey } from '../../features/canvas/model/start-keyboard-move.ts'
import { isSitePart } from '../../features/site/model/site-store.ts'
import { useStudio } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'
import { STUDIO_ACTIONS } from './studio-actions.ts'

/** Global keyboard handling of the studio. */
export function useKeyboard(): void {
  const studio = useStudio()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      if (handleMoveKey(studio, event)) {
        event.preventDefault()
        return
      }
      if (!isForStudio(studio, event)) return
      if (event.key === 'Escape') studio.view.setState({ escapedAt: event.timeStamp })
      const pressed = pressedKey(event)
      const outcome = keyOutcome(pressed, actionContext(studio))
      // A site part is a single fixed node: only undo and redo apply.
      const isOffered = !isSitePart(studio.column) || outcome?.kind === 'undo' || outcome?.kind === 'redo'
      const isDone = outcome && isOffered ? run(studio, outcome) : runAction(studio, pressed)
      // Some browsers go back in their history otherwise.
      if (isDone || pressed.key === 'Backspace') event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [studio])
}

function run(studio: Studio, outcome: NonNullable<KeyOutcome>): boolean {
  const { page } = studio
  if (outcome.kind === 'run') page.run(outcome.call, { mergeKey: outcome.mergeKey })
  if (outcome.kind === 'select') page.select(outcome.ids)
  if (outcome.kind === 'undo') page.undo()
  if (outcome.kind === 'redo') page.redo()
  if (outcome.kind === 'menu') openMenuByKey(studio)
  return true
}

function runAction(studio: Studio, pressed: KeyPress): boolean {
  const action = STUDIO_ACTIONS.find(({ shortcuts }) =>
    shortcuts?.some((shortcut) => matchesShortcut(pressed, shortcut)),
  )
  // Native keys are answered by clipboard events.
  if (!action || action.isNative) return false
  if (action.isPossible(studio)) action.run(studio)
  // Our shortcuts are consumed even when not possible right now.
  return true
}

/** Keys that a focused control needs. */
const CONTROL_KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

function isForStudio({ view, gestures }: Studio, event: KeyboardEvent): boolean {
  // Key code 229 means that an IME handles the key.
  if (event.isComposing || event.keyCode === 229) return false
  // AltGr types characters although it reports Ctrl and Alt.
  if (event.getModifierState('AltGraph')) return false
  if (view.getState().dialog || gestures.running.getState().preview) return false
  // These two work in text inputs, too. The document query comes last, since most keys are typed.
  const isNoSign = event.key === 'F6' || matchesShortcut(pressedKey(event), SAVE_SHORTCUT)
  if ((isTextInput(event.target) && !isNoSign) || hasOpenOverlay()) return false
  if (event.key === 'F6') return true
  // A node that waits for its target is neither nudged nor removed meanwhile.
  if (view.getState().placement) return isNoSign
  const target = event.target instanceof Element ? event.target : null
  const isControl = target !== null && target.closest('button, a, [role="tab"], [role="treeitem"], input') !== null
  // With Ctrl, ⌘ or Alt a key does not activate a control.
  return !(isControl && CONTROL_KEYS.includes(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey)
}

/** Key event in the form of shortcuts. */
function pressedKey(event: KeyboardEvent): KeyPress {
  const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event
  return {
    key: keyName(key, code, altKey),
    isMod: metaKey || ctrlKey,
    // The character already implies Shift.
    isShift: shiftKey && !/^[?？]$/.test(key),
    isAlt: altKey,
  }
}

/** With Alt, a Mac reports another character, such as ç for C; an IME reports full-width ones. */
function keyName(key: string, code: string, isAlt: boolean): string {
  if (key === '？') return '?'
  const [, letter] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? []
  return isAlt && letter !== undefined ? letter.toLowerCase() : key
}
