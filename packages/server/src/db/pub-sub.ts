import pg from 'pg'

import type { Database, Transaction } from './database.ts'

/** What server processes tell each other: ids only, so that a notice stays far below NOTIFY's 8,000 bytes. */
export type PubSubEvent =
  | { readonly kind: 'release'; readonly siteId: string; readonly release: number }
  | { readonly kind: 'taken-over'; readonly sessionId: string }
  /** Who is on a page changed; the database says how. */
  | { readonly kind: 'presence'; readonly siteId: string; readonly columnCode: string }
  /** A saved block of a site was made, changed or removed. */
  | { readonly kind: 'blocks'; readonly siteId: string }

/** The stream of notices of all server processes on this database. */
export interface PubSub {
  /** Calls back for every notice, and with `undefined` when some may have been missed. */
  subscribe(listener: (notice: PubSubEvent | undefined) => void): void
  /** Whether notices arrive right now; what was cached without them must not be trusted. */
  isListening(): boolean
  /** Tells this process at once that something changed: its own notice may still be under way. */
  invalidate(): void
  close(): Promise<void>
}

const CHANNEL = 'mallwright'

/** How long to wait before listening again after the connection broke, in ms. */
const RETRY_DELAY_MS = 500

/** Sends a notice when the transaction commits. */
export async function notify(client: Transaction, notice: PubSubEvent): Promise<void> {
  await client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)])
}

/** Listens on a connection of its own and reconnects when it breaks. */
export async function openPubSub(database: Database): Promise<PubSub> {
  const listeners = new Set<(notice: PubSubEvent | undefined) => void>()
  const tell = (notice: PubSubEvent | undefined) => listeners.forEach((listener) => listener(notice))
  let client: pg.Client | undefined
  let retry: NodeJS.Timeout | undefined
  let isClosed = false

  const lost = () => {
    if (!client && retry) return
    client = undefined
    tell(undefined)
    if (!isClosed) retry = setTimeout(() => void connect().catch(lost), RETRY_DELAY_MS)
  }
  const connect = async () => {
    retry = undefined
    const next = new pg.Client({ connectionString: database.url, application_name: 'mallwright', keepAlive: true })
    next.on('error', () => undefined)
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? '') as PubSubEvent))
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (isClosed) return next.end()
    client = next
    next.on('end', lost)
    tell(undefined)
    return undefined
  }
  await connect()
  return {
    subscribe: (listener) => listeners.add(listener),
    isListening: () => client !== undefined,
    invalidate: () => tell(undefined),
    close: async () => {
      isClosed = true
      clearTimeout(retry)
      client?.removeListener('end', lost)
      await client?.end()
    },
  }
}
