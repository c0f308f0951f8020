import { emptyDocument, NodeId } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { newUuid } from '@mallwright/contract/values'
import type { Document, VisibilityRule } from '@mallwright/contract/document'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { HOME_PATH } from './shop.routes.ts'

const at = (iso: string) => Date.parse(`${iso}+08:00`)
const ENTERPRISE = '19900140001'
const TEAM = '19900120001'
const INDIVIDUAL = '19900110001'

let now = at('2026-11-10T12:00:00')
let server: TestServer
let editor: TestClient
let stUuid: string

beforeAll(async () => {
  server = await testServer({ now: () => now })
  editor = await server.signIn('19900170001')
  const site = await editor.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType: 'mall', domainName: 'localhost' },
  })
  stUuid = site.ok ? site.data.stUuid : ''
})
afterAll(() => server.close())
beforeEach(() => {
  now = at('2026-11-10T12:00:00')
})

/** A page with a text for each restriction; the text of `x` is `secret-x`, and a container with a child is among them. */
function pageOf(restrictions: Readonly<Record<string, unknown>>): Document {
  const node = (name: string, showing: unknown, module = 'text') => ({
    id: NodeId.parse(`node-${name}`),
    module,
    version: 0,
    props: { text: `secret-${name}` },
    showing: showing as VisibilityRule,
  })
  const texts = Object.entries(restrictions).map(([name, showing]) => node(name, showing))
  const rect = { x: 0, y: 0, width: 100, height: 40 }
  const child = { ...node('child', undefined), rect }
  const box = { ...node('box', { audiences: ['enterprise'] }, 'free-container'), children: [child.id] }
  const nodes = [...texts, box, child]
  const children = [...texts, box].map(({ id }) => id)
  return { ...emptyDocument('首页'), children, nodes: Object.fromEntries(nodes.map((node) => [node.id, node])) }
}

async function save(document: unknown) {
  const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
  const iRevision = draft.ok ? draft.data.iRevision : -1
  const body = { cColumnCode: HOME_COLUMN, document, iRevision, cRequestUuid: newUuid() }
  return { iRevision, answer: await editor.saveColumnPage({ body }) }
}

async function publish(document: Document): Promise<void> {
  const { iRevision, answer } = await save(document)
  if (!answer.ok) throw new Error(answer.msg)
  const items = [{ cColumnCode: HOME_COLUMN, iRevision: iRevision + 1 }]
  const body = { items, cRequestUuid: newUuid() }
  const published = await editor.publishColumnPage({ body })
  if (!published.ok) throw new Error(published.msg)
}

/** Names of the page's texts found in a response; node ids must match their texts. */
function namesIn(bytes: string): string[] {
  const names = [...new Set([...bytes.matchAll(/secret-(\w+)/g)].map(([, name]) => name ?? ''))].toSorted()
  const ids = [...new Set([...bytes.matchAll(/node-(\w+)/g)].map(([, name]) => name ?? ''))].toSorted()
  expect(ids.includes('box')).toBe(ids.includes('child'))
  expect(ids.filter((id) => id !== 'box')).toEqual(names)
  return names
}

const htmlNames = async (headers: Record<string, string> = {}, url = HOME_PATH) =>
  namesIn(await server.pageAndBootstrap(url, headers))

async function apiNames(
  client: TestClient,
  more: { cLocale?: 'zh-CN' | 'en-US'; cPreviewTicket?: string; iPreviewTimeLong?: number } = {},
) {
  return namesIn(JSON.stringify(await client.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN, ...more } })))
}

const ALL = {
  all: undefined,
  visitor: { audiences: ['visitor'] },
  individual: { audiences: ['individual'] },
  team: { audiences: ['team', 'visitor'] },
  enterprise: { audiences: ['enterprise'] },
  zh: { locales: ['zh'] },
  en: { locales: ['en'] },
  broken: { from: 'soon' },
  newer: { regions: ['北京'] },
}

describe('a restricted module', () => {
  beforeAll(() => publish(pageOf(ALL)))

  it('is absent from the HTML of a visitor outside its audience, in either language', async () => {
    expect(await htmlNames()).toEqual(['all', 'team', 'visitor', 'zh'])
    expect(await htmlNames({ 'accept-language': 'en' })).toEqual(['all', 'en', 'team', 'visitor'])
    expect(await htmlNames({ cookie: 'mw_locale=en-US' })).toEqual(['all', 'en', 'team', 'visitor'])
    expect(await htmlNames()).toEqual(['all', 'team', 'visitor', 'zh'])
  })

  it('is served by the session’s kind of buyer, regardless of the call', async () => {
    expect(await apiNames(await server.client())).toEqual(['all', 'team', 'visitor', 'zh'])
    const namesFor = async (phone: string) => apiNames(await server.signIn(phone, { terminal: 'mobile' }))
    expect(await namesFor(INDIVIDUAL)).toEqual(['all', 'individual', 'zh'])
    expect(await namesFor(TEAM)).toEqual(['all', 'team', 'zh'])
    const enterprise = await server.signIn(ENTERPRISE, { terminal: 'mobile' })
    expect(await apiNames(enterprise)).toEqual(['all', 'child', 'enterprise', 'zh'])
    expect(await apiNames(enterprise, { cLocale: 'en-US' })).toEqual(['all', 'child', 'en', 'enterprise'])
    const visitor = await server.client()
    const forged = { stUuid, cColumnCode: HOME_COLUMN, cPreviewAudience: 'enterprise', isSuper: 1 } as const
    expect(namesIn(JSON.stringify(await visitor.getColumnPage({ body: forged })))).not.toContain('enterprise')
  })

  it('is removed for a member whose institution is suspended during a session', async () => {
    const member = await server.signIn('19900140004', { terminal: 'mobile' })
    expect(await apiNames(member)).toContain('enterprise')
    await server.database.pool.query(`update org_member set stop = true from account a
      where a.id = org_member.account_id and a.mobile_phone = '19900140004'`)
    expect(await apiNames(member)).toEqual(['all', 'individual', 'zh'])
  })

  it('reports what the page depends on', async () => {
    const buyer = await server.signIn(TEAM, { terminal: 'mobile' })
    const answer = await buyer.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN } })
    expect(answer).toMatchObject({
      data: {
        showing: { cAudience: 'team', bByAudience: true, bByLocale: true, iNextTimeLong: 0 },
        iServerTimeLong: now,
      },
    })
  })

  it('is previewed at a moment and in a language, regardless of the reader’s', async () => {
    await save(pageOf({ festival: { from: '2026-12-01 00:00', until: '2026-12-02 00:00' }, en: { locales: ['en'] } }))
    const ticket = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
    const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
    const iPreviewTimeLong = at('2026-12-01T12:00:00')
    const url = `${HOME_PATH}?preview=${cPreviewTicket}`
    expect(await htmlNames({}, url)).toEqual([])
    expect(await htmlNames({}, `${url}&at=${iPreviewTimeLong}`)).toEqual(['festival'])
    expect(await htmlNames({}, `${url}&lang=en-US`)).toEqual(['en'])
    expect(await htmlNames({}, `${url}&at=soon&lang=xx`)).toEqual([])
    expect(await apiNames(editor, { cPreviewTicket, iPreviewTimeLong })).toEqual(['festival'])
    // Only previews choose their moment.
    expect(await apiNames(editor, { iPreviewTimeLong })).not.toContain('festival')
    await save(pageOf(ALL))
  })

  it('is previewed as a visitor, or as the requested kind of buyer', async () => {
    const ticket = await editor.getPreviewTicket({ body: { cColumnCode: HOME_COLUMN } })
    const cPreviewTicket = ticket.ok ? ticket.data.cTicket : ''
    const url = `${HOME_PATH}?preview=${cPreviewTicket}`
    expect(await htmlNames({}, url)).toEqual(['all', 'team', 'visitor', 'zh'])
    expect(await htmlNames({}, `${url}&as=enterprise`)).toEqual(['all', 'child', 'enterprise', 'zh'])
    expect(await htmlNames({}, `${url}&as=everybody`)).toEqual(['all', 'team', 'visitor', 'zh'])
    expect(await apiNames(editor, { cPreviewTicket })).toEqual(['all', 'team', 'visitor', 'zh'])
  })
})

describe('a window', () => {
  const from = '2026-11-11 00:00'
  const until = '2026-11-12 00:00'
  const moments: readonly [string, boolean][] = [
    ['2026-11-10T23:59:59.999', false],
    ['2026-11-11T00:00:00.000', true],
    ['2026-11-11T23:59:59.999', true],
    ['2026-11-12T00:00:00.000', false],
  ]
  beforeAll(() => publish(pageOf({ day: { from, until }, late: { from: until, audiences: ['enterprise'] } })))

  it('opens and closes to the millisecond, in HTML cached before and in answers', async () => {
    const visitor = await server.client()
    for (const [moment, isOpen] of moments) {
      now = at(moment)
      expect([moment, await htmlNames(), await apiNames(visitor)]).toEqual([
        moment,
        isOpen ? ['day'] : [],
        isOpen ? ['day'] : [],
      ])
    }
  })

  it('never lets a browser or a proxy cache a page beyond it', async () => {
    now = at('2026-11-10T23:59:59.999')
    const before = await server.page(HOME_PATH)
    expect(before.headers['cache-control']).toBe('no-cache')
    const ask = { 'if-none-match': String(before.headers.etag) }
    expect((await server.page(HOME_PATH, ask)).statusCode).toBe(304)
    now = at('2026-11-11T00:00:00')
    const after = await server.page(HOME_PATH, ask)
    expect([after.statusCode, namesIn(after.body)]).toEqual([200, ['day']])
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  it('is announced to its audience only', async () => {
    const nextOf = async (client: TestClient) => {
      const answer = await client.getColumnPage({ body: { stUuid, cColumnCode: HOME_COLUMN } })
      return answer.ok && answer.data.showing?.iNextTimeLong
    }
    const visitor = await server.client()
    const enterprise = await server.signIn(ENTERPRISE, { terminal: 'mobile' })
    expect(await nextOf(visitor)).toBe(at('2026-11-11T00:00:00'))
    now = at('2026-11-12T00:00:00')
    expect(await nextOf(visitor)).toBe(0)
    now = at('2026-11-11T12:00:00')
    expect(await nextOf(enterprise)).toBe(at('2026-11-12T00:00:00'))
  })
})

describe('a draft with restrictions', () => {
  it('of a newer build is saved and returned byte for byte', async () => {
    const document = pageOf({ newer: { regions: [{ b: 1, a: 2 }], from: 'at dawn', audiences: ['vip', 'team'] } })
    expect((await save(document)).answer.ok).toBe(true)
    const draft = await editor.getDraftPage({ body: { cColumnCode: HOME_COLUMN } })
    expect(JSON.stringify(draft.ok && draft.data.document)).toBe(JSON.stringify(document))
  })

  it('that is malformed is refused, and the answer names the position', async () => {
    const { answer } = await save(pageOf({ wrong: { from: 20_261_111 } }))
    expect(answer).toMatchObject({ failure: 'DOCUMENT_INVALID', data: { cField: 'nodes.node-wrong.showing.from' } })
  })
})
