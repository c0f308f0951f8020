import { getData4Tree } from '@mallwright/contract/list-engine'
import type { TreeNode } from '@mallwright/contract/list-engine'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { createQueryClient } from '@mallwright/shop-core/query'
import { useWidgetHost, WidgetHostContext } from '@mallwright/shop-core/widgets/widget-host'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ReactNode } from 'react'

const NODE = { zh: '分组 {path}', en: 'Group {path}' } satisfies Label

/** Nodes below each node, of which there are three levels: 8,420 in all. */
const BELOW = 20
const LEVELS = 3

/** An app whose trees are too large for an answer, with a cache of its own. */
export function LargeTreeHost({ children }: { readonly children: ReactNode }): ReactNode {
  const host = useWidgetHost()
  const translate = useText()
  const client = useMemo(() => createQueryClient(), [])
  const send: Send = async (request) => {
    if (request.operation.path !== getData4Tree.path) return host.send(request)
    const { cWhere = '', cPathTo = '' } = request.body as { readonly cWhere?: string; readonly cPathTo?: string }
    const titleOf = (path: string) => translate(NODE, { path })
    const data = cPathTo === '' ? answerTo(cWhere, titleOf) : { treeList: pathTo(cPathTo, titleOf), bLazy: false }
    return { arrived: true, envelope: { code: ENVELOPE_CODES.success, msg: '', data } }
  }
  return (
    <QueryClientProvider client={client}>
      <WidgetHostContext value={{ ...host, send }}>{children}</WidgetHostContext>
    </QueryClientProvider>
  )
}

/** The first level, the nodes below those of a filter, or those whose title it asks for: as the server answers. */
function answerTo(where: string, titleOf: (path: string) => string) {
  if (where === '') return { treeList: nodesBelow('', titleOf), bLazy: true }
  const keyword = /LIKE '%(.*)%'$/.exec(where)?.[1]
  if (keyword !== undefined) {
    const all = nodesBelow('', titleOf).flatMap((top) => nodesBelow(top.cTreeKey, titleOf))
    const leaves = all.flatMap(({ cTreeKey }) => nodesBelow(cTreeKey, titleOf))
    return { treeList: leaves.filter(({ cTreeNodeTitle }) => cTreeNodeTitle.includes(keyword)), bLazy: false }
  }
  const parents = [...where.matchAll(/'([\d.]+)'/g)].map(([, key = '']) => key)
  return { treeList: parents.flatMap((key) => nodesBelow(key, titleOf)), bLazy: false }
}

/** The node of a key below those above it. */
function pathTo(key: string, titleOf: (path: string) => string): readonly TreeNode[] {
  const steps = key.split('.')
  const keys = steps.map((_, level) => steps.slice(0, level + 1).join('.'))
  const nodes = keys.map((at, level) =>
    nodesBelow(keys[level - 1] ?? '', titleOf).find(({ cTreeKey }) => cTreeKey === at),
  )
  return nodes.reduceRight<readonly TreeNode[]>((children, node) => (node ? [{ ...node, children }] : []), [])
}

function nodesBelow(parent: string, titleOf: (path: string) => string): readonly TreeNode[] {
  return Array.from({ length: BELOW }, (_, index) => {
    const key = parent === '' ? String(index + 1) : `${parent}.${index + 1}`
    const isLeaf = key.split('.').length === LEVELS
    return {
      cTreeNodeTitle: titleOf(key),
      cTreeKey: key,
      cTreeCode: key,
      cParentKey: parent,
      ...(!isLeaf && { bHasMore: true }),
      children: [],
    }
  })
}
