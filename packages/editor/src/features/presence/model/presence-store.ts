import type { NodeId } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Another editor of this page. */
export interface OtherEditor {
  /** Unique per window of an account. */
  readonly id: string
  readonly accountId: string
  readonly name: string
  /** Selected module. */
  readonly nodeId: NodeId | undefined
  /** Whether the module is locked. */
  readonly isEditing: boolean
}

/** Other editors; empty while disconnected, so that a lost connection never blocks work. */
export interface PresenceState {
  readonly others: readonly OtherEditor[]
  /** Takes over a lock. */
  readonly takeOver: (nodeId: NodeId) => void
}

/** Presence of one open page. */
export type PresenceStore = StoreApi<PresenceState>

/** Creates an empty presence. */
export function createPresenceStore(): PresenceStore {
  return createStore<PresenceState>(() => ({ others: [], takeOver: () => undefined }))
}

/** Editor who has locked a module. */
export function lockHolderOf({ others }: PresenceState, nodeId: NodeId): OtherEditor | undefined {
  return others.find((editor) => editor.isEditing && editor.nodeId === nodeId)
}
