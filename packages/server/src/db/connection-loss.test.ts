import { once } from 'node:events'

import { emptyDocument } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { expect, it } from 'vitest'

import { startWithEditor } from '../testing/test-session.ts'
import { inTransaction, openDatabase } from './database.ts'

const { server, editor } = await startWithEditor()
const { database } = server

/** Ends every connection of the server, as a fail-over or an administrator does. */
async function terminateAll(): Promise<number> {
  const admin = openDatabase(database.url.replace(/[^/]+$/, 'postgres'))
  const { rowCount } = await admin.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`,
    [new URL(database.url).pathname.slice(1)],
  )
  await admin.close()
  return rowCount ?? 0
}

it('a connection that is lost during a transaction fails it and nothing else', async () => {
  const lost = inTransaction(database, async (client) => {
    await terminateAll()
    return client.query('select 1')
  })
  await expect(lost).rejects.toThrow(/terminat|queryable/)
  const idle = inTransaction(database, async (client) => {
    // Nothing is running on the connection when its end arrives.
    await Promise.all([once(client, 'end'), terminateAll()])
  })
  await expect(idle).rejects.toThrow(/terminat|queryable/)
  expect((await database.pool.query('select 1')).rowCount).toBe(1)
})

it('no acknowledged save is lost by 50 terminations under load, and every call is answered', async () => {
  const columns = Array.from({ length: 4 }, (_, index) => `lossy-${index}`)
  const acknowledged = new Map(columns.map((column) => [column, 0]))
  const outcomes = new Set<string>()
  let saves = 0
  const end = new AbortController()
  const saveForever = async (cColumnCode: string) => {
    let iRevision = 0
    while (!end.signal.aborted) {
      const document = emptyDocument(`revision ${iRevision + 1}`)
      const saved = await editor.saveColumnPage({ body: { cColumnCode, document, iRevision, cRequestUuid: newUuid() } })
      outcomes.add(saved.ok ? 'saved' : saved.failure)
      if (saved.ok) {
        acknowledged.set(cColumnCode, saved.data.iRevision)
        saves += 1
      }
      // A save may have been stored although its answer was lost.
      const draft = await editor.getDraftPage({ body: { cColumnCode } })
      if (draft.ok) iRevision = draft.data.iRevision
    }
  }
  const load = columns.map(saveForever)
  let terminated = 0
  for (let round = 0; round < 50; round += 1) {
    terminated += await terminateAll()
    const before = saves
    await expect.poll(() => saves, { interval: 5 }).toBeGreaterThan(before)
  }
  end.abort()
  await Promise.all(load)
  expect(terminated).toBeGreaterThan(50)
  outcomes.delete('REVISION_CONFLICT')
  expect([...outcomes].toSorted()).toEqual(['SERVER_FAULT', 'saved'])
  for (const [cColumnCode, revision] of acknowledged) {
    const draft = await editor.getDraftPage({ body: { cColumnCode } })
    if (!draft.ok) throw new Error(draft.msg)
    expect(revision).toBeGreaterThan(0)
    expect(draft.data.iRevision).toBeGreaterThanOrEqual(revision)
    expect(draft.data.document).toMatchObject({ title: `revision ${draft.data.iRevision}` })
  }
  const health = await server.page('/api/healthz')
  expect([health.statusCode, health.json()]).toMatchObject([200, { database: 'reachable' }])
})
