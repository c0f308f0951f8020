import { emptyDocument } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { expect, it, onTestFinished } from 'vitest'

import { openDatabaseProxy } from '../testing/database-proxy.ts'
import { openClient } from '../testing/test-server.ts'
import { readSiteId, startWithEditor } from '../testing/test-session.ts'
import { inTransaction, openDatabase } from './database.ts'

const { server, editor } = await startWithEditor()

const HOME = '/micro/alm-mall-shop/home/tab-home'

/** A second process of the server that reaches the database by a way that can be frozen. */
async function startBehindProxy() {
  const proxy = await openDatabaseProxy(server.database.url)
  const database = openDatabase(proxy.url)
  let now = Date.now()
  const app = await server.twin({ database, now: () => now })
  onTestFinished(async () => {
    proxy.thaw()
    await app.close()
    await database.close()
    await proxy.close()
  })
  const client = await openClient(app)
  Object.assign(client.session, editor.session)
  const passTime = (ms: number) => {
    now += ms
  }
  return { proxy, database, app, client, passTime }
}

it('calls, transactions and the health check fail while the database is frozen, and work when it is back', async () => {
  const { proxy, database, app, client } = await startBehindProxy()
  const stUuid = await readSiteId(client)
  const save = () =>
    client.saveColumnPage({
      body: { cColumnCode: 'frozen', document: emptyDocument(''), iRevision: 0, cRequestUuid: newUuid() },
    })
  const health = () => app.inject({ url: '/api/healthz' })
  expect((await health()).statusCode).toBe(200)
  const frozen = Promise.allSettled([
    inTransaction(database, async (transaction) => {
      proxy.freeze()
      await transaction.query('select 1')
    }),
  ])
  await expect.poll(() => proxy.isFrozen()).toBe(true)
  // More calls than connections, so that some wait for one.
  const calls = Array.from({ length: 40 }, (_, index) =>
    index % 2 ? save() : client.getColumnPage({ body: { stUuid, cColumnCode: 'home' } }),
  )
  const unhealthy = await health()
  // All of this ends although the database is still silent.
  expect(await frozen).toMatchObject([{ status: 'rejected', reason: { message: expect.stringContaining('timeout') } }])
  const failures = (await Promise.all(calls)).map((answer) => !answer.ok && answer.failure)
  expect(new Set(failures)).toEqual(new Set(['SERVER_FAULT']))
  expect([unhealthy.statusCode, unhealthy.json()]).toMatchObject([503, { database: 'unreachable' }])
  proxy.thaw()
  await expect.poll(async () => (await health()).statusCode).toBe(200)
  expect((await save()).ok).toBe(true)
})

it('published pages go on from memory while the database is frozen, at once after the first failure', async () => {
  const { proxy, app, passTime } = await startBehindProxy()
  const home = () => app.inject({ url: HOME, headers: { host: 'localhost', accept: 'text/html' } })
  const before = await home()
  expect(before.statusCode).toBe(200)
  proxy.freeze()
  passTime(60_000)
  for (const _ of [1, 2, 3]) {
    const page = await home()
    expect([page.statusCode, page.body === before.body]).toEqual([200, true])
  }
})
