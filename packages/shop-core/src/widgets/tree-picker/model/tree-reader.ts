import {
  conditionText,
  escapePattern,
  FILTER_LIMITS,
  getData4Tree,
  getOneTreeBaseByCode,
  TREE_LIMITS,
} from '@mallwright/contract/list-engine'
import type { FilterTest, TreeBase, TreeNode } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import type { Answer } from '@mallwright/contract/rpc'
import { queryOptions } from '@tanstack/react-query'

import { errorText } from '../../../kit/notice/error-text.ts'
import { CallError } from '../../../query/call-error.ts'
import { loadEncoding } from '../../widget-host/load-encoding.ts'
import { freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'
import type { NestedNode, NodesBelow } from './tree-index.ts'
import { createTree } from './tree-store.ts'
import type { TreeCalls, TreeStore } from './tree-store.ts'

/** A tree with the names of its members on the wire, which references are saved by. */
export interface Tree {
  readonly store: TreeStore
  readonly keyField: string
  readonly showField: string
  readonly codeField: string
}

/** What notices of a failure name. Specification 3 §8. */
const READING: Label = { zh: '树节点数据获取', en: 'Nodes of the tree' }

const EMPTY_TREE: Tree = { store: createTree([]), keyField: '', showField: '', codeField: '' }

/** A tree; any failure is told and gives an empty one. Of one that is too large for an answer the first level, the rest as it is looked at. Specification 3 §8, engine 3.3. */
export function treeQuery({ send, caller, signKey, feedback }: WidgetHost, code: string) {
  const failed = (answer: { readonly failure: string; readonly msg: string }): Tree => {
    feedback.toast(errorText(new CallError(answer, READING)))
    return EMPTY_TREE
  }
  return queryOptions({
    queryKey: ['tree', code, caller],
    queryFn: async (): Promise<Tree> => {
      const api = createApi({ getOneTreeBaseByCode, getData4Tree }, send)
      const [definition, { ENCODED_MEMBERS, encodeMembers }] = await Promise.all([
        api.getOneTreeBaseByCode({ params: { code } }),
        loadEncoding(),
      ])
      if (!definition.ok) return failed(definition)
      if (definition.data.cDataSourceType === 'none') return EMPTY_TREE
      const ask: AskForNodes = ({ condition, pathTo } = {}) => {
        const { path } = getData4Tree
        const encoded = encodeMembers(definition.data, { signKey: signKey(), path, names: ENCODED_MEMBERS.tree })
        const cWhere = condition && conditionText(condition)
        const narrowed = { ...(cWhere && { cWhere }), ...(pathTo && { cPathTo: pathTo }) }
        return api.getData4Tree({ body: { ...encoded, ...narrowed } })
      }
      const answer = await ask()
      if (!answer.ok) return failed(answer)
      const { treeList, bLazy } = answer.data
      const { cKeyField, cShowField, cTreeCodeField } = definition.data
      return {
        store: createTree(treeList.map(readNode), bLazy ? treeCalls(definition.data, ask) : undefined),
        keyField: cKeyField,
        showField: cShowField,
        codeField: cTreeCodeField,
      }
    },
    ...freshUnless(EMPTY_TREE),
  })
}

/** Asks for the nodes that meet a condition, or for those that lead to one. */
type AskForNodes = (what?: {
  readonly condition?: FilterTest
  readonly pathTo?: string
}) => Promise<Answer<typeof getData4Tree>>

/** Calls that go out at once. */
const CALLS_AT_ONCE = 4

function treeCalls({ cParentKeyField, cQueryField }: TreeBase, ask: AskForNodes): TreeCalls {
  return {
    /** Each call is for as many parents as a filter may name. */
    readBelow: async (keys) => {
      const below = new Map<string, NestedNode[]>(keys.map((key) => [key, []]))
      const parts = chunksOf(keys, FILTER_LIMITS.values)
      while (parts.length > 0) {
        const asked = parts.splice(0, CALLS_AT_ONCE)
        const answers = await Promise.all(
          asked.map((values) => ask({ condition: { op: 'test', field: cParentKeyField, kind: 'in', values } })),
        )
        for (const [number, answer] of answers.entries()) {
          if (!answer.ok) throw new CallError(answer, READING)
          const { treeList } = answer.data
          const values = asked[number] ?? []
          // A full answer may have been cut; that of one parent holds what an answer can.
          if (treeList.length >= TREE_LIMITS.nodes && values.length > 1)
            parts.push(...chunksOf(values, Math.ceil(values.length / 2)))
          else for (const node of treeList) below.get(node.cParentKey)?.push(readNode(node))
        }
      }
      return below satisfies NodesBelow
    },
    readPath: async (key) => {
      const answer = await ask({ pathTo: key })
      if (!answer.ok) throw new CallError(answer, READING)
      const path: string[] = []
      for (let [node] = answer.data.treeList; node; [node] = node.children) path.push(node.cTreeKey)
      // A gateway that knows no paths gives what it always gives.
      return path.at(-1) === key ? path : []
    },
    search: async (keyword) => {
      const values = [`%${escapePattern(keyword)}%`]
      const answer = await ask({ condition: { op: 'test', field: cQueryField, kind: 'like', values } })
      if (answer.ok) return leavesOf(answer.data.treeList)
      if (answer.failure === 'FILTER_INVALID') return undefined
      throw new CallError(answer, READING)
    },
  }
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, number) =>
    all.slice(number * size, (number + 1) * size),
  )
}

/** The leaves among found nodes: one has nothing below it, found or not. */
function leavesOf(nodes: readonly TreeNode[]): readonly NestedNode[] {
  return nodes.flatMap((node) => {
    if (node.children.length > 0) return leavesOf(node.children)
    return node.bHasMore === true ? [] : [readNode(node)]
  })
}

function readNode({ cTreeKey, cTreeNodeTitle, cTreeCode, bHasMore, children }: TreeNode): NestedNode {
  return {
    key: cTreeKey,
    title: cTreeNodeTitle,
    code: cTreeCode,
    hasMore: bHasMore === true && children.length === 0,
    children: children.map(readNode),
  }
}
