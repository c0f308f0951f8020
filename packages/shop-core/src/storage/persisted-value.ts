import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import type { LocalStore } from './local-store.ts'

/** Reads a value from storage and writes it back; the keys are the value's own business. */
export interface StorageFormat<T> {
  readonly read: (store: LocalStore) => T
  readonly write: (store: LocalStore, value: T) => void
}

/** A value in a zustand store that survives a reload. */
export interface PersistedValue<T> {
  readonly state: StoreApi<T>
  readonly get: () => T
  /** Updates storage and subscribers. */
  readonly set: (next: T) => void
  /** Reads storage again, e.g. after another tab has written it. */
  readonly reload: () => void
}

/** Creates a persisted value, initialised from storage. */
export function createPersistedValue<T>(store: LocalStore, format: StorageFormat<T>): PersistedValue<T> {
  const state = createStore<T>(() => format.read(store))
  return {
    state,
    get: state.getState,
    set(next) {
      format.write(store, next)
      state.setState(next, true)
    },
    reload: () => state.setState(format.read(store), true),
  }
}

/** Subscribes a component to a persisted value. */
export function usePersisted<T>({ state }: PersistedValue<T>): T {
  return useStore(state)
}
