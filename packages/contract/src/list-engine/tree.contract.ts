import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { FilterInvalid, ROWS_FAILURES } from './list.contract.ts'
import { Code, unchecked } from './engine-fields.ts'

/** Limits of one answer; a larger tree is read level by level. Engine 3.3. */
export const TREE_LIMITS = { nodes: 5000, levels: 12 } as const

/** Where the nodes of a tree come from. Specification 3 §3. */
export const TreeBase = z.object({
  cDataSourceType: z.string(),
  cDataScopeType: z.string(),
  cServerName: z.string(),
  cTableName: z.string(),
  cDefinedApi: z.string(),
  /** The field that a search compares. */
  cQueryField: z.string(),
  cOrderField: z.string(),
  cKeyField: z.string(),
  cParentKeyField: z.string(),
  cShowField: z.string(),
  cTreeCodeField: z.string(),
})
export type TreeBase = z.infer<typeof TreeBase>

/** A node of a tree with those below it. The root, `#treeRoot`, never travels. */
export interface TreeNode {
  readonly cTreeNodeTitle: string
  readonly cTreeKey: string
  readonly cTreeCode: string
  /** '' of a node at the top. */
  readonly cParentKey: string
  /** Of a part of a tree: nodes stand below it that the answer does not hold. Ours, as is bLazy. */
  readonly bHasMore?: boolean | undefined
  readonly children: readonly TreeNode[]
}
const TreeNode: z.ZodMiniType<TreeNode, TreeNode> = z.object({
  cTreeNodeTitle: z.string(),
  cTreeKey: z.string(),
  cTreeCode: z.string(),
  cParentKey: z.string(),
  bHasMore: z.optional(z.boolean()),
  get children() {
    return z.array(TreeNode)
  },
})

/** A tree by its code; an unknown one is 4004. */
export const getOneTreeBaseByCode = endpoint({
  method: 'GET',
  path: 'alc-city-framework/SysTreeBaseAction/getOneTreeBaseByCode/{code}',
  gate: 'login',
  summary: 'The definition of a tree.',
  params: z.object({ code: Code }),
  data: TreeBase,
})

/**
 * The nodes of a tree. The definition that comes back is only compared by its cTableName; the rest can only narrow.
 * `bLazy` is ours: there are more nodes than an answer holds, these are the first level, and those below come with a cWhere
 * that names their parents. `cPathTo` is ours, too: the key of a node, which comes below those above it and nothing else, so
 * that a chooser opens where it stands; none come for one that the rest does not let through, whole or in part.
 */
export const getData4Tree = endpoint({
  method: 'POST',
  path: 'alc-city-framework/SysTreeBaseAction/getData4Tree',
  gate: 'login',
  summary: 'The nodes of a tree.',
  body: z.object({
    bEncrypt: unchecked<boolean>(),
    cTableName: unchecked<string>(),
    cDataScopeType: unchecked<string>(),
    cDataSourceType: unchecked<string>(),
    cServerName: unchecked<string>(),
    cDefinedApi: unchecked<string>(),
    cQueryField: unchecked<string>(),
    cOrderField: unchecked<string>(),
    cKeyField: unchecked<string>(),
    cParentKeyField: unchecked<string>(),
    cShowField: unchecked<string>(),
    cTreeCodeField: unchecked<string>(),
    cWhere: unchecked<string | null>(),
    cPathTo: unchecked<string>(),
    queryConditionList: unchecked<readonly unknown[] | null>(),
    cOrgUuid: unchecked<string>(),
    cAccUuid: unchecked<string>(),
  }),
  data: z.object({ treeList: z.array(TreeNode), bLazy: z.boolean() }),
  failures: { ...ROWS_FAILURES, FILTER_INVALID: { code: 4001, data: FilterInvalid } },
})
