import { PING_INTERVAL_MS, RECONNECT_CODES, RECONNECT_DELAY_MS } from '@mallwright/contract/site'

import { dispatchFrame } from './dispatch-frame.ts'
import type { FrameHandlers } from './dispatch-frame.ts'

/** Countdown in seconds of the dialog after an account was removed. Specification 1 §9. */
export const REMOVED_COUNTDOWN_SECONDS = 20

/** Configuration and callbacks of a connection. */
export interface RealtimeOptions extends FrameHandlers {
  /** URL with a fresh ticket, requested for every connection; a rejection counts as a lost connection. */
  readonly address: () => Promise<string>
  /** Whether a lost connection is reopened: while signed in (1 §4.5). */
  readonly canReconnect: () => boolean
  /** Two attempts in a row after a lost connection have failed; once until a connection opens, and it is tried on. */
  readonly onUnreachable?: () => void
  /** Called when the connection opens or closes. */
  readonly onChange?: (isOpen: boolean) => void
  /** Opens a socket; the browser's by default. */
  readonly open?: (address: string) => WebSocket
}

/** A socket connection. Opening an open one and closing a closed one are no-ops. */
export interface Realtime {
  open(): void
  close(): void
  /** Sends a text; dropped without a connection. */
  send(text: string): void
}

/** Creates a closed connection. Pings every 60 s and reconnects 6 s after a loss (specification 1 §4.5). */
export function createRealtime(options: RealtimeOptions): Realtime {
  const openSocket = options.open ?? ((address: string) => new WebSocket(address))
  let socket: WebSocket | undefined
  let pingTimer: ReturnType<typeof setInterval> | undefined
  let reconnectTimer: ReturnType<typeof setTimeout> | undefined
  // Generation counter: events of an earlier connection are ignored.
  let generation = 0

  const failures = createFailureCount(options.onUnreachable)
  const reconnectLater = () => {
    clearTimeout(reconnectTimer)
    if (options.canReconnect()) reconnectTimer = setTimeout(connect, RECONNECT_DELAY_MS)
  }
  const connect = () => {
    drop()
    const dialGeneration = generation
    void dial(dialGeneration)
    pingTimer = setInterval(() => {
      if (socket?.readyState === WebSocket.OPEN) socket.send('ping')
      else if (socket && options.canReconnect()) connect()
    }, PING_INTERVAL_MS)
  }
  const dial = async (dialGeneration: number) => {
    const address = await options.address().catch(() => undefined)
    if (dialGeneration !== generation) return
    if (address !== undefined) return listen(openSocket(address), dialGeneration)
    failures.add()
    reconnectLater()
  }
  const listen = (opened: WebSocket, dialGeneration: number) => {
    socket = opened
    follow(opened, () => dialGeneration === generation, {
      message: (data) => dispatchFrame(data, options, drop),
      open() {
        failures.reset()
        options.onChange?.(true)
      },
      close(code) {
        failures.add()
        options.onChange?.(false)
        if (RECONNECT_CODES.includes(code)) reconnectLater()
      },
    })
  }
  const drop = () => {
    generation += 1
    clearInterval(pingTimer)
    clearTimeout(reconnectTimer)
    socket?.close()
    socket = undefined
    pingTimer = undefined
  }
  return {
    open() {
      if (pingTimer === undefined) connect()
    },
    close: drop,
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text)
    },
  }
}

interface SocketEvents {
  readonly message: (data: unknown) => void
  readonly open: () => void
  readonly close: (code: number) => void
}

/** Hands the events of a socket on as long as it is the current one. */
function follow(socket: WebSocket, isCurrent: () => boolean, events: SocketEvents): void {
  socket.addEventListener('message', ({ data }: MessageEvent) => isCurrent() && events.message(data))
  socket.addEventListener('open', () => isCurrent() && events.open())
  socket.addEventListener('close', ({ code }) => isCurrent() && events.close(code))
}

/** Counts ends in a row without an opening between them; the third, of the second attempt after a loss, is told. */
function createFailureCount(onThird: (() => void) | undefined) {
  let count = 0
  return {
    add() {
      count += 1
      if (count === 3) onThird?.()
    },
    reset() {
      count = 0
    },
  }
}
