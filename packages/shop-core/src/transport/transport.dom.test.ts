import { getSiteClassTreeByStUuid } from '@mallwright/contract/catalog'
import { saveUpload } from '@mallwright/contract/file'
import { createApi } from '@mallwright/contract/rpc'
import { login } from '@mallwright/contract/session'
import { multipartPayload, sign } from '@mallwright/contract/signing'
import type { Endpoint } from '@mallwright/contract/rpc'
import type { SiteRecord } from '@mallwright/contract/site'
import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { chooseLocale } from '../i18n/locale-store.ts'
import type { Credential, CredentialStore, ReceivedToken } from './credential.ts'
import { createTransport } from './transport.ts'

const KEY = 'ab'.repeat(32)
const ACCOUNT: Credential = { id: 's1', token: 'account-token-0123456789', signKey: KEY, accountId: 'acc-1' }
const SITE: Pick<SiteRecord, 'cAccUuid' | 'cOrgName' | 'cOrgUuid'> = {
  cAccUuid: 'site-acc',
  cOrgName: '德汇',
  cOrgUuid: 'site-org',
}
const OPERATOR = { cOperateAccUuid: 'site-acc', cOperateOrgName: '德汇', cOperateOrgUuid: 'site-org' }
const NOW = 1_763_600_000_000
const LOGIN_BODY = { cMobilePhone: '19900110001', cPassword: 'x', cTerminalType: 'mobile' as const }

interface Sent {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Record<string, string>
}

type Reply = Response | Error | (() => Response)

function answer(data: unknown, headers: Record<string, string> = {}, code = 1): Response {
  return new Response(JSON.stringify({ code, msg: code === 1 ? '' : '登录已失效', data }), {
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

const mockToken = (token: string) => answer({ cMockToken: token, cSignKey: KEY })

function gateway(replies: Reply[], first?: Credential) {
  const sent: Sent[] = []
  const received: ReceivedToken[] = []
  let current = first
  let visitors = 0
  const credentials: CredentialStore = {
    current: () => current,
    saveVisitor: ({ token, signKey }) => {
      visitors += 1
      current = { id: `v${visitors}`, token, signKey, accountId: '' }
    },
    receiveToken: (token) => received.push(token),
    operator: () => OPERATOR,
  }
  const onSessionInvalid = vi.fn(() => Promise.resolve(false))
  const onHtml = vi.fn()
  const send = createTransport({
    config: () => Promise.resolve({ apiBase: 'https://gate.test/api/', socketUrl: '/ws', siteType: 'mall' }),
    credentials,
    onSessionInvalid,
    onHtml,
    now: () => NOW,
    timeoutMs: 20,
    fetch: (url, init = {}) => {
      sent.push({ url: url as string, init, headers: init.headers as Record<string, string> })
      const reply = replies.shift()
      if (!reply) return hang(init)
      return reply instanceof Error
        ? Promise.reject(reply)
        : Promise.resolve(reply instanceof Response ? reply : reply())
    },
  })
  const call = <E extends Endpoint>(operation: E) => createApi({ operation }, send).operation
  return { call, sent, received, onSessionInvalid, onHtml, current: () => current }
}

function hang(init: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
  })
}

describe('the request of a call', () => {
  it('carries the headers of specification 1 §7.1 and a signature that the contract verifies', async () => {
    chooseLocale('en-US')
    onTestFinished(() => {
      document.documentElement.lang = ''
      document.cookie = 'mw_locale=; max-age=0; path=/'
    })
    const { call, sent } = gateway([answer(null)], ACCOUNT)
    await call(login)({ body: LOGIN_BODY })
    const [{ url, headers, init }] = sent as [Sent]
    expect(url).toBe('https://gate.test/api/alc-public-user/WhiteListFunctionAction/login')
    expect(headers).toMatchObject({
      Authorization: ACCOUNT.token,
      cAccUuid: 'acc-1',
      cOrginSysType: 'A2',
      // The reader's choice, which the browser does not know.
      'Accept-Language': 'en-US',
      'Content-Type': 'application/json',
      dTimestamp: String(NOW),
    })
    const signed = {
      method: 'POST',
      path: 'alc-public-user/WhiteListFunctionAction/login',
      query: new URLSearchParams(),
      payload: init.body as string,
      nonce: headers['cNonce'] as string,
      timestamp: String(NOW),
      token: ACCOUNT.token,
    }
    expect(headers['cSign']).toBe(sign(signed, KEY))
    expect(headers['cSign']).not.toBe(sign({ ...signed, payload: '{}' }, KEY))
  })

  it('adds the operator of the site to a POST body, and nothing to a GET', async () => {
    const { call, sent } = gateway([answer(null), answer([])], ACCOUNT)
    await call(login)({ body: LOGIN_BODY })
    await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'a b' } })
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({ ...LOGIN_BODY, ...OPERATOR })
    expect(OPERATOR.cOperateAccUuid).toBe(SITE.cAccUuid)
    expect(sent[1]?.init.body).toBeUndefined()
    expect(sent[1]?.url).toContain('/getSiteClassTreeByStUuid/a%20b')
  })

  it('never uses a nonce twice', async () => {
    const { call, sent } = gateway([answer(null), answer(null)], ACCOUNT)
    await call(login)({ body: LOGIN_BODY })
    await call(login)({ body: LOGIN_BODY })
    expect(sent[0]?.headers['cNonce']).not.toBe(sent[1]?.headers['cNonce'])
  })

  it('sends files as a form of `datas` and `files`, signed over their hashes', async () => {
    const { call, sent } = gateway([answer([])], ACCOUNT)
    const file = new File([new Uint8Array([1, 2, 3])], 'a.png')
    await call(saveUpload)({ body: { cBusiType: 'design', cBusiName: 'picture' }, files: [file] })
    const [{ headers, init }] = sent as [Sent]
    const form = init.body as FormData
    const datas = form.get('datas') as string
    expect(JSON.parse(datas)).toMatchObject({ cBusiType: 'design', cOperateOrgUuid: 'site-org' })
    expect((form.get('files') as File).name).toBe('a.png')
    expect(headers['Content-Type']).toBeUndefined()
    expect(headers['cSign']).toBe(
      sign(
        {
          method: 'POST',
          path: saveUpload.path,
          query: new URLSearchParams(),
          payload: multipartPayload(datas, [new Uint8Array([1, 2, 3])]),
          nonce: headers['cNonce'] as string,
          timestamp: String(NOW),
          token: ACCOUNT.token,
        },
        KEY,
      ),
    )
  })
})

describe('the answer of a call', () => {
  it('is TIMEOUT when none arrives in time and NETWORK when the connection fails', async () => {
    const slow = await gateway([], ACCOUNT).call(login)({ body: LOGIN_BODY })
    expect(slow).toMatchObject({ ok: false, failure: 'TIMEOUT' })
    const cut = await gateway([new TypeError('failed to fetch')], ACCOUNT).call(login)({ body: LOGIN_BODY })
    expect(cut).toMatchObject({ ok: false, failure: 'NETWORK' })
  })

  it('is CLIENT_ERROR, reported and with a text of its own, when our own code throws', async () => {
    const report = vi.fn()
    vi.stubGlobal('reportError', report)
    const bug = new TypeError('toSorted is not a function')
    const { call } = gateway([answer(null)], {
      ...ACCOUNT,
      get signKey(): string {
        throw bug
      },
    })
    expect(await call(login)({ body: LOGIN_BODY })).toMatchObject({
      failure: 'CLIENT_ERROR',
      msg: 'Something went wrong on this page. Reload it and try again',
    })
    expect(report).toHaveBeenCalledExactlyOnceWith(bug)
    vi.unstubAllGlobals()
  })

  it('is HTML for a text/html page, which is passed to the app', async () => {
    const page = new Response('<h1>502</h1>', { status: 502, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
    const { call, onHtml } = gateway([page], ACCOUNT)
    expect(await call(login)({ body: LOGIN_BODY })).toMatchObject({ ok: false, failure: 'HTML' })
    expect(onHtml).toHaveBeenCalledExactlyOnceWith('<h1>502</h1>')
  })

  it('is BAD_ANSWER for anything but an envelope', async () => {
    const { call } = gateway([new Response('not json')], ACCOUNT)
    expect(await call(login)({ body: LOGIN_BODY })).toMatchObject({ ok: false, failure: 'BAD_ANSWER' })
  })

  it('passes a renewed token on with the session that it belongs to', async () => {
    const { call, received } = gateway([answer([], { Authorization: 'renewed' })], ACCOUNT)
    await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })
    expect(received).toMatchObject([{ token: 'renewed', operation: getSiteClassTreeByStUuid, sentWith: ACCOUNT }])
  })

  it('is requested again with the server’s clock when the device’s is wrong', async () => {
    const serverTime = NOW + 3_600_000
    const refused = answer(null, { Date: new Date(serverTime).toUTCString() }, 4008)
    const { call, sent } = gateway([refused, answer([])], ACCOUNT)
    expect(await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })).toMatchObject({ ok: true })
    expect(sent[1]?.headers['dTimestamp']).toBe(String(serverTime))
  })
})

describe('the session of a call', () => {
  it('is a visitor’s, fetched once and unsigned before the first call, for all waiting calls', async () => {
    const { call, sent } = gateway([mockToken('mock-1'), answer([]), answer([])])
    const tree = call(getSiteClassTreeByStUuid)
    await Promise.all([tree({ params: { stUuid: 'a' } }), tree({ params: { stUuid: 'b' } })])
    expect(sent.map(({ url }) => url.split('/').at(-1))).toEqual(['getMockToken', 'a', 'b'])
    expect(sent[0]?.headers['cSign']).toBeUndefined()
    expect(sent[0]?.headers['Authorization']).toBeUndefined()
    expect(sent[1]?.headers['Authorization']).toBe('mock-1')
  })

  it('of a visitor is renewed once and silently when refused', async () => {
    const { call, sent, onSessionInvalid } = gateway([
      mockToken('old'),
      answer(null, {}, 11000),
      mockToken('new'),
      answer([]),
    ])
    expect(await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })).toMatchObject({ ok: true, data: [] })
    expect(sent.at(-1)?.headers['Authorization']).toBe('new')
    expect(onSessionInvalid).not.toHaveBeenCalled()
  })

  it('of a visitor that stays refused is reported without endless retries', async () => {
    const refused = () => answer(null, {}, 11000)
    const { call, sent } = gateway([mockToken('a'), refused, mockToken('b'), refused])
    const outcome = await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })
    expect(outcome).toMatchObject({ ok: false, failure: 'SESSION_INVALID' })
    expect(sent).toHaveLength(4)
  })

  it('of an account that is refused is reported to the app with the server’s message', async () => {
    const { call, onSessionInvalid } = gateway([answer(null, {}, 11000)], ACCOUNT)
    const outcome = await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })
    expect(outcome).toMatchObject({ ok: false, failure: 'SESSION_INVALID' })
    expect(onSessionInvalid).toHaveBeenCalledExactlyOnceWith(ACCOUNT, '登录已失效')
  })

  it('that is unavailable is the failure of the call that needed it', async () => {
    const { call } = gateway([new TypeError('offline')])
    expect(await call(getSiteClassTreeByStUuid)({ params: { stUuid: 'st' } })).toMatchObject({ failure: 'NETWORK' })
  })
})
