import { expect, it } from 'vitest'

import { inTransaction } from '../../db/database.ts'
import { enqueue } from '../../jobs/job.store.ts'
import { startChain } from '../../testing/test-vouchers.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'
import { undetectedMallFaults } from '../proof/mall-faults.store.ts'
import { checkMallVouchers, MALL_CHECKS } from './mall-check.store.ts'
import { MAKE_UP_VOUCHERS, mallVoucherJobs } from './mall-vouchers.jobs.ts'

const { server, rowsOf } = await startChain()
const { database } = server

/** How long (ms) a job may take on a busy machine. */
const PATIENCE_MS = 60_000

const logged: unknown[] = []
const jobs = mallVoucherJobs({ error: (...entry: unknown[]) => void logged.push(entry) })

function jobOf(name: string) {
  const job = jobs.find((one) => one.name === name)
  if (!job) throw new Error(`no job ${name}`)
  return job
}

/** Runs a job in a transaction of its own, as a worker does. */
function run(name: string, payload: unknown = {}): Promise<void> {
  const job = jobOf(name)
  return inTransaction(database, (client) => job.run({ client, storage: {} as never }, job.payload.parse(payload)))
}

/** Takes all vouchers away, those made by hand, too: what is left is a database from before. */
async function forget(): Promise<void> {
  for (const table of ['voucher_link', 'voucher', 'voucher_number']) await rowsOf(`delete from ${table}`)
}

const count = async () =>
  (await rowsOf(`select count(*)::int as count from voucher where source_kind is not null`))[0]?.['count']

it('finds the orders of the demo and their vouchers alike', async () => {
  expect(await checkMallVouchers(database.pool)).toEqual([])
})

it('sees a planted difference of each kind', async () => {
  expect(await undetectedMallFaults(database)).toEqual([])
  expect(await checkMallVouchers(database.pool)).toEqual([])
})

it('compares once a day, one by one, and logs what differs', async () => {
  const queued = await inTransaction(database, async (client) => {
    await jobOf('voucher.mallCheck').run({ client, storage: {} as never }, {})
    return (await client.query(`select payload->>'check' as check from job where name = 'voucher.mallCompare'`)).rows
  })
  expect(queued.map(({ check }) => check)).toEqual(expect.arrayContaining([...MALL_CHECKS]))
  expect(queued).toHaveLength(MALL_CHECKS.length)
  const compareAll = async () => {
    for (const check of MALL_CHECKS) await run('voucher.mallCompare', { check })
  }
  await compareAll()
  expect(logged).toEqual([])
  const [changed] = await rowsOf(`update voucher set payment_status = 2 where id =
    (select id from voucher where type = 'SAL_ORDER' and payment_status = 1 and source_kind is not null limit 1) returning voucher_no, id`)
  await compareAll()
  const difference = { check: 'payments', subject: changed?.['voucher_no'], expected: '1', found: '2' }
  expect(logged).toMatchObject([[{ check: 'payments', count: 1, first: [difference] }, expect.any(String)]])
  await rowsOf(`update voucher set payment_status = 1 where id = $1`, [changed?.['id']])
})

/** Has the worker of the server make up for older orders. */
const makeUp = () => inTransaction(database, (client) => enqueue(client, MAKE_UP_VOUCHERS, {}))

const differences = () => checkMallVouchers(database.pool)

/** Has the worker run at once what it has put off. */
async function hurry(): Promise<void> {
  await rowsOf(`update job set run_at = now() where name = $1`, [MAKE_UP_VOUCHERS.name])
  await rowsOf(`notify mallwright, '{"kind":"job"}'`)
}

const jobCount = async () =>
  (await rowsOf(`select count(*)::int as count from job where name = $1`, [MAKE_UP_VOUCHERS.name]))[0]?.['count']

it('has the job of the first start behind it', async () => {
  await expect.poll(jobCount, { timeout: PATIENCE_MS }).toBe(0)
})

it('makes up for orders from before, and twice does no harm', async () => {
  const before = await count()
  await forget()
  expect(await differences()).not.toEqual([])
  await makeUp()
  await expect.poll(jobCount, { timeout: PATIENCE_MS }).toBe(0)
  expect(await differences()).toEqual([])
  expect(await checkVouchers(database.pool)).toEqual([])
  await makeUp()
  await expect.poll(jobCount, { timeout: PATIENCE_MS }).toBe(0)
  expect(await count()).toBe(before)
})

it('waits for no order that somebody holds, and comes back for it', async () => {
  await forget()
  const [held] = await rowsOf(
    `select o.id, o.order_no from shop_order o where o.state = 30 order by o.order_no limit 1`,
  )
  await inTransaction(database, async (client) => {
    await client.query(`select from shop_order where id = $1 for update`, [held?.['id']])
    await makeUp()
    const left = [{ check: 'orders', subject: held?.['order_no'] }]
    await expect.poll(differences, { timeout: PATIENCE_MS }).toMatchObject(left)
    await expect.poll(jobCount, { timeout: PATIENCE_MS }).toBe(1)
  })
  await hurry()
  await expect.poll(differences, { timeout: PATIENCE_MS }).toEqual([])
})
