export { createLocalStore } from './local-store.ts'
export type { LocalStore, StorageKey } from './local-store.ts'
export { createObservable, useObservable } from './observable.ts'
export type { Observable } from './observable.ts'
