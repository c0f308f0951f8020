import type { Node } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useEffect, useRef } from 'react'
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react'

import { BIG_NUDGE, NUDGE, arrowOffset } from '../../../../geometry/nudge.ts'
import type { Box } from '../../../../geometry/rect.ts'
import { HANDLES, handlePosition } from '../../../../geometry/resize-handle.ts'
import type { Handle } from '../../../../geometry/resize-handle.ts'
import {
  addZoneAt,
  adjustZone,
  drawZone,
  moveZone,
  removeZone,
  resizeZone,
  zonesOf,
} from '../../../../gestures/zones/zone-gesture.ts'
import { useDocument, useStore, useStudio } from '../../../../studio/studio.ts'
import { listIdOf, openEntry } from '../../../../studio/view-store.ts'
import { useNodeBox } from '../../../../studio/use-node-boxes.ts'
import { useHasTouch } from '../../../../ui/use-media.ts'
import { followTouch } from '../../../../ui/press/touch-press.ts'
import { previewOf } from '../../../../viewport/gesture-runner.ts'
import { openMenu } from '../../model/press-node.ts'
import { zoneSheetOf } from '../../model/zone-sheet.ts'
import { useAreaBox } from './use-area-box.ts'
import { ZONE_TEXTS } from './zone.texts.ts'
import './zone-layer.css'

/** The rects of the selected node, such as hot zones over its picture: drawn, moved and resized by hand. */
export function ZoneLayer({ node, field }: { readonly node: Node; readonly field: string }): ReactNode {
  const { view, page } = useStudio()
  const listId = listIdOf(node.id, field)
  const active = useStore(view, ({ openEntries }) => openEntries[listId])
  const isDrawing = useStore(view, ({ drawingIn }) => drawingIn === listId)
  const area = useAreaBox(node.id, useNodeBox(node.id))
  const zones = useDocument((document) => document.nodes[node.id]?.props[field])
  const count = zonesOf(page.documents.getState().document, { nodeId: node.id, field }).length
  useOpenedDrawing(listId, count)
  useEffect(() => {
    // Undo may remove the open entry.
    if (active !== undefined && active >= count) openEntry(view, listId, undefined)
  }, [view, listId, active, count])
  useEffect(() => () => view.setState({ drawingIn: undefined }), [view])
  if (!area || zones === undefined) return area && isDrawing ? <DrawingSheet node={node} area={area} /> : null
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <ZoneFrame key={index} node={node} field={field} area={area} index={index} isActive={index === active} />
      ))}
      {isDrawing && <DrawingSheet node={node} area={area} />}
    </>
  )
}

/** Opens the entry that was just drawn, in the inspector and on the canvas. */
function useOpenedDrawing(listId: string, count: number): void {
  const { view } = useStudio()
  const before = useRef(count)
  useEffect(() => {
    const isNew = count > before.current && view.getState().drawingIn === listId
    before.current = count
    if (!isNew) return
    view.setState({ drawingIn: undefined })
    openEntry(view, listId, count - 1)
  }, [view, listId, count])
}

interface ZoneFrameProps {
  readonly node: Node
  readonly field: string
  readonly area: Box
  readonly index: number
  readonly isActive: boolean
}

/** One rect; with handles while it is the open one. */
function ZoneFrame({ node, field, area, index, isActive }: ZoneFrameProps): ReactNode {
  const studio = useStudio()
  const { page, view, gestures } = studio
  const text = useText()
  const preview = useStore(gestures.running, (state) => {
    const zone = previewOf(state, 'zone')
    return zone?.nodeId === node.id && zone.index === index ? zone.rect : undefined
  })
  const zone = zonesOf(page.documents.getState().document, { nodeId: node.id, field })[index]
  const rect = preview ?? zone
  if (!rect) return null
  const own = zone?.['name']
  const name = typeof own === 'string' && own !== '' ? own : text(ZONE_TEXTS.zone, { n: index + 1 })
  const sheet = () => zoneSheetOf(studio, node.id)
  const open = () => openEntry(view, listIdOf(node.id, field), index)
  const drag = (event: PointerEvent['nativeEvent']) => {
    const pressed = sheet()
    const gesture = pressed && moveZone(pressed, index)
    open()
    if (gesture) gestures.start(event, gesture)
  }
  const press = (event: PointerEvent<HTMLElement>) => {
    if (view.getState().placement) return
    event.stopPropagation()
    if (event.button !== 0 || !event.isPrimary) return
    event.currentTarget.focus({ preventScroll: true })
    // A finger scrolls the page until the rect is open.
    if (event.pointerType === 'touch' && !isActive) {
      const { nativeEvent } = event
      followTouch(nativeEvent, { onTap: open, onHold: () => drag(nativeEvent) })
    } else drag(event.nativeEvent)
  }
  const keys = (event: KeyboardEvent) => {
    if (view.getState().placement) return
    // Neither the zone nor its module changes under a drag.
    if (gestures.running.getState().preview) return event.stopPropagation()
    const pressed = sheet()
    const step = event.shiftKey ? BIG_NUDGE : NUDGE
    const arrow = arrowOffset(event.key)
    if (!pressed || event.ctrlKey || event.metaKey) return
    if (arrow) {
      const call = adjustZone(pressed, index, { by: { x: arrow.x * step, y: arrow.y * step }, isGrowth: event.altKey })
      if (call) page.run(call, { mergeKey: `zone ${node.id} ${index} ${event.altKey ? 'size' : 'position'}` })
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      const call = removeZone(pressed, index)
      if (call) page.run(call)
      openEntry(view, listIdOf(node.id, field), undefined)
      studio.canvas.scroller?.focus({ preventScroll: true })
    } else if (event.key === 'Escape') {
      openEntry(view, listIdOf(node.id, field), undefined)
      studio.canvas.scroller?.focus({ preventScroll: true })
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div
      className={`st-zone${isActive ? ' is-active' : ''}`}
      style={zoneStyle(area, rect)}
      role="button"
      tabIndex={0}
      aria-pressed={isActive}
      aria-label={text(ZONE_TEXTS.label, { name })}
      onPointerDown={press}
      onMouseDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
      onFocus={(event) =>
        event.target === event.currentTarget && event.currentTarget.matches(':focus-visible') && open()
      }
      onContextMenu={(event) => {
        event.preventDefault()
        event.stopPropagation()
        openMenu(studio, event.nativeEvent, node.id)
      }}
      onKeyDown={keys}
    >
      {isActive && HANDLES.map((handle) => <ZoneGrip key={handle} node={node} index={index} handle={handle} />)}
    </div>
  )
}

function ZoneGrip(props: { readonly node: Node; readonly index: number; readonly handle: Handle }): ReactNode {
  const { node, index, handle } = props
  const studio = useStudio()
  const position = handlePosition(handle)
  const press = (event: PointerEvent) => {
    if (studio.view.getState().placement) return
    event.stopPropagation()
    const sheet = event.button === 0 ? zoneSheetOf(studio, node.id) : undefined
    const gesture = sheet && resizeZone(sheet, index, handle)
    if (gesture) studio.gestures.start(event.nativeEvent, gesture)
  }
  return (
    <span
      className={`st-grip is-${handle}`}
      style={{ left: `${position.x * 100}%`, top: `${position.y * 100}%` }}
      onPointerDown={press}
    />
  )
}

/** Covers the area while a rect is to be drawn: a drag draws it, a tap puts one of ordinary size there. */
function DrawingSheet({ node, area }: { readonly node: Node; readonly area: Box }): ReactNode {
  const studio = useStudio()
  const { view, gestures, page } = studio
  const text = useText()
  const hasTouch = useHasTouch()
  const preview = useStore(gestures.running, (state) => previewOf(state, 'zone')?.rect)
  useEffect(() => {
    const cancel = (event: globalThis.KeyboardEvent) => {
      // During a drag, Escape drops the drag only.
      if (event.key !== 'Escape' || gestures.running.getState().preview) return
      event.preventDefault()
      event.stopPropagation()
      view.setState({ drawingIn: undefined })
    }
    window.addEventListener('keydown', cancel, true)
    return () => window.removeEventListener('keydown', cancel, true)
  }, [view, gestures])
  const press = (event: PointerEvent) => {
    if (view.getState().placement) return
    event.stopPropagation()
    const sheet = event.button === 0 && event.isPrimary ? zoneSheetOf(studio, node.id) : undefined
    if (!sheet) return
    const { nativeEvent } = event
    gestures.start(nativeEvent, drawZone(sheet), () => {
      const call = addZoneAt(sheet, studio.canvas.pagePoint({ x: nativeEvent.clientX, y: nativeEvent.clientY }))
      if (call) page.run(call)
    })
  }
  return (
    // By keyboard, 添加热区 adds one and arrow keys move it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="st-zone-sheet"
      style={zoneStyle(area, { x: 0, y: 0, width: 100, height: 100 })}
      onPointerDown={press}
      onMouseDown={(event) => event.preventDefault()}
    >
      <span className="st-zone-hint">{text(hasTouch ? ZONE_TEXTS.drawTouchHint : ZONE_TEXTS.drawHint)}</span>
      {preview && (
        <span
          className="st-zone is-drawn"
          style={{
            left: `${preview.x}%`,
            top: `${preview.y}%`,
            width: `${preview.width}%`,
            height: `${preview.height}%`,
          }}
        />
      )}
    </div>
  )
}

/** Style of a rect (percent) over an area (page px); its handles need the size in px, too. */
function zoneStyle(area: Box, { x, y, width, height }: Box): CSSProperties {
  const size = {
    width: (area.width * Math.min(width, 100 - x)) / 100,
    height: (area.height * Math.min(height, 100 - y)) / 100,
  }
  return {
    left: area.x + (area.width * x) / 100,
    top: area.y + (area.height * y) / 100,
    ...size,
    '--st-frame-width': `${size.width}px`,
    '--st-frame-height': `${size.height}px`,
  } as CSSProperties
}
