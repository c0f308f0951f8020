import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { alertText, CODE, codeAnswers, press } from '../test-codes.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function openRegister(isRegistered = false, own: Answers = {}) {
  const { calls, answers } = codeAnswers(isRegistered, own)
  const opened = openShop('/user-register', answers)
  const phone = await screen.findByLabelText('手机号码')
  await screen.findByText('密码长度8-16位，需包含数字和字母')
  const [code, password, confirm] = ['验证码', '登录密码', '确认密码'].map((label) => screen.getByLabelText(label))
  return { ...opened, calls, fields: { phone, code, password, confirm } as Record<string, HTMLElement> }
}

const SAVED = { cAllLinkUserUuid: 'acc-1', cMobilePhone: '13800000000', cNickname: '' }

const type = (field: HTMLElement | undefined, text: string) => userEvent.type(field as HTMLElement, text)

async function fillIn({ phone, code, password, confirm }: Record<string, HTMLElement>) {
  await type(phone, '138 0000-0000')
  await type(code, CODE)
  await type(password, 'Letters2026')
  await type(confirm, 'Letters2026')
  await userEvent.click(screen.getByRole('checkbox'))
}

describe('the registration', () => {
  it('shows one issue at a time, in the specified wording', async () => {
    const { fields } = await openRegister()
    const { phone, code, password, confirm } = fields
    const issueAfter = async (step: () => Promise<unknown>) => {
      await step()
      await press('注册')
      return alertText()
    }
    expect(await issueAfter(async () => undefined)).toBe('手机号码不能为空')
    expect(await issueAfter(() => type(phone, '123'))).toBe('手机号码格式不正确')
    expect(await issueAfter(() => type(phone, '{Backspace>3}13800000000'))).toBe('验证码不能为空')
    expect(await issueAfter(() => type(code, '12'))).toBe('验证码格式不正确')
    expect(await issueAfter(() => type(code, '{Backspace>2}246810'))).toBe('登录密码不能为空')
    expect(await issueAfter(() => type(password, 'onlyletters'))).toBe('登录密码不符合密码规则')
    expect(password).toHaveFocus()
    expect(await issueAfter(() => type(password, '1'))).toBe('确认密码不能为空')
    expect(await issueAfter(() => type(confirm, 'onlyletters'))).toBe('确认密码和登录密码不同')
    expect(await issueAfter(() => type(confirm, '1'))).toBe('请阅读并同意用户协议和隐私政策')
  })

  it('sends a code to a new phone and counts down', async () => {
    const { fields, calls } = await openRegister()
    await press('获取验证码')
    expect(alertText()).toBe('手机号码不能为空')
    await type(fields['phone'], '13800000000')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: /^\d+ 秒后重发$/ })).toBeDisabled()
    expect(calls.map(([name]) => name)).toEqual(expect.arrayContaining(['isRegisteredPhone', 'sendVeriCode']))
  })

  it.each([
    [99, /^9\d 秒后重发$/, /^Again in 9\d s$/],
    [3600, '60 分钟后重发', 'Again in 60 min'],
    [83_412, '24 小时后重发', 'Again in 24 h'],
  ])('tells a wait of %i s in a unit that fits', async (iRetrySeconds, zh, en) => {
    const refusal = { code: 4029, msg: '验证码发送过于频繁', data: { cFailure: 'TOO_MANY_CODES', iRetrySeconds } }
    const { fields } = await openRegister(false, { sendVeriCode: () => refusal })
    await type(fields['phone'], '13800000000')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: zh })).toBeDisabled()
    await press('English')
    expect(screen.getByRole('button', { name: en })).toBeDisabled()
  })

  it('does not bind one phone to the wait of another', async () => {
    const data = { iRetrySeconds: 60, iExpireSeconds: 300, cDemoCode: CODE }
    const { fields } = await openRegister(false, { sendVeriCode: () => ({ data }) })
    await type(fields['phone'], '13800000001')
    await press('获取验证码')
    expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled()
    await type(fields['phone'], '{Backspace}2')
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled()
    expect(screen.queryByText(/演示商城不发短信/)).not.toBeInTheDocument()
    await type(fields['phone'], '{Backspace}1')
    expect(screen.getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  })

  it('sends none to a phone that has an account', async () => {
    const { fields, calls } = await openRegister(true)
    await type(fields['phone'], '13800000000')
    await press('获取验证码')
    await waitFor(() => expect(alertText()).toBe('手机号已被注册'))
    expect(fields['phone']).toHaveFocus()
    expect(calls.map(([name]) => name)).not.toContain('sendVeriCode')
  })

  it('shows the code of a demo mall', async () => {
    const data = { iRetrySeconds: 60, iExpireSeconds: 300, cDemoCode: CODE }
    const { fields } = await openRegister(false, { sendVeriCode: () => ({ data }) })
    await type(fields['phone'], '13800000000')
    await press('获取验证码')
    expect(await screen.findByText('演示商城不发短信，验证码：246810')).toBeInTheDocument()
  })

  it('registers with the ticket of the code, signs in and lands', async () => {
    const { fields, calls, shop } = await openRegister()
    await fillIn(fields)
    await press('注册')
    await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/tab-home'))
    expect(calls.find(([name]) => name === 'saveUser')?.[1]).toMatchObject({
      cMobilePhone: '13800000000',
      cPassword: 'Letters2026',
      cVerifyTicket: 'ticket',
    })
    expect(calls.find(([name]) => name === 'login')?.[1]).toMatchObject({ cPassword: 'Letters2026' })
  })

  it('leads to the sign-in with the phone filled in when only the sign-in fails', async () => {
    const { fields } = await openRegister(false, { login: () => 'offline' })
    await fillIn(fields)
    await press('注册')
    expect(await screen.findByText('注册成功，请登录')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '登录' })).toBeInTheDocument()
    expect(screen.getByLabelText('手机号码')).toHaveValue('13800000000')
  })

  it('takes a pasted code with a blank', async () => {
    const { fields, shop } = await openRegister()
    await fillIn(fields)
    await userEvent.clear(fields['code'] as HTMLElement)
    await userEvent.paste('246 810')
    expect(fields['code']).toHaveValue('246 810')
    await press('注册')
    await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
  })

  it('puts refusals on their fields, and a ticket serves a second try', async () => {
    const failures = [
      { code: 4001, msg: '验证码错误，还可尝试 4 次', data: { cFailure: 'CODE_WRONG', attemptsLeft: 4 } },
    ]
    const refusals = [
      { code: 4001, msg: '登录密码不符合密码规则', data: { cFailure: 'PASSWORD_WEAK', cField: 'cPassword' } },
      { code: 4009, msg: '手机号已被注册', data: { cFailure: 'PHONE_TAKEN' } },
    ]
    const { fields, calls } = await openRegister(false, {
      verifyVeriCode: () => failures.shift() ?? { data: { cVerifyTicket: 'ticket' } },
      saveUser: () => refusals.shift() ?? 'offline',
    })
    await fillIn(fields)
    await press('注册')
    await waitFor(() => expect(alertText()).toBe('验证码错误，还可尝试 4 次'))
    await press('注册')
    await waitFor(() => expect(alertText()).toBe('登录密码不符合密码规则'))
    await press('注册')
    await waitFor(() => expect(alertText()).toBe('手机号已被注册'))
    expect(fields['phone']).toHaveFocus()
    expect(calls.filter(([name]) => name === 'verifyVeriCode')).toHaveLength(2)
    expect(fields['password']).toHaveValue('Letters2026')
  })

  it('holds its ticket while the network is gone', async () => {
    const answers = ['offline' as const, { data: SAVED }]
    const { fields, calls, shop } = await openRegister(false, {
      saveUser: () => answers.shift() ?? 'offline',
    })
    await fillIn(fields)
    await press('注册')
    await waitFor(() => expect(alertText()).toBe('网络开小差了'))
    await press('注册')
    await waitFor(() => expect(shop.sessions.session.get()?.kind).toBe('account'))
    expect(calls.filter(([name]) => name === 'verifyVeriCode')).toHaveLength(1)
  })

  it('is accessible, and in English, too', async () => {
    const { container } = await openRegister()
    expect((await axe.run(container)).violations).toEqual([])
    await press('English')
    expect(screen.getByLabelText('Confirm password')).toBeInTheDocument()
    expect(screen.getByText('Password length 8-16 digits, with digits and letters')).toBeInTheDocument()
  })
})
