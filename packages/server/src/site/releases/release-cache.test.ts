import { emptyDocument, NodeId } from '@mallwright/contract/document'
import type { Document } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'
import { publishAll } from '../../testing/test-session.ts'
import { createReleases } from './release-cache.ts'

let server: TestServer
let editor: TestClient
let site: { readonly id: string; readonly stUuid: string }

beforeAll(async () => {
  server = await testServer()
  editor = await server.signIn('19900170001')
  const { rows } = await server.database.pool.query<{ id: string; stUuid: string }>(
    'select id, st_uuid as "stUuid" from site where is_main',
  )
  site = rows[0] ?? { id: '', stUuid: '' }
})
afterAll(() => server.close())

function pageOf(text: string): Document {
  const id = NodeId.parse('t')
  return {
    ...emptyDocument(text),
    children: [id],
    nodes: { [id]: { id, module: 'text', version: 0, props: { text: text } } },
  }
}

async function publish(pages: readonly string[]): Promise<void> {
  for (const cColumnCode of pages) {
    const draft = await editor.getDraftPage({ body: { cColumnCode } })
    const iRevision = draft.ok ? draft.data.iRevision : -1
    const body = { cColumnCode, document: pageOf(`words of ${cColumnCode}`), iRevision, cRequestUuid: newUuid() }
    expect((await editor.saveColumnPage({ body })).ok).toBe(true)
  }
  await publishAll(editor)
}

/** Reads of the releases table during an action: their columns and pages. */
async function readsOfReleases(action: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  await action()
  const queries = spy.mock.calls.map(([query]) => query as unknown as { text?: string; values?: readonly unknown[] })
  spy.mockRestore()
  return queries.flatMap(({ text = '', values = [] }) =>
    /\bfrom "?release\b/.test(text) ? [text.includes('content)->>') ? `page ${String(values[2])}` : 'outline'] : [],
  )
}

const CODES = Array.from({ length: 30 }, (_, index) => `page-${index}`)

it('reads a single page of a release once, and afterwards only its number', async () => {
  await publish(CODES)
  const visitor = await server.client()
  const ask = (cColumnCode: string) => visitor.getColumnPage({ body: { stUuid: site.stUuid, cColumnCode } })
  expect(await readsOfReleases(() => ask('page-7'))).toEqual(['outline', 'page page-7'])
  expect(await readsOfReleases(() => ask('page-7'))).toEqual([])
  expect(await readsOfReleases(() => editor.getDraftPage({ body: { cColumnCode: 'page-9' } }))).toEqual([])
  expect(await readsOfReleases(() => ask('page-8'))).toEqual(['page page-8'])
  expect(await ask('page-8')).toMatchObject({ data: { page: { title: 'words of page-8' } } })
})

it('shows a new release immediately, also in another process', async () => {
  const [first, second] = [createReleases(server.database), createReleases(server.database)]
  const before = await Promise.all([first.current(site.id), second.current(site.id)])
  await publish(['page-0'])
  const after = await Promise.all([first.current(site.id), second.current(site.id)])
  expect(after.map((release) => release?.number)).toEqual(before.map((release) => (release?.number ?? 0) + 1))
})

it('shares one read among concurrent calls and returns nothing for unknown pages', async () => {
  const releases = createReleases(server.database)
  const release = await releases.current(site.id)
  const reads = await readsOfReleases(() =>
    Promise.all(Array.from({ length: 20 }, async () => release?.page('page-3'))),
  )
  expect(reads).toEqual(['page page-3'])
  expect(await release?.page('nothing')).toBeUndefined()
  expect(await release?.page('__proto__')).toBeUndefined()
  expect(await releases.current(newUuid())).toBeUndefined()
})
