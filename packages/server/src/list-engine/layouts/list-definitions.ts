import { COLUMN_TYPES, parseSortKeys, QUERY_TYPES } from '@mallwright/contract/list-engine'
import type { SortKey } from '@mallwright/contract/list-engine'

import { createTtlCache } from '../../cache/ttl-cache.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { readCatalogue } from './definition.store.ts'
import type { Catalogue, ListDefinition, QueryDefinition, TreeDefinition } from './definition.store.ts'
import { fieldOf } from '../define-source.ts'
import type { Source } from '../define-source.ts'
import { isReadable } from '../list-rows.ts'

/** A list that fits its source. */
export interface CheckedList extends ListDefinition {
  readonly from: Source
  readonly order: readonly SortKey[]
}

/** A tree that fits its source. */
export interface CheckedTree extends TreeDefinition {
  readonly from: Source
  readonly order: readonly SortKey[]
}

/** The definitions that fit their sources; broken ones were logged and are missing. */
export interface Definitions extends Pick<Catalogue, 'references' | 'options' | 'definedSources'> {
  readonly lists: ReadonlyMap<string, CheckedList>
  /** The same lists by what the wire calls cTableName. */
  readonly byHandle: ReadonlyMap<string, CheckedList>
  readonly queries: ReadonlyMap<string, QueryDefinition>
  readonly trees: ReadonlyMap<string, CheckedTree>
  readonly sources: ReadonlyMap<string, Source>
}

/** Gives the definitions of now. */
export interface DefinitionReader {
  read(): Promise<Definitions>
}

/** How long (ms) definitions are held when no NOTIFY tells of a change: the connection may have been down. */
const LIFETIME_MS = 60_000

/** Creates the reader of a server process; definitions are held until the database tells of a change. */
export function createDefinitions(
  { database, pubSub, app }: Pick<AppContext, 'database' | 'pubSub' | 'app'>,
  sources: readonly Source[],
): DefinitionReader {
  const cache = createTtlCache<Definitions>(LIFETIME_MS)
  pubSub.subscribe((event) => {
    if (event === undefined || event.kind === 'definition') cache.clear()
  })
  const bySource = new Map(sources.map((source) => [source.name, source] as const))
  const load = async () => {
    const { definitions, problems } = checkCatalogue(await readCatalogue(database.pool), bySource)
    for (const problem of problems) app.log.error({ problem }, 'a definition does not fit its source')
    return definitions
  }
  return { read: () => (pubSub.isListening() ? cache.get('all', load) : load()) }
}

/** The definitions that fit their sources, and what is wrong with the others. */
export function checkCatalogue(
  catalogue: Catalogue,
  sources: ReadonlyMap<string, Source>,
): { readonly definitions: Definitions; readonly problems: readonly string[] } {
  const problems: string[] = []
  const lists = new Map<string, CheckedList>()
  for (const list of catalogue.lists.values()) {
    const from = sources.get(list.source)
    const found = from ? listProblems(list, from, catalogue) : [`no source ${list.source}`]
    problems.push(...found.map((problem) => `list ${list.code}: ${problem}`))
    const order = from && sortKeysOf(list, from)
    if (from && order?.ok && found.length === 0) lists.set(list.code, { ...list, from, order: order.order })
  }
  const queries = new Map<string, QueryDefinition>()
  for (const query of catalogue.queries.values()) {
    const list = lists.get(query.listCode)
    const found = list ? queryProblems(query, list.from, catalogue) : [`no list ${query.listCode}`]
    problems.push(...found.map((problem) => `query ${query.code}: ${problem}`))
    if (found.length === 0) queries.set(query.code, query)
  }
  const trees = new Map<string, CheckedTree>()
  for (const tree of catalogue.trees.values()) {
    const from = sources.get(tree.source)
    const order = from && parseSortKeys(tree.orderText, from.filterFields)
    const found = from ? treeProblems(tree, from) : [`no source ${tree.source}`]
    problems.push(...found.map((problem) => `tree ${tree.code}: ${problem}`))
    if (from && order?.ok && found.length === 0) trees.set(tree.code, { ...tree, from, order: order.order })
  }
  const byHandle = new Map([...lists.values()].map((list) => [list.handle, list] as const))
  return { definitions: { ...catalogue, lists, byHandle, queries, trees, sources }, problems }
}

function listProblems(list: ListDefinition, source: Source, { lists, options, references }: Catalogue): string[] {
  const problems = list.columns.flatMap(({ fieldName, fieldType, typeCode, isSummed }) => [
    ...(isReadable(source, fieldName) ? [] : [`no field ${fieldName}`]),
    ...(COLUMN_TYPES.includes(fieldType) ? [] : [`no type ${fieldType} of ${fieldName}`]),
    ...(fieldType === 'Select' && !options.has(typeCode) ? [`no enumeration ${typeCode} of ${fieldName}`] : []),
    ...(fieldType === 'Refer' && !references.has(typeCode) ? [`no reference ${typeCode} of ${fieldName}`] : []),
    ...(isSummed && !fieldOf(source, fieldName)?.sum ? [`no sum of ${fieldName}`] : []),
  ])
  if (list.columns.length === 0) problems.push('no columns')
  if (!source.scopes[list.scope]) problems.push(`no scope ${list.scope}`)
  if (!sortKeysOf(list, source).ok) problems.push(`no order ${list.defaultOrder}`)
  if (list.detailCode !== null && !lists.has(list.detailCode)) problems.push(`no list ${list.detailCode}`)
  return problems
}

/** What orders a list by itself; a form has no rows to order. */
function sortKeysOf({ defaultOrder }: ListDefinition, source: Source): ReturnType<typeof parseSortKeys> {
  return source.isForm && defaultOrder === ''
    ? { ok: true, order: [] }
    : parseSortKeys(defaultOrder, source.filterFields)
}

function treeProblems(tree: TreeDefinition, source: Source): string[] {
  const { keyField, parentField, codeField, showField, queryField, scope, orderText } = tree
  const unread = [keyField, parentField, codeField, showField].filter((name) => !isReadable(source, name))
  const unfiltered = [parentField, queryField].filter((name) => !fieldOf(source, name)?.filter)
  return [
    ...unread.map((name) => `no field ${name}`),
    ...unfiltered.map((name) => `no filter by ${name}`),
    ...(source.scopes[scope] ? [] : [`no scope ${scope}`]),
    ...(parseSortKeys(orderText, source.filterFields).ok ? [] : [`no order ${orderText}`]),
  ]
}

function queryProblems({ items }: QueryDefinition, source: Source, { options }: Catalogue): string[] {
  return items.flatMap(({ fieldType, queryField, typeCode }) => [
    ...(fieldOf(source, queryField)?.filter ? [] : [`no filter by ${queryField}`]),
    ...(QUERY_TYPES.includes(fieldType) ? [] : [`no type ${fieldType} of ${queryField}`]),
    ...(fieldType === 'Select' && !options.has(typeCode) ? [`no enumeration ${typeCode} of ${queryField}`] : []),
  ])
}

/** The part of a list's order that a text asks for; the definition's order for an empty text. */
export function orderOf(list: CheckedList, text: string): ReturnType<typeof parseSortKeys> {
  return text === '' ? { ok: true, order: list.order } : parseSortKeys(text, list.from.filterFields)
}
