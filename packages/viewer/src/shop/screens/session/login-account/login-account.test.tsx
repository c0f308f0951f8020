import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { LOGIN, openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PRODUCT_PATH = '/micro/alm-mall-shop/ProductDetails?cProdCode=P1'
/** The same as an account opens it. */
const OPENED_PATH = `${PRODUCT_PATH}&isLogin=true&isSuper=0&iTradeRoleType=2`

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

async function openLogin(answers: Answers = {}) {
  const opened = openShop('/login-account', answers)
  return { ...opened, phone: await screen.findByLabelText('手机号码'), password: screen.getByLabelText('登录密码') }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: '登录' }))
const alertText = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('')

async function fillIn({ phone, password }: { phone: HTMLElement; password: HTMLElement }) {
  await userEvent.type(phone, '19900140001')
  await userEvent.type(password, 'Mall2025a')
  await userEvent.click(screen.getByRole('checkbox'))
}

describe('the sign-in', () => {
  it('shows one issue at a time, in the specified order and wording', async () => {
    const { phone, password } = await openLogin()
    await submit()
    expect(alertText()).toBe('手机号码不能为空')
    expect(phone).toHaveFocus()
    await userEvent.type(phone, '123')
    expect(alertText()).toBe('')
    await submit()
    expect(alertText()).toBe('手机号码格式不正确')
    await userEvent.clear(phone)
    await userEvent.type(phone, '19900140001')
    await submit()
    expect(alertText()).toBe('登录密码不能为空')
    await userEvent.type(password, 'x')
    await submit()
    expect(alertText()).toBe('请阅读并同意用户协议和隐私政策')
  })

  it('shows the password when the eye is pressed', async () => {
    const { password } = await openLogin()
    expect(password).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: '显示密码' }))
    expect(password).toHaveAttribute('type', 'text')
  })

  it('shows the server’s message for a wrong password', async () => {
    const wrongPassword = {
      code: 4001,
      msg: '账号或密码错误，还可尝试 4 次',
      data: { cFailure: 'WRONG_PASSWORD', attemptsLeft: 4 },
    }
    await fillIn(await openLogin({ login: () => wrongPassword }))
    await submit()
    await waitFor(() => expect(alertText()).toBe('账号或密码错误，还可尝试 4 次'))
  })

  it('shows 网络开小差了 without an answer', async () => {
    await fillIn(await openLogin({ login: () => 'offline' }))
    await submit()
    await waitFor(() => expect(alertText()).toBe('网络开小差了'))
  })

  it.each([
    [{ code: 5000, msg: '服务器繁忙，请稍后再试' }, '服务器繁忙，请稍后再试'],
    ['offline' as const, '用户登录：网络开小差了'],
  ])('says why the account could not be read, and stays signed out', async (answer, message) => {
    const logout = vi.fn(() => ({ data: null }))
    const { shop, ...fields } = await openLogin({ getAccountByAccSignId: () => answer, logout })
    await fillIn(fields)
    await submit()
    await waitFor(() => expect(alertText()).toBe(message))
    expect(logout).toHaveBeenCalledOnce()
    expect(shop.sessions.session.get()?.kind).not.toBe('account')
    expect(location.pathname).toBe('/login-account')
  })

  it('leads to the remembered route', async () => {
    sessionStorage.setItem('mw.lastRoute', PRODUCT_PATH)
    await fillIn(await openLogin())
    await submit()
    await waitFor(() => expect(location.pathname + location.search).toBe(OPENED_PATH))
  })

  it('asks before it ends a session elsewhere', async () => {
    const activeLogin = { ...LOGIN, bAlreadyLogin: true, cForcedLoginToken: 'ticket' }
    const { shop, ...fields } = await openLogin({
      login: () => ({ data: activeLogin }),
      forcedLogin: () => ({ data: { ...LOGIN, cLoginUuid: 'login-2' }, token: 'forced' }),
    })
    await fillIn(fields)
    await submit()
    expect(await screen.findByText('账号已在其它终端登录，是否强制登录？')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '确认' }))
    await waitFor(() => expect(shop.sessions.session.get()?.id).toBe('login-2'))
  })

  it('stays, with the request to change the initial password first', async () => {
    const { shop, ...fields } = await openLogin({ login: () => ({ data: { ...LOGIN, bInitPwd: true }, token: 't' }) })
    await fillIn(fields)
    await submit()
    expect(await screen.findByText('为保障账号安全，请先修改初始密码')).toBeInTheDocument()
    expect(shop.sessions.session.get()?.kind).not.toBe('account')
  })

  it('changes the language immediately', async () => {
    await openLogin()
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(screen.getByLabelText('Mobile phone')).toBeInTheDocument()
    expect(document.cookie).toContain('mw_locale=en-US')
  })
})

describe('the redirect to a page with a gate of its own', () => {
  const ENQUIRY = '/micro/alm-mall-shop/enquiry/enquiryinfo?id=1'

  it('ends at home with 仅企业用户可参与报价 for an individual', async () => {
    const profile = { ...LOGIN, cOrgName: '', iTradeRoleType: 1, iAuthenticationType: 0 }
    const opened = await openLogin({ getAccountByAccSignId: () => ({ data: profile }) })
    opened.shop.tabStore.write('lastRoute', ENQUIRY)
    await fillIn(opened)
    await submit()
    expect(await screen.findByText('仅企业用户可参与报价')).toBeInTheDocument()
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/tab-home'))
  })

  it('passes the enterprise to the partner platform', async () => {
    const profile = { ...LOGIN, cOrgName: '北辰精工', cEnterpriseUuid: 'e1', iTradeRoleType: 2, iAuthenticationType: 1 }
    const opened = await openLogin({ getAccountByAccSignId: () => ({ data: profile }) })
    opened.shop.tabStore.write('lastRoute', '/deLianHui?params=%7B%22a%22%3A%221%22%7D')
    await fillIn(opened)
    await submit()
    await waitFor(() => expect(location.pathname).toBe('/deLianHui'))
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      params: '{"a":"1"}',
      cEnterpriseUuid: 'e1',
      cEnterpriseName: '北辰精工',
    })
  })
})

describe('the agreements', () => {
  it('open above the form, which keeps what was typed', async () => {
    const clause = { cTitle: '协议', cBodyHtml: '<p>演示条款</p>', iVersion: 3, dPublished: '2026-01-01 10:00:00' }
    const { phone } = await openLogin({ getClause: (body) => ({ data: body['type'] === 'user' ? clause : null }) })
    await userEvent.type(phone, '199')
    await userEvent.click(screen.getByRole('link', { name: '用户协议' }))
    expect(await screen.findByText('演示条款')).toBeInTheDocument()
    expect(screen.getByText('第 3 版，2026-01-01 起生效')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('heading', { name: '用户协议' }))
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(phone).toHaveValue('199')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/login-clause?type=privacy')
  })
})

describe('the demo accounts', () => {
  const DEMO = {
    cMobilePhone: '19900140001',
    cPassword: 'Mall2025a',
    role: { zh: '企业采购', en: 'Enterprise buyer' },
    isSuper: false,
  }

  it('are offered by a demo mall and sign in with one tap', async () => {
    const sent: unknown[] = []
    await openLogin({
      'server-config.json': () => ({ data: { demoAccounts: [DEMO] } }),
      login: (body) => {
        sent.push(body['cMobilePhone'])
        return { data: LOGIN, token: 'account-token' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: '企业采购' }))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/tab-home'))
    expect(sent).toEqual(['19900140001'])
  })

  it('are not there in any other mall', async () => {
    const { shop } = await openLogin()
    await shop.config()
    expect(screen.queryByRole('heading', { name: /演示账号/ })).not.toBeInTheDocument()
  })
})
