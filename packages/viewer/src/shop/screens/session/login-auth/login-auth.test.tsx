import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const ASKING = {
  cTerminalType: 'studio',
  cAddress: '203.0.113.*',
  dCreateTime: '2026-11-23 10:00:00',
  iExpireSeconds: 90,
}
const EXPIRED = { code: 4009, msg: '二维码已失效', data: { cFailure: 'AUTH_CODE_EXPIRED' } }

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

function openSignedIn(answers: Answers = {}, path = '/login-auth?code=c1') {
  const calls: [string, unknown][] = []
  const note = (name: string) => (body: Record<string, unknown>) => {
    calls.push([name, body['cAuthCode']])
    return { data: {} }
  }
  localStorage.setItem(
    'account',
    JSON.stringify({ id: 'acc-1', phone: '1', nickname: '', avatarUrl: '', isSuper: false }),
  )
  localStorage.setItem('loginUuid', 'login-1')
  localStorage.setItem(
    'session',
    JSON.stringify({ kind: 'account', id: 'login-1', token: 't', signKey: 'ab'.repeat(32) }),
  )
  const opened = openShop(path, {
    getLoginAuthInfo: () => ({ data: ASKING }),
    confirmLoginAuth: note('confirm'),
    rejectLoginAuth: note('reject'),
    ...answers,
  })
  return { ...opened, calls }
}

it('shows who asks and confirms it', async () => {
  const { calls, container } = openSignedIn()
  expect(await screen.findByText('店铺装修（电脑）请求登录您的账号')).toBeInTheDocument()
  for (const text of ['203.0.113.*', '2026-11-23 10:00:00', '90 秒']) expect(screen.getByText(text)).toBeInTheDocument()
  expect((await axe.run(container)).violations).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '授权登录' }))
  expect(await screen.findByText('已授权')).toBeInTheDocument()
  expect(calls).toEqual([['confirm', 'c1']])
})

it('refuses it', async () => {
  const { calls } = openSignedIn()
  await userEvent.click(await screen.findByRole('button', { name: '取消' }))
  expect(await screen.findByText('已取消授权')).toBeInTheDocument()
  expect(calls).toEqual([['reject', 'c1']])
})

it.each([
  ['unknown', { getLoginAuthInfo: () => EXPIRED }, '/login-auth?code=c1'],
  ['missing', {}, '/login-auth'],
  ['run out', { getLoginAuthInfo: () => ({ data: { ...ASKING, iExpireSeconds: 0 } }) }, '/login-auth?code=c1'],
])('says that a code is no longer valid: %s', async (_, answers: Answers, path) => {
  openSignedIn(answers, path)
  expect(await screen.findByText('二维码已失效')).toBeInTheDocument()
})

it('says so when it ends while it is confirmed, and offers another try without a network', async () => {
  const failures = ['offline' as const, EXPIRED]
  openSignedIn({ confirmLoginAuth: () => failures.shift() ?? EXPIRED })
  await userEvent.click(await screen.findByRole('button', { name: '授权登录' }))
  expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: '授权登录' }))
  expect(await screen.findByText('二维码已失效')).toBeInTheDocument()
})

it('leads a visitor to the sign-in and back', async () => {
  openShop('/login-auth?code=c1', {
    getLoginAuthInfo: () => ({ data: ASKING }),
    login: () => ({ data: LOGIN, token: 't' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: '登录' }))
  await userEvent.type(await screen.findByLabelText('手机号码'), '19900140001')
  await userEvent.type(screen.getByLabelText('登录密码'), 'Mall2025a')
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(location.pathname + location.search).toBe('/login-auth?code=c1'))
  expect(await screen.findByText('店铺装修（电脑）请求登录您的账号')).toBeInTheDocument()
})
