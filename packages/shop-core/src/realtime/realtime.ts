import {
  BODY_RELEASE,
  BODY_REMOVED,
  BODY_TAKEN_OVER,
  PING_INTERVAL_MS,
  RECONNECT_CODES,
  RECONNECT_DELAY_MS,
} from '@mallwright/contract/site'

import { readMessage } from './socket-frame.ts'

/** How long the dialog of a removed account waits before it exits by itself, in seconds. Specification 1 §9. */
export const REMOVED_COUNTDOWN_SECONDS = 20

/** What the connection needs and tells. */
export interface RealtimeOptions {
  /** The full address with a fresh ticket. Asked before every connection; a rejection counts as a lost one. */
  readonly address: () => Promise<string>
  /** Whether a lost connection is opened again: while signed in (1 §4.5). */
  readonly canReconnect: () => boolean
  /** The account was removed by an administrator (1001). */
  readonly onRemoved: () => void
  /** The account signed in on another terminal (1002). */
  readonly onTakenOver: () => void
  /** A release went live. */
  readonly onRelease: (release: number) => void
  /** The gateway refused the connection with f100 to f110. */
  readonly onRefused: (code: string) => void
  /** Any message, for apps that have frames of their own. */
  readonly onMessage?: (data: unknown) => void
  /** The connection stands, or has ended. */
  readonly onChange?: (isOpen: boolean) => void
  /** Opens a socket; the browser's by default. */
  readonly open?: (address: string) => WebSocket
}

/** The socket connection of the shop. Opening an open one and closing a closed one do nothing. */
export interface Realtime {
  open(): void
  close(): void
  /** Sends a text; nothing while there is no connection. */
  send(text: string): void
}

/** Makes the connection, closed at first. Pings every 60 s and reconnects 6 s after a loss, by specification 1 §4.5. */
export function createRealtime(options: RealtimeOptions): Realtime {
  const openSocket = options.open ?? ((address: string) => new WebSocket(address))
  let socket: WebSocket | undefined
  let pinging: ReturnType<typeof setInterval> | undefined
  let waiting: ReturnType<typeof setTimeout> | undefined
  // Every opening and closing gets a number, so that what an older one still does is ignored.
  let attempt = 0

  const reconnectLater = () => {
    clearTimeout(waiting)
    if (options.canReconnect()) waiting = setTimeout(connect, RECONNECT_DELAY_MS)
  }
  const connect = () => {
    drop()
    const mine = attempt
    void dial(mine)
    pinging = setInterval(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
      else if (socket && options.canReconnect()) connect()
    }, PING_INTERVAL_MS)
  }
  const dial = async (mine: number) => {
    const address = await options.address().catch(() => undefined)
    if (mine !== attempt) return
    if (address === undefined) reconnectLater()
    else listen(openSocket(address), mine)
  }
  const listen = (opened: WebSocket, mine: number) => {
    socket = opened
    opened.addEventListener('message', ({ data }: MessageEvent) => {
      if (mine !== attempt) return
      options.onMessage?.(data)
      act(data, options, close)
    })
    opened.addEventListener('open', () => mine === attempt && options.onChange?.(true))
    opened.addEventListener('close', ({ code }) => {
      if (mine !== attempt) return
      options.onChange?.(false)
      if (RECONNECT_CODES.includes(code)) reconnectLater()
    })
  }
  const drop = () => {
    attempt += 1
    clearInterval(pinging)
    clearTimeout(waiting)
    socket?.close()
    socket = undefined
    pinging = undefined
  }
  const close = () => drop()
  return {
    open() {
      if (pinging === undefined) connect()
    },
    close,
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text)
    },
  }
}

function act(data: unknown, options: RealtimeOptions, close: () => void): void {
  const message = readMessage(data)
  if (message.kind === 'refused') {
    close()
    options.onRefused(message.code)
  }
  if (message.kind !== 'frame') return
  if (message.frame.body === BODY_RELEASE) options.onRelease(message.frame.release ?? 0)
  if (message.frame.body === BODY_REMOVED) options.onRemoved()
  if (message.frame.body === BODY_TAKEN_OVER) options.onTakenOver()
}
