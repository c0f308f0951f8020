import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { createTestShop, LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/UserCenter/setting/switchAccount'
const OTHER = {
  id: 'acc-2',
  phone: '19900110005',
  nickname: '何姐',
  avatarUrl: '',
  token: 'token-2',
  tokenId: 'device-2',
  expiresAt: '2026-12-20T08:00:00.000Z',
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

/** Opens the screen signed in, on a device that remembers another account. */
function open(answers: Answers = {}) {
  const before = createTestShop()
  before.store.writeJson('deviceAccounts', [OTHER])
  before.store.write('pwdFreeToken', 'token-1')
  before.store.write('pwdFreeUuid', 'device-1')
  return openAsBuyer(PATH, { isVerified: true }, answers)
}

/** A password-free sign-in that knows some tokens. */
const freeLogin =
  (known: Readonly<Record<string, string>>): NonNullable<Answers[string]> =>
  ({ cPwdFreeLoginToken }) => {
    const id = known[String(cPwdFreeLoginToken)]
    if (id === undefined) return { code: 4009, msg: '登录已过期', data: { cFailure: 'TOKEN_INVALID' } }
    return {
      data: {
        ...LOGIN,
        cAllLinkUserUuid: id,
        cLoginUuid: `login-${id}`,
        cPwdFreeLoginToken: `next-${id}`,
        cPwdFreeLoginUuid: `device-${id}`,
      },
      token: `token-${id}`,
    }
  }

it('lists the accounts of the device, without axe violations', async () => {
  const { container } = open()
  expect(await screen.findByText('当前账号')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '切换至 何姐' })).toBeInTheDocument()
  expect(screen.getByText('199****0005')).toBeInTheDocument()
  expect(screen.getByText('2026-12-20 前免密登录')).toBeInTheDocument()
  expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
})

it('switches by the token, and remembers the account of before by its own', async () => {
  const { shop } = open({ loginPwdFree: freeLogin({ 'token-2': 'acc-2' }) })
  await userEvent.click(await screen.findByRole('button', { name: '切换至 何姐' }))
  await waitFor(() => expect(shop.sessions.session.get()).toMatchObject({ account: { id: 'acc-2' } }))
  expect(await screen.findByText('已切换至何姐')).toBeInTheDocument()
  expect(shop.store.read('pwdFreeToken')).toBe('next-acc-2')
  await waitFor(() =>
    expect(shop.store.readJson('deviceAccounts')).toMatchObject([
      { id: 'acc-1', token: 'token-1', tokenId: 'device-1' },
    ]),
  )
  // No token is readable in storage.
  expect(localStorage.getItem('deviceAccounts')).not.toContain('token-1')
})

it('returns to the account of before when a token has expired, which is then forgotten', async () => {
  const { shop } = open({ loginPwdFree: freeLogin({ 'token-1': 'acc-1' }) })
  await userEvent.click(await screen.findByRole('button', { name: '切换至 何姐' }))
  expect(await screen.findByText('登录已过期，请重新登录')).toBeInTheDocument()
  expect(shop.sessions.session.get()).toMatchObject({ account: { id: 'acc-1' } })
  expect(shop.store.readJson('deviceAccounts')).toEqual([])
})

it('keeps both accounts when nothing answers', async () => {
  const { shop } = open({ loginPwdFree: () => 'offline' })
  await userEvent.click(await screen.findByRole('button', { name: '切换至 何姐' }))
  expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
  expect(shop.store.readJson('deviceAccounts')).toMatchObject([{ id: 'acc-1' }, { id: 'acc-2' }])
})

it('removes an account after a question', async () => {
  const { shop } = open()
  await userEvent.click(await screen.findByRole('button', { name: '移除 何姐' }))
  await userEvent.click(await screen.findByRole('button', { name: '确认' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '切换至 何姐' })).not.toBeInTheDocument())
  expect(shop.store.readJson('deviceAccounts')).toEqual([])
})

it('adds an account by a sign-in, and finds the way back as a visitor', async () => {
  const { shop } = open()
  await userEvent.click(await screen.findByRole('button', { name: '添加账号' }))
  await waitFor(() => expect(location.pathname).toBe('/login-account'))
  expect(shop.sessions.session.get()?.kind).not.toBe('account')
  expect(shop.store.readJson('deviceAccounts')).toMatchObject([{ id: 'acc-1', token: 'token-1' }, { id: 'acc-2' }])
})

it('has nothing to show to a visitor of a new device', async () => {
  openShop(PATH)
  expect(await screen.findByText('本机没有其他账号')).toBeInTheDocument()
})
