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

/** Makes the studio's keys work: on the canvas and wherever a key has no meaning of its own. */
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
      const pressed = pressedKey(event)
      const outcome = keyOutcome(pressed, actionContext(studio))
      // A part of the site is one node that stays: keys only go through its history.
      const isOffered = !isSitePart(studio.column) || outcome?.kind === 'undo' || outcome?.kind === 'redo'
      const isDone = outcome && isOffered ? run(studio, outcome) : runAction(studio, pressed)
      if (isDone) event.preventDefault()
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
  // The browser answers its own keys by an event, which is listened to elsewhere.
  if (!action || action.isNative) return false
  if (action.isPossible(studio)) action.run(studio)
  // A key of ours is nobody else's, also while there is nothing to do.
  return true
}

/** Keys that move or press what has the focus, and so are not ours while it is a control. */
const CONTROL_KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

function isForStudio({ view, gestures }: Studio, event: KeyboardEvent): boolean {
  // 229 is what a key press is called while an input method has it.
  if (event.isComposing || event.keyCode === 229) return false
  // AltGr writes signs, though it says that Ctrl and Alt are held.
  if (event.getModifierState('AltGraph')) return false
  if (view.getState().dialog || gestures.running.getState().preview) return false
  // These two are no signs, so they are ours also where one writes. The whole page is looked through last: most keys are typed.
  const isNoSign = event.key === 'F6' || matchesShortcut(pressedKey(event), SAVE_SHORTCUT)
  if ((isTextInput(event.target) && !isNoSign) || hasOpenOverlay()) return false
  if (event.key === 'F6') return true
  const target = event.target instanceof Element ? event.target : null
  const isControl = target !== null && target.closest('button, a, [role="tab"], [role="treeitem"], input') !== null
  // With Ctrl, ⌘ or Alt a key does not press a control.
  return !(isControl && CONTROL_KEYS.includes(event.key) && !event.altKey && !event.ctrlKey && !event.metaKey)
}

/** A key event as shortcuts name it. */
function pressedKey(event: KeyboardEvent): KeyPress {
  const { key, code, metaKey, ctrlKey, shiftKey, altKey } = event
  return {
    key: keyName(key, code, altKey),
    isMod: metaKey || ctrlKey,
    // The sign itself says that it was reached with Shift.
    isShift: shiftKey && !/^[?？]$/.test(key),
    isAlt: altKey,
  }
}

/** With Alt a Mac writes another sign, such as ç for C; an input method writes wide signs. */
function keyName(key: string, code: string, isAlt: boolean): string {
  if (key === '？') return '?'
  const [, letter] = /^(?:Key|Digit)([A-Z0-9])$/.exec(code) ?? []
  return isAlt && letter !== undefined ? letter.toLowerCase() : key
}
