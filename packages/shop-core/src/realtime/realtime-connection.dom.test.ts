import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Mock } from 'vitest'

import { createRealtime } from './realtime-connection.ts'
import { socketAddress } from './socket-address.ts'

class FakeSocket extends EventTarget {
  readyState: number = WebSocket.OPEN
  readonly sent: string[] = []
  readonly url: string

  constructor(url: string) {
    super()
    this.url = url
  }

  send(text: string): void {
    this.sent.push(text)
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
  }

  lose(code: number): void {
    this.readyState = WebSocket.CLOSED
    this.dispatchEvent(Object.assign(new Event('close'), { code }))
  }

  receive(message: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof message === 'string' ? message : JSON.stringify(message) }),
    )
  }
}

function connect(isSignedIn = true) {
  const sockets: FakeSocket[] = []
  const names = ['onRemoved', 'onTakenOver', 'onRelease', 'onDefinition', 'onRefused'] as const
  const handlers = Object.fromEntries(names.map((name) => [name, vi.fn()])) as Record<(typeof names)[number], Mock>
  const realtime = createRealtime({
    address: () => Promise.resolve(`wss://mall.test/ws?token=t${sockets.length + 1}`),
    canReconnect: () => isSignedIn,
    open: (url) => {
      const socket = new FakeSocket(url)
      sockets.push(socket)
      return socket as unknown as WebSocket
    },
    ...handlers,
  })
  realtime.open()
  return { realtime, sockets, ...handlers }
}

const tick = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the socket', () => {
  it('sends ping every 60 seconds', async () => {
    const { sockets } = connect()
    await tick(59_999)
    expect(sockets[0]?.sent).toEqual([])
    await tick(1)
    await tick(60_000)
    expect(sockets[0]?.sent).toEqual(['ping', 'ping'])
  })

  it.each([1006, 1002, 3000])('reconnects 6 seconds after close code %i, with a fresh ticket', async (code) => {
    const { sockets } = connect()
    await tick()
    sockets[0]?.lose(code)
    await tick(5_999)
    expect(sockets).toHaveLength(1)
    await tick(1)
    expect(sockets.map(({ url }) => url)).toEqual(['wss://mall.test/ws?token=t1', 'wss://mall.test/ws?token=t2'])
  })

  it('stays closed after any other code, and for visitors', async () => {
    const account = connect()
    const visitor = connect(false)
    await tick()
    account.sockets[0]?.lose(4409)
    visitor.sockets[0]?.lose(1006)
    await tick(7_000)
    expect(account.sockets).toHaveLength(1)
    expect(visitor.sockets).toHaveLength(1)
  })

  it('is reopened by the ping when it is found closed', async () => {
    const { sockets } = connect()
    await tick()
    sockets[0]?.close()
    await tick(60_000)
    expect(sockets).toHaveLength(2)
  })

  it('is silent once closed: no ping, no reconnection, no message', async () => {
    const { realtime, sockets, onRelease } = connect()
    await tick()
    realtime.close()
    sockets[0]?.receive({ body: '2001', level: 'system', release: 3 })
    sockets[0]?.lose(1006)
    await tick(120_000)
    expect(sockets).toHaveLength(1)
    expect(sockets[0]?.sent).toEqual([])
    expect(onRelease).not.toHaveBeenCalled()
  })
})

describe('a message', () => {
  it('announces a release, a changed definition, a removal and a take-over', async () => {
    const { sockets, onRelease, onDefinition, onRemoved, onTakenOver } = connect()
    await tick()
    sockets[0]?.receive({ body: '2001', level: 'system', release: 7 })
    sockets[0]?.receive({ body: '2002', level: 'system' })
    sockets[0]?.receive({ body: '1002', level: 'system' })
    sockets[0]?.receive({ body: '1001', level: 'system', text: '您的账号被管理员清退' })
    expect(onRelease).toHaveBeenCalledExactlyOnceWith(7)
    expect(onDefinition).toHaveBeenCalledOnce()
    expect(onRemoved).toHaveBeenCalledOnce()
    expect(onTakenOver).toHaveBeenCalledOnce()
  })

  it('of a removal closes the connection for good', async () => {
    const { realtime, sockets } = connect()
    await tick()
    sockets[0]?.receive({ body: '1001', level: 'system' })
    sockets[0]?.lose(1006)
    await tick(120_000)
    expect(sockets).toHaveLength(1)
    realtime.open()
    await tick()
    expect(sockets).toHaveLength(2)
  })

  it.each(['f100', 'f105', 'f110'])('%s ends the connection', async (code) => {
    const { sockets, onRefused } = connect()
    await tick()
    sockets[0]?.receive(code)
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(code)
    expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED)
  })

  it('that is malformed changes nothing', async () => {
    const { sockets, onRefused } = connect()
    await tick()
    for (const message of ['pong', 'f111', '{', '{"body":1}']) sockets[0]?.receive(message)
    expect(onRefused).not.toHaveBeenCalled()
    expect(sockets[0]?.readyState).toBe(WebSocket.OPEN)
  })
})

it('names device, system and caller in the query, with placeholders for what is missing', () => {
  const address = new URL(
    socketAddress('/ws', 'https://mall.test/x', { ticket: 'once', userUuid: 'acc-1', loginUuid: 'login-1' }),
  )
  expect(address.protocol + address.host + address.pathname).toBe('wss:mall.test/ws')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    device: '2',
    system: 'A2',
    token: 'once',
    userUuid: 'acc-1',
    loginUuid: 'login-1',
    idc: 'emptyToken',
  })
})
