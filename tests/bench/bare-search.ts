import fastify from 'fastify'
import pg from 'pg'

/**
 * Baseline of a search: a bare Fastify that asks the index of pieces for twenty products, written by hand and prepared.
 * Arguments: port, address of the database, path, id of the site.
 */
const [port = '', connectionString = '', path = '', site = ''] = process.argv.slice(2)

const ROWS = `select p.prod_code, p.name, p.main_image_url, p.min_price_cents::text, p.sales_count, s.name as shop
  from product p join shop s on s.id = p.shop_id join site_shop ss on ss.shop_id = s.id and ss.site_id = $1
  where p.on_shelf and p.search_pieces @> array[$2::text]
  order by p.in_stock desc, p.sales_count desc, p.id limit 20`
const TOTAL = `select count(*)::int as total from product p join site_shop ss on ss.shop_id = p.shop_id and ss.site_id = $1
  where p.on_shelf and p.search_pieces @> array[$2::text]`

const pool = new pg.Pool({ connectionString })
const app = fastify()
app.post<{ Body: { readonly cKeyword: string } }>(path, async ({ body }) => {
  const values = [site, body.cKeyword]
  const rows = await pool.query({ name: 'rows', text: ROWS, values })
  const total = await pool.query<{ total: number }>({ name: 'total', text: TOTAL, values })
  return { code: 1, data: { results: rows.rows, iTotleSize: total.rows[0]?.total } }
})
app.get('/api/healthz', () => 'ready')
await app.listen({ port: Number(port), host: '127.0.0.1' })
