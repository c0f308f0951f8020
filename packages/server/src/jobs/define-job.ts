import type { output, ZodMiniType } from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import type { Storage } from '../ports/storage/storage.ts'

/** What a job may use. Its statements run in the transaction that holds its row: they take effect if and only if it succeeds. */
export interface JobContext {
  readonly client: Transaction
  readonly storage: Storage
}

/** What a job is added by: its name and what it is told. */
export interface JobKind<Payload extends ZodMiniType = ZodMiniType> {
  readonly name: string
  readonly payload: Payload
}

/** A kind of background work. */
export interface Job<Payload extends ZodMiniType = ZodMiniType> extends JobKind<Payload> {
  /** Interval (s) of a recurring job, from the start of one run to the next. */
  readonly everySeconds?: number
  /** Hour (0 to 23, Shanghai) at which a job runs every day, whenever its process has started. */
  readonly dailyAtHour?: number
  /** Attempts before a job is given up; recurring jobs are never given up. */
  readonly maxAttempts?: number
  readonly run: (context: JobContext, payload: output<Payload>) => Promise<void>
}

/** Declares a job and keeps its exact types. */
export function defineJob<Payload extends ZodMiniType>(job: Job<Payload>): Job<Payload> {
  return job
}

/** Names a job whose work is put together when the server starts. */
export function jobKind<Payload extends ZodMiniType>(name: string, payload: Payload): JobKind<Payload> {
  return { name, payload }
}
