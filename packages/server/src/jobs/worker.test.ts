import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { inTransaction, openDatabase } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { openPubSub } from '../db/pub-sub.ts'
import { orm } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { cleanupJob } from './cleanup-job.ts'
import { defineJob } from './define-job.ts'
import type { Job } from './define-job.ts'
import { enqueue } from './job.store.ts'
import { retryDelay } from './retry-delay.ts'
import { startWorker } from './worker.ts'
import type { Worker } from './worker.ts'

const server: TestServer = await testServer()
const { pool } = server.database
const closing: (() => Promise<void>)[] = []

/** Notes a run; its statement is no statement of the product, which registers them all. */
const noteRun = (client: Queryable, text: string) => orm(client).execute(sql`insert into ran (note) values (${text})`)
await pool.query('create table ran (note text not null)')

/** Notes its run in the job's transaction. */
const note = defineJob({
  name: 'test.note',
  payload: z.object({ text: z.string() }),
  run: async ({ client }, { text }) => void (await noteRun(client, text)),
})

/** Notes its run, then fails. */
const broken = defineJob({
  name: 'test.broken',
  payload: z.object({}),
  maxAttempts: 3,
  run: async ({ client }) => {
    await noteRun(client, 'broken')
    throw new Error('no such thing')
  },
})

const tick = defineJob({
  name: 'test.tick',
  payload: z.object({}),
  everySeconds: 3600,
  run: async ({ client }) => void (await noteRun(client, 'tick')),
})

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => server.close())
beforeEach(async () => {
  await pool.query('truncate ran')
  await pool.query(`delete from job where name like 'test.%'`)
})

/** A worker as a second server process has it: with a pool and a LISTEN connection of its own. */
async function worker(jobs: readonly Job[]): Promise<{ worker: Worker; database: Database; errors: unknown[] }> {
  const database = openDatabase(server.database.url)
  const pubSub = await openPubSub(database)
  const errors: unknown[] = []
  const started = await startWorker({
    database,
    pubSub,
    jobs,
    storage: undefined as never,
    onError: (error) => errors.push(error),
  })
  closing.push(async () => {
    await started.stop()
    await pubSub.close()
    await database.close()
  })
  return { worker: started, database, errors }
}

async function ran(): Promise<string[]> {
  return (await pool.query<{ note: string }>('select note from ran order by note')).rows.map((row) => row.note)
}

const makeDue = () => pool.query(`update job set run_at = now() where name like 'test.%'`)

describe('two workers', () => {
  it('run every job once, notified by the transaction that adds it', async () => {
    await worker([note])
    await worker([note])
    const texts = Array.from({ length: 60 }, (_, index) => `job ${String(index).padStart(2, '0')}`)
    await inTransaction(server.database, async (client) => {
      for (const text of texts) await enqueue(client, note, { text })
    })
    await expect.poll(ran, { interval: 20 }).toEqual(texts)
    expect((await pool.query(`select 1 from job where name = 'test.note'`)).rows).toEqual([])
  })

  it('run a daily job once, and again at its hour in Shanghai', async () => {
    const shanghai = await pool.query<{ hour: number }>(
      `select extract(hour from now() at time zone 'Asia/Shanghai')::int as hour`,
    )
    const now = shanghai.rows[0]?.hour ?? 0
    // The hour of now comes tomorrow, the next one today.
    for (const dailyAtHour of [now, (now + 1) % 24, (now + 23) % 24]) {
      const { payload, run } = tick
      const job = defineJob({ name: 'test.daily', payload, dailyAtHour, run })
      const [first, second] = [await worker([job]), await worker([job])]
      await pool.query('truncate ran')
      await makeDue()
      await Promise.all([first.worker.runDue(), second.worker.runDue()])
      expect(await ran()).toHaveLength(1)
      const { rows } = await pool.query(
        `select extract(hour from run_at at time zone 'Asia/Shanghai')::int as hour, extract(minute from run_at)::int as minute,
           run_at > now() and run_at <= now() + interval '24 hours' as next from job where name = 'test.daily'`,
      )
      expect(rows).toEqual([{ hour: dailyAtHour, minute: 0, next: true }])
    }
  })

  it('run a recurring job once per interval', async () => {
    const [first, second] = [await worker([tick]), await worker([tick])]
    for (const count of [1, 2, 3]) {
      await makeDue()
      await Promise.all([first.worker.runDue(), second.worker.runDue(), first.worker.runDue()])
      expect(await ran()).toHaveLength(count)
    }
    const { rows } = await pool.query<{ seconds: number }>(
      `select extract(epoch from run_at - now())::int as seconds from job where name = 'test.tick'`,
    )
    expect(rows).toEqual([{ seconds: expect.closeTo(3600, -2) }])
  })
})

describe('a job', () => {
  it('is not run when the transaction that adds it rolls back', async () => {
    const { worker: noteWorker } = await worker([note])
    await inTransaction(server.database, async (client) => {
      await enqueue(client, note, { text: 'never' })
      throw new Error('rolled back')
    }).catch(() => undefined)
    await noteWorker.runDue()
    expect(await ran()).toEqual([])
  })

  it('waits until it is due, and is added once while one of its key is pending', async () => {
    const { worker: noteWorker } = await worker([note])
    const runAt = new Date(Date.now() + 3_600_000)
    await enqueue(pool, note, { text: 'later' }, { runAt, key: 'a' })
    await enqueue(pool, note, { text: 'again' }, { runAt, key: 'a' })
    await noteWorker.runDue()
    expect(await ran()).toEqual([])
    await makeDue()
    await noteWorker.runDue()
    expect(await ran()).toEqual(['later'])
  })

  it('rolls back when it fails, is retried with growing delays and finally abandoned', async () => {
    const { worker: brokenWorker, errors } = await worker([broken])
    await enqueue(pool, broken, {})
    const state = async () =>
      (
        await pool.query(
          `select attempts, failed_at is not null as failed, last_error as error,
             round(extract(epoch from run_at - now()))::int as delay from job where name = 'test.broken'`,
        )
      ).rows[0]
    for (const [attempts, delay, failed] of [
      [1, 5, false],
      [2, 10, false],
      [3, 20, true],
    ] as const) {
      await brokenWorker.runDue()
      expect(await state()).toEqual({ attempts, failed, error: 'no such thing', delay: expect.closeTo(delay, -1) })
      await makeDue()
    }
    await brokenWorker.runDue()
    expect([await ran(), errors.length]).toEqual([[], 3])
  })

  it('is taken over when the process that runs it dies', async () => {
    await enqueue(pool, note, { text: 'survived' })
    const dying = await pool.connect()
    await dying.query('begin')
    await dying.query(`select 1 from job where name = 'test.note' for update`)
    const { worker: noteWorker } = await worker([note])
    await noteWorker.runDue()
    expect(await ran()).toEqual([])
    // Ends the connection in the middle of its transaction.
    dying.release(true)
    const isFree = () =>
      pool.query(`select 1 from job where name = 'test.note' for update nowait`).then(
        () => true,
        () => false,
      )
    await expect.poll(isFree).toBe(true)
    await noteWorker.runDue()
    expect(await ran()).toEqual(['survived'])
  })
})

it('doubles delays up to an hour', () => {
  expect([1, 2, 3, 20].map(retryDelay)).toEqual([5, 10, 20, 3600])
})

it('the cleanup deletes expired rows only', async () => {
  const { worker: cleanupWorker } = await worker([cleanupJob])
  await pool.query(`insert into request_nonce (session_id, nonce, created_at) values
    (gen_random_uuid(), 'expired', now() - interval '12 minutes'), (gen_random_uuid(), 'valid', now() - interval '9 minutes')`)
  await pool.query(`update job set run_at = now() where name = 'cleanup'`)
  await cleanupWorker.runDue()
  const left = async () =>
    (await pool.query<{ nonce: string }>(`select nonce from request_nonce where nonce in ('expired', 'valid')`)).rows
  await expect.poll(left).toEqual([{ nonce: 'valid' }])
})
