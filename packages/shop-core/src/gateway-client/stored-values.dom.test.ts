import { beforeEach, expect, it, vi } from 'vitest'

import { createThemeStore } from '../theme/index.ts'
import { createGatewayClient } from './gateway-client.ts'
import { TEST_INSTITUTION, TEST_LOGIN, TEST_SITE } from './test-accounts.ts'

const DATA: Readonly<Record<string, unknown>> = {
  getMockToken: { cMockToken: 'mock', cSignKey: 'cd'.repeat(32) },
  login: TEST_LOGIN,
  savePwdFreeLoginToken: { cPwdFreeLoginToken: 'free-1', cPwdFreeLoginUuid: 'device-1', dExpire: '' },
  getDefaultUserSubscription: TEST_INSTITUTION,
  getAccountByAccSignId: {
    ...TEST_LOGIN,
    cOrgName: '华东机电',
    cEnterpriseUuid: 'e1',
    iTradeRoleType: 2,
    iAuthenticationType: 1,
  },
}

const answered: typeof fetch = (input) => {
  const url = input as string
  if (url === '/server-config.json') {
    return Promise.resolve(Response.json({ apiBase: '/api/', socketUrl: '/ws', siteType: 'mall' }))
  }
  const data = DATA[/Action\/(\w+)/.exec(url)?.[1] ?? '']
  return Promise.resolve(Response.json({ code: 1, msg: '', data }, { headers: { Authorization: 'account-token' } }))
}

const open = (storageKey: string | undefined) =>
  createGatewayClient({
    terminalType: 'mobile',
    operations: {},
    storageKey,
    onSessionInvalid: vi.fn(),
    onHtml: vi.fn(),
    askForced: () => Promise.resolve(false),
    fetch: answered,
  })

async function signIn(storageKey: string | undefined) {
  const client = open(storageKey)
  client.sites.site.set(TEST_SITE)
  createThemeStore(client.store).choose('dark')
  expect(await client.signInFlow.signIn({ phone: '19900140001', password: 'Mall2025a' })).toEqual({ state: 'signedIn' })
  return client
}

const KEY = 'ef'.repeat(32)

beforeEach(() => localStorage.clear())

it('leaves no value readable in the storage after a sign-in, and finds them again', async () => {
  await signIn(KEY)
  expect(Object.keys(localStorage).sort()).toEqual([
    'account',
    'loginUuid',
    'mallUser',
    'pwdFreeSince',
    'pwdFreeToken',
    'pwdFreeUuid',
    'session',
    'siteInfo',
    'systemTheme',
    'theme',
  ])
  const stored = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '')
  expect(stored.filter((text) => !/^aes:[\w+/]+=*$/.test(text))).toEqual([])
  const { sessions, sites, store } = open(KEY)
  expect(sessions.session.get()).toMatchObject({ id: 'login-1', token: 'account-token', account: { nickname: '李敏' } })
  expect(sessions.mallUser.get().institution).toBe('华东机电')
  expect(sites.site.get()?.siteShortName).toBe('德汇企业购')
  expect([store.read('pwdFreeToken'), store.read('theme')]).toEqual(['free-1', 'dark'])
})

it('begins as a visitor when the installation has another key', async () => {
  await signIn(KEY)
  expect(open('ab'.repeat(32)).sessions.session.get()).toBeUndefined()
})

it('stores nothing while the key is unknown', async () => {
  const { sessions } = await signIn(undefined)
  expect(sessions.session.get()?.kind).toBe('account')
  expect(localStorage).toHaveLength(0)
})
