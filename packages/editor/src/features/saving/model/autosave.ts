import type { Document } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { isSameJson } from '../../../document-store/same-json.ts'

/** Conflicting save of another editor. */
export interface SaveConflict {
  readonly revision: number
  readonly editedBy: string
  /** Server format: `yyyy-MM-dd HH:mm:ss`. */
  readonly editedAt: string
}

/** Autosave state. Every state but `saved` has work that the server does not. */
type SaveState =
  | { readonly kind: 'saved' }
  /** Waiting for a pause. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Failed; `retryInMs` until the next retry, absent when only the user can retry. */
  | { readonly kind: 'failed'; readonly message: string; readonly retryInMs?: number }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'signedOut' }

/** A save attempt: retried unchanged with its request id until the server accepts or refuses it. */
export interface SaveAttempt {
  readonly document: Document
  readonly revision: number
  readonly requestId: string
  /** Document of `revision`: only the difference to it is sent. Absent to send the whole document. */
  readonly patchBase?: Document | undefined
}

/** Outcome of an attempt. `unclear`: it may have arrived. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'unclear'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  /** The server needs the whole document instead of a patch. */
  | { readonly kind: 'patchUnfit' }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'signedOut' }

/** Timers in ms; tests provide their own. */
export interface Clock {
  after(delayMs: number, run: () => void): () => void
  now(): number
}

/** Options of autosave. */
export interface AutosaveOptions {
  readonly document: Document
  readonly revision: number
  /** An attempt of an earlier visit that may have arrived; retried first. */
  readonly attempt?: SaveAttempt | undefined
  /** Whether the server takes patches; it does not for blocks. */
  readonly canPatch?: boolean
  readonly send: (attempt: SaveAttempt) => Promise<SaveOutcome>
  readonly newId: () => string
  readonly clock: Clock
}

/** Saves the draft during work: debounced, one attempt at a time, with retries. */
export interface Autosave {
  readonly state: StoreApi<SaveState>
  /** Revision of the last successful save. */
  revision(): number
  /** Document of that revision: the base of unsaved work. */
  base(): Document
  /** The unanswered attempt. */
  pending(): SaveAttempt | undefined
  /** Reports a changed document; an identical one is no change. */
  change(document: Document): void
  /** Saves now; resolves to whether everything is saved. */
  flush(): Promise<boolean>
  /** Continues from another editor's version, already merged into the work; saves the difference. */
  rebase(theirs: Document, revision: number): void
  /** Waits until no attempt is on its way; gives whether saving can go on by itself. */
  settled(): Promise<boolean>
  /** Sets what tries to merge a conflicting save silently, by `rebase`; it gives whether it did. */
  mergeConflicts(merge: (conflict: SaveConflict) => Promise<boolean>): void
}

/** Saves from one whole document to the next; the others send patches. */
export const WHOLE_SAVE_EVERY = 20

/** Debounce (ms) of saving, and the longest wait during continuous work. */
export const SAVE_PAUSE_MS = 800
export const SAVE_LATEST_MS = 4000

/** Retry delays (ms), doubling from first to last. */
export const RETRY_FIRST_MS = 1000
export const RETRY_LAST_MS = 30_000

/** Creates the autosave of one open page. */
export function createAutosave(options: AutosaveOptions): Autosave {
  return new DraftAutosave(options)
}

class DraftAutosave implements Autosave {
  readonly state: StoreApi<SaveState> = createStore<SaveState>(() => ({ kind: 'saved' }))
  private latest: Document
  private savedDocument: Document
  private savedRevision: number
  private attempt: SaveAttempt | undefined
  private isSending = false
  private mergeConflict: (conflict: SaveConflict) => Promise<boolean> = () => Promise.resolve(false)
  /** Patches since the last whole document; starts at the limit where the server may not have one. */
  private patches: number
  private tries = 0
  private waitingSince: number | undefined
  private stopTimer: () => void = () => undefined
  private readonly options: AutosaveOptions

  constructor(options: AutosaveOptions) {
    this.options = options
    this.latest = options.document
    this.savedDocument = options.document
    this.savedRevision = options.revision
    this.attempt = options.attempt
    // Revision 0 is a draft that was never saved.
    this.patches = options.revision > 0 ? 0 : WHOLE_SAVE_EVERY
  }

  revision(): number {
    return this.savedRevision
  }

  base(): Document {
    return this.savedDocument
  }

  pending(): SaveAttempt | undefined {
    return this.attempt
  }

  change(document: Document): void {
    if (document === this.latest) return
    this.latest = document
    const { kind } = this.state.getState()
    // A conflict or ended session waits for the user; changes are kept and sent afterwards.
    if (kind === 'conflict' || kind === 'signedOut' || this.isSending) return
    if (document === this.savedDocument && !this.attempt) return this.rest()
    if (kind === 'saved') this.state.setState({ kind: 'waiting' }, true)
    if (kind === 'failed' && this.attempt) return
    this.schedule()
  }

  async flush(): Promise<boolean> {
    this.stopTimer()
    if (this.isDone()) return true
    if (this.state.getState().kind === 'conflict') return false
    if (!this.isSending) void this.save()
    return new Promise((resolve) => {
      const stop = this.state.subscribe(({ kind }) => {
        if (kind === 'waiting' || kind === 'saving') return
        stop()
        resolve(kind === 'saved')
      })
    })
  }

  rebase(theirs: Document, revision: number): void {
    this.attempt = undefined
    this.patches = WHOLE_SAVE_EVERY
    this.savedRevision = revision
    const isSame = isSameJson(this.latest, theirs)
    this.savedDocument = isSame ? this.latest : theirs
    if (isSame) return this.rest()
    this.state.setState({ kind: 'waiting' }, true)
    this.schedule()
  }

  mergeConflicts(merge: (conflict: SaveConflict) => Promise<boolean>): void {
    this.mergeConflict = merge
  }

  async settled(): Promise<boolean> {
    const canGoOn = ({ kind }: SaveState) => kind === 'saved' || kind === 'waiting' || kind === 'failed'
    if (!this.isSending) return canGoOn(this.state.getState())
    return new Promise((resolve) => {
      const stop = this.state.subscribe((state) => {
        if (state.kind === 'saving') return
        stop()
        resolve(canGoOn(state))
      })
    })
  }

  private isDone(): boolean {
    return this.latest === this.savedDocument && !this.attempt && !this.isSending
  }

  private rest(): void {
    this.stopTimer()
    this.waitingSince = undefined
    this.tries = 0
    this.state.setState({ kind: 'saved' }, true)
  }

  private schedule(): void {
    const { clock } = this.options
    this.stopTimer()
    this.waitingSince ??= clock.now()
    const latest = this.waitingSince + SAVE_LATEST_MS - clock.now()
    this.stopTimer = clock.after(Math.max(0, Math.min(SAVE_PAUSE_MS, latest)), () => void this.save())
  }

  private async save(): Promise<void> {
    if (this.isSending) return
    this.stopTimer()
    this.waitingSince = undefined
    const attempt = (this.attempt ??= this.newAttempt())
    this.isSending = true
    this.state.setState({ kind: 'saving' }, true)
    const outcome = await this.options.send(attempt)
    this.isSending = false
    if (this.attempt === attempt) this.settle(attempt, outcome)
    // Rebased while the attempt was pending; later changes still need saving.
    else if (this.latest !== this.savedDocument) this.schedule()
  }

  /** Merges silently if possible, otherwise leaves the conflict to the user. No other save starts meanwhile. */
  private async resolveConflict(conflict: SaveConflict): Promise<void> {
    this.isSending = true
    const isMerged = await this.mergeConflict(conflict).catch(() => false)
    this.isSending = false
    if (!isMerged) return this.state.setState({ kind: 'conflict', conflict }, true)
    if (this.latest === this.savedDocument) return this.rest()
    this.state.setState({ kind: 'waiting' }, true)
    this.schedule()
  }

  private newAttempt(): SaveAttempt {
    const attempt = { document: this.latest, revision: this.savedRevision, requestId: this.options.newId() }
    const isPatch = this.options.canPatch !== false && this.patches < WHOLE_SAVE_EVERY - 1
    return isPatch ? { ...attempt, patchBase: this.savedDocument } : attempt
  }

  private settle(attempt: SaveAttempt, outcome: SaveOutcome): void {
    if (outcome.kind === 'unclear') return this.retryLater(outcome.message)
    if (outcome.kind === 'signedOut') return this.state.setState({ kind: 'signedOut' }, true)
    this.attempt = undefined
    this.tries = 0
    if (outcome.kind === 'patchUnfit') {
      this.patches = WHOLE_SAVE_EVERY
      return void this.save()
    }
    if (outcome.kind === 'conflict') return void this.resolveConflict(outcome.conflict)
    if (outcome.kind === 'refused') return this.state.setState({ kind: 'failed', message: outcome.message }, true)
    this.patches = attempt.patchBase ? this.patches + 1 : 0
    this.savedDocument = attempt.document
    this.savedRevision = outcome.revision
    if (this.latest === attempt.document) return this.rest()
    this.state.setState({ kind: 'waiting' }, true)
    this.schedule()
  }

  private retryLater(message: string): void {
    const retryInMs = Math.min(RETRY_LAST_MS, RETRY_FIRST_MS * 2 ** this.tries)
    this.tries += 1
    this.state.setState({ kind: 'failed', message, retryInMs }, true)
    this.stopTimer = this.options.clock.after(retryInMs, () => void this.save())
  }
}
