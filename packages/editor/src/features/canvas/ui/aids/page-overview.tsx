import type { Document, NodeId } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useCallback, useRef } from 'react'
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react'

import { parentOf } from '../../../../commands/kit/node-tree.ts'
import { useStudio } from '../../../../studio/studio.ts'
import type { Studio } from '../../../../studio/studio.ts'
import { DESIGN_DEVICE } from '../../../../viewport/devices.ts'
import { CANVAS_TEXTS } from '../../model/canvas.texts.ts'
import { mapColourOf } from './map-colours.ts'
import type { MapColour } from './map-colours.ts'
import { paintCanvas } from './paint-canvas.ts'
import { useRepaint } from './use-repaint.ts'
import type { ShowsIn } from './use-repaint.ts'

/** Minimum number of screens for the overview to appear. */
const MIN_SCREENS = 2

/** Width beside the page that the overview needs, in px. */
const ROOM = 72

/** Minimap of the page with the viewport, for quick scrolling. */
export function PageOverview(): ReactNode {
  const studio = useStudio()
  const text = useText()
  const frame = useRef<HTMLDivElement>(null)
  const map = useRef<HTMLCanvasElement>(null)
  const shown = useRef<HTMLSpanElement>(null)
  const paint = useCallback(() => {
    const { scroller } = studio.canvas
    if (!scroller || !frame.current || !map.current || !shown.current) return
    const { scrollHeight, clientHeight, scrollTop } = scroller
    const isShown = scrollHeight >= MIN_SCREENS * clientHeight && hasRoomBeside(studio)
    frame.current.hidden = !isShown
    if (!isShown) return
    const height = frame.current.clientHeight
    shown.current.style.height = `${Math.max(8, (clientHeight / scrollHeight) * height)}px`
    shown.current.style.transform = `translateY(${(scrollTop / scrollHeight) * height}px)`
    const fraction = Math.round((scrollTop / Math.max(1, scrollHeight - clientHeight)) * 100)
    frame.current.setAttribute('aria-valuenow', String(fraction))
    paintOverview(map.current, studio)
  }, [studio])
  useRepaint(paint, isReordered)

  const press = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    event.currentTarget.focus()
    centreOn(studio, event)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) centreOn(studio, event)
  }
  const keys = (event: KeyboardEvent) => {
    if (!scrollByKey(studio, event.key)) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      ref={frame}
      className="st-overview"
      hidden
      role="scrollbar"
      aria-label={text(CANVAS_TEXTS.overview)}
      aria-controls="st-canvas"
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={0}
      tabIndex={0}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={keys}
    >
      <canvas ref={map} />
      <span ref={shown} />
    </div>
  )
}

/** A changed module keeps its height until layout reports another one. */
const isReordered: ShowsIn = (document, before) => document.children !== before.children

function hasRoomBeside({ canvas: { scroller, page } }: Studio): boolean {
  if (!scroller || !page) return false
  return scroller.getBoundingClientRect().right - page.getBoundingClientRect().right >= ROOM
}

/** Centres the viewport on the pointer's position in the minimap. */
function centreOn({ canvas: { scroller } }: Studio, { currentTarget, clientY }: PointerEvent<HTMLElement>): void {
  const { top, height } = currentTarget.getBoundingClientRect()
  if (!scroller) return
  const fraction = (clientY - top) / height
  scroller.scrollTo({ top: fraction * scroller.scrollHeight - scroller.clientHeight / 2, behavior: 'instant' })
}

/** Scrolls like a scroll bar by keyboard; gives whether the key was handled. */
function scrollByKey({ canvas: { scroller } }: Studio, key: string): boolean {
  if (!scroller) return false
  const screen = scroller.clientHeight * 0.9
  const whole = scroller.scrollHeight
  const ways = { ArrowUp: -80, ArrowDown: 80, PageUp: -screen, PageDown: screen, Home: -whole, End: whole }
  if (!Object.hasOwn(ways, key)) return false
  scroller.scrollBy({ top: ways[key as keyof typeof ways], behavior: 'instant' })
  return true
}

/** Paints each top-level module as a block in proportion to its height, in the colour of its kind; selected ones in the accent colour. */
function paintOverview(element: HTMLCanvasElement, { canvas, page, nodeWindow }: Studio): void {
  const { scroller } = canvas
  const pageRect = canvas.page?.getBoundingClientRect()
  const { clientWidth: width, clientHeight: height } = element
  if (!scroller || !pageRect) return
  const fraction = height / scroller.scrollHeight
  const top = (pageRect.top - scroller.getBoundingClientRect().top + scroller.scrollTop) * fraction
  const { document } = page.documents.getState()
  const selected = new Set(page.selection.getState().selected.map((id) => topOf(document, id)))
  const unit = (pageRect.width / DESIGN_DEVICE.width) * fraction
  const nodes = document.children.flatMap((id) => document.nodes[id] ?? []).filter(({ isHidden }) => !isHidden)
  const blocks = nodes.map((node): { readonly length: number; readonly colour: MapColour } => ({
    length: nodeWindow.heightOf(node) * unit,
    colour: selected.has(node.id) ? 'outlineColor' : mapColourOf(node.module),
  }))
  paintCanvas(element, [top, blocks], (pen, style) => {
    let y = top
    for (const { length, colour } of blocks) {
      pen.fillStyle = style[colour]
      pen.fillRect(4, y, width - 8, Math.max(1, length - 1))
      y += length
    }
  })
}

/** Top-level ancestor of a node. */
function topOf(document: Document, id: NodeId): NodeId {
  const parentId = parentOf(document, id)
  return parentId === undefined ? id : topOf(document, parentId)
}
