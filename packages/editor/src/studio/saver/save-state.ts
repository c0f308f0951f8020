/** Who saved over us, and the revision that is now theirs. */
export interface SaveConflict {
  readonly revision: number
  readonly editedBy: string
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly editedAt: string
}

/** How saving stands. In every state but `saved` there is work that the server does not have yet. */
export type SaveState =
  | { readonly kind: 'saved' }
  /** Waiting for a pause in the work. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Tried in vain; `retryInMs` until the next try, absent when only the person can start it. */
  | { readonly kind: 'failed'; readonly message: string; readonly retryInMs?: number }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'signedOut' }
