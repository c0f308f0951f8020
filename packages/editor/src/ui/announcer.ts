import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Announcement for screen readers; a notice is also shown. */
export interface Announcement {
  /** Counter, so that repeated texts are announced again. */
  readonly turn: number
  readonly text: string
  /** The last shown notice: it stays while something else is only spoken. */
  readonly notice?: { readonly turn: number; readonly text: string } | undefined
}

/** Announces to screen readers and shows short notices. */
export interface Announcer {
  readonly current: StoreApi<Announcement>
  /** Announces only. */
  speak(text: string): void
  /** Announces and shows. */
  notify(text: string): void
}

/** Creates an announcer. */
export function createAnnouncer(): Announcer {
  const current = createStore<Announcement>(() => ({ turn: 0, text: '' }))
  const announce = (text: string, isShown: boolean) =>
    current.setState(({ turn, notice }) => {
      const next = { turn: turn + 1, text }
      return { ...next, notice: isShown ? next : notice }
    })
  return { current, speak: (text) => announce(text, false), notify: (text) => announce(text, true) }
}
