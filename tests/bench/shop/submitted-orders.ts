import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { submitOrder } from '@mallwright/contract/order'
import { newUuid } from '@mallwright/contract/values'
import pg from 'pg'

import { databaseUrl } from '../../bundled-database.ts'
import { startBuiltServer } from '../../built-server.ts'
import { gatewayOf, signIn } from '../../gateway.ts'
import type { Gateway } from '../../gateway.ts'
import { startBareProcess } from '../bare-process.ts'
import { limitFigure } from '../figures.ts'
import type { Figure } from '../figures.ts'
import { inTurns, loadFigures, measureCalls, signedHeaders } from '../load.ts'
import { buyerPhone, copyBuyers, openShops, linesFor } from './buyers.ts'
import type { Recorded, RecordedTrade } from './recorded-transaction.ts'

/** Buyers at once, each with products of their own: the checkouts of one buyer, and of one product, follow each other on either side. */
const BUYERS = 12

/** Lines of each checkout, half of them of a second shop. */
const LINES = 4

/** Trades of a run, and of its warm-up; runs of either side, in turns. */
const RUN = { count: 300, warmUp: 120 }

/** Part of the bare transactions a second that the product is to reach. Issue 15 §7. */
const MIN_RATIO = 0.6

/** Statements of a trade, however many lines it has: a shop adds six. */
const MAX_STATEMENTS = 30

/** A buyer with a checkout that can be submitted: each submission of it is another trade. */
interface Buyer {
  readonly gateway: Gateway
  readonly previewId: string
}

type Carts = Awaited<ReturnType<typeof linesFor>>

/**
 * Trades a second and the latency of the slowest hundredth, beside the same transaction from a bare process on the same database.
 * Leaves a stopped server's data folder with many orders.
 */
export async function submittedOrderFigures(dataDir: string): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mallwright-orders-'))
  const file = join(folder, 'trades.json')
  try {
    const { trades, carts } = await recordTrades(dataDir, join(folder, 'statements.jsonl'))
    writeFileSync(file, JSON.stringify(trades))
    const sent = Math.max(...trades.map(({ statements }) => statements.length))
    return [
      ...(await compare(dataDir, file, carts)),
      limitFigure(`statements of a trade of ${LINES} lines of 2 shops`, '', { ours: sent, most: MAX_STATEMENTS }),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Has every buyer submit once, at a server that writes its statements down. */
async function recordTrades(dataDir: string, statementsFile: string) {
  const recorder = pathToFileURL(join(import.meta.dirname, 'statement-recorder.mjs')).href
  const env = { LOG_LEVEL: 'error', NODE_OPTIONS: `--import ${recorder}`, BENCH_STATEMENTS: statementsFile }
  const server = await startBuiltServer({ dataDir, env })
  try {
    const carts = await prepare(databaseUrl(dataDir))
    const requests: string[] = []
    for (const { gateway, previewId } of await openBuyers(server.url, carts)) {
      const cRequestUuid = newUuid()
      const placed = await gateway.submitOrder({ body: { cPreviewUuid: previewId, cRequestUuid } })
      if (!placed.ok) throw new Error(placed.msg)
      requests.push(cRequestUuid)
    }
    const lines = readFileSync(statementsFile, 'utf8').trim().split('\n')
    const trades = lines.map((line, buyer): RecordedTrade => ({
      requestUuid: requests[buyer] ?? '',
      statements: JSON.parse(line) as Recorded[],
    }))
    return { trades, carts }
  } finally {
    await server.stop()
  }
}

/** Buyers, stock, and what each of them buys. */
async function prepare(connectionString: string): Promise<Carts> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await copyBuyers(client, BUYERS)
    await openShops(client)
    return await linesFor(client, { buyers: BUYERS, lines: LINES })
  } finally {
    await client.end()
  }
}

/** Submits by the product and by the bare process, in turns. */
async function compare(dataDir: string, file: string, carts: Carts): Promise<Figure[]> {
  const server = await startBuiltServer({ dataDir, env: { LOG_LEVEL: 'error' } })
  const bare = await startBareProcess('shop/bare-trade.ts', [databaseUrl(dataDir), file])
  try {
    const buyers = await openBuyers(server.url, carts)
    const run = { ...RUN, connections: BUYERS }
    const measured = await inTurns({
      baseline: () => measureCalls(bareCalls(), { ...run, url: bare.url }),
      ours: () => measureCalls(signedCalls(buyers), { ...run, url: server.url }),
    })
    return loadFigures('submitted orders', measured, { minRatio: MIN_RATIO, unit: 'trades/s' })
  } finally {
    bare.stop()
    await server.stop()
  }
}

function bareCalls() {
  let turn = 0
  const headers = { 'content-type': 'application/json' }
  return () => ({ path: '/trade', body: JSON.stringify({ buyer: turn++ % BUYERS }), headers })
}

/** Calls by the buyers in turns, signed beforehand so that only the server's work is timed. */
function signedCalls(buyers: readonly Buyer[]) {
  const { path } = submitOrder
  const calls = Array.from({ length: RUN.count + RUN.warmUp + BUYERS }, (_, turn) => {
    const buyer = buyers[turn % buyers.length]
    if (!buyer) throw new Error('there are no buyers')
    const body = JSON.stringify({ cPreviewUuid: buyer.previewId, cRequestUuid: newUuid() })
    return { path: `/api/${path}`, body, headers: signedHeaders(buyer.gateway, { path, body }) }
  })
  return () => {
    const call = calls.pop()
    if (!call) throw new Error('all calls were sent')
    return call
  }
}

/** Signs the buyers in, each with a computed checkout. */
function openBuyers(url: string, carts: Carts): Promise<readonly Buyer[]> {
  return Promise.all(
    carts.map(async (items, index) => {
      const { session } = await signIn(url, { phone: buyerPhone(index), password: 'Mall2025a', terminal: 'mobile' })
      const gateway = gatewayOf(url, session, 'keep-alive')
      const preview = await gateway.confirmOrder({ body: { cFrom: 'buy', coupons: [], items: [...items] } })
      if (!preview.ok) throw new Error(preview.msg)
      return { gateway, previewId: preview.data.cPreviewUuid }
    }),
  )
}
