import { webcrypto } from 'node:crypto'

import { getDraftPage } from '@mallwright/contract/site'
import { beforeEach, expect, it, vi } from 'vitest'

import { createGatewayClient } from '../gateway-client/gateway-client.ts'
import type { OpenedValues } from '../storage/encoded-value.ts'
import { startEarlyRequests } from './early-requests.ts'

const SESSION = { kind: 'account', id: 'login-1', token: 'the-token-of-login-1', signKey: 'ab'.repeat(32) }
const ACCOUNT = { id: 'acc-1', phone: '19900170001', nickname: '李敏', avatarUrl: '', isSuper: true }
const DRAFT = { document: {}, iRevision: 3, cEditedBy: '', dEdited: '', iPublishedRevision: 0 }
const STORAGE_KEY = 'ef'.repeat(32)
const CONFIG = { apiBase: '/api', socketUrl: '/ws', siteType: 'mall', storageKey: STORAGE_KEY }

const answered = (value: unknown) => Promise.resolve(new Response(JSON.stringify(value)))

/** A network that answers every request and counts them. */
function network() {
  const calls: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => {
    calls.push({ url, init })
    return url === '/server-config.json' ? answered(CONFIG) : answered({ code: 1, msg: '', data: DRAFT })
  })
  return calls
}

const askedFor = [{ path: getDraftPage.path, body: () => ({ cColumnCode: 'home' }) }]

const connect = (send: typeof fetch, opened?: OpenedValues) =>
  createGatewayClient({
    terminalType: 'studio',
    operations: { getDraftPage },
    storageKey: STORAGE_KEY,
    onSessionInvalid: vi.fn(),
    onHtml: vi.fn(),
    askForced: () => Promise.resolve(false),
    fetch: send,
    ...(opened && { opened }),
  })

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.stubGlobal('crypto', webcrypto)
  localStorage.clear()
  localStorage.setItem('studio.session', JSON.stringify(SESSION))
  localStorage.setItem('studio.account', JSON.stringify(ACCOUNT))
  localStorage.setItem('studio.loginUuid', SESSION.id)
})

it('sends a signed request before the app does, and passes its answer on once', async () => {
  const calls = network()
  const send = startEarlyRequests('studio', askedFor).fetch
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls[1]?.url).toBe(`/api/${getDraftPage.path}`)
  expect(new Headers(calls[1]?.init?.headers).get('cSign')).toMatch(/^[0-9a-f]{64}$/)
  const { api } = connect(send)
  const ask = () => api.getDraftPage({ body: { cColumnCode: 'home' } })
  expect(await ask()).toMatchObject({ ok: true, data: { iRevision: 3 } })
  expect(calls).toHaveLength(2)
  expect(await ask()).toMatchObject({ ok: true })
  expect(calls).toHaveLength(3)
})

it('never passes the answer to a different request or session', async () => {
  for (const column of ['sale', 'home']) {
    const calls = network()
    const send = startEarlyRequests('studio', askedFor).fetch
    await expect.poll(() => calls).toHaveLength(2)
    if (column === 'home') localStorage.setItem('studio.session', JSON.stringify({ ...SESSION, token: 'another' }))
    const { api } = connect(send)
    await api.getDraftPage({ body: { cColumnCode: column } })
    expect(calls).toHaveLength(3)
  }
})

it('reads a session that the app has stored encoded', async () => {
  network()
  connect(fetch)
  expect(localStorage.getItem('studio.session')).toMatch(/^aes:/)
  const calls = network()
  startEarlyRequests('studio', askedFor)
  await expect.poll(() => calls).toHaveLength(2)
  expect(new Headers(calls[1]?.init?.headers).get('Authorization')).toBe(SESSION.token)
})

it('hands on what it has read, as long as it is what is stored', async () => {
  network()
  connect(fetch)
  const { opened } = startEarlyRequests('studio', [])
  const known = new Map(await opened)
  for (const [key, text] of known) known.set(key, text.replace(SESSION.token, 'not opened again'))
  expect(connect(fetch, known).sessions.session.get()?.token).toBe('not opened again')
  const { sessions } = connect(fetch)
  sessions.session.set({ ...SESSION, kind: 'account', account: ACCOUNT, token: 'of another tab' })
  expect(connect(fetch, known).sessions.session.get()?.token).toBe('of another tab')
})

it('leaves all calls to the app where the browser has no Web Crypto', async () => {
  vi.stubGlobal('crypto', { getRandomValues: webcrypto.getRandomValues.bind(webcrypto) })
  const calls = network()
  const { api } = connect(startEarlyRequests('studio', askedFor).fetch)
  expect(calls).toEqual([])
  expect(await api.getDraftPage({ body: { cColumnCode: 'home' } })).toMatchObject({ ok: true })
  expect(new Headers(calls[1]?.init?.headers).get('cSign')).toMatch(/^[0-9a-f]{64}$/)
})

it('sends nothing for a visitor', async () => {
  localStorage.clear()
  const calls = network()
  startEarlyRequests('studio', askedFor)
  await new Promise((resolve) => {
    setTimeout(resolve)
  })
  expect(calls).toEqual([])
})

it('leaves a missing answer to the app, which reports it', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    url === '/server-config.json' ? answered(CONFIG) : Promise.reject(new TypeError('offline')),
  )
  const { api } = connect(startEarlyRequests('studio', askedFor).fetch)
  expect(await api.getDraftPage({ body: { cColumnCode: 'home' } })).toMatchObject({ ok: false, failure: 'NETWORK' })
})
