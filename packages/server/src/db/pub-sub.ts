import type { SocketFrame } from '@mallwright/contract/site'
import pg from 'pg'

import type { Database } from './database.ts'
import { command } from './query.ts'
import type { Queryable } from './query.ts'

/** Events between server processes: ids only, far below the 8,000-byte limit of NOTIFY. */
export type PubSubEvent =
  | { readonly kind: 'release'; readonly siteId: string; readonly release: number }
  | { readonly kind: 'taken-over'; readonly sessionId: string }
  /** An administrator has removed the account from the session. */
  | { readonly kind: 'session-removed'; readonly sessionId: string }
  /** A sign-out, a stopped account or a copied token. The database itself sends it, too (migration 0010). */
  | { readonly kind: 'session-ended'; readonly sessionId: string }
  /** The editors of a page changed; read them from the database. */
  | { readonly kind: 'presence'; readonly siteId: string; readonly columnCode: string }
  /** A job was added. */
  | { readonly kind: 'job' }
  /** A saved block of a site was created, changed or removed. */
  | { readonly kind: 'blocks'; readonly siteId: string }
  /** A list, query, reference, enumeration, or who may press a button was changed. The database itself sends it (migrations 0017, 0023). */
  | { readonly kind: 'definition' }
  /** An institution's own layout of a list, a query or a menu was changed, or a role of a member. The database itself sends it (migration 0023). */
  | { readonly kind: 'layout'; readonly organisationId: string }
  /** Orders, messages or the cart of an account changed; its sockets are told. */
  | { readonly kind: 'account'; readonly accountId: string; readonly topic: AccountTopic }
  /** The draft of a page, site part or linked block was saved or removed. */
  | { readonly kind: 'draft'; readonly siteId: string; readonly columnCode: string; readonly revision: number }

/** What may change for an account. */
export type AccountTopic = NonNullable<SocketFrame['topic']>

/** Publish–subscribe between all server processes, over LISTEN / NOTIFY. */
export interface PubSub {
  /** Adds a listener; it gets `undefined` when events may have been missed. */
  subscribe(listener: (event: PubSubEvent | undefined) => void): void
  /** Whether the LISTEN connection is up; without it caches must not be filled. */
  isListening(): boolean
  /** Notifies local listeners immediately: this process's own event may still be in transit. */
  invalidate(): void
  close(): Promise<void>
}

const CHANNEL = 'mallwright'

/** Delay (ms) before reconnecting. */
const RETRY_DELAY_MS = 500

/** Interval and time limit (ms) of the check that the connection is alive: a frozen server does not close it. */
const CHECK_INTERVAL_MS = 5000
const TIMEOUT_MS = 4000

const NOTIFY = command('select pg_notify($1, $2)')

/** Publishes an event when the transaction commits. */
export async function notify(client: Queryable, event: PubSubEvent): Promise<void> {
  await NOTIFY.run(client, [CHANNEL, JSON.stringify(event)])
}

/** Opens a dedicated LISTEN connection that reconnects when it breaks. */
export async function openPubSub(database: Database): Promise<PubSub> {
  const listeners = new Set<(event: PubSubEvent | undefined) => void>()
  const emit = (event: PubSubEvent | undefined) => listeners.forEach((listener) => listener(event))
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let check: NodeJS.Timeout | undefined
  let isClosed = false

  const onDisconnect = () => {
    if (!client && retry) return
    clearInterval(check)
    const wasListening = client !== undefined
    client = undefined
    if (wasListening) emit(undefined)
    if (!isClosed) retry = setTimeout(() => void connect().catch(onDisconnect), RETRY_DELAY_MS)
  }
  const connect = async () => {
    retry = undefined
    const connection = new pg.Client({
      connectionString: database.url,
      application_name: 'mallwright',
      keepAlive: true,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    })
    connection.on('error', () => undefined)
    connection.on('notification', ({ payload }) => emit(JSON.parse(payload ?? '') as PubSubEvent))
    try {
      await connection.connect()
      await connection.query(`listen ${CHANNEL}`)
    } catch (error) {
      await connection.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return connection.end()
    client = connection
    connection.on('end', onDisconnect)
    // Ended while a query is unanswered, the connection closes at once and is opened anew.
    check = setInterval(() => void connection.query('select 1').catch(() => connection.end()), CHECK_INTERVAL_MS)
    check.unref()
    emit(undefined)
    return undefined
  }
  await connect()
  return {
    subscribe: (listener) => listeners.add(listener),
    isListening: () => client !== undefined,
    invalidate: () => emit(undefined),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      clearInterval(check)
      client?.removeListener('end', onDisconnect)
      await client?.end()
    },
  }
}
