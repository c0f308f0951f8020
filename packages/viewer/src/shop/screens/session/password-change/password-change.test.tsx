import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { alertText, codeAnswers, press } from '../test-codes.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function open(own: Answers = {}) {
  const account = { id: 'acc-1', phone: '19900140001', nickname: '', avatarUrl: '', isSuper: false }
  localStorage.setItem('account', JSON.stringify(account))
  localStorage.setItem('loginUuid', 'login-0')
  localStorage.setItem(
    'session',
    JSON.stringify({ kind: 'account', id: 'login-0', token: 't', signKey: 'ab'.repeat(32) }),
  )
  const { calls, answers } = codeAnswers(true, {
    updPwd: () => ({ data: { login: { ...LOGIN, cLoginUuid: 'login-2' } }, token: 'new-token' }),
    ...own,
  })
  const { shop } = openShop('/micro/alm-mall-shop/UserCenter/setting', answers)
  await userEvent.click(await screen.findByRole('link', { name: '修改密码' }))
  return { shop, calls, old: await screen.findByLabelText('原密码') }
}

async function fillIn(old: HTMLElement) {
  await userEvent.type(old, 'Mall2025a')
  await userEvent.type(screen.getByLabelText('登录密码'), 'Letters2026')
  await userEvent.type(screen.getByLabelText('确认密码'), 'Letters2026')
  await press('确认修改')
}

it('checks its fields in their order', async () => {
  const { old } = await open()
  await press('确认修改')
  expect(alertText()).toBe('原密码不能为空')
  await userEvent.type(old, 'Mall2025a')
  await press('确认修改')
  expect(alertText()).toBe('登录密码不能为空')
  await userEvent.type(screen.getByLabelText('登录密码'), 'short')
  await press('确认修改')
  expect(alertText()).toBe('登录密码不符合密码规则')
})

it('goes on with the new session, and back to the settings', async () => {
  const { shop, calls, old } = await open()
  await fillIn(old)
  await waitFor(() => expect(shop.sessions.session.get()).toMatchObject({ id: 'login-2', token: 'new-token' }))
  expect(calls.find(([name]) => name === 'updPwd')?.[1]).toMatchObject({
    cMobilePhone: '19900140001',
    cOldPassword: 'Mall2025a',
    cPassword: 'Letters2026',
  })
  await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/UserCenter/setting'))
  expect(shop.store.read('pwdFreeToken')).toBe('free')
})

it('shows a wrong old password at its field, and keeps what was typed', async () => {
  const msg = '手机号或密码错误，还可尝试 4 次'
  const { old } = await open({
    updPwd: () => ({ code: 4001, msg, data: { cFailure: 'WRONG_PASSWORD', attemptsLeft: 4 } }),
  })
  await fillIn(old)
  await waitFor(() => expect(alertText()).toBe(msg))
  expect(old).toHaveFocus()
  expect(screen.getByLabelText('登录密码')).toHaveValue('Letters2026')
})
