import type { Document, NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'

import { parentOf } from '../../../../commands/kit/node-tree.ts'
import type { Axis } from '../../../../geometry/rect.ts'
import { rulerTicks } from '../../../../geometry/ruler-ticks.ts'
import { guideGesture } from '../../../../gestures/guide-gesture.ts'
import { MODULE_RULES } from '../../../../gestures/module-rules.ts'
import { useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { pressBase } from '../../model/press-node.ts'
import { paintCanvas } from './paint-canvas.ts'
import { useRepaint } from './use-repaint.ts'
import type { ShowsIn } from './use-repaint.ts'

/** Rulers above and beside the page, from which guides are dragged. Their origin is the page, or the selected free container. */
export function Rulers(): ReactNode {
  return (
    <div className="st-rulers" aria-hidden="true">
      <Ruler axis="x" />
      <Ruler axis="y" />
      <span className="st-ruler-corner" />
    </div>
  )
}

/** The selected container may have moved or changed its height; without one, rulers depend on the page only. */
const isOfContainer: ShowsIn = (document, _, selected) => containerOf(document, selected) !== undefined

function Ruler({ axis }: { readonly axis: Axis }): ReactNode {
  const studio = useStudio()
  const text = useText()
  const element = useRef<HTMLCanvasElement>(null)
  const paint = useCallback(() => {
    if (element.current) paintRuler(element.current, axis, scaleOf(studio, element.current, axis))
  }, [studio, axis])
  useRepaint(paint, isOfContainer)
  // The top ruler creates horizontal guides, the side ruler vertical ones.
  const pulled: Axis = axis === 'x' ? 'y' : 'x'
  const press = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return
    event.preventDefault()
    studio.gestures.start(event.nativeEvent, guideGesture({ ...pressBase(studio), axis: pulled }))
  }
  return (
    <canvas
      ref={element}
      className={`st-ruler is-${axis}`}
      title={text(CANVAS_TEXTS.rulerHint)}
      onPointerDown={press}
    />
  )
}

/** The selected free container, or the one that contains the selection. */
function containerOf(document: Document, [id]: readonly NodeId[]): NodeId | undefined {
  const node = id === undefined ? undefined : document.nodes[id]
  return node && (MODULE_RULES.isFree(node.module) ? node.id : node.rect && parentOf(document, node.id))
}

function scaleOf({ page, canvas, view }: Studio, element: HTMLCanvasElement, axis: Axis): RulerScale {
  const side = axis === 'x' ? 'left' : 'top'
  const start = element.getBoundingClientRect()[side]
  const drawn = canvas.page?.getBoundingClientRect()
  const origin = (drawn?.[side] ?? 0) - start
  const { document } = page.documents.getState()
  const containerId = containerOf(document, page.selection.getState().selected)
  const container = containerId && document.nodes[containerId]
  const box = containerId && canvas.boxOf(containerId)
  if (!container || !box) return { origin, px: view.getState().zoom }
  const length = axis === 'x' ? box.width : box.height
  const at = origin + box[axis]
  return { origin: at, px: box.width / MODULE_RULES.boundsOf(container).width, marked: { start: at, end: at + length } }
}

/** Scale of a ruler: origin, unit length and highlighted range, in px of the ruler. */
interface RulerScale {
  readonly origin: number
  readonly px: number
  readonly marked?: { readonly start: number; readonly end: number } | undefined
}

/** Paints a ruler onto its canvas. */
function paintRuler(element: HTMLCanvasElement, axis: Axis, scale: RulerScale): void {
  const { clientWidth: width, clientHeight: height } = element
  const { origin, px, marked } = scale
  const across = axis === 'x'
  const thickness = across ? height : width
  paintCanvas(element, scale, (pen, style) => {
    const rect = (at: number, size: number, from: number) =>
      across ? pen.fillRect(at, from, size, thickness - from) : pen.fillRect(from, at, thickness - from, size)
    if (marked) {
      pen.fillStyle = style.outlineColor
      rect(marked.start, marked.end - marked.start, 0)
    }
    pen.fillStyle = style.color
    pen.font = `10px ${style.fontFamily}`
    for (const { at, label } of rulerTicks({ origin, px, length: across ? width : height })) {
      rect(Math.round(at), 1, label === undefined ? thickness - 4 : thickness - 8)
      if (label !== undefined) paintLabel(pen, { at, label, across })
    }
  })
}

function paintLabel(
  pen: CanvasRenderingContext2D,
  { at, label, across }: { readonly at: number; readonly label: number; readonly across: boolean },
): void {
  pen.save()
  pen.textBaseline = 'top'
  if (across) pen.fillText(String(label), at + 3, 2)
  else {
    // Vertical text, read from below.
    pen.translate(2, at - 3)
    pen.rotate(-Math.PI / 2)
    pen.fillText(String(label), 0, 0)
  }
  pen.restore()
}
