import { DATA_SCOPES, ENCODED_MEMBERS, TREE_LIMITS } from '@mallwright/contract/list-engine'
import type { DataScope } from '@mallwright/contract/list-engine'
import { ENDPOINTS } from '@mallwright/contract/registry'
import { and } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

import type { Queryable } from '../../db/query.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { readConditions } from '../conditions.ts'
import { filterSql } from '../filter-sql.ts'
import type { CheckedTree, DefinitionReader } from '../layouts/list-definitions.ts'
import { SERVER_NAME, SOURCE_TYPE } from '../layouts/plans.ts'
import { readDistinct, readRows } from '../list-rows.ts'
import { nestNodes } from '../tree-nodes.ts'
import type { TreePart, TreeRow } from '../tree-nodes.ts'
import { readViewer } from './list-caller.ts'
import { scopeSql } from './row-scope.ts'
import { decodeRequest, invalid } from './list-request.ts'
import type { RawListRequest } from './list-request.ts'
import { withinTime } from './list.routes.ts'

const endpoints = ENDPOINTS.listEngine

/** Registers the handlers of trees. */
export function treeRoutes(context: AppContext, reader: DefinitionReader): void {
  handle(context, endpoints.getOneTreeBaseByCode, async ({ params }) => {
    const tree = (await reader.read()).trees.get(params.code)
    return tree ? wireTree(tree) : fail('NOT_FOUND')
  })
  handle(context, endpoints.getData4Tree, async ({ body, caller }) => {
    const { path } = endpoints.getData4Tree
    const { signKey } = caller
    const { request, fault } = decodeRequest(body, { signKey, path, fields: ENCODED_MEMBERS.tree })
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
    const { cPathTo: pathTo } = request as { readonly cPathTo?: string }
    if (pathTo !== undefined) return withinTime(() => readPath(context, { tree, scoped, where: rows, pathTo }))
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
  const { cDataScopeType: scope, cWhere: where, cPathTo: pathTo, queryConditionList: queries } = request
  if (scope !== undefined && !DATA_SCOPES.includes(scope as DataScope)) return invalid('cDataScopeType')
  if (where !== undefined && where !== null && typeof where !== 'string') return invalid('cWhere')
  if (pathTo !== undefined && typeof pathTo !== 'string') return invalid('cPathTo')
  return queries === undefined || queries === null || Array.isArray(queries) ? undefined : invalid('queryConditionList')
}

/** What is read of a tree. */
interface TreeRequest {
  readonly tree: CheckedTree
  /** All that the viewer may see. */
  readonly scoped: SQL
  readonly where: SQL
}

/** The nodes of a tree; of one that is too large for an answer the first level. */
async function readTree(context: AppContext, request: TreeRequest & { readonly isWhole: boolean }) {
  const { tree, where, isWhole } = request
  const { pool } = context.lists
  let nodes = await readNodes(pool, tree, where)
  const isLazy = isWhole && nodes.length > TREE_LIMITS.nodes
  if (isLazy) {
    const isTop = filterSql({ op: 'test', field: tree.parentField, kind: 'null', values: [] }, tree.from)
    nodes = await readNodes(pool, tree, and(where, isTop) ?? where)
  }
  const held = nodes.slice(0, TREE_LIMITS.nodes)
  const part = isLazy || !isWhole ? await partOf(context, request, held) : undefined
  return { treeList: nest(context, tree, held, part), bLazy: isLazy }
}

/** A node below those above it; none when one of them is not to be seen, or there are more levels than a tree has. */
async function readPath(context: AppContext, request: TreeRequest & { readonly pathTo: string }) {
  const { tree, where, pathTo } = request
  const path: TreeRow[] = []
  for (let key = pathTo; key !== '' || path.length === 0; key = path[0]?.parent ?? '') {
    const isNode = filterSql({ op: 'test', field: tree.keyField, kind: '=', values: [key] }, tree.from)
    const [node] = await readNodes(context.lists.pool, tree, and(where, isNode) ?? where)
    if (!node || path.length === TREE_LIMITS.levels) return { treeList: [], bLazy: false }
    path.unshift(node)
  }
  return { treeList: nest(context, tree, path, await partOf(context, request, path)), bLazy: false }
}

/** The first nodes that meet a condition, one more than an answer holds. */
async function readNodes(client: Queryable, tree: CheckedTree, where: SQL): Promise<readonly TreeRow[]> {
  const { from, keyField, parentField, codeField, showField, order } = tree
  const columns = [...new Set([keyField, parentField, codeField, showField])]
  const limit = TREE_LIMITS.nodes + 1
  const found = await readRows(client, { source: from, columns, where, order, limit, offset: 0 })
  return found.map((row) => ({
    key: String(row[keyField]),
    parent: String(row[parentField]),
    code: String(row[codeField]),
    title: String(row[showField]),
  }))
}

/** Which of some nodes have others below them that the viewer may see. */
async function partOf(
  { lists }: AppContext,
  { tree, scoped }: TreeRequest,
  nodes: readonly TreeRow[],
): Promise<TreePart | undefined> {
  if (nodes.length === 0) return undefined
  const { from, parentField } = tree
  const isBelow = filterSql({ op: 'test', field: parentField, kind: 'in', values: nodes.map(({ key }) => key) }, from)
  const where = and(scoped, isBelow) ?? scoped
  return { parents: await readDistinct(lists.pool, { source: from, where, column: parentField }) }
}

function nest({ app }: AppContext, { code }: CheckedTree, nodes: readonly TreeRow[], part: TreePart | undefined) {
  const { treeList, hasCircle } = nestNodes(nodes, part)
  if (hasCircle) app.log.error({ tree: code }, 'a tree has a circle')
  return treeList
}
