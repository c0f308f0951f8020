import type { DataScope } from '@mallwright/contract/list-engine'
import type { Locale } from '@mallwright/contract/values'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Queryable } from '../../db/query.ts'
import { filterSql } from '../filter-sql.ts'
import type { ListCaller, Source } from '../define-source.ts'
import { wireOption } from '../layouts/definition.store.ts'
import type { ReferenceDefinition } from '../layouts/definition.store.ts'
import type { CheckedList, Definitions } from '../layouts/list-definitions.ts'
import { readRows } from '../list-rows.ts'
import type { SourceRow } from '../list-rows.ts'
import { mayRead, rowsOf, scopeSql } from './row-scope.ts'

/** What the companions of rows are made with. */
export interface CompanionContext {
  readonly client: Queryable
  readonly definitions: Definitions
  readonly caller: ListCaller
  readonly locale: Locale
}

/**
 * Rows with `$` companions: names of options, and reference values, an array of them for several keys joined by commas. What the
 * caller may not see has none. Engine 3.1.
 */
export async function withCompanions(
  list: CheckedList,
  rows: readonly SourceRow[],
  context: CompanionContext,
): Promise<SourceRow[]> {
  const namers = await Promise.all(
    list.columns.map(async ({ fieldName, fieldType, typeCode }) => {
      if (fieldType === 'Select') return [fieldName, optionNames(typeCode, context)] as const
      if (fieldType !== 'Refer') return undefined
      const keys = rows.flatMap((row) => keysOf(row[fieldName]))
      return [fieldName, await referenceValues(typeCode, [...new Set(keys)], context)] as const
    }),
  )
  return rows.map((row) => {
    const named = namers.flatMap((namer) => {
      const companion = namer?.[1](row[namer[0]])
      return companion === undefined ? [] : [[`$${namer?.[0]}`, companion] as const]
    })
    return { ...row, ...Object.fromEntries(named) }
  })
}

type Namer = (value: unknown) => unknown

function keysOf(value: unknown): string[] {
  return typeof value === 'string' && value !== '' ? value.split(',') : []
}

function optionNames(code: string, { definitions, locale }: CompanionContext): Namer {
  const options = definitions.options.get(code) ?? []
  return (value) => {
    const option = options.find(({ key }) => key === String(value))
    return option && wireOption(option, locale).cOptionName
  }
}

/** Reads the rows that keys refer to, in one statement for a page. */
async function referenceValues(code: string, keys: readonly string[], context: CompanionContext): Promise<Namer> {
  const values = await liveReferences(code, keys, context)
  return (value) => {
    const chosen = keysOf(value).flatMap((key) => values.get(key) ?? [])
    return chosen.length > 1 ? chosen : chosen[0]
  }
}

/** The reference values of those keys whose row is there, and that the caller may choose. */
export async function liveReferences(
  code: string,
  keys: readonly string[],
  context: Omit<CompanionContext, 'locale'>,
): Promise<ReadonlyMap<string, SourceRow>> {
  const { client, definitions } = context
  const reference = definitions.references.get(code)
  const target = reference && (await referencedRows(reference, context))
  if (!reference || !target || keys.length === 0) return new Map()
  const saved = reference.saveFields.split(',')
  const [keyField = ''] = saved
  const { source, rows } = target
  const found = await readRows(client, {
    source,
    columns: [...new Set([reference.showField, ...saved])],
    where: and(rows, filterSql({ op: 'test', field: keyField, kind: 'in', values: keys }, source)) ?? rows,
    order: [],
    limit: keys.length,
    offset: 0,
  })
  // The shown field comes first: readers that know nothing of the reference show it.
  return new Map(
    found.map((row) => {
      const members = [reference.showField, ...saved].map((name) => [name, row[name]] as const)
      return [String(row[keyField]), Object.fromEntries(members)] as const
    }),
  )
}

async function referencedRows(
  { kind, listCode, listScope, treeCode, treeScope }: ReferenceDefinition,
  { client, definitions: { lists, trees }, caller }: Omit<CompanionContext, 'locale'>,
): Promise<{ readonly source: Source; readonly rows: SQL } | undefined> {
  const tree = kind === 'tree' ? trees.get(treeCode) : undefined
  const list = kind === 'tree' ? undefined : lists.get(listCode)
  if (list && !(await mayRead(client, list, caller))) return undefined
  const rows = tree
    ? scopeSql(tree.from, caller, { widest: tree.scope, asked: (treeScope || tree.scope) as DataScope })
    : list && rowsOf(list, caller, (listScope || list.scope) as DataScope)
  const source = (tree ?? list)?.from
  return source && rows && { source, rows }
}
