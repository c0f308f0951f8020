import { execFileSync } from 'node:child_process'
import { inflateRawSync } from 'node:zlib'

import pg from 'pg'

import { databaseUrl } from '../bundled-database.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { signIn } from '../gateway.ts'
import type { Gateway } from '../gateway.ts'
import { zeroClaim } from './claim.ts'
import type { Claim, ProofSize } from './claim.ts'

const OPERATOR = { phone: '19900180002', password: 'Mall2025a', terminal: 'studio' } as const
const BUYER = '19900140001'

/** How often (ms) the memory of the server is looked at. */
const SAMPLE_MS = 50

/** By how many MB an export may raise the memory of the server: 100,000 collected orders would need several hundred. */
const MAX_RISE_MB = 96

/** Exports N generated orders as a workbook while the memory of the server is watched. */
export async function run({ count }: ProofSize): Promise<Claim[]> {
  const server = await startBuiltServer()
  const database = new pg.Client(databaseUrl(server.dataDir))
  try {
    await database.connect()
    const known = await generateOrders(database, count)
    const gateway = await signIn(server.url, OPERATOR)
    // The first export loads code and plans.
    await exportOrders(gateway, '2611')
    const pid = server.process.pid ?? 0
    const before = memoryOf(pid)
    let peak = before
    const watch = setInterval(() => (peak = Math.max(peak, memoryOf(pid))), SAMPLE_MS)
    const bytes = await exportOrders(gateway, '').finally(() => clearInterval(watch))
    const rise = Math.round(peak - before)
    const missing = known - (rowsOf(bytes) - 1)
    const attempts = `${known} orders, ${Math.round(bytes.length / 1024)} kB`
    return [
      zeroClaim('orders that are missing in the workbook, or there twice', attempts, Math.abs(missing)),
      {
        name: 'MB by which the memory of the server rose',
        attempts,
        figure: rise,
        goal: `≤ ${MAX_RISE_MB}`,
        holds: rise <= MAX_RISE_MB,
      },
    ]
  } finally {
    await database.end().catch(() => undefined)
    await server.stop()
    removeDataDir(server.dataDir)
  }
}

async function exportOrders(gateway: Gateway, cKeyword: string): Promise<Buffer> {
  const answer = await gateway.exportDeskOrder({ body: { cKeyword } })
  if (!answer.ok || !(answer.data instanceof Blob)) throw new Error(answer.msg)
  return Buffer.from(await answer.data.arrayBuffer())
}

/** Adds orders of three lines; gives the number of all that there are. */
async function generateOrders(database: pg.Client, count: number): Promise<number> {
  const { rows } = await database.query<{ id: string }>(
    `insert into trade (trade_no, site_id, account_id, request_uuid, pay_total_cents)
     select '261100000000000000', ss.site_id, a.id, 'export', 0 from account a, site_shop ss where a.mobile_phone = $1 limit 1
     returning id`,
    [BUYER],
  )
  await database.query(
    `insert into shop_order (order_no, trade_id, site_id, shop_id, account_id, state, goods_cents, freight_cents, pay_cents,
       address_snapshot, remark, created_at)
     select '2611' || lpad(n::text, 14, '0'), t.id, t.site_id, s.id, t.account_id, 20, 9900, 0, 9900, '{}', repeat('留言 ' || n, 5),
       now() - interval '1 second' * n
     from trade t, (select id from shop order by id limit 1) s, generate_series(1, $2::int) n where t.id = $1`,
    [rows[0]?.id, count],
  )
  await database.query(
    `insert into order_item (order_id, sort, product_id, sku_id, prod_code, name, spec_text, unit, qty, price_cents, price_source,
       amount_cents)
     select o.id, k.sort, k.product_id, k.id, k.prod_code, k.name, k.spec_text, k.unit, 1, 3300, 'sku', 3300
     from shop_order o, (select s.id, s.product_id, p.prod_code, p.name, s.spec_text, p.unit, row_number() over (order by s.id) as sort
       from sku s join product p on p.id = s.product_id order by s.id limit 3) k where o.trade_id = $1`,
    [rows[0]?.id],
  )
  await database.query('analyze')
  const all = await database.query<{ count: number }>('select count(*)::int as count from shop_order')
  return all.rows[0]?.count ?? 0
}

/** Resident memory of a process, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

/** Rows of a workbook's last entry, its sheet, found by the directory. PKWARE APPNOTE §4.3. */
function rowsOf(bytes: Buffer): number {
  const end = bytes.length - 22
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 1; left--) at += 46 + bytes.readUInt16LE(at + 28)
  const local = bytes.readUInt32LE(at + 42)
  const from = local + 30 + bytes.readUInt16LE(local + 26)
  const sheet = inflateRawSync(bytes.subarray(from, from + bytes.readUInt32LE(at + 20)))
  let rows = 0
  for (let next = sheet.indexOf('<row>'); next >= 0; next = sheet.indexOf('<row>', next + 1)) rows += 1
  return rows
}
