import { searchProductPage } from '@mallwright/contract/catalog'
import pg from 'pg'

import { databaseUrl } from '../bundled-database.ts'
import { removeDataDir, startBuiltServer } from '../built-server.ts'
import { gatewayOf, signIn } from '../gateway.ts'
import { startBareProcess } from './bare-process.ts'
import { limitFigure, plainFigure } from './figures.ts'
import type { Figure } from './figures.ts'

/** Generated products, and how many of them a statement writes. */
const PRODUCTS = 100_000
const STEP = 5000

/** Goal (ms) of the slowest of a hundred searches. Issue 15 §1. */
const MAX_MS = 50

/** Goal (ms) of suggestions: 150 ms after the last key, of which the field waits 80. Domain sheet 61. */
const MAX_SUGGEST_MS = 70

/** Characters that generated names are made of; the commonest is in every tenth name. */
const CHARACTERS = 500
const NAME_LENGTH = 6

/** Searches of either side, in turns. */
const SEARCHES = 400
const WARM_UP = 40

const PHONE = '19900140001'

/** A name of characters that are the rarer the later they stand in the list, as those of a language are. */
const NAME = `(select string_agg(chr(20000 + floor(${CHARACTERS} * power(
    ((n * 7919 + part * 104729 + n * part * 31) % 100003)::float8 / 100003, 1.5))::int), '' order by part)
  from generate_series(1, ${NAME_LENGTH}) as part)`

/** Writes the products into a shop and a class of the demo, without the stock of variants. */
async function generateProducts(client: pg.Client): Promise<string> {
  for (let from = 1; from <= PRODUCTS; from += STEP) {
    await client.query(
      `insert into product (prod_code, shop_id, class_id, brand_id, name, unit, price_mode, min_price_cents, search_text, sales_count, in_stock)
       select 'G' || n, own.shop_id, own.class_id, own.brand_id, generated.name, '件', 1, 100 + n % 9973, lower(generated.name || ' g' || n), n % 997, n % 5 > 0
       from (select n, ${NAME} as name from generate_series($1::int, $2::int) as n) as generated
       cross join lateral (select p.shop_id, p.class_id, p.brand_id from product p
         join site_shop ss on ss.shop_id = p.shop_id join site s on s.id = ss.site_id and s.is_main
         where p.prod_code like 'P%' order by p.id offset generated.n % 100 limit 1) as own`,
      [from, from + STEP - 1],
    )
  }
  await client.query('vacuum analyze product')
  const { rows } = await client.query<{ id: string }>('select id from site where is_main')
  return rows[0]?.id ?? ''
}

/** Words of so many characters as buyers type them: pieces of generated names. */
async function wordsOf(client: pg.Client, length: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ word: string }>(
    `select substr(name, 1 + abs(hashtext(prod_code)) % ${NAME_LENGTH - length + 1}, ${length}) as word
     from product where prod_code like 'G%' order by hashtext(prod_code || 'word') limit ${SEARCHES + WARM_UP}`,
  )
  return rows.map(({ word }) => word)
}

/** Value below which so many hundredths of the times lie. */
function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? 0
}

async function timed(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await call()
  return performance.now() - began
}

/** Benchmarks searches of short words among 100,000 products, beside a bare query of the same index in the same run. */
export async function run(): Promise<readonly Figure[]> {
  const server = await startBuiltServer({ env: { LOG_LEVEL: 'error' } })
  const client = new pg.Client({ connectionString: databaseUrl(server.dataDir) })
  await client.connect()
  try {
    const siteId = await generateProducts(client)
    const { session } = await signIn(server.url, { phone: PHONE, password: 'Mall2025a', terminal: 'mobile' })
    const gateway = gatewayOf(server.url, session, 'keep-alive')
    const path = `/api/${searchProductPage.path}`
    const bare = await startBareProcess('bare-search.ts', [databaseUrl(server.dataDir), path, siteId])
    const askBare = (cKeyword: string) =>
      fetch(bare.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ cKeyword }),
      }).then((answer) => answer.text())
    const dataOf = async (call: Promise<{ readonly ok: boolean; readonly msg?: string }>) => {
      const answer = await call
      if (!answer.ok) throw new Error(answer.msg)
    }
    const askOurs = (cKeyword: string) => dataOf(gateway.searchProductPage({ body: { cKeyword, pageSize: 20 } }))
    const askSuggestions = (cKeyword: string) => dataOf(gateway.getSuggestList({ body: { cKeyword } }))
    const figures: Figure[] = []
    for (const length of [1, 2]) {
      const [ours, baseline, suggested]: [number[], number[], number[]] = [[], [], []]
      for (const word of await wordsOf(client, length)) {
        baseline.push(await timed(() => askBare(word)))
        ours.push(await timed(() => askOurs(word)))
        suggested.push(await timed(() => askSuggestions(word)))
      }
      const slowest = (times: readonly number[]) => percentile(times.slice(WARM_UP), 99)
      const middle = (times: readonly number[]) => percentile(times.slice(WARM_UP), 50)
      const name = length === 1 ? 'one character' : 'two characters'
      figures.push(
        limitFigure(`${name}, p99`, 'ms', { ours: slowest(ours), baseline: slowest(baseline), most: MAX_MS }),
        plainFigure(`${name}, median`, 'ms', { ours: middle(ours), baseline: middle(baseline) }),
        limitFigure(`suggestions, ${name}, p99`, 'ms', { ours: slowest(suggested), most: MAX_SUGGEST_MS }),
      )
    }
    bare.stop()
    return figures
  } finally {
    await client.end()
    await server.stop()
    removeDataDir(server.dataDir)
  }
}
