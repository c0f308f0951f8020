import { openMenuByKey } from '../canvas/press-node.ts'
import { keyOutcome } from '../gestures/keyboard.ts'
import type { KeyOutcome } from '../gestures/keyboard.ts'
import { actionContext } from '../studio/possible-actions.ts'
import { isSitePart } from '../studio/site-store.ts'
import type { Studio } from '../studio/studio.ts'

/** What a key does on the canvas and wherever it has no meaning of its own. */
export function pressKey(studio: Studio, event: KeyboardEvent): void {
  if (event.defaultPrevented || !isForStudio(studio, event)) return
  const outcome = keyOutcome(
    {
      key: event.key,
      isMod: event.metaKey || event.ctrlKey,
      isShift: event.shiftKey,
      isAlt: event.altKey,
    },
    actionContext(studio),
  )
  // A part of the site is one node that stays: keys only go through its history.
  const isOffered = !isSitePart(studio.column) || outcome?.kind === 'undo' || outcome?.kind === 'redo'
  if (!outcome || !isOffered) return
  event.preventDefault()
  run(studio, outcome)
}

function run(studio: Studio, outcome: NonNullable<KeyOutcome>): void {
  const { page } = studio
  if (outcome.kind === 'run') page.run(outcome.call, { mergeKey: outcome.mergeKey })
  if (outcome.kind === 'select') page.select(outcome.ids)
  if (outcome.kind === 'undo') page.undo()
  if (outcome.kind === 'menu') openMenuByKey(studio)
  if (outcome.kind === 'redo') page.redo()
}

const WRITING = 'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable]'

/** Keys that move or press what has the focus, and so are not ours while it is a control. */
const CONTROL_KEYS = ['Enter', ' ', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']

function isForStudio({ view, gestures }: Studio, event: KeyboardEvent): boolean {
  // 229 is what a key press is called while an input method has it.
  if (event.isComposing || event.keyCode === 229) return false
  if (view.getState().dialog || gestures.running.getState().preview) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(`${WRITING}, [role="dialog"], [role="menu"]`)) return false
  const isControl = target?.closest('button, a, [role="tab"], input') !== null && target !== null
  return !(isControl && CONTROL_KEYS.includes(event.key))
}
