import { useSyncExternalStore } from 'react'

/** A value that tells its listeners when it changes. */
export interface Observable<T> {
  readonly get: () => T
  /** Listeners run at once, and only when the value is another one (`Object.is`). */
  readonly set: (next: T) => void
  /** Gives the function that stops listening. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes an observable value. */
export function createObservable<T>(initial: T): Observable<T> {
  const listeners = new Set<() => void>()
  let current = initial
  return {
    get: () => current,
    set(next) {
      if (Object.is(current, next)) return
      current = next
      for (const listener of new Set(listeners)) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The current value, drawn again on every change. */
export function useObservable<T>({ get, subscribe }: Observable<T>): T {
  return useSyncExternalStore(subscribe, get, get)
}
