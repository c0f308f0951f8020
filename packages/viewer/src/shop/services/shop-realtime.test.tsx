import { FeedbackHost } from '@mallwright/shop-core/feedback-host'
import { ofTopic } from '@mallwright/shop-core/query'
import type { Session } from '@mallwright/shop-core/session'
import { QueryObserver } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { createTestShop, resetBrowser, stubGateway } from '../app/test-shop.tsx'
import { connectRealtime } from './shop-realtime.ts'

const REMOVED = { body: '1001', level: 'system', text: '您的账号被管理员清退' }

class FakeSocket extends EventTarget {
  static readonly OPEN = 1
  static opened: FakeSocket[] = []
  readyState = 1

  constructor() {
    super()
    FakeSocket.opened.push(this)
  }

  send() {}

  close() {
    this.readyState = 3
  }

  receive(frame: unknown) {
    const data = typeof frame === 'string' ? frame : JSON.stringify(frame)
    act(() => void this.dispatchEvent(new MessageEvent('message', { data })))
  }
}

beforeEach(() => {
  resetBrowser()
  FakeSocket.opened = []
  vi.stubGlobal('WebSocket', FakeSocket)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const sessionOf = (id: string): Session => ({
  kind: 'account',
  id,
  token: `token-${id}`,
  signKey: 'ab'.repeat(32),
  account: { id: 'acc-1', phone: '19900140001', nickname: '北辰', avatarUrl: '', isSuper: false },
})

/** A signed-in shop with its connection. */
async function connect() {
  const logout = vi.fn(() => ({ data: null }))
  stubGateway({ getWsTicket: () => ({ data: { cTicket: 't' } }), logout })
  const shop = createTestShop()
  shop.sessions.session.set(sessionOf('login-1'))
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/page'] })
  onTestFinished(connectRealtime(shop, router))
  render(<FeedbackHost feedback={shop.feedback} />)
  await waitFor(() => expect(FakeSocket.opened).toHaveLength(1))
  return { shop, logout, path: () => router.state.location.pathname, socket: FakeSocket.opened[0] as FakeSocket }
}

/** Lets the countdown go on by seconds. */
async function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1_000))
}

it('asks a removed account and exits after 20 seconds', async () => {
  const { shop, socket, path } = await connect()
  vi.useFakeTimers()
  socket.receive(REMOVED)
  expect(screen.getByText('您的账号被管理员清退，是否退出？')).toBeInTheDocument()
  await pass(19)
  expect(shop.sessions.session.get()?.id).toBe('login-1')
  await pass(1)
  expect(shop.sessions.session.get()?.kind).not.toBe('account')
  expect(path()).toBe('/login-account')
})

it('exits at once when a removed account confirms', async () => {
  const { shop, socket, path } = await connect()
  socket.receive(REMOVED)
  act(() => screen.getByRole('button', { name: /^退出/ }).click())
  await waitFor(() => expect(path()).toBe('/login-account'))
  expect(shop.sessions.session.get()?.kind).not.toBe('account')
})

it('stays on the page without a connection when a removed account cancels', async () => {
  const { shop, socket, path } = await connect()
  vi.useFakeTimers()
  socket.receive(REMOVED)
  act(() => screen.getByRole('button', { name: '取消' }).click())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(90)
  expect([shop.sessions.session.get()?.id, path(), FakeSocket.opened.length]).toEqual(['login-1', '/page', 1])
})

it('never ends a session that was opened during the countdown', async () => {
  const { shop, socket, path } = await connect()
  vi.useFakeTimers()
  socket.receive(REMOVED)
  await pass(5)
  act(() => shop.sessions.session.set(sessionOf('login-2')))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await pass(30)
  expect([shop.sessions.session.get()?.id, path()]).toEqual(['login-2', '/page'])
})

it.each([
  ['f105', 'ws链接失败 [f105]'],
  [{ body: 'f110', level: 'system', text: '令牌无效' }, 'ws链接失败 [令牌无效]'],
])('signs out and says why when the gateway refuses the connection with %j', async (frame, notice) => {
  const { shop, socket, logout, path } = await connect()
  socket.receive(frame)
  expect(screen.getByText(notice)).toBeInTheDocument()
  await waitFor(() => expect(path()).toBe('/login-account'))
  expect(logout).toHaveBeenCalledOnce()
  expect(shop.sessions.session.get()?.kind).not.toBe('account')
})

it('reads what it was not told while the connection was lost', async () => {
  const { shop, socket } = await connect()
  const read = vi.fn(() => Promise.resolve(1))
  const observer = new QueryObserver(shop.queryClient, { queryKey: ['o'], queryFn: read, meta: ofTopic('order') })
  onTestFinished(observer.subscribe(() => undefined))
  await waitFor(() => expect(observer.getCurrentResult().data).toBe(1))
  act(() => void socket.dispatchEvent(new Event('open')))
  expect(read).toHaveBeenCalledOnce()
  vi.useFakeTimers()
  act(() => void socket.dispatchEvent(Object.assign(new Event('close'), { code: 1006 })))
  await pass(6)
  act(() => void FakeSocket.opened[1]?.dispatchEvent(new Event('open')))
  await pass(1)
  expect(read).toHaveBeenCalledTimes(2)
})

it('says once that the gateway is out of reach, and connects on', async () => {
  const { socket, path } = await connect()
  vi.useFakeTimers()
  const lose = (lost: FakeSocket | undefined) =>
    act(() => void lost?.dispatchEvent(Object.assign(new Event('close'), { code: 1006 })))
  act(() => void socket.dispatchEvent(new Event('open')))
  lose(socket)
  await pass(6)
  lose(FakeSocket.opened[1])
  expect(screen.queryByText('WS链接失败')).not.toBeInTheDocument()
  await pass(6)
  lose(FakeSocket.opened[2])
  expect(screen.getByText('WS链接失败')).toBeInTheDocument()
  await pass(6)
  expect(screen.queryByText('WS链接失败')).not.toBeInTheDocument()
  lose(FakeSocket.opened[3])
  expect(screen.queryByText('WS链接失败')).not.toBeInTheDocument()
  expect(path()).toBe('/page')
})
