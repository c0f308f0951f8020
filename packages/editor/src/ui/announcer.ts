import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** What is spoken and, when it is a notice, also shown for a while. */
export interface Announcement {
  /** Counts up, so that the same sentence is spoken again. */
  readonly turn: number
  readonly text: string
  readonly isShown: boolean
}

/** Speaks to people who cannot see the canvas, and shows short notices to everybody. */
export interface Announcer {
  readonly current: StoreApi<Announcement>
  /** Speaks only. */
  speak(text: string): void
  /** Speaks and shows. */
  notify(text: string): void
}

/** Makes an announcer with nothing to say. */
export function createAnnouncer(): Announcer {
  const current = createStore<Announcement>(() => ({ turn: 0, text: '', isShown: false }))
  const say = (text: string, isShown: boolean) => current.setState(({ turn }) => ({ turn: turn + 1, text, isShown }))
  return { current, speak: (text) => say(text, false), notify: (text) => say(text, true) }
}
