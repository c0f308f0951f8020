import type { CompiledNode } from '@mallwright/contract/document'
import { useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'

import { NodeView } from './node-view.tsx'
import type { PageScope } from './page-scope.ts'

const subscribe = () => () => undefined

/** Nodes above the page. They are no part of its HTML: they follow when it has hydrated. */
export function FloatingNodes(props: {
  readonly nodes: readonly CompiledNode[]
  readonly scope: PageScope
}): ReactNode {
  const { nodes, scope } = props
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
  if (!isHydrated || nodes.length === 0) return null
  return (
    <div className="mw-floats">
      {nodes.map((node) => (
        <NodeView key={node.id} node={node} scope={scope} isFirst={false} />
      ))}
    </div>
  )
}
