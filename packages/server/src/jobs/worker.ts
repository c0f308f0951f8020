import { inSavepoint, inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { PubSub } from '../db/pub-sub.ts'
import type { Storage } from '../ports/storage/storage.ts'
import type { Job } from './define-job.ts'
import {
  addRecurring,
  claimJob,
  deleteJob,
  isRecurring,
  noteFailure,
  rescheduleJob,
  secondsUntilDue,
  WORKER_IDLE_MS,
} from './job.store.ts'
import type { ClaimedJob } from './job.store.ts'
import { retryDelay } from './retry-delay.ts'

/** What a worker runs and runs on. */
export interface WorkerOptions {
  readonly database: Database
  readonly storage: Storage
  readonly pubSub: PubSub
  readonly jobs: readonly Job[]
  readonly onError: (error: unknown, job?: string) => void
}

/** Runs due jobs, one at a time. */
export interface Worker {
  /** Runs what is due now; resolves when nothing is left for this worker. */
  runDue(): Promise<void>
  /** Stops after the running job. */
  stop(): Promise<void>
}

const MAX_ATTEMPTS = 10

/**
 * Starts the worker of a server process. A job's row is locked while it runs (`FOR UPDATE SKIP LOCKED`), so it runs in one
 * process; a process that dies releases the lock and another one takes the job.
 */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { database, pubSub, jobs, onError } = options
  const names = jobs.map(({ name }) => name)
  const state = { isStopped: false, isWoken: false }
  let running: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  const drain = async (): Promise<void> => {
    state.isWoken = false
    while (!state.isStopped && (await runNext(options, names)));
    return state.isWoken && !state.isStopped ? drain() : undefined
  }
  const work = async (): Promise<void> => {
    let delayMs = WORKER_IDLE_MS
    try {
      await drain()
      if (!state.isStopped) delayMs = delayFor(await secondsUntilDue(database.pool, names))
    } catch (error) {
      onError(error)
    } finally {
      running = undefined
    }
    if (state.isStopped) return
    // Woken while the next delay was read.
    if (state.isWoken) return runNow()
    timer = setTimeout(() => void runNow(), delayMs)
    timer.unref()
  }
  const runNow = (): Promise<void> => {
    state.isWoken = true
    clearTimeout(timer)
    running ??= work()
    return running
  }
  for (const job of jobs) if (isRecurring(job)) await addRecurring(database.pool, job)
  pubSub.subscribe((event) => (event === undefined || event.kind === 'job') && !state.isStopped && void runNow())
  void runNow()
  return {
    runDue: runNow,
    stop: async () => {
      state.isStopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Delay (ms) before the next look. A due job may be held by another worker: look again soon, in case that one dies. */
function delayFor(seconds: number | undefined): number {
  return seconds === undefined ? WORKER_IDLE_MS : Math.min(WORKER_IDLE_MS, Math.max(1000, seconds * 1000))
}

/** Runs one due job; false when there is none. */
function runNext({ database, storage, jobs, onError }: WorkerOptions, names: readonly string[]): Promise<boolean> {
  return inTransaction(database, async (client) => {
    const claimed = await claimJob(client, names)
    const job = claimed && jobs.find(({ name }) => name === claimed.name)
    if (!job) return false
    try {
      await inSavepoint(client, () => job.run({ client, storage }, job.payload.parse(claimed.payload)))
      await finish(client, job, claimed)
    } catch (error) {
      onError(error, job.name)
      await fail(client, job, { claimed, error })
    }
    return true
  })
}

function finish(client: Transaction, job: Job, { id }: ClaimedJob): Promise<void> {
  return isRecurring(job) ? rescheduleJob(client, id, job) : deleteJob(client, id)
}

function fail(
  client: Transaction,
  job: Job,
  { claimed, error }: { readonly claimed: ClaimedJob; readonly error: unknown },
): Promise<void> {
  const { maxAttempts = MAX_ATTEMPTS } = job
  const failures = claimed.attempts + 1
  return noteFailure(client, claimed.id, {
    error: error instanceof Error ? error.message : String(error),
    seconds: retryDelay(failures),
    isFinal: !isRecurring(job) && failures >= maxAttempts,
  })
}
