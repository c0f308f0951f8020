import { useLayoutEffect } from 'react'

import { isTextInput } from '../../actions/key-target.ts'
import { useStudio } from '../../studio/studio.ts'
import type { Studio } from '../../studio/studio.ts'

/** Browser shortcuts that the studio overrides with Ctrl or ⌘. */
const BROWSER_SHORTCUTS: readonly string[] = ['a', 'd', 'g', 'k', 's', 'y', 'z']

/** Maximum age (ms) of replayed keys. */
const REPLAY_WINDOW_MS = 5000

const buffers = new WeakMap<Studio, () => readonly KeyboardEvent[]>()

/** Buffers key events until the keyboard handler has loaded. */
export function useKeyBuffer(): void {
  const studio = useStudio()
  // A layout effect runs before the keyboard handler's effect, which may already be loaded.
  useLayoutEffect(() => {
    const buffered: { readonly event: KeyboardEvent; readonly at: number }[] = []
    const buffer = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event
      if (event.isComposing || event.getModifierState('AltGraph') || isTextInput(target)) return
      // Controls handle their own keys.
      if (target instanceof Element && target.closest('button, a, input, [role="tab"]')) return
      buffered.push({ event, at: performance.now() })
      if ((ctrlKey || metaKey) && BROWSER_SHORTCUTS.includes(key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', buffer)
    const stop = () => window.removeEventListener('keydown', buffer)
    buffers.set(studio, () => {
      stop()
      const since = performance.now() - REPLAY_WINDOW_MS
      return buffered.flatMap(({ event, at }) => (at >= since ? [event] : []))
    })
    return stop
  }, [studio])
}

/** Replays buffered key events after the keyboard handler has loaded, and stops buffering. */
export function replayKeys(studio: Studio): void {
  const buffered = buffers.get(studio)?.() ?? []
  buffers.delete(studio)
  for (const event of buffered) {
    const { target } = event
    const receiver = target instanceof Element && target.isConnected ? target : document.body
    receiver.dispatchEvent(new KeyboardEvent(event.type, event))
  }
}
