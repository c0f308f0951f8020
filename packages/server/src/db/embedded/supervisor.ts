import { setTimeout as wait } from 'node:timers/promises'

/** A supervised process and how it is restarted. */
export interface Supervised {
  isAlive(): boolean
  restart(): Promise<unknown>
  /** Called once when restarting failed for `giveUpAfterMs`; supervision then ends. */
  onLost(cause: Error): void
  /** Poll interval. */
  readonly intervalMs?: number
  readonly giveUpAfterMs?: number
}

const INTERVAL_MS = 500

/** Restarting may fail for a while: helpers of the dead process may still hold its shared memory. */
const GIVE_UP_AFTER_MS = 60_000

/** Supervises a process; the returned function ends it and waits for a restart in progress. */
export function supervise(target: Supervised): () => Promise<void> {
  const { intervalMs = INTERVAL_MS, giveUpAfterMs = GIVE_UP_AFTER_MS } = target
  const abort = new AbortController()
  const run = async () => {
    let downSince: number | undefined
    while (!abort.signal.aborted) {
      if (target.isAlive()) downSince = undefined
      else {
        downSince ??= Date.now()
        const failure = await target.restart().then(
          () => undefined,
          (error: unknown) => error as Error,
        )
        if (failure && Date.now() - downSince >= giveUpAfterMs) return target.onLost(failure)
      }
      await wait(intervalMs, undefined, { ref: false, signal: abort.signal }).catch(() => undefined)
    }
  }
  const running = run()
  return () => {
    abort.abort()
    return running
  }
}
