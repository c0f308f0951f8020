import { useSyncExternalStore } from 'react'
import type { ZodMiniType } from 'zod/mini'

/** Value persisted in this browser, validated at every read. */
export interface PersistedValue<T> {
  /** The same object until the stored value changes. */
  readonly get: () => T
  /** Never throws: without storage it lasts as long as the window. */
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** Declares a persisted value. Stored values that fail `schema` fall back to `none`. */
export function persistedValue<T>(name: string, schema: ZodMiniType<T>, none: T): PersistedValue<T> {
  const key = `mallwright.studio.${name}`
  const listeners = new Set<() => void>()
  let last: { readonly stored: string | null; readonly value: T } | undefined
  let unstorable: string | undefined
  const notifyListeners = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener()
  }
  return {
    get() {
      const stored = unstorable ?? tryRead(key)
      if (!last || last.stored !== stored) last = { stored, value: checked(stored, schema) ?? none }
      return last.value
    },
    set(next) {
      const stored = JSON.stringify(next)
      try {
        localStorage.setItem(key, stored)
        unstorable = undefined
      } catch {
        // Storage is full or disabled.
        unstorable = stored
      }
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', notifyListeners)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('storage', notifyListeners)
      }
    },
  }
}

/** Subscribes to a persisted value, also to changes from other windows. */
export function usePersisted<T>(persisted: PersistedValue<T>): T {
  return useSyncExternalStore(persisted.subscribe, persisted.get)
}

/** Most-recently-used list: the entry in front, without duplicates, at most `max` long. */
export function withLatest<T>(list: readonly T[], entry: T, max: number): readonly T[] {
  return [entry, ...list.filter((other) => other !== entry)].slice(0, max)
}

function tryRead(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function checked<T>(stored: string | null, schema: ZodMiniType<T>): T | undefined {
  if (stored === null) return undefined
  try {
    const read = schema.safeParse(JSON.parse(stored))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}
