import { setDocumentLocale } from '@mallwright/shop-core/i18n'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createStudioClient } from '../model/studio-client.ts'
import { QrSignIn } from './qr-sign-in.tsx'

const LOGIN = {
  cAllLinkUserUuid: 'acc-1',
  cLoginUuid: 'login-1',
  cTerminalType: 'studio',
  cPwdFreeLoginToken: '',
  cForcedLoginToken: '',
  bAlreadyLogin: false,
  cMobilePhone: '19900170001',
  cNickname: '',
  cHeadImageUrl: '',
  bInitPwd: false,
  bShoudUpdPwd: false,
  isSuper: 1,
  cSignKey: 'ab'.repeat(32),
}

beforeEach(() => {
  localStorage.clear()
  setDocumentLocale('zh-CN')
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Opens the code; the gateway tells the states in their order, the last one for ever. */
async function open(...states: string[]) {
  let created = 0
  const answers: Record<string, () => unknown> = {
    getMockToken: () => ({ cMockToken: 'mock', cSignKey: 'cd'.repeat(32) }),
    createLoginAuth: () => {
      created += 1
      return { cAuthCode: `code-${created}`, iExpireSeconds: 120 }
    },
    getLoginAuthState: () => ({ cState: states.length > 1 ? states.shift() : states[0] }),
    loginByAuthCode: () => LOGIN,
    savePwdFreeLoginToken: () => ({ cPwdFreeLoginToken: 'free', cPwdFreeLoginUuid: 'device', dExpire: '' }),
  }
  const answer: typeof fetch = (input) => {
    const address = input instanceof Request ? input.url : String(input)
    if (address.endsWith('server-config.json')) {
      return Promise.resolve(Response.json({ apiBase: '/api/', socketUrl: '/ws', siteType: 'mall' }))
    }
    const data = answers[/Action\/(\w+)/.exec(address)?.[1] ?? '']?.()
    if (data === undefined) return Promise.reject(new TypeError('offline'))
    return Promise.resolve(Response.json({ code: 1, msg: '', data }, { headers: { Authorization: 'token' } }))
  }
  const client = createStudioClient({ fetch: answer, storageKey: 'ef'.repeat(32) })
  const { unmount } = render(<QrSignIn client={client} />)
  await pass(0)
  return { client, unmount, created: () => created }
}

/** Lets time go by, with the scripts that load meanwhile. */
async function pass(ms: number) {
  for (const part of [ms, 0, 0]) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(part)
      await vi.dynamicImportSettled()
    })
  }
}

it('shows a code and signs in once a phone has confirmed it', async () => {
  const { client } = await open('pending', 'confirmed')
  expect(screen.getByRole('img', { name: '登录二维码' })).toBeInTheDocument()
  await pass(2_000)
  expect(client.sessions.session.get()?.kind).not.toBe('account')
  await pass(2_100)
  expect(client.sessions.session.get()).toMatchObject({ kind: 'account', id: 'login-1' })
})

it.each([
  ['expired', '二维码已失效'],
  ['rejected', '已在手机上取消'],
])('offers another code when this one is %s', async (state, message) => {
  const { created } = await open(state)
  await pass(2_000)
  expect(screen.getByText(message)).toBeInTheDocument()
  act(() => screen.getByRole('button', { name: '刷新二维码' }).click())
  await pass(0)
  expect(screen.getByRole('img', { name: '登录二维码' })).toBeInTheDocument()
  expect(created()).toBe(2)
})
