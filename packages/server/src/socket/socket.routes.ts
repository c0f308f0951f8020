import { BODY_ACCOUNT, BODY_DEFINITION, BODY_RELEASE, BODY_REMOVED, BODY_TAKEN_OVER } from '@mallwright/contract/site'
import type { SocketFrame } from '@mallwright/contract/site'
import { translate } from '@mallwright/contract/values'
import type { Label, Locale } from '@mallwright/contract/values'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'

import type { PubSubEvent } from '../db/pub-sub.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { localeOf } from '../gateway/handle.ts'
import { originOfCall } from '../gateway/guard/own-origin.ts'
import { redeemTicket } from '../session/ticket.store.ts'
import { missedEnds } from './ended-session.store.ts'
import { createFrameLimit } from './frame-limit.ts'
import { accountOfSession, sessionsOfMembers } from './member-session.store.ts'
import { createPresence } from './presence.ts'
import type { PresenceSocket, StudioFrame } from './presence.ts'

/** Text of a take-over. Domain 2.1. */
const TAKEN_OVER: Label = {
  zh: '您的账号已在其它终端登录',
  en: 'Your account has signed in on another device.',
}

/** Text of a removal. Specification 1 §8. */
const REMOVED: Label = {
  zh: '您的账号被管理员清退',
  en: 'Your account was removed by the administrator.',
}

/** Tells a client to read its layouts and rights again. */
const DEFINITION_FRAME: SocketFrame = { body: BODY_DEFINITION, level: 'system' }

/** Close codes of a refused ticket or ended session, of a removal and of a take-over; clients do not reconnect on them. */
const CLOSE_REFUSED = 4401
const CLOSE_REMOVED = 4403
const CLOSE_TAKEN_OVER = 4409

/** Close code of a socket or frame too many; clients do not reconnect on it. */
const CLOSE_TOO_MANY = 4429

/** Time limit (ms) for the answer to a close. */
const CLOSE_TIMEOUT_MS = 1000

/** The most sockets of a session at one process: as many open tabs. */
const MAX_SOCKETS = 5

/** WebSocket close code: internal error. */
const CLOSE_FAULT = 1011

/** Subset of a WebSocket. */
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
  readonly locale: Locale
  /** Null for a visitor. */
  readonly accountId: string | null
  /** Time of the last message, epoch ms. */
  lastMessageAt: number
}

/** Serves `/ws`: the query's `token` is a one-time ticket; `ping` is answered with `pong`. Specification 1 §4.5. */
export function socketRoutes(context: AppContext, publicOrigin: string | undefined): void {
  const connections = new Set<Connection>()
  const presence = createPresence(context.database, (error) => context.app.log.error({ error }, 'presence failed'))
  context.pubSub.subscribe((event) => presence.onEvent(event))
  const leave = (connection: Connection) => {
    connections.delete(connection)
    presence.leave(connection)
  }
  // Not only when the client has answered: it may never.
  const end = (connection: Connection, code: number) => {
    leave(connection)
    closeSoon(connection.socket, code)
  }
  const endMissed = followEvents(context, connections, end)
  const stopSweep = terminateSilent(connections, context.limits.socketSilenceMs)
  context.app.addHook('onClose', () => Promise.resolve(stopSweep()))
  context.app.get('/ws', { websocket: true }, (socket: Socket, request) => {
    socket.on('error', () => socket.terminate())
    // Only browsers name an origin; the ticket authenticates other clients.
    if (originOfCall(request, publicOrigin) === undefined) return socket.close(CLOSE_REFUSED)
    const admission = admitSocket(context, request)
    let connection: Connection | undefined
    const join = (admitted: Awaited<typeof admission>) => {
      if (!admitted) return socket.close(CLOSE_REFUSED)
      if (socket.readyState !== OPEN) return undefined
      const others = [...connections].filter(({ sessionId }) => sessionId === admitted.sessionId)
      // The most silent one goes: after a lost network it is a dead one that nobody has closed.
      const silent = others.toSorted((one, other) => one.lastMessageAt - other.lastMessageAt)[0]
      if (silent && others.length >= MAX_SOCKETS) end(silent, CLOSE_TOO_MANY)
      const sendFrame = (frame: StudioFrame) => send(socket, frame)
      const now = Date.now()
      const joined = { socket, ...admitted, id: randomUUID(), send: sendFrame, lastMessageAt: now }
      connection = joined
      connections.add(joined)
      socket.on('close', () => leave(joined))
      // Its session may have ended after the ticket was used and before this socket was listed.
      return endMissed([admitted.sessionId])
    }
    admission.then(join).catch((error: unknown) => {
      request.log.error({ error }, 'socket ticket look-up failed')
      if (connection) end(connection, CLOSE_FAULT)
      else socket.close(CLOSE_FAULT)
    })
    const isWithinLimit = createFrameLimit()
    // Registered before the ticket is checked, so that early messages are not lost.
    socket.on('message', (message) => {
      if (socket.readyState !== OPEN) return undefined
      if (!isWithinLimit(performance.now())) {
        if (connection) leave(connection)
        return closeSoon(socket, CLOSE_TOO_MANY)
      }
      if (connection) connection.lastMessageAt = Date.now()
      const text = message.toString()
      return void admission.then(
        (admitted) =>
          admitted &&
          (text === 'ping'
            ? socket.send('pong')
            : connection && connections.has(connection) && presence.onMessage(connection, text)),
        () => undefined,
      )
    })
  })
}

/**
 * Delivers the events of every process, and after a gap between them the ends that were missed. Returns what ends the sockets of
 * sessions that have ended already.
 */
function followEvents(
  { app, database, pubSub }: AppContext,
  connections: ReadonlySet<Connection>,
  end: (connection: Connection, code: number) => void,
): (sessionIds: Iterable<string>) => Promise<void> {
  const endMissed = async (sessionIds: Iterable<string>) => {
    for (const event of await missedEnds(database.pool, sessionIds)) deliver(connections, event, end)
  }
  const sessionIds = () => [...connections].map(({ sessionId }) => sessionId)
  const tellMembers = async (organisationId: string) => {
    const members = await sessionsOfMembers(database.pool, organisationId, sessionIds())
    for (const { socket, sessionId } of connections) if (members.has(sessionId)) send(socket, DEFINITION_FRAME)
  }
  const logged = (work: Promise<void>, message: string) =>
    void work.catch((error: unknown) => app.log.error({ error }, message))
  pubSub.subscribe((event) => {
    if (event?.kind !== 'layout' && event) return deliver(connections, event, end)
    if (!pubSub.isListening() || connections.size === 0) return undefined
    return event
      ? logged(tellMembers(event.organisationId), 'members could not be read')
      : logged(endMissed(sessionIds()), 'ended sessions could not be read')
  })
  return endMissed
}

/** Closes a socket, without its answer if that does not come at once: until then it may go on sending. */
function closeSoon(socket: Socket, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
}

/** Terminates idle connections: clients ping every minute. Returns a stop function. */
function terminateSilent(connections: ReadonlySet<Connection>, silenceMs: number): () => void {
  const sweep = () => {
    const oldest = Date.now() - silenceMs
    for (const { socket, lastMessageAt } of connections) if (lastMessageAt < oldest) socket.terminate()
  }
  const timer = setInterval(sweep, silenceMs / 2)
  timer.unref()
  return () => clearInterval(timer)
}

async function admitSocket(context: AppContext, request: FastifyRequest) {
  const { token } = request.query as { token?: unknown }
  const grant = typeof token === 'string' ? await redeemTicket(context.database.pool, 'socket', token) : undefined
  if (!grant?.sessionId) return undefined
  return {
    siteId: (await context.sites.ofHost(request.hostname)).id,
    sessionId: grant.sessionId,
    accountId: await accountOfSession(context.database.pool, grant.sessionId),
    locale: localeOf(request),
  }
}

function deliver(
  connections: ReadonlySet<Connection>,
  event: PubSubEvent,
  end: (connection: Connection, code: number) => void,
): void {
  for (const connection of connections) {
    const { socket, siteId, sessionId, accountId, locale } = connection
    if (event.kind === 'release' && event.siteId === siteId) {
      send(socket, { body: BODY_RELEASE, level: 'system', release: event.release })
    }
    if (event.kind === 'definition') send(socket, DEFINITION_FRAME)
    if (event.kind === 'account' && event.accountId === accountId) {
      send(socket, { body: BODY_ACCOUNT, level: 'user', topic: event.topic })
    }
    if (event.kind === 'taken-over' && event.sessionId === sessionId) {
      send(socket, { body: BODY_TAKEN_OVER, level: 'system', text: translate(locale, TAKEN_OVER) })
      end(connection, CLOSE_TAKEN_OVER)
    }
    if (event.kind === 'session-removed' && event.sessionId === sessionId) {
      send(socket, { body: BODY_REMOVED, level: 'system', text: translate(locale, REMOVED) })
      end(connection, CLOSE_REMOVED)
    }
    if (event.kind === 'session-ended' && event.sessionId === sessionId) end(connection, CLOSE_REFUSED)
  }
}

function send(socket: Socket, frame: SocketFrame | StudioFrame): void {
  socket.send(JSON.stringify(frame))
}
