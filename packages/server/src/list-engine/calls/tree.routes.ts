import { DATA_SCOPES, TREE_LIMITS } from '@mallwright/contract/list-engine'
import type { DataScope } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { readConditions } from '../conditions.ts'
import { filterSql } from '../filter-sql.ts'
import type { CheckedTree, DefinitionReader } from '../layouts/list-definitions.ts'
import { SERVER_NAME, SOURCE_TYPE } from '../layouts/plans.ts'
import { readDistinct, readRows } from '../list-rows.ts'
import { nestNodes } from '../tree-nodes.ts'
import { readViewer } from './list-caller.ts'
import { scopeSql } from './row-scope.ts'
import { decodeRequest, invalid } from './list-request.ts'
import type { RawListRequest } from './list-request.ts'
import { withinTime } from './list.routes.ts'

const endpoints = ENDPOINTS.listEngine

/** Members of a tree's request that travel encoded when bEncrypt is set: those of its definition. Specification 3 §7. */
const ENCODED_TREE_FIELDS = [
  'cDataSourceType',
  'cDataScopeType',
  'cServerName',
  'cTableName',
  'cDefinedApi',
  'cQueryField',
  'cOrderField',
  'cKeyField',
  'cParentKeyField',
  'cShowField',
  'cTreeCodeField',
]

/** Registers the handlers of trees. */
export function treeRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(context, endpoints.getOneTreeBaseByCode, async ({ params }) => {
    const tree = (await reader.read()).trees.get(params.code)
    return tree ? wireTree(tree) : fail('NOT_FOUND')
  })
  handle(context, endpoints.getData4Tree, async ({ body, caller }) => {
    const { path } = endpoints.getData4Tree
    const { signKey } = caller
    const { request, fault } = decodeRequest(body, { signKey, path, fields: ENCODED_TREE_FIELDS })
    const tree = (await reader.read()).trees.get(String(request['cTableName']))
    if (!tree) return fail('NOT_FOUND')
    const viewer = await readViewer(context, caller, request)
    if (viewer instanceof Failed) return viewer
    const wrong = fault ?? wrongMember(request)
    if (wrong) return wrong
    const asked = (request['cDataScopeType'] ?? tree.scope) as DataScope
    const scoped = scopeSql(tree.from, viewer, { widest: tree.scope, asked })
    if (!scoped) return fail('NO_DATA_PERMISSION')
    const where = typeof request['cWhere'] === 'string' ? request['cWhere'] : undefined
    const queries = (request['queryConditionList'] ?? []) as readonly unknown[]
    const read = readConditions({ where, queries, filterField: '', filterValue: undefined }, tree.from, viewer)
    if (read instanceof Failed) return read
    const { conditions } = read
    const rows = and(scoped, ...conditions.map((condition) => filterSql(condition, tree.from))) ?? scoped
    return withinTime(() => readTree(context, { tree, scoped, where: rows, isWhole: conditions.length === 0 }))
  })
}

/** The definition as the wire has it; its table is called as the tree is, and is compared with nothing else. */
function wireTree(tree: CheckedTree) {
  return {
    cDataSourceType: SOURCE_TYPE,
    cDataScopeType: tree.scope,
    cServerName: SERVER_NAME,
    cTableName: tree.code,
    cDefinedApi: '',
    cQueryField: tree.queryField,
    cOrderField: tree.orderText,
    cKeyField: tree.keyField,
    cParentKeyField: tree.parentField,
    cShowField: tree.showField,
    cTreeCodeField: tree.codeField,
  }
}

/** The first member whose form is wrong. */
function wrongMember(request: RawListRequest) {
  const { cDataScopeType: scope, cWhere: where, queryConditionList: queries } = request
  if (scope !== undefined && !DATA_SCOPES.includes(scope as DataScope)) return invalid('cDataScopeType')
  if (where !== undefined && where !== null && typeof where !== 'string') return invalid('cWhere')
  return queries === undefined || queries === null || Array.isArray(queries) ? undefined : invalid('queryConditionList')
}

/** The nodes of a tree; of one that is too large for an answer the first level. */
async function readTree(
  { lists, app }: AppContext,
  request: {
    readonly tree: CheckedTree
    /** All that the viewer may see. */
    readonly scoped: SQL
    readonly where: SQL
    readonly isWhole: boolean
  },
) {
  const { tree, scoped, where, isWhole } = request
  const { from, keyField, parentField, codeField, showField, order } = tree
  const columns = [...new Set([keyField, parentField, codeField, showField])]
  const read = async (rows: SQL) => {
    const found = await readRows(lists.pool, {
      source: from,
      columns,
      where: rows,
      order,
      limit: TREE_LIMITS.nodes + 1,
      offset: 0,
    })
    return found.map((row) => ({
      key: String(row[keyField]),
      parent: String(row[parentField]),
      code: String(row[codeField]),
      title: String(row[showField]),
    }))
  }
  let nodes = await read(where)
  const isLazy = isWhole && nodes.length > TREE_LIMITS.nodes
  if (isLazy) {
    const isTop = filterSql({ op: 'test', field: parentField, kind: 'null', values: [] }, from)
    nodes = await read(and(where, isTop) ?? where)
  }
  const held = nodes.slice(0, TREE_LIMITS.nodes)
  const parents = async () => {
    const isBelow = filterSql({ op: 'test', field: parentField, kind: 'in', values: held.map(({ key }) => key) }, from)
    return readDistinct(lists.pool, { source: from, where: and(scoped, isBelow) ?? scoped, column: parentField })
  }
  const part = (isLazy || !isWhole) && held.length > 0 ? { parents: await parents() } : undefined
  const { treeList, hasCircle } = nestNodes(held, part)
  if (hasCircle) app.log.error({ tree: tree.code }, 'a tree has a circle')
  return { treeList, bLazy: isLazy }
}
