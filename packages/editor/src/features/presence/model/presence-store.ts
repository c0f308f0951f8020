import type { NodeId } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Somebody else who has this page open. */
export interface OtherEditor {
  /** Unique even when one person has two windows. */
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** The module that is selected there. */
  readonly nodeId: NodeId | undefined
  /** Whether that module is held for editing. */
  readonly isEditing: boolean
}

/** Who else is on the page; nobody while there is no connection, so that a lost one never holds up the work. */
export interface PresenceState {
  readonly others: readonly OtherEditor[]
  /** Takes a module over from who holds it. */
  readonly takeOver: (nodeId: NodeId) => void
}

/** The presence of one open page. */
export type PresenceStore = StoreApi<PresenceState>

/** Makes the presence of a page that nobody else is known to be on. */
export function createPresenceStore(): PresenceStore {
  return createStore<PresenceState>(() => ({ others: [], takeOver: () => undefined }))
}

/** Who else holds a module for editing. */
export function lockHolderOf({ others }: PresenceState, nodeId: NodeId): OtherEditor | undefined {
  return others.find((one) => one.isEditing && one.nodeId === nodeId)
}
