export { createLocalStore } from './local-store.ts'
export type { LocalStore, StorageKey } from './local-store.ts'
export { createPersistedValue, usePersisted } from './persisted-value.ts'
export type { PersistedValue } from './persisted-value.ts'
