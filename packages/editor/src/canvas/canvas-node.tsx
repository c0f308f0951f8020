import type { Node, NodeId } from '@mallwright/contract'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { definitionOf, readProps } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { rectStyle } from '@mallwright/modules/views'
import type { AnyModuleView, ViewProps } from '@mallwright/modules/views'
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FunctionComponent, ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { CanvasBoundary } from './canvas-boundary.tsx'
import { CANVAS_TEXTS } from './canvas.texts.ts'
import { useLoaded } from './use-loaded.ts'

const NO_RECT = { x: 0, y: 0, width: 0, height: 0 }
const ignore = () => undefined

/** Draws one node and its children as buyers get them. Draws again only when this very node changes. */
export const CanvasNode = memo(function CanvasNode(props: {
  readonly id: NodeId
  readonly isItem: boolean
  readonly isFirst: boolean
}): ReactNode {
  const { id, isItem, isFirst } = props
  const { page, canvas } = useStudio()
  const { nodes } = page
  const subscribe = useCallback((listener: () => void) => nodes.subscribe(id, listener), [nodes, id])
  const node = useSyncExternalStore(subscribe, () => nodes.get(id))
  const keep = useCallback((element: HTMLElement | null) => canvas.keepElement(id, element), [canvas, id])
  if (!node || node.isHidden) return null
  const drawn = (
    <div className="mw-node" data-node={id} ref={keep}>
      <CanvasBoundary node={node} fallback={<NodeCard title={CANVAS_TEXTS.broken} />}>
        <DrawnNode node={node} isFirst={isFirst} />
      </CanvasBoundary>
    </div>
  )
  if (!isItem) return drawn
  return (
    <div className="mw-item" style={rectStyle(node.rect ?? NO_RECT)}>
      {drawn}
    </div>
  )
})

function DrawnNode({ node, isFirst }: { readonly node: Node; readonly isFirst: boolean }): ReactNode {
  const { views } = useStudio()
  const definition = definitionOf(node.module)
  const view = views[node.module]
  if (!definition || !view) return <NodeCard title={CANVAS_TEXTS.unknown} detail={node.module} />
  if (node.version > definition.version) return <NodeCard title={CANVAS_TEXTS.newer} detail={node.module} />
  return <KnownNode node={node} definition={definition} view={view} isFirst={isFirst} />
}

function KnownNode(props: {
  readonly node: Node
  readonly definition: Definition
  readonly view: AnyModuleView
  readonly isFirst: boolean
}): ReactNode {
  const { node, definition, view, isFirst } = props
  const { source } = useStudio()
  const locale = useLocale()
  const { props: stored, version } = node
  const read = useMemo(() => readProps(definition, { version, props: stored }), [definition, version, stored])
  const data = useLoaded(view, read, source)
  // The registry holds views of different props; these were read by the node's own definition.
  const View = view.View as FunctionComponent<unknown> as FunctionComponent<ViewProps<unknown, unknown>>
  return (
    <View
      nodeId={node.id}
      props={read}
      data={data}
      locale={locale}
      mode="edit"
      origin={location.origin}
      isFirst={isFirst}
      onAction={ignore}
    >
      {node.children?.map((child) => (
        <CanvasNode key={child} id={child} isItem isFirst={isFirst} />
      ))}
    </View>
  )
}

function NodeCard(props: {
  readonly title: { readonly zh: string; readonly en: string }
  readonly detail?: string
}): ReactNode {
  const text = useText()
  return (
    <div className="st-node-card">
      <strong>{text(props.title)}</strong>
      {props.detail !== undefined && (
        <>
          <code>{props.detail}</code>
          <span>{text(CANVAS_TEXTS.unknownHint)}</span>
        </>
      )}
    </div>
  )
}
