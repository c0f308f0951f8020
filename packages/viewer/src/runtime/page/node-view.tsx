import type { CompiledNode } from '@mallwright/contract/document'
import { rectStyle } from '@mallwright/modules/views'
import type { AnyModuleView, ModuleAction, ViewProps } from '@mallwright/modules/views'
import { memo } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { deferredStyle } from './deferred-style.ts'
import { NodeBoundary } from './node-boundary.tsx'
import type { PageScope } from './page-scope.ts'
import { useNodeData } from './use-node-data.ts'

/** Renders a node and its children. A node that throws renders nothing and leaves its siblings intact. */
export const NodeView = memo(function NodeView(props: {
  readonly node: CompiledNode
  readonly scope: PageScope
  readonly isFirst: boolean
  /** Below the first screen: layout is skipped until it nears the viewport. */
  readonly isDeferred?: boolean
}): ReactNode {
  const { node, scope, isFirst, isDeferred } = props
  const view = scope.views[node.module]
  if (!view) return null
  return (
    <div className="mw-node" data-node={node.id} style={isDeferred ? deferredStyle(view, node.props) : undefined}>
      <NodeBoundary onError={(error) => scope.onError(error, node)}>
        <NodeContent view={view} node={node} scope={scope} isFirst={isFirst} />
      </NodeBoundary>
    </div>
  )
})

function NodeContent(props: {
  readonly view: AnyModuleView
  readonly node: CompiledNode
  readonly scope: PageScope
  readonly isFirst: boolean
}): ReactNode {
  const { view, node, scope, isFirst } = props
  const { data, load } = useNodeData(view, node, scope)
  // The registry erases prop types; a compiled node carries the props of its own definition.
  const View = view.View as FunctionComponent<unknown> as FunctionComponent<ViewProps<unknown, unknown>>
  return (
    <View
      nodeId={node.id}
      props={node.props}
      data={data}
      locale={scope.locale}
      mode={scope.mode ?? 'view'}
      origin={scope.origin}
      isFirst={isFirst}
      clock={scope.clock}
      onAction={(action: ModuleAction) =>
        action.type === 'load'
          ? load({ page: action.page, slice: action.slice ?? 0 }, action.append)
          : scope.onAction(action)
      }
      {...(node.children && { childNodes: node.children })}
    >
      {node.children?.map((child) => {
        const content = <NodeView key={child.id} node={child} scope={scope} isFirst={isFirst} />
        if (!child.rect) return content
        return (
          <div key={child.id} className="mw-item" style={rectStyle(child.rect)}>
            {content}
          </div>
        )
      })}
    </View>
  )
}
