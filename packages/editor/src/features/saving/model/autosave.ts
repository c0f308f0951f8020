import type { Document } from '@mallwright/contract/document'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

import { isSameJson } from '../../../document-store/same-json.ts'

/** Who saved over us, and the revision that is now theirs. */
export interface SaveConflict {
  readonly revision: number
  readonly editedBy: string
  /** As the server writes it: `yyyy-MM-dd HH:mm:ss`. */
  readonly editedAt: string
}

/** How saving stands. In every state but `saved` there is work that the server does not have yet. */
type SaveState =
  | { readonly kind: 'saved' }
  /** Waiting for a pause in the work. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'saving' }
  /** Tried in vain; `retryInMs` until the next try, absent when only the person can start it. */
  | { readonly kind: 'failed'; readonly message: string; readonly retryInMs?: number }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'signedOut' }

/** One attempt: sent again unchanged, under the same request id, until the server has said yes or no to it. */
export interface SaveAttempt {
  readonly document: Document
  readonly revision: number
  readonly requestId: string
}

/** What became of an attempt. `unclear`: nobody knows whether it arrived. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'unclear'; readonly message: string }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'conflict'; readonly conflict: SaveConflict }
  | { readonly kind: 'signedOut' }

/** Timers, so that tests own the clock. Times in ms. */
export interface Clock {
  after(delayMs: number, run: () => void): () => void
  now(): number
}

/** What a saver works on. */
export interface AutosaveOptions {
  readonly document: Document
  readonly revision: number
  /** An attempt of an earlier visit that may have arrived; it is sent again before anything newer. */
  readonly attempt?: SaveAttempt | undefined
  readonly send: (attempt: SaveAttempt) => Promise<SaveOutcome>
  readonly newId: () => string
  readonly clock: Clock
}

/** Saves the draft as the person works: after a pause, one attempt at a time, again after a failure. */
export interface Autosave {
  readonly state: StoreApi<SaveState>
  /** The revision that the last successful save made. */
  revision(): number
  /** The document of that revision: what the work since then started from. */
  base(): Document
  /** The attempt that nobody has answered yet. */
  pending(): SaveAttempt | undefined
  /** Tells of a changed document; the same one again is no change. */
  change(document: Document): void
  /** Saves now. Resolves to true when everything is saved, to false when it could not be. */
  flush(): Promise<boolean>
  /** Goes on upon another editor's version, which the work has taken in by now; saves what differs from it. */
  rebase(theirs: Document, revision: number): void
}

/** The pause after which work is saved, and the longest that saving waits while somebody never pauses. */
export const SAVE_PAUSE_MS = 800
export const SAVE_LATEST_MS = 4000

/** Waits between tries: doubling from the first to the last. */
export const RETRY_FIRST_MS = 1000
export const RETRY_LAST_MS = 30_000

/** Makes the saver of one open page. */
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
    // A conflict or an ended session waits for the person; what is typed meanwhile is kept and sent afterwards.
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
    this.savedRevision = revision
    const isSame = isSameJson(this.latest, theirs)
    this.savedDocument = isSame ? this.latest : theirs
    if (isSame) return this.rest()
    this.state.setState({ kind: 'waiting' }, true)
    void this.save()
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
    const attempt = (this.attempt ??= {
      document: this.latest,
      revision: this.savedRevision,
      requestId: this.options.newId(),
    })
    this.isSending = true
    this.state.setState({ kind: 'saving' }, true)
    const outcome = await this.options.send(attempt)
    this.isSending = false
    if (this.attempt === attempt) this.settle(attempt, outcome)
    // Another version was taken in while this one was under way; what was done on it since still has to go out.
    else if (this.latest !== this.savedDocument) this.schedule()
  }

  private settle(attempt: SaveAttempt, outcome: SaveOutcome): void {
    if (outcome.kind === 'unclear') return this.retryLater(outcome.message)
    if (outcome.kind === 'signedOut') return this.state.setState({ kind: 'signedOut' }, true)
    this.attempt = undefined
    this.tries = 0
    if (outcome.kind === 'conflict') return this.state.setState({ kind: 'conflict', conflict: outcome.conflict }, true)
    if (outcome.kind === 'refused') return this.state.setState({ kind: 'failed', message: outcome.message }, true)
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
