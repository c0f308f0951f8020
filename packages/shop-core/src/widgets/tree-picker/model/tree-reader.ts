import { encodeField, getData4Tree, getOneTreeBaseByCode } from '@mallwright/contract/list-engine'
import type { TreeNode } from '@mallwright/contract/list-engine'
import { createApi } from '@mallwright/contract/rpc'
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
      const { path } = getData4Tree
      const encoded = Object.entries(definition.data).map(
        ([field, text]) => [field, text && encodeField(text, { signKey: signKey(), path, field })] as const,
      )
      const answer = await api.getData4Tree({ body: { bEncrypt: true, ...Object.fromEntries(encoded) } })
      if (!answer.ok) return EMPTY_TREE
      const { cKeyField, cShowField, cTreeCodeField } = definition.data
      return {
        index: indexTree(answer.data.treeList.map(readNode)),
        keyField: cKeyField,
        showField: cShowField,
        codeField: cTreeCodeField,
      }
    },
    ...freshUnless(EMPTY_TREE),
  })
}

function readNode({ cTreeKey, cTreeNodeTitle, cTreeCode, children }: TreeNode): NestedNode {
  return { key: cTreeKey, title: cTreeNodeTitle, code: cTreeCode, children: children.map(readNode) }
}
