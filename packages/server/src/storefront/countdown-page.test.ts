import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { HOME_PATH } from './shop.routes.ts'

const at = (iso: string) => Date.parse(`${iso}+08:00`)

let now = at('2026-11-10T12:00:00')
let server: TestServer

beforeAll(async () => {
  server = await testServer({ now: () => now })
  const editor = await server.signIn('19900170001')
  const id = NodeId.parse('clock')
  const clock = { id, module: 'countdown', version: 0, props: { repeat: 'daily', dailyTime: '20:00' } }
  const document = { ...emptyDocument('首页'), children: [id], nodes: { [id]: clock } }
  const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const body = { cColumnCode: HOME_COLUMN, document, iRevision, cRequestUuid: newUuid() }
  const saved = await editor.saveColumnPage({ body })
  const items = [{ cColumnCode: HOME_COLUMN, iRevision: iRevision + 1 }]
  const published = await editor.publishColumnPage({ body: { items, cRequestUuid: newUuid() } })
  if (!saved.ok || !published.ok) throw new Error('not published')
})
afterAll(() => server.close())

async function read(iso: string) {
  now = at(iso)
  const { body } = await server.app.inject({ method: 'GET', url: HOME_PATH })
  const digits = [...body.matchAll(/mw-countdown-digits"[^>]*>([^<]*)</g)].map(([, shown]) => shown).join(':')
  return { digits, bootstrap: /"url":"([^"]*)"/.exec(body)?.[1], body }
}

it('has the digits of its rendering by the server’s clock, and a deadline to read without script', async () => {
  const noon = await read('2026-11-10T12:00:00')
  expect(noon.digits).toBe('08:00:00')
  expect(noon.body).toContain('每天 20:00 截止')
  // Whole minutes: the page is the same one for as long.
  expect((await read('2026-11-10T19:58:30')).digits).toBe('00:02:00')
  expect((await read('2026-11-10T19:58:50')).body).toBe((await read('2026-11-10T19:58:10')).body)
})

it('keeps its bootstrap data from one moment to the next: any process can render them again', async () => {
  const before = await read('2026-11-10T13:00:00')
  const after = await read('2026-11-10T14:00:00')
  expect(before.bootstrap).toBeDefined()
  expect(after.bootstrap).toBe(before.bootstrap)
})
