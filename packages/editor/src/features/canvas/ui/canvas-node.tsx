import type { Node, NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import type { Definition } from '@mallwright/modules/definitions'
import { rectStyle } from '@mallwright/modules/views'
import type { AnyModuleView, ModuleAction, ChildNode, ViewProps } from '@mallwright/modules/views'
import { useLocale, useText } from '@mallwright/shop-core/i18n'
import { deferredStyle } from '@mallwright/viewer/runtime'
import { memo, useCallback, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { CSSProperties, FunctionComponent, ReactNode, RefCallback } from 'react'

import { parentOf } from '../../../commands/kit/node-tree.ts'
import { readNode } from '../../../document-store/read-node.ts'
import { useStore, useStudio } from '../../../studio/studio.ts'
import { listIdOf } from '../../../studio/view-store.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { CANVAS_PAGE_TEXTS } from '../model/canvas-page.texts.ts'
import { createChildNodesStore } from './child-nodes.ts'
import { ModuleBoundary } from './module-boundary.tsx'
import { useModuleData } from './use-module-data.ts'

// Few nodes have a rule.
const VisibilityBadge = lazyComponent(async () => (await import('./visibility-badge.tsx')).VisibilityBadge)

const NO_RECT = { x: 0, y: 0, width: 0, height: 0 }

/** Renders one node and its children as published. Re-renders only when this node changes. */
const CanvasItem = memo(function CanvasItem({ id, isFirst }: { readonly id: NodeId; readonly isFirst: boolean }) {
  const node = useNode(id)
  const { canvas } = useStudio()
  if (!node || node.isHidden) return null
  return (
    <div className="mw-item" style={rectStyle(node.rect ?? NO_RECT)}>
      <NodeBox node={node} isFirst={isFirst} register={canvas.registerElement} />
    </div>
  )
})

/** Child of a flow container. */
const CanvasFlowItem = memo(function CanvasFlowItem({
  id,
  isFirst,
}: {
  readonly id: NodeId
  readonly isFirst: boolean
}) {
  const node = useNode(id)
  const { canvas } = useStudio()
  return node && !node.isHidden ? <NodeBox node={node} isFirst={isFirst} register={canvas.registerElement} /> : null
})

/** Windowing of top-level nodes: far ones render a placeholder. Rendered once per top-level node: keep hooks to a minimum. */
export const CanvasModule = memo(function CanvasModule(props: {
  readonly id: NodeId
  readonly isFirst: boolean
  /** Whether the browser may skip it off-screen, as in the shop. */
  readonly isDeferred: boolean
}) {
  const { id, isFirst, isDeferred } = props
  const { canvas, nodeWindow, page, views } = useStudio()
  const subscribe = useCallback((listener: () => void) => page.nodes.subscribe(id, listener), [page, id])
  const slot = useSyncExternalStore(subscribe, () => nodeWindow.slotOf(id))
  if (slot === undefined) return null
  const styleOf = (node: Node) => (isDeferred ? deferred(node, views.getState()[node.module]) : undefined)
  const isPlaceholder = typeof slot === 'number'
  const register: RefCallback<HTMLElement> = isPlaceholder ? canvas.registerElement : nodeWindow.observeElement
  // One element for both states, so that touch scrolling keeps its target when it becomes a placeholder.
  return (
    <div
      className="mw-node"
      data-node={id}
      ref={register}
      style={isPlaceholder ? placeholderStyle(slot) : styleOf(slot)}
    >
      {!isPlaceholder && <NodeContent node={slot} isFirst={isFirst} />}
    </div>
  )
})

/** Style of a placeholder. */
const placeholderStyle = (height: number): CSSProperties => ({ height: `calc(${height} * var(--u))` })

function deferred(node: Node, view: AnyModuleView | undefined): CSSProperties | undefined {
  const definition = definitionOf(node.module)
  return definition && view ? deferredStyle(view, readNode(definition, node)) : undefined
}

function useNode(id: NodeId): Node | undefined {
  const { nodes } = useStudio().page
  const subscribe = useCallback((listener: () => void) => nodes.subscribe(id, listener), [nodes, id])
  return useSyncExternalStore(subscribe, () => nodes.get(id))
}

function useChildNodes({ children }: Node): readonly ChildNode[] {
  const { nodes } = useStudio().page
  const watch = useMemo(() => createChildNodesStore(nodes, children ?? []), [nodes, children])
  return useSyncExternalStore(watch.subscribe, watch.read)
}

/** The child that contains the selection; `undefined` while it is elsewhere. */
function useRevealedChild({ children }: Node): NodeId | undefined {
  const { page } = useStudio()
  return useStore(page.selection, ({ selected }) => {
    if (!children || !selected[0]) return undefined
    const { document } = page.documents.getState()
    let id: NodeId | undefined = selected[0]
    while (id !== undefined && !children.includes(id)) id = parentOf(document, id)
    return id
  })
}

function NodeBox(props: {
  readonly node: Node
  readonly isFirst: boolean
  readonly register: RefCallback<HTMLElement>
}): ReactNode {
  const { node, isFirst, register } = props
  return (
    <div className="mw-node" data-node={node.id} ref={register}>
      <NodeContent node={node} isFirst={isFirst} />
    </div>
  )
}

function NodeContent({ node, isFirst }: { readonly node: Node; readonly isFirst: boolean }): ReactNode {
  return (
    <>
      {node.showing && <VisibilityBadge showing={node.showing} />}
      <ModuleBoundary node={node} fallback={<NodeCard title={CANVAS_PAGE_TEXTS.broken} />}>
        <ResolvedNode node={node} isFirst={isFirst} />
      </ModuleBoundary>
    </>
  )
}

function ResolvedNode({ node, isFirst }: { readonly node: Node; readonly isFirst: boolean }): ReactNode {
  const { views } = useStudio()
  const definition = definitionOf(node.module)
  const view = useStore(views, (loaded) => loaded[node.module])
  if (!definition) return <NodeCard title={CANVAS_PAGE_TEXTS.unknown} detail={node.module} />
  if (node.version > definition.version) return <NodeCard title={CANVAS_PAGE_TEXTS.newer} detail={node.module} />
  // The view's script is loading.
  if (!view) return null
  const Content = definition.editedList === undefined ? ModuleNode : EntryNode
  return <Content node={node} definition={definition} view={view} isFirst={isFirst} />
}

/** Node that shows the list entry which is open in the inspector, and stays there when it is closed. */
function EntryNode(props: ModuleNodeProps): ReactNode {
  const listId = listIdOf(props.node.id, props.definition.editedList ?? '')
  const { view, canvas } = useStudio()
  const entry = useStore(view, ({ openEntries }) => openEntries[listId])
  useEffect(() => {
    const found = canvas.elementOf(props.node.id)?.querySelector<HTMLElement>(`[data-entry="${entry}"]`)
    const track = found?.parentElement
    if (!found || !track) return
    if (found.role === 'tab') found.click()
    // Only its own row: the page stays where it is. Rects are zoomed; scroll positions are not.
    const row = track.getBoundingClientRect()
    const zoom = row.width / track.offsetWidth || 1
    const left = track.scrollLeft + (found.getBoundingClientRect().left - row.left) / zoom
    track.scrollTo?.({ left, behavior: 'instant' })
  }, [canvas, props.node.id, entry])
  return <ModuleNode {...props} />
}

interface ModuleNodeProps {
  readonly node: Node
  readonly definition: Definition
  readonly view: AnyModuleView
  readonly isFirst: boolean
}

function ModuleNode({ node, definition, view, isFirst }: ModuleNodeProps): ReactNode {
  const { source, announcer } = useStudio()
  const text = useText()
  const locale = useLocale()
  const read = readNode(definition, node)
  const { data, load } = useModuleData(view, read, source)
  const parts = useChildNodes(node)
  const wantedPart = useRevealedChild(node)
  const Child = definition.accepts?.arrangement === 'flow' ? CanvasFlowItem : CanvasItem
  // The registry holds views of different props types; these props were read by the matching definition.
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
      onAction={(action: ModuleAction) => {
        if (action.type === 'load' && action.page === 1) load(action.slice)
        // All other actions are ignored on the canvas. Specification 3 §8.
        if (action.type === 'previewOnly') announcer.notify(text(CANVAS_PAGE_TEXTS.previewOnly))
      }}
      childNodes={parts}
      requestedChild={wantedPart}
    >
      {parts.map(({ id }) => (
        <Child key={id} id={id} isFirst={isFirst} />
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
          <span>{text(CANVAS_PAGE_TEXTS.unknownHint)}</span>
        </>
      )}
    </div>
  )
}
