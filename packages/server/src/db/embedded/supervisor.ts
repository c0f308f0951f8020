import { setTimeout as wait } from 'node:timers/promises'

/** What is watched and how it is brought back. */
export interface Supervised {
  isAlive(): boolean
  revive(): Promise<unknown>
  /** Bringing it back failed for `PATIENCE_MS`; told once, then watching is over. */
  onLost(cause: Error): void
  /** How often to look, in ms. */
  readonly intervalMs?: number
  readonly patienceMs?: number
}

const INTERVAL_MS = 500

/** For how long bringing back may fail: the dead one's helpers may hold its memory for a while. */
const GIVE_UP_AFTER_MS = 60_000

/** Looks after something that must not die; gives the way to end watching, which waits for a revival under way. */
export function supervise(watched: Supervised): () => Promise<void> {
  const { intervalMs = INTERVAL_MS, patienceMs = GIVE_UP_AFTER_MS } = watched
  const ending = new AbortController()
  const watch = async () => {
    let missingSince: number | undefined
    while (!ending.signal.aborted) {
      if (watched.isAlive()) missingSince = undefined
      else {
        missingSince ??= Date.now()
        const failure = await watched.revive().then(
          () => undefined,
          (error: unknown) => error as Error,
        )
        if (failure && Date.now() - missingSince >= patienceMs) return watched.onLost(failure)
      }
      await wait(intervalMs, undefined, { ref: false, signal: ending.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return () => {
    ending.abort()
    return watching
  }
}
