import { DEFAULT_MODELS } from '@mallwright/contract/list-engine'
import type { Label } from '@mallwright/contract/values'
import type { PgTable } from 'drizzle-orm/pg-core'

import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { nameUuid } from '../../db/name-uuid.ts'
import { permissionId } from '../../db/permission-id.ts'
import { orm } from '../../db/query.ts'
import { entityText } from '../../db/tables/entity-text.table.ts'
import {
  baseList,
  baseListColumn,
  baseQuery,
  baseQueryItem,
  enumDef,
  enumOption,
  referDef,
  treeDef,
} from '../../db/tables/list-definition.table.ts'
import type { ListPlanData } from './definition-plan.ts'
import { ENUM_PLANS, LIST_PLANS, REFERENCE_PLANS, TREE_PLANS } from './lists.data.ts'
import {
  VOUCHER_ENUM_PLANS,
  VOUCHER_LIST_PLANS,
  VOUCHER_REFERENCE_PLANS,
  VOUCHER_TREE_PLANS,
} from './voucher-lists.data.ts'

const LISTS = [...LIST_PLANS, ...VOUCHER_LIST_PLANS]
const ENUMS = [...ENUM_PLANS, ...VOUCHER_ENUM_PLANS]
const TREES = [...TREE_PLANS, ...VOUCHER_TREE_PLANS]
const REFERENCES = [...REFERENCE_PLANS, ...VOUCHER_REFERENCE_PLANS]

/** Namespace of the ids of definitions: any fixed uuid does. */
const NAMESPACE = '6d616c6c777269676874646566000001'

type Rows = readonly Record<string, unknown>[]

/** A row with a text in both languages: the English one goes beside it. Decision 0090. */
interface Labelled {
  readonly row: Record<string, unknown> & { readonly id: string }
  readonly label: Label
}

/** Adds the definitions that the database does not have; those that it has may have been changed and stay. */
export async function installDefinitions(database: Pick<Database, 'pool'>): Promise<void> {
  await inTransaction(database, async (client) => {
    const add = async (table: PgTable, rows: Rows) => {
      await orm(client)
        .insert(table)
        .values([...rows])
        .onConflictDoNothing()
    }
    const addLabelled = async (table: PgTable, entity: string, labelled: readonly Labelled[]) => {
      await add(
        table,
        labelled.map(({ row }) => row),
      )
      await add(
        entityText,
        labelled.map(({ row, label }) => ({
          entity,
          entityId: row.id,
          field: 'title',
          locale: 'en-US',
          text: label.en,
        })),
      )
    }
    await add(
      enumDef,
      ENUMS.map(({ code, name }) => ({ code, name })),
    )
    await addLabelled(enumOption, 'enum_option', enumOptions())
    await add(baseList, LISTS.map(listRow))
    await addLabelled(baseListColumn, 'base_list_column', listColumns())
    await add(
      baseQuery,
      LISTS.filter(({ queries }) => queries.length > 0).map(({ code }) => ({ code, listCode: code })),
    )
    await addLabelled(baseQueryItem, 'base_query_item', queryItems())
    await add(treeDef, TREES)
    for (const reference of REFERENCES) await add(referDef, [reference])
  })
}

/** Kinds of lists. Engine 1.2. */
const PLAIN = 1
const COMPOUND = 2

function listRow({ code, name, source, handle, menu, scope, order, pageRowSize, fixed, detailCode }: ListPlanData) {
  const menuId = menu === undefined ? null : permissionId('menu', menu)
  const kind = detailCode === undefined ? PLAIN : COMPOUND
  const fixedFilter = fixed && { op: 'test', field: fixed.field, kind: '=', values: [fixed.value] }
  return { code, name, source, handle, menuId, scope, defaultOrder: order, pageRowSize, fixedFilter, detailCode, kind }
}

/** The id of a column or condition: fixed, so that plans find it again. Engine 1.2. */
function itemId(code: string, field: string): string {
  return nameUuid(NAMESPACE, `${code}.${field}`)
}

function listColumns(): Labelled[] {
  return LISTS.flatMap(({ code, columns }) =>
    columns.map(({ field, title, type, code: typeCode, ...flags }, sort) => {
      const id = itemId(`list.${code}`, field)
      const named = { id, itemUuid: id, listCode: code, fieldName: field, title: title.zh, sort }
      return { row: { ...flags, ...named, fieldType: type, ...(typeCode !== undefined && { typeCode }) }, label: title }
    }),
  )
}

function queryItems(): Labelled[] {
  return LISTS.flatMap(({ code, queries }) =>
    queries.map(({ field, label, type, code: typeCode, model = DEFAULT_MODELS[type] }, sort) => {
      const id = itemId(`query.${code}`, field)
      const named = { id, itemUuid: id, queryCode: code, fieldName: field, queryField: field, label: label.zh, sort }
      const typed = { fieldType: type, queryModel: model, ...(typeCode !== undefined && { typeCode }) }
      return { row: { ...named, ...typed }, label }
    }),
  )
}

function enumOptions(): Labelled[] {
  return ENUMS.flatMap(({ code, options }) =>
    options.map(({ key, name, ...colours }, sort) => ({
      row: { id: itemId(`enum.${code}`, key), enumCode: code, key, name: name.zh, sort, ...colours },
      label: name,
    })),
  )
}
