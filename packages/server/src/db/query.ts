import { drizzle } from 'drizzle-orm/node-postgres'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import * as z from 'zod/mini'

import { inTransaction } from './database.ts'
import type { Database, Transaction } from './database.ts'

/** Runs statements: the pool, or the client of a transaction. */
export type Queryable = Database['pool'] | Transaction

type Values = readonly unknown[]

/** A raw statement with the schema of its rows. Every row is parsed: a result that differs from its schema is an error. */
export interface RowQuery<Row> {
  readonly name: string | undefined
  all(client: Queryable, values?: Values): Promise<Row[]>
  first(client: Queryable, values?: Values): Promise<Row | undefined>
  /** The only row of a statement that always has one. */
  one(client: Queryable, values?: Values): Promise<Row>
}

/** A raw statement without rows. */
export interface Command {
  /** Returns the number of affected rows. */
  run(client: Queryable, values?: Values): Promise<number>
}

/** What the check of all statements against a real database needs. */
export interface RawStatement {
  readonly sql: string
  /** Row schema by column, in the order of the select list; `undefined` for commands. */
  readonly columns: Readonly<Record<string, z.ZodMiniType>> | undefined
}

/** Every raw statement of the server, in the order of definition. Filled while modules load. */
export const rawStatements: RawStatement[] = []

/** Defines a statement with rows. With a `name`, PostgreSQL keeps its plan per connection: for hot paths. */
export function rows<Shape extends Readonly<Record<string, z.ZodMiniType>>>(
  columns: Shape,
  sql: string,
  name?: string,
): RowQuery<z.output<z.ZodMiniObject<Shape>>> {
  rawStatements.push({ sql, columns })
  const schema = z.array(z.object(columns))
  const all = async (client: Queryable, values: Values = []) => {
    const result = await (client as pg.ClientBase).query({ text: sql, values: [...values], ...(name && { name }) })
    return schema.parse(result.rows)
  }
  return {
    name,
    all,
    first: async (client, values) => (await all(client, values))[0],
    one: async (client, values) => {
      const [row] = await all(client, values)
      if (!row) throw new Error(`no row: ${sql.trim().slice(0, 60)}`)
      return row
    },
  }
}

/** Defines a statement without rows. With a `name`, PostgreSQL keeps its plan per connection: for hot paths. */
export function command(sql: string, name?: string): Command {
  rawStatements.push({ sql, columns: undefined })
  return {
    run: async (client, values = []) => {
      const result = await (client as pg.ClientBase).query({ text: sql, values: [...values], ...(name && { name }) })
      return result.rowCount ?? 0
    },
  }
}

const ANALYZE = command('analyze')

/** Updates the planner's statistics, after many rows were inserted at once. */
export async function analyzeDatabase(client: Queryable): Promise<void> {
  await ANALYZE.run(client)
}

const builders = new WeakMap<Queryable, NodePgDatabase>()

/** Drizzle's typed builder on the pool or in a transaction. */
export function orm(client: Queryable): NodePgDatabase {
  const builder = builders.get(client) ?? drizzle(client)
  builders.set(client, builder)
  return builder
}

/** A statement of drizzle's builder, built for one connection. */
interface Built<Values, Result> {
  readonly execute: (values: Values) => Promise<Result>
}

/**
 * A statement of drizzle's builder with placeholders, for hot paths: it is built once a connection, and PostgreSQL keeps its plan.
 * Building costs more than a whole raw statement.
 */
export function prepared<Values extends Readonly<Record<string, unknown>>, Result>(
  build: (db: NodePgDatabase) => Built<Values, Result>,
): (client: Queryable, values: Values) => Promise<Result> {
  const built = new WeakMap<Queryable, Built<Values, Result>>()
  return (client, values) => {
    const statement = built.get(client) ?? build(orm(client))
    built.set(client, statement)
    return statement.execute(values)
  }
}

/** Statements of one shape that PostgreSQL keeps per connection; what comes after them is planned at each run. */
const MAX_KEPT_SHAPES = 300

/** A builder that writes a statement, with its parameters. */
interface Writes {
  readonly toSQL: () => { readonly sql: string; readonly params: readonly unknown[] }
}

/**
 * Runs a select of drizzle's builder whose shape depends on its input; gives its columns in their order. From its second run on
 * PostgreSQL keeps the plan of a shape: planning a page of a list takes a fifth of it.
 */
export function keptShapes(): (client: Queryable, statement: Writes) => Promise<readonly (readonly unknown[])[]> {
  const seen = new LRUCache<string, true>({ max: MAX_KEPT_SHAPES })
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text)
    if (name || names.size >= MAX_KEPT_SHAPES || !seen.has(text)) {
      seen.set(text, true)
      return name
    }
    const given = `shape-${names.size}`
    names.set(text, given)
    return given
  }
  return async (client, statement) => {
    const { sql: text, params } = statement.toSQL()
    const name = nameOf(text)
    const config = { text, values: [...params], rowMode: 'array' as const, ...(name && { name }) }
    return (await (client as pg.ClientBase).query<unknown[]>(config)).rows
  }
}

/** The one row of an `insert … returning` or of a row that is locked. */
export function only<Row>(found: readonly Row[]): Row {
  const [row] = found
  if (!row) throw new Error('a statement that always has a row had none')
  return row
}

const LOCK = command('select pg_advisory_xact_lock(hashtextextended($1, 0))')

/** Makes all that lock the same name wait for each other until their transactions end. */
export async function lockName(client: Transaction, name: string): Promise<void> {
  await LOCK.run(client, [name])
}

/** Runs `work` while this process alone, of all on the database, holds the lock of a name. Keeps a connection meanwhile. */
export function withLock<T>(database: Pick<Database, 'pool'>, name: string, work: () => Promise<T>): Promise<T> {
  return inTransaction(database, async (client) => {
    await lockName(client, name)
    return work()
  })
}
