import fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline of a page of the price list: a bare Fastify that runs the statements of that page, written by hand and prepared.
 * Arguments: port, address of the database, path, id of the institution.
 */
const [port = '', connectionString = '', path = '', organisation = ''] = process.argv.slice(2)

const FROM = `from product_price p join product_class c on c.id = p.class_id
  where (p.organisation_id is null or p.organisation_id = $1) and p.name like $2 and p.price_cents >= $3
    and p.valid_from >= $4`
const ROWS = `select p.id, p.code, p.name, p.spec_text, p.unit, p.min_qty, p.price_cents::text, p.tax_rate::text, p.kind,
    p.valid_from, p.valid_to, c.name as class, p.valid_to is not null as ended, p.remark
  ${FROM} order by p.price_cents, p.id limit 10`
const TOTAL = `select count(*)::int as total, sum(price_cents)::text as sum from (select p.price_cents ${FROM} limit 100001) matching`

const pool = new pg.Pool({ connectionString })
const app = fastify()
app.post(path, async () => {
  const values = [organisation, '%纸%', 1000, '2020-01-01']
  const [rows, total] = await Promise.all([
    pool.query({ name: 'rows', text: ROWS, values }),
    pool.query<{ total: number; sum: string }>({ name: 'total', text: TOTAL, values }),
  ])
  return { code: 1, data: { pageData: rows.rows, ...total.rows[0] } }
})
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
