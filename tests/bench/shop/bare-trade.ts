import { readFileSync } from 'node:fs'

import { newUuid } from '@mallwright/contract/values'
import fastify from 'fastify'
import pg from 'pg'

import { replayOf } from './recorded-transaction.ts'
import type { RecordedTrade } from './recorded-transaction.ts'

/**
 * Baseline of a submitted order: a bare Fastify that runs the statements of the product's transaction, as they were recorded, and
 * nothing else. Arguments: port, address of the database, file of the recorded trades, one a buyer.
 */
const [port = '', connectionString = '', file = ''] = process.argv.slice(2)

const trades = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedTrade[]
const replays = trades.map(replayOf)

/** As many connections as the product has for requests. */
const pool = new pg.Pool({ connectionString, max: 16 })
const app = fastify()
app.post<{ Body: { readonly buyer: number } }>('/trade', async ({ body }) => {
  const client = await pool.connect()
  try {
    await replays[body.buyer]?.(client, newUuid())
    return { code: 1, data: {} }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
