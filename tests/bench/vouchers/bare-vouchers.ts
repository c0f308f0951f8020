import { randomUUID } from 'node:crypto'

import { getTrackListByTypeAndUuid, saveVoucher } from '@mallwright/contract/voucher'
import fastify from 'fastify'
import pg from 'pg'

/**
 * Floor of saves and traces: a bare Fastify that parses the same body and runs only the statements that write a voucher, its lines and what
 * they pull, written by hand; it checks, computes and names nothing. It moves the counter of copies, which orders do not use otherwise.
 * Arguments: port, address of the database.
 */
const [port = '', connectionString = ''] = process.argv.slice(2)

interface Body {
  readonly cTemplateUuid: string
  readonly headData: Readonly<Record<string, string>>
  readonly lines: readonly { readonly cUpRowKey: string; readonly values: Readonly<Record<string, string>> }[]
}

const VOUCHER = `insert into voucher (type, organisation_id, partner_id, template_id, template_revision, voucher_no, voucher_date, amount_cents, fields, companions)
  select 'SAL_ORDER', organisation_id, id, $2, 1, $3, $4, $5, $6, '{}' from archive where id = $1 returning id`
const LINES = `insert into voucher_line (id, voucher_id, line_no, material_id, qty, amount_cents, fields, companions)
  select * from unnest($1::uuid[], $2::uuid[], $3::int[], $4::uuid[], $5::numeric[], $6::bigint[], $7::jsonb[], $8::json[])`
const COUNT = `update voucher_line l set copy_qty = l.copy_qty + d.qty from unnest($1::uuid[], $2::numeric[]) as d (id, qty)
  where l.id = d.id and l.copy_qty + d.qty between 0 and l.qty returning l.voucher_id`
const LINKS = `insert into voucher_link (down_line_id, up_line_id, up_voucher_id, down_voucher_id, book, qty)
  select d.down, d.up, $1, $2, 'copy', 1 from unnest($3::uuid[], $4::uuid[]) as d (down, up)`
const TRACE = `with recursive hop (id) as (select $1::uuid union
    select case when k.up_voucher_id = hop.id then k.down_voucher_id else k.up_voucher_id end
    from hop join voucher_link k on hop.id in (k.up_voucher_id, k.down_voucher_id))
  select v.id, v.type, v.voucher_no, v.state from hop join voucher v on v.id = hop.id where v.deleted_at is null order by v.voucher_no`

const pool = new pg.Pool({ connectionString, max: 4 })
const app = fastify({ bodyLimit: 1024 * 1024 })
app.post<{ Body: Body }>(`/api/${saveVoucher.path}`, async ({ body }) => {
  const { lines, headData } = body
  const client = await pool.connect()
  try {
    await client.query('begin')
    const head = [headData['cPartner'], body.cTemplateUuid, randomUUID(), headData['dVoucherDate'], lines.length * 100]
    const saved = await client.query<{ id: string }>(VOUCHER, [...head, headData])
    const id = saved.rows[0]?.id
    const ids = lines.map(() => randomUUID())
    const ups = lines.map(({ cUpRowKey }) => cUpRowKey)
    await client.query(LINES, [
      ids,
      ids.map(() => id),
      ids.map((_, index) => index + 1),
      lines.map(({ values }) => values['cMaterial']),
      lines.map(({ values }) => values['iQty']),
      ids.map(() => 100),
      lines.map(({ values }) => JSON.stringify(values)),
      ids.map(() => '{}'),
    ])
    const counted = await client.query<{ voucher_id: string }>(COUNT, [ups, ids.map(() => 1)])
    if (counted.rows.length < lines.length) throw new Error('nothing is open')
    await client.query(LINKS, [counted.rows[0]?.voucher_id, id, ids, ups])
    await client.query('commit')
    return { code: 1, data: { cUuid: id, lines: ids } }
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
})
app.post<{ Body: { readonly cUuid: string } }>(`/api/${getTrackListByTypeAndUuid.path}`, async ({ body }) => ({
  code: 1,
  data: (await pool.query({ name: 'trace', text: TRACE, values: [body.cUuid] })).rows,
}))
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
