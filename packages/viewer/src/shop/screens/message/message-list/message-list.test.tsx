import { refreshTopic } from '@mallwright/shop-core/query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { openAsBuyer } from '../../../app/test-buyer.ts'
import { openShop, resetBrowser } from '../../../app/test-shop.tsx'
import type { Answers } from '../../../app/test-shop.tsx'

const PATH = '/micro/alm-mall-shop/UserCenter/message'
const open = (answers: Answers) => openAsBuyer(PATH, { isVerified: true }, answers)

const message = (cMessageUuid: string, change: object = {}) => ({
  cMessageUuid,
  iKind: 1,
  cTitle: `付款成功${cMessageUuid}`,
  cText: '订单 2611 已付款',
  cLink: '/micro/alm-mall-shop/home/tab-home',
  bRead: false,
  dCreateTime: '2026-11-24 09:30:00',
  ...change,
})

/** A gateway with messages that are read; `sent` has what was read. */
function gateway(start: readonly ReturnType<typeof message>[]) {
  let messages = [...start]
  const sent: Record<string, unknown>[] = []
  const unread = () => {
    const kinds = [1, 2, 3, 4].map((iKind) => ({
      iKind,
      iCount: messages.filter((one) => one.iKind === iKind && !one.bRead).length,
    }))
    return { data: { iCount: kinds.reduce((sum, { iCount }) => sum + iCount, 0), kindList: kinds } }
  }
  const answers: Answers = {
    getMessagePage: ({ iKind }) => {
      const results = messages.filter((one) => iKind === 0 || one.iKind === iKind)
      return { data: { results, iTotleSize: results.length } }
    },
    getUnreadCount: unread,
    readMessage: (body) => {
      sent.push(body)
      const ids = body['messageUuids'] as string[] | undefined
      messages = messages.map((one) => (!ids || ids.includes(one.cMessageUuid) ? { ...one, bRead: true } : one))
      return unread()
    },
  }
  return { answers, sent, add: (one: ReturnType<typeof message>) => (messages = [one, ...messages]) }
}

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

describe('messages', () => {
  it('are listed by kind with what is unread, without axe violations', async () => {
    const { answers } = gateway([message('1'), message('2', { iKind: 4, bRead: true, cLink: '', cTitle: '停机维护' })])
    const { container } = open(answers)
    expect(await screen.findByText('付款成功1')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '未读' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '订单 1' })).toBeInTheDocument()
    expect((await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '系统' }))
    expect(await screen.findByText('停机维护')).toBeInTheDocument()
    expect(screen.queryByText('付款成功1')).not.toBeInTheDocument()
  })

  it('are read by a tap, which leads to what they are about', async () => {
    const { answers, sent } = gateway([message('1')])
    open(answers)
    await userEvent.click(await screen.findByRole('link', { name: /付款成功1/ }))
    await waitFor(() => expect(location.pathname).toBe('/micro/alm-mall-shop/home/tab-home'))
    expect(sent).toMatchObject([{ messageUuids: ['1'] }])
  })

  it('without a link are read in place', async () => {
    const { answers } = gateway([message('1', { cLink: '' })])
    open(answers)
    await userEvent.click(await screen.findByRole('button', { name: /付款成功1/ }))
    await waitFor(() => expect(screen.queryByRole('img', { name: '未读' })).not.toBeInTheDocument())
  })

  it('are read all at once', async () => {
    const { answers, sent } = gateway([message('1'), message('2', { iKind: 2 })])
    open(answers)
    await userEvent.click(await screen.findByRole('button', { name: '全部已读' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: '全部已读' })).not.toBeInTheDocument())
    expect(sent).toMatchObject([{ bAll: true, iKind: 0 }])
  })

  it('appear when the gateway tells of new ones', async () => {
    const { answers, add } = gateway([])
    const { shop } = open(answers)
    expect(await screen.findByText('暂无消息')).toBeInTheDocument()
    add(message('9'))
    refreshTopic(shop.queryClient, 'message')
    expect(await screen.findByText('付款成功9')).toBeInTheDocument()
  })

  it('can be read again after a failure, and ask a visitor to sign in', async () => {
    const { answers } = gateway([message('1')])
    let isOffline = true
    open({
      ...answers,
      getMessagePage: (body) => (isOffline ? 'offline' : (answers['getMessagePage']?.(body) ?? 'offline')),
    })
    expect(await screen.findByText('网络开小差了')).toBeInTheDocument()
    isOffline = false
    await userEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(await screen.findByText('付款成功1')).toBeInTheDocument()
    resetBrowser()
    openShop(PATH)
    await waitFor(() => expect(location.pathname).toBe('/login-account'))
  })
})
