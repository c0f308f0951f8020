import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import type { Socket } from 'node:net'

/** A WebSocket that reads the short text frames of a server and answers none: a thousand of them cost the bench little. */
export interface RawSocket {
  /** Texts so far. */
  readonly texts: string[]
  /** Resolves at the next text or at the end of the connection. */
  readonly next: () => Promise<void>
  readonly send: (text: string) => void
  readonly close: () => void
}

/** Payload length from which a frame has a longer header. RFC 6455 §5.2. */
const SHORT = 126

/** Opens a WebSocket. */
export function openRawSocket(url: string): Promise<RawSocket> {
  const { hostname, port, pathname, search } = new URL(url)
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path: pathname + search, headers })
    call.on('upgrade', (_, socket: Socket) => resolve(follow(socket)))
    call.on('response', ({ statusCode }) => reject(new Error(`refused with ${statusCode}`)))
    call.on('error', reject)
    call.end()
  })
}

function follow(socket: Socket): RawSocket {
  const texts: string[] = []
  let waiting: (() => void)[] = []
  let rest: Buffer = Buffer.alloc(0)
  const wake = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  socket.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const [first = 0, second = 0] = rest
      const isLong = second === SHORT
      const start = isLong ? 4 : 2
      if (rest.length < start) return
      const length = isLong ? rest.readUInt16BE(2) : second
      if (rest.length < start + length) return
      // Opcode 1 is a text.
      if ((first & 15) === 1) texts.push(rest.subarray(start, start + length).toString())
      rest = rest.subarray(start + length)
      wake()
    }
  })
  socket.on('close', wake)
  socket.on('error', wake)
  return {
    texts,
    next: () =>
      new Promise((resolve) => {
        waiting.push(resolve)
      }),
    send: (text) => void socket.write(maskedFrame(text)),
    close: () => socket.destroy(),
  }
}

/** A text frame as clients send it: masked. */
function maskedFrame(text: string): Buffer {
  const mask = randomBytes(4)
  const payload = Buffer.from(text).map((byte, index) => byte ^ (mask[index % 4] ?? 0))
  return Buffer.concat([Buffer.from([129, 128 | payload.length]), mask, payload])
}
