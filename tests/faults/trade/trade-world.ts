import pg from 'pg'

import { newUuid } from '@mallwright/contract/values'

import { newDemoDir, removeDataDir, startBuiltServer } from '../../built-server.ts'
import type { BuiltServer } from '../../built-server.ts'
import { databaseUrl } from '../../bundled-database.ts'
import { gatewayOf, signIn } from '../../gateway.ts'
import type { Gateway } from '../../gateway.ts'

const PASSWORD = 'Mall2025a'

/** Administrator of E2, whose copies buy. */
const MODEL_BUYER = '19900140002'

/** Owner of the shop S2. */
const SELLER = '19900140004'

/** Sign-ins at the same time. */
const SIGN_INS = 8

/** Somebody signed in, who reaches every process. */
export interface Person {
  readonly accountId: string
  /** At a process, by its index. */
  at(index: number): Gateway
}

/** Server processes on one database with a demo mall, and people who trade there. */
export interface TradeWorld {
  readonly database: pg.Pool
  readonly databaseUrl: string
  readonly seller: Person
  addresses(): readonly string[]
  /** Copies of a verified buyer with an address, signed in. */
  addBuyers(count: number): Promise<Person[]>
  /** Copies of whoever has a phone, as administrators of the same institution, signed in. */
  addAdmins(phone: string, count: number): Promise<Person[]>
  /** Kills a process, and waits until it has started again. */
  killAndRestart(index: number): Promise<void>
  close(): Promise<void>
}

/** Starts as many processes as are asked for, beside one that holds the database, or one that is killed with nobody beside it. */
export async function openTradeWorld(processes: number, beside: 'holder' | 'nobody' = 'holder'): Promise<TradeWorld> {
  const dataDir = newDemoDir()
  const holder = beside === 'holder' ? await startBuiltServer({ dataDir }) : undefined
  const servers = await Promise.all(Array.from({ length: processes }, () => startBuiltServer({ dataDir })))
  // The database may end before its last connection.
  const database = new pg.Pool({ connectionString: databaseUrl(dataDir), max: 6 })
  database.on('error', () => undefined)
  const addresses = () => servers.map(({ url }) => url)
  const enter = async (phone: string): Promise<Person> => {
    await database.query('delete from rate_limit')
    const { session } = await signIn(addresses()[0] ?? '', { phone, password: PASSWORD, terminal: 'mobile' })
    const { rows } = await database.query<{ id: string }>(`select id from account where mobile_phone = $1`, [phone])
    return { accountId: rows[0]?.id ?? '', at: (index) => gatewayOf(addresses()[index % processes] ?? '', session) }
  }
  let copies = 0
  const addCopies = async (count: number, copy: (index: number) => Promise<string>) => {
    const added: Person[] = []
    while (added.length < count) {
      const some = Array.from({ length: Math.min(SIGN_INS, count - added.length) }, () => copies++)
      added.push(...(await Promise.all(some.map(async (index) => enter(await copy(index))))))
    }
    return added
  }
  return {
    database,
    databaseUrl: databaseUrl(dataDir),
    addresses,
    seller: await enter(SELLER),
    addBuyers: (count) => addCopies(count, (index) => copyPerson(database, index, MODEL_BUYER)),
    addAdmins: (phone, count) =>
      addCopies(count, async (index) => {
        const copy = await copyPerson(database, index, phone)
        await database.query(
          `update org_member set user_type = 'admin' where account_id = (select id from account where mobile_phone = $1)`,
          [copy],
        )
        return copy
      }),
    killAndRestart: async (index) => {
      const server = servers[index]
      if (!server) throw new Error(`there is no process ${index}`)
      await kill(server)
      servers[index] = await startBuiltServer({ dataDir })
    },
    close: async () => {
      await database.end().catch(() => undefined)
      await Promise.all(servers.map((server) => server.stop()))
      await holder?.stop()
      removeDataDir(dataDir)
    },
  }
}

async function kill({ process }: BuiltServer): Promise<void> {
  const ended = new Promise((resolve) => {
    process.once('exit', resolve)
  })
  process.kill('SIGKILL')
  await ended
}

/** Copies a person with the membership and address; gives the copy's phone. */
async function copyPerson(database: pg.Pool, index: number, model: string): Promise<string> {
  const id = newUuid()
  const phone = `199011${String(index).padStart(5, '0')}`
  await database.query(
    `insert into account select (jsonb_populate_record(a, jsonb_build_object('id', $1::text, 'mobile_phone', $2::text, 'id_number_hash', $2::text))).*
     from account a where a.mobile_phone = $3`,
    [id, phone, model],
  )
  await database.query(
    `insert into org_member select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'account_id', $1::text))).*
     from org_member m join account a on a.id = m.account_id where a.mobile_phone = $2 and m.is_default`,
    [id, model],
  )
  await database.query(
    `insert into address select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'account_id', $1::text))).*
     from address d join account a on a.id = d.account_id where a.mobile_phone = $2 and d.is_default`,
    [id, model],
  )
  return phone
}

/** Puts a copy of a product of S2 on the shelf, with one variant and so many pieces; gives the variant's id. */
export async function addVariant(database: pg.Pool, stock: number, priceCents = 1000): Promise<string> {
  const [productId, skuId] = [newUuid(), newUuid()]
  await database.query(
    `insert into product (id, prod_code, shop_id, class_id, name, unit, price_mode, min_price_cents, min_order_qty, step_qty,
       weight_g, freight_template_id, search_text)
     select $1::uuid, 'T' || left($1::text, 8), shop_id, class_id, name, unit, 1, min_price_cents, 1, 1, weight_g, freight_template_id, ''
     from product where prod_code = 'P01005'`,
    [productId],
  )
  await database.query(
    `insert into sku select (jsonb_populate_record(k, jsonb_build_object('id', $1::text, 'product_id', $2::text,
       'sku_code', 'T' || left($1::text, 8), 'stock_on_hand', $3::int, 'stock_locked', 0, 'price_cents', $4::int))).*
     from sku k where k.sku_code = 'P01005-01'`,
    [skuId, productId, stock, priceCents],
  )
  return skuId
}

/** The data of an answer; throws when it was refused. */
export function dataOf<Data>(
  answer: { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly msg: string },
): Data {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

/** How long (ms) a job may take on a busy machine. */
const PATIENCE_MS = 60_000

/** Waits until a query's only figure is what it must be. */
export async function waitUntil(
  database: pg.Pool,
  awaited: {
    readonly sql: string
    readonly values: readonly unknown[]
    readonly figure: number
    /** Ends the wait without it. */
    readonly isOver?: () => boolean
  },
): Promise<void> {
  const { sql, values, figure, isOver = () => false } = awaited
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const { rows } = await database.query<{ figure: number }>(sql, [...values])
    if (rows[0]?.figure === figure || isOver()) return
    if (performance.now() > deadline) throw new Error(`still ${String(rows[0]?.figure)} instead of ${figure}: ${sql}`)
    await new Promise((resolve) => {
      setTimeout(resolve, 50)
    })
  }
}
