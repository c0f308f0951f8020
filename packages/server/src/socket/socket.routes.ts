import { BODY_RELEASE, BODY_TAKEN_OVER } from '@mallwright/contract/site'
import type { BlocksFrame, PresenceFrame, SocketFrame } from '@mallwright/contract/site'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { PubSubEvent } from '../db/pub-sub.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { redeemTicket } from '../session/ticket.store.ts'
import { createPresence } from './presence.ts'
import type { PresenceSocket } from './presence.ts'

/** The text of a take-over. Domain 2.1. */
const TAKEN_OVER_TEXT = '您的账号已在其它终端登录'

/** Close codes: a refused ticket, and the end of a session. Neither is one that clients reconnect on. */
const CLOSE_REFUSED = 4401
const CLOSE_TAKEN_OVER = 4409

/** The protocol's own code for a server that cannot go on. */
const CLOSE_FAULT = 1011

/** The part of a socket that is used here. */
interface Socket {
  readonly readyState: number
  send(text: string): void
  close(code: number): void
  terminate(): void
  on(event: 'message', listener: (message: Buffer) => void): void
  on(event: 'close' | 'error', listener: () => void): void
}

/** `readyState` of an open socket. */
const OPEN = 1

interface Connection extends PresenceSocket {
  readonly socket: Socket
  /** When it last sent anything, in epoch ms. */
  lastMessageAt: number
}

/** Serves `/ws`: the query's `token` is a one-time ticket; `ping` is answered with `pong`. Specification 1 §4.5. */
export function socketRoutes(context: AppContext, publicOrigin: string | undefined): void {
  const connections = new Set<Connection>()
  const presence = createPresence(context.database, (error) => context.app.log.error({ error }, 'presence failed'))
  context.pubSub.subscribe((notice) => presence.onEvent(notice))
  context.pubSub.subscribe((notice) => notice && deliver(connections, notice))
  const stopSweep = terminateSilent(connections, context.limits.socketSilenceMs)
  context.app.addHook('onClose', () => Promise.resolve(stopSweep()))
  context.app.get('/ws', { websocket: true }, (socket: Socket, request) => {
    socket.on('error', () => socket.terminate())
    if (!isOwnOrigin(request, publicOrigin)) return socket.close(CLOSE_REFUSED)
    const admission = admitSocket(context, request)
    let connection: Connection | undefined
    const join = (place: Awaited<typeof admission>) => {
      if (!place) return socket.close(CLOSE_REFUSED)
      if (socket.readyState !== OPEN) return undefined
      const sendFrame = (frame: PresenceFrame | BlocksFrame) => send(socket, frame)
      const joined = { socket, ...place, id: randomUUID(), send: sendFrame, lastMessageAt: Date.now() }
      connection = joined
      connections.add(joined)
      return socket.on('close', () => {
        connections.delete(joined)
        presence.leave(joined)
      })
    }
    admission.then(join).catch((error: unknown) => {
      request.log.error({ error }, 'socket ticket look-up failed')
      socket.close(CLOSE_FAULT)
    })
    // Listening starts before the ticket is looked up, so that an early ping is not lost; its answer waits.
    socket.on('message', (message) => {
      if (connection) connection.lastMessageAt = Date.now()
      const text = message.toString()
      void admission.then(
        (place) =>
          place && (text === 'ping' ? socket.send('pong') : connection && presence.onMessage(connection, text)),
        () => undefined,
      )
    })
  })
}

/** Ends connections whose phone is gone without a word: a living client pings every minute. Gives the way to stop. */
function terminateSilent(connections: ReadonlySet<Connection>, silenceMs: number): () => void {
  const sweep = () => {
    const oldest = Date.now() - silenceMs
    for (const { socket, lastMessageAt: heardAt } of connections) if (heardAt < oldest) socket.terminate()
  }
  const timer = setInterval(sweep, silenceMs / 2)
  timer.unref()
  return () => clearInterval(timer)
}

async function admitSocket(context: AppContext, request: FastifyRequest) {
  const { token } = request.query as { token?: unknown }
  const grant = typeof token === 'string' ? await redeemTicket(context.database.pool, 'socket', token) : undefined
  if (!grant?.sessionId) return undefined
  return { siteId: (await context.sites.ofHost(request.hostname)).id, sessionId: grant.sessionId }
}

function deliver(connections: ReadonlySet<Connection>, notice: PubSubEvent): void {
  for (const { socket, siteId, sessionId } of connections) {
    if (notice.kind === 'release' && notice.siteId === siteId) {
      send(socket, { body: BODY_RELEASE, level: 'system', release: notice.release })
    }
    if (notice.kind === 'taken-over' && notice.sessionId === sessionId) {
      send(socket, { body: BODY_TAKEN_OVER, level: 'system', text: TAKEN_OVER_TEXT })
      socket.close(CLOSE_TAKEN_OVER)
    }
  }
}

function send(socket: Socket, frame: SocketFrame | PresenceFrame | BlocksFrame): void {
  socket.send(JSON.stringify(frame))
}

function isOwnOrigin(request: FastifyRequest, publicOrigin: string | undefined): boolean {
  const { origin } = request.headers
  // Programs other than browsers send none; the ticket is what admits them.
  if (origin === undefined) return true
  return origin === publicOrigin || (URL.canParse(origin) && new URL(origin).host === request.host)
}
