import { parseFilter } from '@mallwright/contract/list-engine'
import type { Condition } from '@mallwright/contract/list-engine'
import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import * as z from 'zod/mini'

import { priceLines } from '../../catalog/price-list.source.ts'
import type { Database } from '../../db/database.ts'
import { command, orm, rows } from '../../db/query.ts'
import type { ListCaller } from '../define-source.ts'
import { filterSql } from '../filter-sql.ts'
import { pick, randomFilter } from './filter-generator.ts'
import type { GeneratedField, RandomStream } from './filter-generator.ts'
import { evaluate } from './filter-reference.ts'
import type { ReferenceRow } from './filter-reference.ts'

const NAMES = [
  '复印纸 A4',
  '复印纸 a4',
  '100%_棉',
  `it's`,
  String.raw`a\b`,
  '😀灯',
  'İstanbul',
  '',
  ' ',
  'ÀÉ',
  'LED 灯',
]
const TIMES = ['2025-12-31 23:59:59', '2026-01-01 00:00:00', '2026-02-28 12:30:00', '2026-11-01 10:00:00']
const NUMBERS = ['0', '1', '2', '-1', '10', '9007199254740993', '-9223372036854775808', '9223372036854775807']
const AMOUNTS = ['0', '0.01', '19.99', '19.9', '19.995', '-5', '1234567890.12', '0.1', '0.3']
const RATES = ['0', '0.13', '0.090000', '0.000001', '1', '999.999999']

/** The fields of the price list that filters are made of. */
const FIELDS: readonly GeneratedField[] = [
  { name: 'cProdCode', kind: 'text', literals: ['P1', 'p1', 'P%', 'P_', `';--`] },
  { name: 'cProdName', kind: 'text', literals: NAMES },
  { name: 'cRemark', kind: 'text', literals: NAMES },
  { name: 'iMinQty', kind: 'int', literals: NUMBERS },
  { name: 'iPriceKind', kind: 'int', literals: ['1', '2', '3'] },
  { name: 'iPrice', kind: 'money', literals: AMOUNTS },
  { name: 'iTaxRate', kind: 'decimal', literals: RATES },
  { name: 'dValidFrom', kind: 'date', literals: TIMES },
  { name: 'dValidTo', kind: 'date', literals: TIMES },
  { name: 'bEnded', kind: 'flag', literals: ['0', '1'] },
]

const CLEAR = command('truncate product_price')

const INSTITUTIONS = rows({ id: z.string() }, 'select id from organisation where kind = 1 order by id limit 2')

const ADD = rows(
  { id: z.string() },
  `insert into product_price (organisation_id, kind, class_id, code, name, spec_text, unit, min_qty, price_cents, tax_rate,
     valid_from, valid_to, remark)
   select $1::uuid, case when $1::uuid is null then 1 else 2 end, (select id from product_class order by id limit 1),
     $2, $3, '', '', $4, $5, $6, $7::timestamp at time zone 'Asia/Shanghai', $8::timestamp at time zone 'Asia/Shanghai', $9
   returning id`,
)

interface PlantedRow {
  readonly id: string
  readonly isForeign: boolean
  readonly values: ReferenceRow
}

/** Rows for everybody, of the caller's institution and of another one, with every value that filters look for. */
const ROWS_EACH = 40

async function plantRows(
  { pool }: Pick<Database, 'pool'>,
  random: RandomStream,
): Promise<{ readonly caller: ListCaller; readonly rows: readonly PlantedRow[] }> {
  const [own, other] = await INSTITUTIONS.all(pool)
  if (!own || !other) throw new Error('the proof needs two institutions')
  await CLEAR.run(pool)
  const planted: PlantedRow[] = []
  for (const institution of [null, own.id, other.id]) {
    for (let index = 0; index < ROWS_EACH; index += 1) planted.push(await plantRow(pool, institution, other.id, random))
  }
  const caller = { accountId: own.id, phone: '', isOperator: false, isAdmin: false, organisationId: own.id }
  return { caller, rows: planted }
}

async function plantRow(
  pool: Database['pool'],
  institution: string | null,
  foreign: string,
  random: RandomStream,
): Promise<PlantedRow> {
  const from = pick(random, TIMES.slice(0, 3))
  const to =
    random() < 0.5
      ? null
      : pick(
          random,
          TIMES.filter((time) => time > from),
        )
  const values: ReferenceRow = {
    cProdCode: pick(random, ['P1', 'p1', 'P%', `';--`]),
    cProdName: pick(random, NAMES),
    cRemark: random() < 0.4 ? null : pick(random, NAMES),
    iMinQty: pick(random, ['1', '2', '10']),
    iPriceKind: institution === null ? '1' : '2',
    iPrice: pick(random, ['0', '0.01', '19.99', '1234567890.12']),
    iTaxRate: pick(random, ['0', '0.13', '0.09', '0.000001']),
    dValidFrom: from,
    dValidTo: to,
    bEnded: to === null ? '0' : '1',
  }
  const cents = Math.round(Number(values['iPrice']) * 100)
  const { cProdCode, cProdName, iMinQty, iTaxRate, cRemark } = values
  const stored = [institution, cProdCode, cProdName, iMinQty, cents, iTaxRate, from, to, cRemark]
  const { id } = await ADD.one(pool, stored)
  return { id, isForeign: institution === foreign, values }
}

/** What a run of the proof counted. */
export interface FilterProof {
  readonly accepted: number
  readonly refused: number
  /** Valid filters that were refused or read as another condition. */
  readonly misread: number
  /** Accepted filters whose rows differ from those of the evaluation in memory. */
  readonly different: number
  readonly foreignRows: number
  readonly sqlErrors: number
  /** The first filters that failed. */
  readonly examples: readonly string[]
}

/** Faults that the proof must notice: a scope that is left out, and a negated condition. */
export type PlantedFault = 'no scope' | 'negated'

/** Filters that run at the same time. */
const CONCURRENCY = 6

/**
 * Runs random filters, half of them damaged, over planted rows and compares the database with an evaluation in memory. Empties
 * the price list: for throwaway databases only.
 */
export async function proveFilters(
  database: Pick<Database, 'pool'>,
  { count, random, fault }: { readonly count: number; readonly random: RandomStream; readonly fault?: PlantedFault },
): Promise<FilterProof> {
  const { caller, rows: planted } = await plantRows(database, random)
  const counts = { accepted: 0, refused: 0, misread: 0, different: 0, foreignRows: 0, sqlErrors: 0 }
  const examples: string[] = []
  const foreign = new Set(planted.flatMap(({ id, isForeign }) => (isForeign ? [id] : [])))
  const note = (kind: 'misread' | 'different' | 'sqlErrors', text: string) => {
    counts[kind] += 1
    if (examples.length < 5) examples.push(`${kind}: ${JSON.stringify(text)}`)
  }
  let begun = 0
  const run = async () => {
    while (begun < count) {
      begun += 1
      const { text, condition } = randomFilter(random, FIELDS)
      const parsed = parseFilter(text, priceLines.filterFields)
      if (condition && JSON.stringify(parsed.ok && parsed.condition) !== JSON.stringify(condition))
        note('misread', text)
      counts[parsed.ok ? 'accepted' : 'refused'] += 1
      if (!parsed.ok) continue
      const found = await selectIds(database, where(parsed.condition, caller, fault)).catch(() => undefined)
      if (!found) note('sqlErrors', text)
      else {
        counts.foreignRows += found.filter((id) => foreign.has(id)).length
        if (found.join() !== expectedIds(parsed.condition, planted).join()) note('different', text)
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, run))
  return { ...counts, examples }
}

function expectedIds(condition: Condition | undefined, planted: readonly PlantedRow[]): string[] {
  return planted
    .filter(({ isForeign, values }) => !isForeign && isTrue(condition, values))
    .map(({ id }) => id)
    .toSorted()
}

/** The fields that damaged filters can name, too: those without a value here are null in no row. */
const OTHERS = { cSpecText: '', cUnit: '' }

function isTrue(condition: Condition | undefined, values: ReferenceRow): boolean {
  const fields = new Map(Object.entries(priceLines.fields))
  return condition === undefined || evaluate(condition, { ...OTHERS, ...values }, fields) === true
}

function where(condition: Condition | undefined, caller: ListCaller, fault: PlantedFault | undefined): SQL {
  const scope = (fault !== 'no scope' && priceLines.scopes.institution?.(caller)) || sql`true`
  const asked = condition === undefined ? sql`true` : filterSql(condition, priceLines)
  return sql`${scope} and ${fault === 'negated' ? sql`not ${asked}` : asked}`
}

async function selectIds({ pool }: Pick<Database, 'pool'>, filter: SQL): Promise<string[]> {
  const found = await orm(pool)
    .select({ id: sql`${priceLines.key.sql}::text` })
    .from(priceLines.from)
    .where(filter)
  return found.map(({ id }) => String(id)).toSorted()
}
