import { eq } from 'drizzle-orm'
import type { input, ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { notify } from '../db/pub-sub.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { job as jobTable } from '../db/tables/job.table.ts'
import type { Job, JobKind } from './define-job.ts'

/** When a job is to run, and what makes it the same as a pending one. */
export interface JobOptions {
  /** Now, when absent. */
  readonly runAt?: Date
  /** While a job of this key is pending, another is not added. */
  readonly key?: string
}

/** Longest time (ms) between two looks of a worker for due jobs: covers events that were missed. */
export const WORKER_IDLE_MS = 30_000

/** Adds a job, as `enqueueAll` does. */
export function enqueue<Payload extends ZodMiniType>(
  client: Queryable,
  kind: JobKind<Payload>,
  payload: input<Payload>,
  options: JobOptions = {},
): Promise<void> {
  return enqueueAll(client, kind, [{ ...options, payload }])
}

/**
 * Adds jobs of a kind, and wakes the workers when the transaction commits if one is due before they look by themselves: a
 * notification makes every commit wait for the others.
 */
export async function enqueueAll<Payload extends ZodMiniType>(
  client: Queryable,
  { name, payload: schema }: JobKind<Payload>,
  jobs: readonly (JobOptions & { readonly payload: input<Payload> })[],
): Promise<void> {
  if (jobs.length === 0) return
  await orm(client)
    .insert(jobTable)
    .values(
      jobs.map(({ payload, runAt, key }) => ({
        name,
        payload: schema.parse(payload),
        ...(runAt && { runAt }),
        ...(key && { key: `${name} ${key}` }),
      })),
    )
    .onConflictDoNothing()
  // Twice the time: the clocks of server and database may differ.
  const later = Date.now() + 2 * WORKER_IDLE_MS
  if (jobs.some(({ runAt }) => !runAt || runAt.getTime() < later)) await notify(client, { kind: 'job' })
}

/** The next time that it is this hour in Shanghai: later than now. */
const NEXT_HOUR = (hour: string) =>
  `(date_trunc('day', (now() at time zone 'Asia/Shanghai') - make_interval(hours => ${hour})) + make_interval(days => 1, hours => ${hour}))
    at time zone 'Asia/Shanghai'`

const ADD_RECURRING = command(
  `insert into job (name, key, payload, run_at) values ($1, $1, '{}', now() + make_interval(secs => $2))
   on conflict (key) do nothing`,
)

// One that was scheduled for another hour follows.
const ADD_DAILY = command(
  `insert into job (name, key, payload, run_at) values ($1, $1, '{}', ${NEXT_HOUR('$2')})
   on conflict (key) do update set run_at = excluded.run_at where job.run_at > now() and job.attempts = 0`,
)

/** Schedules a recurring job unless it is scheduled already, by this or another process. */
export async function addRecurring(client: Queryable, { name, everySeconds, dailyAtHour }: Job): Promise<void> {
  if (dailyAtHour !== undefined) await ADD_DAILY.run(client, [name, dailyAtHour])
  else if (everySeconds !== undefined) await ADD_RECURRING.run(client, [name, everySeconds])
}

const CLAIMED = {
  id: z.string(),
  name: z.string(),
  payload: z.unknown(),
  attempts: z.number(),
}

/** A due job whose row is locked by the claiming transaction. */
export type ClaimedJob = Readonly<z.infer<z.ZodMiniObject<typeof CLAIMED>>>

const CLAIM = rows(
  CLAIMED,
  `select id, name, payload, attempts from job
   where run_at <= now() and failed_at is null and name = any($1)
   order by run_at, id limit 1 for update skip locked`,
)

/** Locks the next due job of the given names that no other worker has. */
export function claimJob(client: Transaction, names: readonly string[]): Promise<ClaimedJob | undefined> {
  return CLAIM.first(client, [names])
}

/** Deletes a finished job. */
export async function deleteJob(client: Transaction, id: string): Promise<void> {
  await orm(client).delete(jobTable).where(eq(jobTable.id, id))
}

const RESCHEDULE = command(
  `update job set run_at = now() + make_interval(secs => $2), attempts = 0, last_error = null where id = $1`,
)

const RESCHEDULE_DAILY = command(
  `update job set run_at = ${NEXT_HOUR('$2')}, attempts = 0, last_error = null where id = $1`,
)

/** Whether a job runs again and again. */
export function isRecurring({ everySeconds, dailyAtHour }: Job): boolean {
  return everySeconds !== undefined || dailyAtHour !== undefined
}

/** Schedules the next run of a recurring job. */
export async function rescheduleJob(client: Transaction, id: string, job: Job): Promise<void> {
  const { everySeconds = 0, dailyAtHour } = job
  if (dailyAtHour === undefined) await RESCHEDULE.run(client, [id, everySeconds])
  else await RESCHEDULE_DAILY.run(client, [id, dailyAtHour])
}

const RETRY = command(
  `update job set attempts = attempts + 1, last_error = $2, run_at = now() + make_interval(secs => $3),
     failed_at = case when $4 then now() end
   where id = $1`,
)

/** Notes a failed attempt: the job is retried after `seconds`, or given up. */
export async function noteFailure(
  client: Transaction,
  id: string,
  failure: { readonly error: string; readonly seconds: number; readonly isFinal: boolean },
): Promise<void> {
  await RETRY.run(client, [id, failure.error, failure.seconds, failure.isFinal])
}

const NEXT_DUE = rows(
  { seconds: z.nullable(z.number()) },
  `select extract(epoch from min(run_at) - now())::float8 as seconds from job where failed_at is null and name = any($1)`,
)

/** Seconds until the next job is due: 0 or less when one is, `undefined` when none is pending. */
export async function secondsUntilDue(client: Queryable, names: readonly string[]): Promise<number | undefined> {
  return (await NEXT_DUE.one(client, [names])).seconds ?? undefined
}
