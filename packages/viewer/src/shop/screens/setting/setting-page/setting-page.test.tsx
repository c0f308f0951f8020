import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'
import { BUYER_INFO } from '../test-setting.ts'

const PATH = '/micro/alm-mall-shop/UserCenter/setting'
const open = (answers: Answers = {}) =>
  openAsBuyer(PATH, { isVerified: true }, { getBuyerInfo: () => ({ data: BUYER_INFO }), ...answers })

beforeEach(() => resetBrowser())
afterEach(() => {
  delete document.documentElement.dataset['theme']
  vi.unstubAllGlobals()
})

describe('the settings of a visitor', () => {
  it('are theme and language, which change immediately, and what is known of the mall', async () => {
    openShop(PATH)
    await userEvent.click(await screen.findByRole('radio', { name: '深色' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(screen.getByRole('link', { name: '隐私政策' })).toHaveAttribute('href', '/login-clause?type=privacy')
    expect(await screen.findByText('0.1.0')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: 'English' }))
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  })

  it('clear what the device has stored, but not its cart', async () => {
    localStorage.setItem('seenProducts', '["P1"]')
    localStorage.setItem('cart', '{"requestId":"r","lines":[]}')
    openShop(PATH)
    await userEvent.click(await screen.findByRole('button', { name: '清除缓存' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    expect(await screen.findByText('缓存已清除')).toBeInTheDocument()
    expect(localStorage.getItem('seenProducts')).toBeNull()
    expect(localStorage.getItem('cart')).not.toBeNull()
  })
})

describe('the settings of an account', () => {
  it('show its profile and lead on, without axe violations', async () => {
    const { container } = open()
    expect(await screen.findByText('199****0001')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '采购信息' })).toHaveAttribute('href', expect.stringContaining('/buyInfo'))
    expect(screen.getByRole('link', { name: /切换企业/ })).toHaveTextContent('北辰精工')
    expect(await screen.findByRole('switch', { name: '消息通知' })).toBeChecked()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
  })

  it('change the name, which is checked and kept after a failure', async () => {
    let isOffline = true
    const { shop } = open({
      updateUserInfo: ({ cNickname }) => (isOffline ? 'offline' : { data: { cNickname, cHeadImageUrl: '' } }),
    })
    await userEvent.click(await screen.findByRole('button', { name: /昵称/ }))
    const sheet = within(await screen.findByRole('dialog', { name: '昵称' }))
    const input = await sheet.findByRole('textbox', { name: '昵称' })
    await userEvent.clear(input)
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    expect(sheet.getByText('昵称不能为空')).toBeInTheDocument()
    await userEvent.type(input, '小唐二号')
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(sheet.getByText('网络开小差了')).toBeInTheDocument())
    expect(input).toHaveValue('小唐二号')
    isOffline = false
    await userEvent.click(sheet.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '昵称' })).not.toBeInTheDocument())
    expect(screen.getByRole('button', { name: /昵称/ })).toHaveTextContent('小唐二号')
    expect(shop.sessions.session.get()).toMatchObject({ account: { nickname: '小唐二号' } })
  })

  it('switch notices at once, and back when that is refused', async () => {
    const sent: unknown[] = []
    open({
      saveBuyerInfo: (body) => {
        sent.push(body)
        return sent.length === 1 ? { data: {} } : { code: 5000, msg: '服务器繁忙', data: {} }
      },
    })
    const notices = () => screen.getByRole('switch', { name: '消息通知' })
    await userEvent.click(await screen.findByRole('switch', { name: '消息通知' }))
    expect(notices()).not.toBeChecked()
    await waitFor(() => expect(sent).toEqual([{ bReceiveNotice: false }].map((body) => expect.objectContaining(body))))
    await userEvent.click(notices())
    expect(await screen.findByText('服务器繁忙')).toBeInTheDocument()
    expect(notices()).not.toBeChecked()
  })

  it('sign out after confirmation only; the device forgets the account', async () => {
    const { shop } = open()
    await userEvent.click(await screen.findByRole('button', { name: '退出登录' }))
    expect(await screen.findByText('系统提示')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: '取消' }))
    expect(shop.sessions.session.get()?.kind).toBe('account')
    await userEvent.click(screen.getByRole('button', { name: '退出登录' }))
    await userEvent.click(await screen.findByRole('button', { name: '确认' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '退出登录' })).not.toBeInTheDocument())
    expect(shop.sessions.session.get()?.kind).not.toBe('account')
  })
})
