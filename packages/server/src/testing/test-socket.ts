import type { FastifyInstance } from 'fastify'

import type { TestClient } from './test-server.ts'

/** The part of a socket that tests use. */
interface Socket {
  once(event: 'message', listener: (message: Buffer) => void): void
  once(event: 'close', listener: (code: number) => void): void
  send(text: string): void
  close(): void
}

/** A socket whose messages and end can be waited for. */
export interface TestSocket {
  readonly socket: Socket
  readonly next: () => Promise<string>
  readonly closed: Promise<number>
  readonly ping: () => Promise<string>
}

/** A ticket for a socket of a client's session; empty when there is none. */
export async function socketTicket(client: TestClient): Promise<string> {
  const ticket = await client.getWsTicket({ body: {} })
  return ticket.ok ? ticket.data.cTicket : ''
}

/** Opens a socket at a process, whatever becomes of its ticket. */
export async function openSocket(app: FastifyInstance, token: string, language = 'zh-CN'): Promise<TestSocket> {
  const query = new URLSearchParams({ device: '2', system: 'A2', token })
  const socket: Socket = await app.injectWS(`/ws?${query}`, {
    headers: { host: 'localhost', 'accept-language': language },
  })
  const closed = new Promise<number>((resolve) => {
    socket.once('close', resolve)
  })
  const next = () =>
    new Promise<string>((resolve) => {
      socket.once('message', (message) => resolve(message.toString()))
    })
  const ping = () => {
    const answer = next()
    socket.send('ping')
    return answer
  }
  return { socket, next, closed, ping }
}
