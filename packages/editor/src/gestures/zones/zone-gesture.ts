import type { Document, NodeId } from '@mallwright/contract/document'
import { definitionOf, PAGE_WIDTH, readProps } from '@mallwright/modules/definitions'

import { callOf } from '../../commands/kit/define-command.ts'
import type { CommandCall } from '../../commands/kit/define-command.ts'
import { propsChange } from '../../commands/node/props-change.ts'
import { setProps } from '../../commands/node/set-props.ts'
import { guidesOf } from '../../geometry/guides.ts'
import { boxBetween, clamp, isSameBox, moveWithin, roundBox } from '../../geometry/rect.ts'
import type { Box, Point, Size } from '../../geometry/rect.ts'
import { MIN_ITEM_SIZE, resizeBox } from '../../geometry/resize.ts'
import { edgeOf } from '../../geometry/resize-handle.ts'
import type { Handle } from '../../geometry/resize-handle.ts'
import { snapMove, snapResize } from '../../geometry/snap.ts'
import type { SnapScene } from '../../geometry/snap-index.ts'
import type { Gesture, Travel } from '../drag.ts'
import type { ZonePreview } from '../gesture-preview.ts'

/** Rects over an area of a node, such as hot zones over a picture. */
export interface ZoneSheet {
  /** The page as it is now: a gesture ends in the list that is there at its release. */
  readonly documentNow: () => Document
  readonly nodeId: NodeId
  /** List field whose entries are rects in percent of the area. */
  readonly field: string
  /** The area in page px. */
  readonly area: Box
  /** Page px per unit; the page is 375 units wide. */
  readonly px: number
}

/** Entry of a list of rects, in percent. */
type Zone = Box & Readonly<Record<string, unknown>>

/** Size of a new zone, in units: a comfortable button. */
const NEW_ZONE: Size = { width: 120, height: 60 }

/** Offset (units) between new zones that would cover one another. */
const CASCADE = 16

/** Page px per unit on a page of some width. */
export function zoneUnit(pageWidth: number): number {
  return pageWidth / PAGE_WIDTH
}

/** Zones of a node's list, in percent. */
export function zonesOf(document: Document, { nodeId, field }: Pick<ZoneSheet, 'nodeId' | 'field'>): readonly Zone[] {
  const node = document.nodes[nodeId]
  const definition = node && definitionOf(node.module)
  if (!node || definition?.fields[field]?.kind !== 'list') return []
  return readProps(definition, node)[field] as readonly Zone[]
}

function zonesNow(sheet: ZoneSheet): readonly Zone[] {
  return zonesOf(sheet.documentNow(), sheet)
}

/** Drags a zone inside its area, with snapping. */
export function moveZone(sheet: ZoneSheet, index: number): Gesture<ZonePreview> | undefined {
  const from = unitBox(sheet, index)
  if (!from) return undefined
  const snap = sceneOf(sheet, index)
  const movedBox = ({ start, sample }: Travel) => {
    const offset = { x: (sample.x - start.x) / sheet.px, y: (sample.y - start.y) / sheet.px }
    const isAcross = Math.abs(offset.x) >= Math.abs(offset.y)
    const kept = sample.isConstrained ? (isAcross ? { ...offset, y: 0 } : { ...offset, x: 0 }) : offset
    const moved = moveWithin(from, { x: Math.round(kept.x), y: Math.round(kept.y) }, snap.bounds)
    const snapped = sample.isFree ? moved : snapMove(moved, snap)
    if (!sample.isConstrained) return snapped
    return isAcross ? { ...snapped, y: from.y } : { ...snapped, x: from.x }
  }
  return zoneGesture(sheet, index, snap, movedBox)
}

/** Resizes a zone by a handle; the opposite edge stays. */
export function resizeZone(sheet: ZoneSheet, index: number, handle: Handle): Gesture<ZonePreview> | undefined {
  const from = unitBox(sheet, index)
  if (!from) return undefined
  const snap = sceneOf(sheet, index)
  const limits = { min: minOf(snap.bounds), bounds: snap.bounds }
  return zoneGesture(sheet, index, snap, ({ start, sample }) => {
    const offset = { x: (sample.x - start.x) / sheet.px, y: (sample.y - start.y) / sheet.px }
    const resized = resizeBox(from, handle, offset, limits)
    return sample.isFree ? resized : snapResize(resized, handle, snap, limits)
  })
}

/** Draws a new zone from the press to the release. */
export function drawZone(sheet: ZoneSheet): Gesture<ZonePreview> {
  const snap = sceneOf(sheet)
  const { bounds } = snap
  return zoneGesture(sheet, undefined, snap, ({ start, sample }) => {
    const [a, b] = [unitPoint(sheet, start, bounds), unitPoint(sheet, sample, bounds)]
    const handle: Handle = `${b.y < a.y ? 't' : 'b'}${b.x < a.x ? 'l' : 'r'}`
    const limits = { min: { width: 0, height: 0 }, bounds }
    const drawn = roundBox(boxBetween(a, b))
    return atLeast(sample.isFree ? drawn : snapResize(drawn, handle, snap, limits), handle, bounds)
  })
}

/** Adds a zone of ordinary size around a point (page px), inside its area. */
export function addZoneAt(sheet: ZoneSheet, point: Point): CommandCall | undefined {
  const { bounds } = sceneOf(sheet)
  const { x, y } = unitPoint(sheet, point, bounds)
  return zoneCall(sheet, undefined, aroundPoint({ x, y }, bounds))
}

/** Rect (percent) of a new zone in the middle of the visible part of its area (page px), off the zones that are there. */
export function newZoneRect(sheet: ZoneSheet, view: Box | undefined): Box {
  const { bounds, others } = sceneOf(sheet)
  const top = clamp(((view?.y ?? 0) - sheet.area.y) / sheet.px, 0, bounds.height)
  const bottom = clamp(((view ? view.y + view.height : Infinity) - sheet.area.y) / sheet.px, top, bounds.height)
  let box = aroundPoint({ x: bounds.width / 2, y: (top + bottom) / 2 }, bounds)
  for (const _ of others) {
    if (!others.some((other) => Math.abs(other.x - box.x) < 1 && Math.abs(other.y - box.y) < 1)) break
    box = moveWithin(box, { x: CASCADE, y: CASCADE }, bounds)
  }
  return percentBox(box, bounds)
}

/** Moves (`by`) or resizes (`grow`) a zone by units, for the keyboard. */
export function adjustZone(
  sheet: ZoneSheet,
  index: number,
  { by, isGrowth }: { readonly by: Point; readonly isGrowth: boolean },
): CommandCall | undefined {
  const from = unitBox(sheet, index)
  if (!from) return undefined
  const { bounds } = sceneOf(sheet, index)
  const box = isGrowth ? resizeBox(from, 'br', by, { min: minOf(bounds), bounds }) : moveWithin(from, by, bounds)
  return zoneCall(sheet, index, box)
}

/** Removes a zone. */
export function removeZone(sheet: ZoneSheet, index: number): CommandCall | undefined {
  return listCall(sheet, zonesNow(sheet).toSpliced(index, 1))
}

function zoneGesture(
  sheet: ZoneSheet,
  moving: number | undefined,
  snap: SnapScene,
  boxAt: (travel: Travel) => Box,
): Gesture<ZonePreview> {
  const pressed = zonesNow(sheet)
  const index = moving ?? pressed.length
  let shown: { readonly box: Box; readonly preview: ZonePreview } | undefined
  return {
    preview: (travel) => {
      const box = boxAt(travel)
      if (!shown || !isSameBox(shown.box, box)) {
        const rect = percentBox(box, snap.bounds)
        const { nodeId, area, px } = sheet
        const preview = { kind: 'zone', nodeId, index, rect, box, area, px, guides: guidesOf(box, snap) } as const
        shown = { box, preview }
      }
      return shown.preview
    },
    commit: (travel) =>
      zoneCall(sheet, moving === undefined ? undefined : indexNow(sheet, moving, pressed), boxAt(travel)),
  }
}

function boundsOf({ area, px }: ZoneSheet): Size {
  return { width: area.width / px, height: area.height / px }
}

function sceneOf(sheet: ZoneSheet, moving?: number): SnapScene {
  const bounds = boundsOf(sheet)
  const others = zonesNow(sheet).flatMap((zone, index) => (index === moving ? [] : [toUnits(zone, bounds)]))
  return { others, bounds }
}

function unitBox(sheet: ZoneSheet, index: number): Box | undefined {
  const zone = zonesNow(sheet)[index]
  return zone && toUnits(zone, boundsOf(sheet))
}

/** A rect in percent as units, clipped to its area like its view. */
function toUnits({ x, y, width, height }: Box, bounds: Size): Box {
  const [across, down] = [bounds.width / 100, bounds.height / 100]
  return {
    x: x * across,
    y: y * down,
    width: Math.min(width, 100 - x) * across,
    height: Math.min(height, 100 - y) * down,
  }
}

function unitPoint({ area, px }: ZoneSheet, { x, y }: Point, bounds: Size): Point {
  return { x: clamp((x - area.x) / px, 0, bounds.width), y: clamp((y - area.y) / px, 0, bounds.height) }
}

function aroundPoint({ x, y }: Point, bounds: Size): Box {
  const size = { width: Math.min(NEW_ZONE.width, bounds.width), height: Math.min(NEW_ZONE.height, bounds.height) }
  const box = { x: Math.round(x - size.width / 2), y: Math.round(y - size.height / 2), ...size }
  return moveWithin(box, { x: 0, y: 0 }, bounds)
}

/** At least the minimum size, away from the corner where the drawing began. */
function atLeast(box: Box, handle: Handle, bounds: Size): Box {
  const min = minOf(bounds)
  const size = { width: Math.max(box.width, min.width), height: Math.max(box.height, min.height) }
  const x = edgeOf(handle, 'x') === 'start' ? box.x + box.width - size.width : box.x
  const y = edgeOf(handle, 'y') === 'start' ? box.y + box.height - size.height : box.y
  return moveWithin({ x, y, ...size }, { x: 0, y: 0 }, bounds)
}

function minOf(bounds: Size): Size {
  return {
    width: Math.min(MIN_ITEM_SIZE.width, bounds.width),
    height: Math.min(MIN_ITEM_SIZE.height, bounds.height),
  }
}

/** Units as percent in hundredths, still inside the area after rounding. */
function percentBox(box: Box, bounds: Size): Box {
  const along = (start: number, length: number, bound: number) => {
    const first = hundredths((start / bound) * 100)
    const last = Math.min(100, hundredths(((start + length) / bound) * 100))
    return [first, Math.max(0.1, hundredths(last - first))] as const
  }
  const [x, width] = along(box.x, box.width, bounds.width)
  const [y, height] = along(box.y, box.height, bounds.height)
  return { x, y, width, height }
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100
}

/** Where the zone of a press is now; -1 after another editor removed it. */
function indexNow(sheet: ZoneSheet, index: number, pressed: readonly Zone[]): number {
  const zones = zonesNow(sheet)
  const isPressed = (zone: Zone | undefined) => zone && pressed[index] && isSameBox(zone, pressed[index])
  if (isPressed(zones[index])) return index
  const found = zones.findIndex(isPressed)
  return found === -1 && zones.length === pressed.length ? index : found
}

/** Puts a zone somewhere; adds one without an index. */
function zoneCall(sheet: ZoneSheet, index: number | undefined, box: Box): CommandCall | undefined {
  const zones = zonesNow(sheet)
  const rect = percentBox(box, boundsOf(sheet))
  if (index === undefined) return listCall(sheet, [...zones, rect])
  const zone = zones[index]
  return zone && !isSameBox(zone, rect) ? listCall(sheet, zones.with(index, { ...zone, ...rect })) : undefined
}

function listCall({ documentNow, nodeId, field }: ZoneSheet, zones: readonly Box[]): CommandCall | undefined {
  const node = documentNow().nodes[nodeId]
  const definition = node && definitionOf(node.module)
  const list = definition?.fields[field]
  if (!node || !definition || list?.kind !== 'list' || zones.length > list.max) return undefined
  return callOf(setProps, propsChange(node, definition, { [field]: zones }))
}
