import {
  conditionText,
  encodeField,
  FILTER_LIMITS,
  getData4Tree,
  getOneTreeBaseByCode,
  TREE_LIMITS,
} from '@mallwright/contract/list-engine'
import type { TreeNode } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
import type { Answer } from '@mallwright/contract/rpc'
import { queryOptions } from '@tanstack/react-query'

import { freshUnless } from '../../widget-host/freshness.ts'
import type { WidgetHost } from '../../widget-host/widget-host.ts'
import { indexTree } from './tree-index.ts'
import type { NestedNode, TreeIndex } from './tree-index.ts'

/** A tree with the names of its members on the wire, which references are saved by. */
export interface Tree {
  readonly index: TreeIndex
  readonly keyField: string
  readonly showField: string
  readonly codeField: string
}

const EMPTY_TREE: Tree = { index: indexTree([]), keyField: '', showField: '', codeField: '' }

/** A tree; any failure gives an empty one. Specification 3 §8. */
export function treeQuery({ send, caller, signKey }: WidgetHost, code: string) {
  return queryOptions({
    queryKey: ['tree', code, caller],
    queryFn: async (): Promise<Tree> => {
      const api = createApi({ getOneTreeBaseByCode, getData4Tree }, send)
      const definition = await api.getOneTreeBaseByCode({ params: { code } })
      if (!definition.ok || definition.data.cDataSourceType === 'none') return EMPTY_TREE
      const askForNodes = (cWhere?: string) => {
        const { path } = getData4Tree
        const encoded = Object.entries(definition.data).map(
          ([field, text]) => [field, text && encodeField(text, { signKey: signKey(), path, field })] as const,
        )
        return api.getData4Tree({ body: { bEncrypt: true, ...Object.fromEntries(encoded), ...(cWhere && { cWhere }) } })
      }
      const answer = await askForNodes()
      if (!answer.ok) return EMPTY_TREE
      const { cKeyField, cShowField, cTreeCodeField, cParentKeyField } = definition.data
      const { treeList, bLazy } = answer.data
      const below: NodesBelow | undefined = bLazy ? await readBelow(treeList, cParentKeyField, askForNodes) : new Map()
      if (!below) return EMPTY_TREE
      return {
        index: indexTree(treeList.map((node) => readNode(node, below))),
        keyField: cKeyField,
        showField: cShowField,
        codeField: cTreeCodeField,
      }
    },
    ...freshUnless(EMPTY_TREE),
  })
}

/** Nodes below others, by the keys of these. */
type NodesBelow = ReadonlyMap<string, readonly TreeNode[]>

/** Calls that go out at once. */
const CALLS_AT_ONCE = 4

/**
 * The nodes below those of a first level, level by level, each call for as many parents as a filter may name; `undefined` when
 * one fails. A tree too large for an answer becomes whole here, so that choosing, counting and searching are the same. Engine 3.3.
 */
async function readBelow(
  top: readonly TreeNode[],
  parentField: string,
  ask: (where: string) => Promise<Answer<typeof getData4Tree>>,
): Promise<NodesBelow | undefined> {
  const below = new Map<string, TreeNode[]>()
  let open = keysWithMore(top)
  for (let level = 1; level < TREE_LIMITS.levels && open.length > 0; level += 1) {
    const parts = chunksOf(open, FILTER_LIMITS.values)
    open = []
    while (parts.length > 0) {
      const asked = parts.splice(0, CALLS_AT_ONCE)
      const answers = await Promise.all(
        asked.map((values) => ask(conditionText({ op: 'test', field: parentField, kind: 'in', values }))),
      )
      for (const [number, answer] of answers.entries()) {
        if (!answer.ok) return undefined
        const { treeList } = answer.data
        const keys = asked[number] ?? []
        // A full answer may have been cut; that of one parent holds what an answer can.
        if (treeList.length >= TREE_LIMITS.nodes && keys.length > 1) {
          parts.push(...chunksOf(keys, Math.ceil(keys.length / 2)))
          continue
        }
        for (const node of treeList) {
          const siblings = below.get(node.cParentKey)
          if (siblings) siblings.push(node)
          else below.set(node.cParentKey, [node])
        }
        open.push(...keysWithMore(treeList))
      }
    }
  }
  return below
}

const keysWithMore = (nodes: readonly TreeNode[]) =>
  nodes.flatMap(({ cTreeKey, bHasMore }) => (bHasMore ? [cTreeKey] : []))

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, number) =>
    all.slice(number * size, (number + 1) * size),
  )
}

function readNode({ cTreeKey, cTreeNodeTitle, cTreeCode, children }: TreeNode, below: NodesBelow): NestedNode {
  const all = children.length > 0 ? children : (below.get(cTreeKey) ?? [])
  return { key: cTreeKey, title: cTreeNodeTitle, code: cTreeCode, children: all.map((child) => readNode(child, below)) }
}
