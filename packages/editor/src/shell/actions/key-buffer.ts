import { useLayoutEffect } from 'react'

import { isTextInput } from '../../actions/key-target.ts'
import { useStudio } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'

/** With Ctrl or ⌘ these make browsers select all, keep or print a page, set a mark, search; in the studio they mean something else. */
const BROWSER_SHORTCUTS: readonly string[] = ['a', 'd', 'g', 'k', 's', 'y', 'z']

/** What was pressed longer ago is not answered any more, in ms. */
const REPLAY_WINDOW_MS = 5000

const buffers = new WeakMap<Studio, () => readonly KeyboardEvent[]>()

/** Keeps what is pressed while the script of the keyboard is still on its way. */
export function useKeyBuffer(): void {
  const studio = useStudio()
  // Before the effects of the keyboard, which may be here already and then asks at once.
  useLayoutEffect(() => {
    const kept: { readonly event: KeyboardEvent; readonly at: number }[] = []
    const keep = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event
      if (event.isComposing || event.getModifierState('AltGraph') || isTextInput(target)) return
      // A control answers its keys by itself.
      if (target instanceof Element && target.closest('button, a, input, [role="tab"]')) return
      kept.push({ event, at: performance.now() })
      if ((ctrlKey || metaKey) && BROWSER_SHORTCUTS.includes(key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', keep)
    const stop = () => window.removeEventListener('keydown', keep)
    buffers.set(studio, () => {
      stop()
      const since = performance.now() - REPLAY_WINDOW_MS
      return kept.flatMap(({ event, at }) => (at >= since ? [event] : []))
    })
    return stop
  }, [studio])
}

/** Presses the kept keys once more, in their order: for the keyboard, once it is there. From then on none is kept. */
export function replayKeys(studio: Studio): void {
  const kept = buffers.get(studio)?.() ?? []
  buffers.delete(studio)
  for (const event of kept) {
    const { target } = event
    const place = target instanceof Element && target.isConnected ? target : document.body
    place.dispatchEvent(new KeyboardEvent(event.type, event))
  }
}
