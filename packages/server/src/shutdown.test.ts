import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'

import { expect, it } from 'vitest'

import { buildApp } from './app.ts'
import { diskStorage } from './ports/storage/disk-storage.ts'
import { stopServer } from './shutdown.ts'
import { testServer } from './testing/test-server.ts'

/** Longer than any test may take. */
const NEVER_MS = 600_000

async function startListening() {
  const server = await testServer()
  const app = await buildApp({
    database: server.database,
    storage: diskStorage('/nowhere'),
    folders: { shop: '/nowhere', studio: '/nowhere' },
    version: 'test',
  })
  const calls: (() => void)[] = []
  app.get('/slow', async () => new Promise<void>((resolve) => calls.push(resolve)).then(() => 'done'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { server, app, calls, port: (app.server.address() as AddressInfo).port }
}

it('a server stops after its last answer although the caller would keep the connection', async () => {
  const { server, app, port, calls } = await startListening()
  const agent = new Agent({ keepAlive: true })
  const call = request({ port, host: '127.0.0.1', path: '/slow', agent }).end()
  await expect.poll(() => calls.length).toBe(1)
  const stopped = stopServer(app, NEVER_MS)
  // Connections that are idle by now are closed; this one is not.
  await expect.poll(() => app.server.listening).toBe(false)
  calls[0]?.()
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  for await (const _ of answer);
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close'])
  await stopped
  agent.destroy()
  await server.close()
})

it('a server stops although a caller never reads and a socket never answers', async () => {
  const { server, app, port } = await startListening()
  const head = 'host: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13'
  const mute = connect(port, '127.0.0.1')
  mute.write(`GET /ws?token=none HTTP/1.1\r\n${head}\r\nsec-websocket-key: ${'a'.repeat(22)}==\r\n\r\n`)
  await once(mute, 'data')
  const unfinished = connect(port, '127.0.0.1')
  unfinished.write('POST /api/x HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n')
  await once(unfinished, 'connect')
  await stopServer(app, 200)
  expect(app.server.listening).toBe(false)
  for (const socket of [mute, unfinished]) socket.destroy()
  await server.close()
})
