import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { scrollSpeed } from './auto-scroll.ts'
import { freePlace } from './copy-rects.ts'
import { dropBox, dropTarget, insertionIndex } from './drop-target.ts'
import { guidesOf } from './guides.ts'
import { edgeOf, handlePosition, HANDLES } from './resize-handle.ts'
import { nudge } from './nudge.ts'
import { spanOf } from './rect.ts'
import type { Box } from './rect.ts'
import { resizeBox } from './resize.ts'
import { alignedWith, overlapping } from './snap-index.ts'
import { snapMove, snapResize, SNAP_DISTANCE } from './snap.ts'
import { BOUNDS, boxes, LIMITS, offsets } from './test-boxes.ts'

const lines = fc.record({
  x: fc.array(fc.integer({ min: 0, max: 379 }), { maxLength: 3 }),
  y: fc.array(fc.integer({ min: 0, max: 500 }), { maxLength: 3 }),
})
const handles = fc.constantFrom(...HANDLES)
const isInside = (box: Box) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= BOUNDS.width && box.y + box.height <= BOUNDS.height

describe('resize', () => {
  it('keeps minimum, container and opposite edges', () => {
    fc.assert(
      fc.property(boxes, handles, offsets, (box, handle, offset) => {
        const resized = resizeBox(box, handle, offset, LIMITS)
        expect(resized.width).toBeGreaterThanOrEqual(20)
        expect(resized.height).toBeGreaterThanOrEqual(20)
        expect(isInside(resized)).toBe(true)
        const fixed = (edges: Box) => [
          edgeOf(handle, 'x') === 'start' || edges.x,
          edgeOf(handle, 'x') === 'end' || edges.x + edges.width,
          edgeOf(handle, 'y') === 'start' || edges.y,
          edgeOf(handle, 'y') === 'end' || edges.y + edges.height,
        ]
        expect(fixed(resized)).toEqual(fixed(box))
      }),
    )
  })

  it('keeps these rules when the dragged edge snaps', () => {
    fc.assert(
      fc.property(boxes, handles, offsets, fc.array(boxes, { maxLength: 5 }), (box, handle, offset, others) => {
        const resized = snapResize(resizeBox(box, handle, offset, LIMITS), handle, { others, bounds: BOUNDS }, LIMITS)
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(20)
        expect(isInside(resized)).toBe(true)
        expect(snapResize(resized, handle, { others, bounds: BOUNDS }, LIMITS)).toEqual(resized)
      }),
    )
  })

  it('has a minimum of 20 × 0 without a wrapper, and of 20 × 20 with one', () => {
    const box = { x: 0, y: 0, width: 100, height: 50 }
    const inwards = { x: -900, y: -900 }
    expect(resizeBox(box, 'br', inwards, { bounds: BOUNDS })).toMatchObject({ width: 20, height: 0 })
    expect(resizeBox(box, 'br', inwards, LIMITS)).toMatchObject({ width: 20, height: 20 })
  })

  it('follows the dragged corner', () => {
    expect(resizeBox({ x: 10, y: 10, width: 100, height: 50 }, 'br', { x: 15, y: -10 }, LIMITS)).toEqual({
      x: 10,
      y: 10,
      width: 115,
      height: 40,
    })
    expect(resizeBox({ x: 10, y: 10, width: 100, height: 50 }, 'tl', { x: 200, y: 5 }, LIMITS)).toEqual({
      x: 90,
      y: 15,
      width: 20,
      height: 45,
    })
  })
})

describe('snapping', () => {
  it('is idempotent, stays inside the container and within the snap distance', () => {
    fc.assert(
      fc.property(boxes, fc.array(boxes, { maxLength: 8 }), lines, (box, others, ownGuides) => {
        const scene = { others, bounds: BOUNDS, own: ownGuides }
        const once = snapMove(box, scene)
        expect(snapMove(once, scene)).toEqual(once)
        expect(isInside(once)).toBe(true)
        expect(Math.max(Math.abs(once.x - box.x), Math.abs(once.y - box.y))).toBeLessThanOrEqual(SNAP_DISTANCE)
        expect([once.width, once.height]).toEqual([box.width, box.height])
      }),
    )
  })

  it('reaches 5 units', () => {
    expect(SNAP_DISTANCE).toBe(5)
    const scene = { others: [{ x: 100, y: 300, width: 200, height: 40 }], bounds: BOUNDS }
    const leftOf = (x: number) => snapMove({ x, y: 100, width: 33, height: 21 }, scene).x
    expect([105, 106].map(leftOf)).toEqual([100, 106])
  })

  it('chooses the nearest guide', () => {
    const others = [
      { x: 104, y: 300, width: 40, height: 40 },
      { x: 99, y: 400, width: 60, height: 40 },
    ]
    for (const order of [others, others.toReversed()]) {
      expect(snapMove({ x: 101, y: 100, width: 33, height: 21 }, { others: order, bounds: BOUNDS }).x).toBe(99)
    }
  })

  it('snaps to coordinate 0 and the centre of the container', () => {
    const alone = { others: [], bounds: BOUNDS }
    expect(snapMove({ x: 4, y: 3, width: 50, height: 50 }, alone)).toMatchObject({ x: 0, y: 0 })
    expect(snapMove({ x: 161, y: 80, width: 60, height: 50 }, alone).x).toBe(379 / 2 - 30)
  })

  const row = [0, 50].map((x) => ({ x, y: 200, width: 30, height: 30 }))
  const rowX = (x: number, width = 43) => snapMove({ x, y: 207, width, height: 13 }, { others: row, bounds: BOUNDS }).x

  it('snaps to a gap of the row, behind it and between two boxes', () => {
    // 50 + 30 + the gap of 20.
    expect([103, 97].map((x) => rowX(x))).toEqual([100, 100])
    const wide = [...row.slice(0, 1), { x: 251, y: 200, width: 30, height: 30 }]
    // From 30 to 251 with 43 in between leaves 89 on either side.
    expect(snapMove({ x: 122, y: 207, width: 43, height: 13 }, { others: wide, bounds: BOUNDS }).x).toBe(119)
  })

  it('considers only boxes of the same row for equal gaps', () => {
    expect(snapMove({ x: 103, y: 300, width: 43, height: 13 }, { others: row, bounds: BOUNDS }).x).toBe(103)
  })

  it('snaps to guides of the user, the nearest of all kinds first', () => {
    const snapX = (x: number, ownGuides: readonly number[]) =>
      snapMove({ x, y: 207, width: 43, height: 13 }, { others: row, bounds: BOUNDS, own: { x: ownGuides, y: [] } }).x
    expect([snapX(103, [102]), snapX(103, [107]), snapX(290, [310])]).toEqual([102, 100, 310 - 43 / 2])
  })

  it('labels all equal gaps of the row', () => {
    const guides = guidesOf({ x: 100, y: 207, width: 43, height: 13 }, { others: row, bounds: BOUNDS })
    expect(guides.distances.map(({ start, end }) => [start, end])).toEqual([
      [80, 100],
      [30, 50],
    ])
  })

  it('spans the guide over both boxes and labels their gap', () => {
    const neighbour = { x: 40, y: 20, width: 80, height: 40 }
    const guides = guidesOf({ x: 40, y: 100, width: 60, height: 30 }, { others: [neighbour], bounds: BOUNDS })
    expect(guides.lines).toContainEqual({ axis: 'x', at: 40, start: 20, end: 130 })
    expect(guides.distances).toEqual([{ axis: 'y', at: 70, start: 60, end: 100 }])
  })
})

it('finds the boxes on a line like a full scan', () => {
  const linesOf = ({ x, width }: Box) => [x, x + width / 2, x + width]
  const isAligned = (a: Box, b: Box) => {
    const [start, middle, end] = linesOf(a)
    const [first, centre, last] = linesOf(b)
    return [start, end].some((edge) => edge === first || edge === last) || middle === centre
  }
  fc.assert(
    fc.property(boxes, fc.array(boxes, { maxLength: 12 }), (box, others) => {
      const found = alignedWith({ others, bounds: BOUNDS }, 'x', spanOf(box, 'x'))
      const expected = others.filter((other) => isAligned(box, other)).map((other) => other.x)
      expect(found.map(({ span }) => span.start)).toEqual(expected.toSorted((one, other) => one - other))
    }),
  )
})

it('finds the neighbours of a box like a full scan', () => {
  fc.assert(
    fc.property(boxes, fc.array(boxes, { maxLength: 12 }), (box, others) => {
      const found = overlapping({ others, bounds: BOUNDS }, 'x', spanOf(box, 'y'))
      const expected = others.filter(({ y, height }) => y < box.y + box.height && y + height > box.y).map(({ x }) => x)
      expect(found.map(({ span }) => span.start)).toEqual(expected.toSorted((one, other) => one - other))
    }),
  )
})

describe('nudge', () => {
  it('moves by 1, by 10 when big, and stops at the container', () => {
    const box = { x: 5, y: 5, width: 50, height: 50 }
    expect(nudge(box, { key: 'ArrowRight', isBig: false }, BOUNDS).x).toBe(6)
    expect(nudge(box, { key: 'ArrowDown', isBig: true }, BOUNDS).y).toBe(15)
    expect(nudge(box, { key: 'ArrowLeft', isBig: true }, BOUNDS).x).toBe(0)
    expect(nudge(box, { key: 'a', isBig: false }, BOUNDS)).toEqual(box)
  })
})

describe('drop location', () => {
  const modules = [0, 100, 200].map((y, index) => ({ index, box: { x: 0, y, width: 375, height: 100 } }))
  const container = { id: 'free', box: { x: 0, y: 100, width: 375, height: 100 }, unitsPerPx: 379 / 375 }
  const page = { x: 0, y: 0, width: 375, height: 800 }
  const tab = {
    id: 'tab',
    box: { x: 0, y: 200, width: 375, height: 100 },
    modules: [{ index: 0, box: { ...page, y: 210, height: 40 } }],
  }
  const scene = { containers: [container], sequences: [tab, { id: undefined, box: page, modules }], page }

  it('is before the module whose middle is below the pointer', () => {
    expect([10, 60, 160, 240, 290, 700].map((y) => insertionIndex(y, modules))).toEqual([0, 1, 2, 2, 3, 3])
  })

  it('is inside a free container except at its edges, where it is beside it', () => {
    expect(dropTarget({ x: 187.5, y: 150 }, scene)).toMatchObject({ kind: 'container', id: 'free' })
    expect(dropTarget({ x: 187.5, y: 104 }, scene)).toMatchObject({ id: undefined, index: 1, line: { y: 100 } })
    expect(dropTarget({ x: 187.5, y: 196 }, scene)).toMatchObject({ id: undefined, index: 2, line: { y: 200 } })
  })

  it('is between the modules of a tab except at its edges, where it is beside the tabs', () => {
    const line = { x: 0, width: 375 }
    expect(dropTarget({ x: 9, y: 225 }, scene)).toEqual({
      kind: 'sequence',
      id: 'tab',
      index: 0,
      line: { ...line, y: 210 },
    })
    expect(dropTarget({ x: 9, y: 270 }, scene)).toMatchObject({ id: 'tab', index: 1, line: { y: 250 } })
    expect(dropTarget({ x: 9, y: 205 }, scene)).toMatchObject({ id: undefined, index: 2 })
    expect(dropTarget({ x: 9, y: 297 }, scene)).toMatchObject({ id: undefined, index: 3 })
  })

  it('counts modules outside the node window', () => {
    const rendered = modules.map(({ box }, order) => ({ index: 2 * order + 1, box }))
    const sequences = [{ id: undefined, box: page, modules: rendered }]
    const indexAt = (y: number) => dropTarget({ x: 9, y }, { containers: [], sequences, page })
    expect([10, 90, 190, 290].map(indexAt)).toMatchObject([{ index: 0 }, { index: 2 }, { index: 4 }, { index: 6 }])
  })

  it('is between the tabs of a bar by the horizontal position', () => {
    const tabs = [0, 60, 120].map((x, order) => ({ index: order + 1, box: { x, y: 0, width: 60, height: 44 } }))
    const sequence = { ...tab, bar: { box: { ...page, width: 300, height: 44 }, tabs } }
    const at = (x: number, y = 20) => dropTarget({ x, y }, { containers: [], sequences: [sequence], page })
    const line = (x: number) => ({ x, y: 0, width: 0, height: 44 })
    // The first child is hidden, so that the first tab is the second one.
    expect(at(10)).toEqual({ kind: 'sequence', id: 'tab', index: 0, line: line(0) })
    expect(at(80)).toMatchObject({ index: 2, line: line(60) })
    expect(at(100)).toMatchObject({ index: 3, line: line(120) })
    expect(at(290)).toMatchObject({ index: 4, line: line(180) })
    expect(at(80, 60)).toBeUndefined()
  })

  it('is undefined where nothing accepts it', () => {
    expect(dropTarget({ x: 9, y: 50 }, { ...scene, containers: [], sequences: [tab] })).toBeUndefined()
  })

  it('is undefined outside the page', () => {
    expect(dropTarget({ x: 400, y: 50 }, scene)).toBeUndefined()
    expect(dropTarget({ x: 20, y: 801 }, scene)).toBeUndefined()
  })

  it('centres a dropped item at the pointer, inside the container', () => {
    expect(dropBox({ x: 5, y: 5 }, { width: 120, height: 40 }, BOUNDS)).toMatchObject({ x: 0, y: 0 })
    expect(dropBox({ x: 200, y: 100 }, { width: 120, height: 40 }, BOUNDS)).toMatchObject({ x: 140, y: 80 })
    expect(isInside(dropBox({ x: 378, y: 499 }, { width: 900, height: 40 }, BOUNDS))).toBe(true)
  })
})

it('scrolls near an edge, faster the nearer, and not in the middle', () => {
  const view = { start: 100, end: 900 }
  expect(scrollSpeed(500, view)).toBe(0)
  expect(scrollSpeed(110, view)).toBeLessThan(scrollSpeed(140, view))
  expect(scrollSpeed(890, view)).toBeGreaterThan(0)
})

it('puts each handle on its corner or edge middle', () => {
  expect(HANDLES.map((handle) => handlePosition(handle)).map(({ x, y }) => `${x},${y}`)).toEqual([
    '0,0',
    '0.5,0',
    '1,0',
    '0,0.5',
    '1,0.5',
    '0,1',
    '0.5,1',
    '1,1',
  ])
})

const ROOM = { width: 379, height: 300 }
const SIZE = { width: 120, height: 60 }

describe('the place of a new item', () => {
  it('is the middle, then right of it, left of it and below', () => {
    const taken: Box[] = []
    for (let items = 0; items < 3; items += 1) taken.push(freePlace({ ...SIZE, width: 110 }, { bounds: ROOM, taken }))
    expect(taken.map(({ x, y }) => [x, y])).toEqual([
      [135, 120],
      [255, 120],
      [15, 120],
    ])
  })

  it('is in a cascade where nothing is free', () => {
    const taken = [{ x: 0, y: 0, ...ROOM }, freePlace(SIZE, { bounds: ROOM, taken: [] })]
    expect(freePlace(SIZE, { bounds: ROOM, taken })).toEqual({ x: 140, y: 130, ...SIZE })
  })

  it('is inside the container and never exactly over another item', () => {
    const box = fc.record({
      x: fc.nat(300),
      y: fc.nat(250),
      width: fc.integer({ min: 1, max: 79 }),
      height: fc.integer({ min: 1, max: 50 }),
    })
    fc.assert(
      fc.property(fc.array(box, { maxLength: 12 }), (taken) => {
        const place = freePlace(SIZE, { bounds: ROOM, taken })
        expect(place.x >= 0 && place.x + place.width <= 379 && place.y >= 0 && place.y + place.height <= 300).toBe(true)
        expect(taken.some(({ x, y }) => x === place.x && y === place.y)).toBe(false)
      }),
    )
  })
})
