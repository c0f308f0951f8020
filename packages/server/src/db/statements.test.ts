import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { rawStatements } from './query.ts'
import type { RawStatement } from './query.ts'

// Statements register themselves when their modules load.
import.meta.glob('../**/*.{store,jobs}.ts', { eager: true })
const TABLES = import.meta.glob<Record<string, unknown>>('./tables/**/*.table.ts', { eager: true })

let server: TestServer
let client: pg.PoolClient

beforeAll(async () => {
  server = await testServer()
  client = await server.database.pool.connect()
})
afterAll(async () => {
  client.release()
  await server.close()
})

/** Built-in type oids of PostgreSQL (`pg_type.dat`) by the zod types that `pg` parses them to. */
const PARSED: Readonly<Record<string, readonly number[]>> = {
  boolean: [16],
  // int2, int4, float4, float8
  number: [21, 23, 700, 701],
  // text, varchar, uuid, and int8 and numeric, which do not fit a number
  string: [25, 1043, 2950, 20, 1700],
  enum: [25],
  // timestamp, timestamptz
  date: [1114, 1184],
  // json, jsonb, text[], uuid[]
  array: [114, 3802, 1009, 2951],
  object: [114, 3802],
  record: [114, 3802],
  unknown: [114, 3802],
}

interface Def {
  readonly type: string
  readonly innerType?: { readonly _zod: { readonly def: Def } }
  readonly in?: { readonly _zod: { readonly def: Def } }
}

/** The type that a column's schema expects from the driver. */
function expectedType(def: Def): string {
  const inner =
    def.type === 'nullable' || def.type === 'optional' ? def.innerType : def.type === 'pipe' ? def.in : undefined
  return inner ? expectedType(inner._zod.def) : def.type
}

interface Column {
  readonly name: string
  readonly dataTypeID: number
}

/** Parses and plans a statement in PostgreSQL and returns the description of its result, without execution. */
function describeStatement(sql: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = []
    let failure: Error | undefined
    const submittable = {
      submit: (connection: {
        parse(query: { text: string }): void
        describe(target: { type: 'S'; name?: string }): void
        sync(): void
      }) => {
        connection.parse({ text: sql })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: readonly Column[] }) => {
        columns = message.fields
      },
      handleError: (error: Error) => {
        failure = error
        reject(error)
      },
      handleReadyForQuery: () => failure ?? resolve(columns),
      handleParseComplete: () => undefined,
      handlePortalSuspended: () => undefined,
    }
    client.query(submittable as unknown as pg.Submittable)
  })
}

const withRows = rawStatements.filter(({ columns }) => columns !== undefined)
const titled = (statements: readonly RawStatement[]) =>
  statements.map((statement) => [statement.sql.replace(/\s+/g, ' ').trim().slice(0, 80), statement] as const)

describe('every raw statement', () => {
  it('is registered', () => {
    expect(withRows.length).toBeGreaterThan(25)
  })

  it.each(titled(rawStatements.filter(({ columns }) => columns === undefined)))('is valid: %s', async (_, { sql }) => {
    await expect(describeStatement(sql)).resolves.toBeDefined()
  })

  it.each(titled(withRows))('has the columns of its schema: %s', async (_, { sql, columns = {} }) => {
    const described = await describeStatement(sql)
    expect(described.map(({ name }) => name).toSorted()).toEqual(Object.keys(columns).toSorted())
    const mismatches = described.filter(({ name, dataTypeID }) => {
      const schema = columns[name] as unknown as { readonly _zod: { readonly def: Def } }
      return !PARSED[expectedType(schema._zod.def)]?.includes(dataTypeID)
    })
    expect(mismatches).toEqual([])
  })
})

describe('a table definition', () => {
  const tables = Object.values(TABLES)
    .flatMap((module) => Object.values(module))
    .filter((value): value is PgTable => value instanceof PgTable)
    .map((table) => getTableConfig(table))

  it.each(tables.map((table) => [table.name, table] as const))('matches the database: %s', async (name, table) => {
    const { rows } = await client.query<{ name: string; type: string; required: boolean }>(
      `select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as required from pg_attribute
       where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attname`,
      [name],
    )
    const defined = table.columns.map((column) => ({
      name: column.name,
      type: column.getSQLType().replace(/^numeric\((\d+), (\d+)\)$/, 'numeric($1,$2)'),
      required: column.notNull,
    }))
    const ordered = defined.toSorted((a, b) => (a.name < b.name ? -1 : 1))
    expect(ordered).toEqual(rows.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
  })
})
