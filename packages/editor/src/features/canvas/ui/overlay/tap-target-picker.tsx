import type { NodeId } from '@mallwright/contract/document'
import { definitionOf } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import { Plus, X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { createPortal } from 'react-dom'

import { MODULE_RULES } from '../../../../gestures/module-rules.ts'
import { movableOf, tapTargets } from '../../../../gestures/tap-targets.ts'
import type { TapTarget } from '../../../../gestures/tap-targets.ts'
import { nodeLabel } from '../../../../document-store/node-label.ts'
import { useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import type { ViewState } from '../../../../studio/view-store.ts'
import { newModuleNodes } from '../../../palette/model/new-module.ts'
import { CANVAS_PAGE_TEXTS } from '../../model/canvas-page.texts.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import './tap-target-picker.css'

type Placement = NonNullable<ViewState['placement']>

/** Margin beyond the viewport in which targets are shown, in px. */
const MARGIN = 400

/** Tap targets for a node that waits for its location, with a cancel button. */
export function TapTargetPicker({ placing }: { readonly placing: Placement }): ReactNode {
  const studio = useStudio()
  const { page, view, canvas } = studio
  const text = useText()
  const targets = useTargets(placing)
  const first = useRef<HTMLButtonElement>(null)
  const hasTargets = targets.length > 0
  useEffect(() => {
    if (hasTargets) first.current?.focus({ preventScroll: true })
  }, [hasTargets])
  useCancelByEscape()
  const choose = (target: TapTarget, { detail, clientX, clientY }: MouseEvent) => {
    // A key press uses the centre.
    const call = target.callAt(detail === 0 ? undefined : canvas.pagePoint({ x: clientX, y: clientY }))
    view.setState({ placement: undefined })
    if (call) page.run(call)
    canvas.scroller?.focus({ preventScroll: true })
  }
  const name = useName(placing)
  return (
    <>
      {targets.map((target, index) => (
        <button
          key={target.key}
          ref={index === 0 ? first : undefined}
          type="button"
          className={`st-tap-target${target.position ? '' : ' is-container'}`}
          style={styleOf(target)}
          aria-label={labelOf(studio, target, text)}
          onClick={(event) => choose(target, event)}
        >
          <span>
            <Plus />
            {target.position ? '' : text(CANVAS_TEXTS.placeInside)}
          </span>
        </button>
      ))}
      {createPortal(
        <div className="st-root st-portal st-tap-targets" role="status">
          {text(hasTargets ? CANVAS_TEXTS.placing : CANVAS_TEXTS.placeNowhere, { name })}
          <button type="button" className="st-button" onClick={() => view.setState({ placement: undefined })}>
            <X />
            {text(CANVAS_TEXTS.placeCancel)}
          </button>
        </div>,
        document.body,
      )}
    </>
  )
}

function styleOf({ box: { x, y, width, height } }: TapTarget) {
  return { transform: `translate(${x}px, ${y}px)`, width, height }
}

function labelOf({ page }: Studio, { parentId, position }: TapTarget, text: ReturnType<typeof useText>): string {
  const parent = parentId && page.nodes.get(parentId)
  const where = parent ? nodeLabel(parent, definitionOf(parent.module), text) : text(CANVAS_TEXTS.placePage)
  return position ? text(CANVAS_TEXTS.placeAt, { where, ...position }) : text(CANVAS_TEXTS.placeInto, { where })
}

function useName(placing: Placement): string {
  const { page } = useStudio()
  const text = useText()
  const [id, second] = page.selection.getState().selected
  const node = id && page.nodes.get(id)
  if (placing.kind === 'new') return text(definitionOf(placing.type)?.label ?? CANVAS_PAGE_TEXTS.unknown)
  if (second) return text(CANVAS_TEXTS.several, { count: page.selection.getState().selected.length })
  return node ? nodeLabel(node, definitionOf(node.module), text) : ''
}

/** Targets in and near the viewport; recomputed on scrolling and changes of the page. */
function useTargets(placing: Placement): readonly TapTarget[] {
  const studio = useStudio()
  const { canvas, page } = studio
  const dragged = useMemo(() => draggedOf(studio, placing), [studio, placing])
  const [targets, setTargets] = useState<readonly TapTarget[]>([])
  useEffect(() => {
    let frame = 0
    const look = () => setTargets(targetsInView(studio, dragged))
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    lookSoon()
    const observer = new ResizeObserver(lookSoon)
    if (canvas.page) observer.observe(canvas.page)
    canvas.scroller?.addEventListener('scroll', lookSoon)
    const unsubscribe = page.documents.subscribe(lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      observer.disconnect()
      canvas.scroller?.removeEventListener('scroll', lookSoon)
      unsubscribe()
    }
  }, [studio, canvas, page, dragged])
  return targets
}

function draggedOf(studio: Studio, placing: Placement): Parameters<typeof tapTargets>[0]['dragged'] {
  if (placing.kind === 'move') {
    const { page } = studio
    const { document } = page.documents.getState()
    return { kind: 'nodes', nodeIds: movableOf(document, page.selection.getState().selected) }
  }
  const definition = definitionOf(placing.type)
  return { kind: 'new', nodes: definition ? newModuleNodes(studio, definition) : [] }
}

function targetsInView(
  { page, canvas, nodeWindow }: Studio,
  dragged: Parameters<typeof tapTargets>[0]['dragged'],
): readonly TapTarget[] {
  const { document } = page.documents.getState()
  const exists = (id: NodeId) => document.nodes[id] !== undefined
  if (dragged.kind === 'nodes' && !dragged.nodeIds.every(exists)) return []
  const view = canvas.scroller?.getBoundingClientRect()
  const top = view ? canvas.pagePoint({ x: 0, y: view.top }).y - MARGIN : 0
  const bottom = view ? canvas.pagePoint({ x: 0, y: view.bottom }).y + MARGIN : 0
  return tapTargets({ document, layout: canvas.layout(nodeWindow.revision), rules: MODULE_RULES, dragged }).filter(
    ({ box }) => box.y + box.height >= top && box.y <= bottom,
  )
}

function useCancelByEscape(): void {
  const { view } = useStudio()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.stopPropagation()
      view.setState({ placement: undefined })
    }
    window.addEventListener('keydown', press, true)
    return () => window.removeEventListener('keydown', press, true)
  }, [view])
}
