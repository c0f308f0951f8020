import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { alertText, CODE, codeAnswers, press } from '../test-codes.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function openVerify(search = '', own: Answers = {}) {
  const { calls, answers } = codeAnswers(true, own)
  const opened = openShop(`/password-verify${search}`, answers)
  return { ...opened, calls, phone: await screen.findByLabelText('手机号码'), code: screen.getByLabelText('验证码') }
}

async function prove(code: HTMLElement) {
  await press('获取验证码')
  await screen.findByRole('button', { name: /秒后重发/ })
  await userEvent.type(code, CODE)
  await press('下一步')
  await screen.findByText('密码长度8-16位，需包含数字和字母')
}

async function choose(password: string) {
  await userEvent.type(screen.getByLabelText('登录密码'), password)
  await userEvent.type(screen.getByLabelText('确认密码'), password)
  await press('确认修改')
}

describe('the reset of a password', () => {
  it('proves the phone, then sets the password, then leads to the sign-in with the phone filled in', async () => {
    const { phone, code, calls } = await openVerify()
    await userEvent.type(phone, '13800000000')
    await prove(code)
    expect(location.pathname).toBe('/password-reset')
    await choose('Letters2026')
    expect(await screen.findByText('密码修改成功，请重新登录')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument()
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000000')
    expect(calls.find(([name]) => name === 'updPwd')?.[1]).toMatchObject({
      cMobilePhone: '13800000000',
      cPassword: 'Letters2026',
      cVerifyTicket: 'ticket',
    })
  })

  it('holds its ticket in memory only', async () => {
    const { phone, code } = await openVerify()
    await userEvent.type(phone, '13800000000')
    await prove(code)
    await waitFor(() => expect(JSON.stringify(history.state)).not.toContain('ticket'))
    expect(location.href + JSON.stringify([localStorage, sessionStorage])).not.toContain('ticket')
  })

  it('begins with the proof when it is opened without one', async () => {
    openShop('/password-reset', codeAnswers(true).answers)
    expect(await screen.findByRole('heading', { name: '安全验证' })).toBeInTheDocument()
    expect(location.pathname).toBe('/password-verify')
  })

  it('shows one issue at a time, in the specified wording', async () => {
    const { phone, code } = await openVerify()
    await press('下一步')
    expect(alertText()).toBe('手机号码不能为空')
    await userEvent.type(phone, '13800000000')
    await prove(code)
    const [password, confirm] = [screen.getByLabelText('登录密码'), screen.getByLabelText('确认密码')]
    await press('确认修改')
    expect(alertText()).toBe('登录密码不能为空')
    await userEvent.type(password, '12345678')
    await press('确认修改')
    expect(alertText()).toBe('登录密码不符合密码规则')
    await userEvent.type(password, 'a')
    await press('确认修改')
    expect(alertText()).toBe('确认密码不能为空')
    await userEvent.type(confirm, '12345678')
    await press('确认修改')
    expect(alertText()).toBe('确认密码和登录密码不同')
  })

  it('shows a refusal of the server on its field', async () => {
    const refusal = {
      code: 4001,
      msg: '新密码不能与初始密码相同',
      data: { cFailure: 'PASSWORD_SAME', cField: 'cPassword' },
    }
    const { phone, code } = await openVerify('', { updPwd: () => refusal })
    await userEvent.type(phone, '13800000000')
    await prove(code)
    await choose('Mall2025a')
    await waitFor(() => expect(alertText()).toBe('新密码不能与初始密码相同'))
    expect(screen.getByLabelText('登录密码')).toHaveFocus()
  })

  it('leads back to the proof when its ticket has expired, and says why', async () => {
    const expired = { code: 4009, msg: '凭证已失效，请重新操作', data: { cFailure: 'TICKET_EXPIRED' } }
    const { phone, code } = await openVerify('', { updPwd: () => expired })
    await userEvent.type(phone, '13800000000')
    await prove(code)
    await choose('Mall2025a')
    expect(await screen.findByText('验证已失效，请重新验证手机号码')).toBeInTheDocument()
    expect(location.pathname).toBe('/password-verify')
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000000')
  })

  it('is accessible', async () => {
    const { container } = await openVerify()
    expect((await axe.run(container)).violations).toEqual([])
  })
})

describe('an initial password', () => {
  it('leads from the sign-in to the proof of its phone, which is fixed', async () => {
    const { answers } = codeAnswers(true, { login: () => ({ data: { ...LOGIN, bInitPwd: true }, token: 't' }) })
    const { shop } = openShop('/login-account', answers)
    await userEvent.type(await screen.findByLabelText('手机号码'), '19900140001')
    await userEvent.type(screen.getByLabelText('登录密码'), 'Mall2025a')
    await userEvent.click(screen.getByRole('checkbox'))
    await press('登录')
    expect(await screen.findByText('为保障账号安全，请先修改初始密码')).toBeInTheDocument()
    await press('知道了')
    expect(await screen.findByText(/当前密码为初始密码/)).toBeInTheDocument()
    expect(location.search).toBe('?type=2&phone=19900140001')
    expect(screen.getByLabelText('手机号码')).toHaveValue('19900140001')
    expect(screen.getByLabelText('手机号码')).toHaveAttribute('readonly')
    expect(shop.sessions.session.get()?.kind).not.toBe('account')
  })

  it('takes no phone from the address that is none', async () => {
    const { phone } = await openVerify('?type=2&phone=javascript')
    expect(phone).toHaveValue('')
    expect(phone).not.toHaveAttribute('readonly')
  })
})
