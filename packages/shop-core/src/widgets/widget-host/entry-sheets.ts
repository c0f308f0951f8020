import { useEffect, useLayoutEffect, useRef } from 'react'

import type { HostSheets } from './widget-host.ts'

/** The entry of the history that an app shows, and the steps to others. */
export interface SheetEntry {
  /** Names the entry. */
  readonly key: string
  /** Names of its open sheets, the topmost last. */
  readonly opened: readonly string[]
  /** Pushes an entry of the same address with these sheets open. */
  readonly push: (sheets: readonly string[]) => void
  /** Goes so many entries back (negative). */
  readonly step: (delta: number) => void
  /** The open sheets of the browser's entry, which may not be drawn yet; `undefined` where that is not known. */
  readonly current: () => readonly string[] | undefined
}

/** Sheets by their names, each an entry of the app's history. */
export function useEntrySheets(entry: SheetEntry): HostSheets {
  const { key, opened } = entry
  /** The entry that is being left, which takes a while: a second tap would push another one, or leave the screen. */
  const left = useRef('')
  /** What waits until a sheet is gone. */
  const closing = useRef<{ readonly name: string; readonly task: () => void }>(undefined)
  /** A task that has waited opens from the entry that is shown by then. */
  const latest = useRef(entry)
  useLayoutEffect(() => {
    latest.current = entry
  })
  useEffect(() => {
    // The forward key comes back to an entry: it can be left again.
    if (left.current !== key) left.current = ''
  }, [key])
  useEffect(() => {
    const waiting = closing.current
    if (!waiting || opened.includes(waiting.name)) return
    closing.current = undefined
    waiting.task()
  }, [opened])
  const stepBack = (name: string, shown: readonly string[]) => {
    const index = shown.indexOf(name)
    if (index < 0) return
    left.current = latest.current.key
    latest.current.step(index - shown.length)
  }
  const close = (name: string) => {
    if (left.current !== latest.current.key) stepBack(name, latest.current.opened)
  }
  return {
    opened,
    open: (name) => {
      const { opened: shown, key: now, push } = latest.current
      if (shown.includes(name) || left.current === now) return
      left.current = now
      push([...shown, name])
    },
    close,
    closeThen: (name, task) => {
      if (closing.current || !latest.current.opened.includes(name)) return
      closing.current = { name, task }
      close(name)
    },
    closeAgain: (name) => stepBack(name, latest.current.current() ?? latest.current.opened),
  }
}

/** Number of history entries whose widget states are retained. */
const MAX_ENTRIES = 12

/** Widget states of a history entry, of those of an app; the oldest entries go. */
export function statesOfEntry(all: Map<string, Map<string, unknown>>, key: string): Map<string, unknown> {
  const states = all.get(key) ?? new Map<string, unknown>()
  // The current entry is the youngest.
  all.delete(key)
  all.set(key, states)
  const [oldest] = all.keys()
  if (all.size > MAX_ENTRIES && oldest !== undefined) all.delete(oldest)
  return states
}
