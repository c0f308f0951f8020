import { execFileSync } from 'node:child_process'
import { createHash, randomBytes, randomUUID } from 'node:crypto'

import pg from 'pg'

import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { databaseUrl } from '../bundled-database.ts'
import { limitFigure, median } from './figures.ts'
import type { Figure } from './figures.ts'
import { openRawSocket } from './raw-socket.ts'
import type { RawSocket } from './raw-socket.ts'

/** Sockets of one process, and how many are opened at once. Issue 13 §3. */
const SOCKETS = 2000
const AT_ONCE = 50

/** Removals whose latency is measured. */
const REMOVALS = 40

/** Sockets that are opened and closed before anything is measured. */
const WARM_UP = 200

/** Measures what sockets cost a process, and how soon a removal reaches its target and whether anybody else hears it. */
export async function run(): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const database = new pg.Pool({ connectionString: databaseUrl(server.dataDir), max: 4 })
  const target = server.url.replace('http', 'ws')
  const opened: RawSocket[] = []
  try {
    for (const { socket } of await openAll(database, target, WARM_UP)) socket.close()
    await settle()
    const before = memoryOf(server.process.pid)
    const sockets = await openAll(database, target, SOCKETS)
    opened.push(...sockets.map(({ socket }) => socket))
    await settle()
    const after = memoryOf(server.process.pid)
    const removed = sockets.slice(0, REMOVALS)
    const latencies: number[] = []
    for (const { socket, sessionId } of removed) latencies.push(await remove(database, socket, sessionId))
    await settle()
    const bystanders = sockets.slice(REMOVALS).filter(({ socket }) => socket.texts.some((text) => text !== 'pong'))
    const answers = await Promise.all(sockets.slice(REMOVALS).map(async ({ socket }) => isAnswered(socket)))
    return [
      limitFigure(`memory of ${SOCKETS} sockets`, 'MB', { ours: after - before, most: 150 }),
      limitFigure('removal to its frame, median', 'ms', { ours: median(latencies), most: 1000 }),
      limitFigure('removal to its frame, slowest', 'ms', { ours: Math.max(...latencies), most: 1000 }),
      limitFigure('other sockets that heard of a removal', '', { ours: bystanders.length, most: 0 }),
      limitFigure('other sockets that answer no more', '', {
        ours: answers.filter((isAlive) => !isAlive).length,
        most: 0,
      }),
    ]
  } finally {
    for (const socket of opened) socket.close()
    await database.end()
    await server.stop()
    removeDataDir(server.dataDir)
  }
}

interface Opened {
  readonly socket: RawSocket
  readonly sessionId: string
}

/** Opens sockets of a session each. Sessions are rows: two thousand sign-ins from one address would be refused. */
async function openAll(database: pg.Pool, target: string, count: number): Promise<Opened[]> {
  const all: Opened[] = []
  while (all.length < count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, () => openOne(database, target))
    all.push(...(await Promise.all(batch)))
  }
  return all
}

async function openOne(database: pg.Pool, target: string): Promise<Opened> {
  const [sessionId, ticket] = [randomUUID(), randomBytes(32).toString('hex')]
  await database.query(
    `with opened as (
       insert into login_session (id, token_hash, sign_key, terminal_type, expires_at)
       values ($1::uuid, md5($1::text), 'x', 'visitor', now() + interval '1 hour') returning id)
     insert into one_time_ticket (purpose, ticket_hash, session_id, expires_at)
     select 'socket', $2, id, now() + interval '1 minute' from opened`,
    [sessionId, createHash('sha256').update(ticket).digest('hex')],
  )
  const socket = await openRawSocket(`${target}/ws?token=${ticket}`)
  if (!(await isAnswered(socket))) throw new Error('a socket was not admitted')
  return { socket, sessionId }
}

async function isAnswered(socket: RawSocket): Promise<boolean> {
  const before = socket.texts.length
  const answered = socket.next()
  socket.send('ping')
  await answered
  return socket.texts.slice(before).includes('pong')
}

/** Ends a session as the server's own store does; gives the ms until its socket has the frame. */
async function remove(database: pg.Pool, socket: RawSocket, sessionId: string): Promise<number> {
  const heard = socket.next()
  const began = performance.now()
  await database.query(
    `with ended as (
       update login_session set revoked_at = now(), revoke_reason = 'removed' where id = $1::uuid returning id)
     select pg_notify('mallwright', json_build_object('kind', 'session-removed', 'sessionId', id)::text) from ended`,
    [sessionId],
  )
  await heard
  if (!socket.texts.some((text) => text.includes('"1001"'))) throw new Error('a removal was not heard')
  return performance.now() - began
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number | undefined): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}

/** Time for what is under way to end, and for garbage to be collected. */
const settle = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 3000)
  })
