import type { Document, NodeId } from '@mallwright/contract/document'
import { expect, it } from 'vitest'

import type { CommandCall } from '../../commands/kit/define-command.ts'
import { openPage } from '../../document-store/open-page.ts'
import {
  addZoneAt,
  adjustZone,
  drawZone,
  moveZone,
  newZoneRect,
  removeZone,
  resizeZone,
  zonesOf,
} from './zone-gesture.ts'
import type { ZoneSheet } from './zone-gesture.ts'

const ID = 'poster' as NodeId

const PICTURE = { url: '/studio/sample-picture.svg', width: 750, height: 2000 }

/** A picture of 375 × 3000 units at 200 %, 100 px below the page's top. */
const AREA = { x: 0, y: 100, width: 750, height: 6000 }

function sheetWith(...zones: readonly { x: number; y: number; width: number; height: number }[]): ZoneSheet {
  const node = { id: ID, module: 'image', version: 0, props: { picture: PICTURE, zones } }
  const document: Document = { format: 1, title: '', look: { background: '' }, children: [ID], nodes: { [ID]: node } }
  return { documentNow: () => document, nodeId: ID, field: 'zones', area: AREA, px: 2 }
}

function zonesAfter({ documentNow, nodeId, field }: ZoneSheet, call: CommandCall | undefined) {
  const page = openPage(documentNow())
  if (call) page.run(call)
  const zones = zonesOf(page.documents.getState().document, { nodeId, field })
  return zones.map(({ x, y, width, height }) => ({ x, y, width, height }))
}

const travel = (dx: number, dy: number, { x = 100, y = 500, isFree = true, isConstrained = false } = {}) => ({
  start: { x, y },
  sample: { x: x + dx, y: y + dy, isFree, isConstrained, isOutside: false },
})

it('moves a zone by page px inside its picture', () => {
  const sheet = sheetWith({ x: 0, y: 10, width: 40, height: 10 })
  // 150 px at 200 % are 75 units, a fifth of the width; 120 px are 60 units, a fiftieth of the height.
  expect(zonesAfter(sheet, moveZone(sheet, 0)?.commit(travel(150, 120)))).toEqual([
    { x: 20, y: 12, width: 40, height: 10 },
  ])
  expect(zonesAfter(sheet, moveZone(sheet, 0)?.commit(travel(9999, -9999)))).toEqual([
    { x: 60, y: 0, width: 40, height: 10 },
  ])
})

it('snaps to the other zones and to the middle of the picture', () => {
  const sheet = sheetWith({ x: 20, y: 10, width: 40, height: 10 }, { x: 50, y: 50, width: 20, height: 2 })
  // Three units off the left edge of the first zone.
  const offset = -2 * 0.3 * 375 + 6
  expect(zonesAfter(sheet, moveZone(sheet, 1)?.commit(travel(offset, 0, { isFree: false })))[1]?.x).toBe(20)
})

it('resizes by a handle, keeps the opposite edge and a minimum', () => {
  const sheet = sheetWith({ x: 20, y: 10, width: 40, height: 10 })
  expect(zonesAfter(sheet, resizeZone(sheet, 0, 'tl')?.commit(travel(75, 60)))).toEqual([
    { x: 30.13, y: 11, width: 29.87, height: 9 },
  ])
  const [least] = zonesAfter(sheet, resizeZone(sheet, 0, 'br')?.commit(travel(-9999, -9999)))
  expect(least).toMatchObject({ x: 20, y: 10 })
  expect(((least?.width ?? 0) / 100) * 375).toBeCloseTo(20, 0)
})

it('draws a zone in any direction, clipped to the picture, with one preview per unit', () => {
  const sheet = sheetWith()
  const gesture = drawZone(sheet)
  const drawn = travel(-600, -300, { x: 375, y: 700 })
  expect(gesture.preview(drawn)).toBe(gesture.preview(drawn))
  expect(gesture.preview(drawn)).toMatchObject({
    kind: 'zone',
    index: 0,
    rect: { x: 0, y: 5, width: 50.13, height: 5 },
  })
  expect(zonesAfter(sheet, gesture.commit(drawn))).toHaveLength(1)
})

it('adds a zone of ordinary size in the visible part of a long picture, off those that are there', () => {
  const sheet = sheetWith()
  const view = { x: 0, y: 3100, width: 750, height: 800 }
  const first = newZoneRect(sheet, view)
  expect((first.height / 100) * 3000).toBeCloseTo(60, 0)
  // The middle of the view is 1700 units down.
  expect(((first.y + first.height / 2) / 100) * 3000).toBeCloseTo(1700, 0)
  const second = newZoneRect(sheetWith(first), view)
  expect(second.x).toBeGreaterThan(first.x)
  expect(second.y).toBeGreaterThan(first.y)
  expect(zonesAfter(sheet, addZoneAt(sheet, { x: 0, y: 6100 }))[0]).toMatchObject({ x: 0, y: 98 })
})

it('is adjusted and removed by keys; nothing changes at the edge', () => {
  const sheet = sheetWith({ x: 0, y: 10, width: 40, height: 10 })
  expect(adjustZone(sheet, 0, { by: { x: -1, y: 0 }, isGrowth: false })).toBeUndefined()
  expect(zonesAfter(sheet, adjustZone(sheet, 0, { by: { x: 0, y: 30 }, isGrowth: true }))).toEqual([
    { x: 0, y: 10, width: 40, height: 11 },
  ])
  expect(zonesAfter(sheet, removeZone(sheet, 0))).toEqual([])
})

it('keeps what others saved during the drag', () => {
  const own = { x: 0, y: 10, width: 40, height: 10 }
  const others = { x: 50, y: 50, width: 20, height: 2 }
  let now = sheetWith(own).documentNow()
  const sheet = { ...sheetWith(own), documentNow: () => now }
  const [moving, drawing] = [moveZone(sheet, 0), drawZone(sheet)]
  now = sheetWith(others, own).documentNow()
  expect(zonesAfter(sheet, moving?.commit(travel(150, 120)))).toEqual([others, { x: 20, y: 12, width: 40, height: 10 }])
  expect(zonesAfter(sheet, drawing.commit(travel(300, 300)))).toHaveLength(3)
  now = sheetWith(others, others).documentNow()
  expect(zonesAfter(sheet, drawing.commit(travel(300, 300)))).toHaveLength(3)
  now = sheetWith().documentNow()
  expect(moving?.commit(travel(150, 120))).toBeUndefined()
})

it('is where the last release put it when two editors move the same zone', () => {
  const own = { x: 0, y: 10, width: 40, height: 10, name: '去挑选' }
  let now = sheetWith(own).documentNow()
  const sheet = { ...sheetWith(own), documentNow: () => now }
  const moving = moveZone(sheet, 0)
  const theirs = { ...own, x: 60, y: 70, name: '会员专享' }
  now = sheetWith(theirs).documentNow()
  const page = openPage(now)
  const call = moving?.commit(travel(150, 120))
  if (call) page.run(call)
  // What the other one changed besides stays.
  expect(zonesOf(page.documents.getState().document, sheet)).toMatchObject([
    { x: 20, y: 12, width: 40, height: 10, name: '会员专享' },
  ])
})
