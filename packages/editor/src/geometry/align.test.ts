import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { alignBoxes, ALIGNMENTS, distributeBoxes, equalSizeBoxes } from './align.ts'
import { bodyOf, spanOf } from './rect.ts'
import type { Box } from './rect.ts'
import { MIN_ITEM_SIZE, resizeBox } from './resize.ts'
import { edgeOf, HANDLES } from './resize-handle.ts'
import { minOfBody, resizeProportionally, scaleBoxes } from './scale.ts'
import { BOUNDS, boxes, LIMITS, offsets } from './test-boxes.ts'

const handles = fc.constantFrom(...HANDLES)
const many = fc.array(boxes, { minLength: 2, maxLength: 6 })
const NEAR = 1e-6
const isInside = (box: Box, bounds: Box = { x: 0, y: 0, ...BOUNDS }) =>
  box.x >= bounds.x - NEAR &&
  box.y >= bounds.y - NEAR &&
  box.x + box.width <= bounds.x + bounds.width + NEAR &&
  box.y + box.height <= bounds.y + bounds.height + NEAR
const sizes = (list: readonly Box[]) => list.map(({ width, height }) => [width, height])

describe('align', () => {
  it('aligns all on one line, keeps sizes and the other axis, and is idempotent', () => {
    fc.assert(
      fc.property(many, fc.constantFrom(...ALIGNMENTS), (before, alignment) => {
        const body = bodyOf(before)
        const after = alignBoxes(before, alignment, body)
        expect(sizes(after)).toEqual(sizes(before))
        for (const box of after) expect(isInside(box, body)).toBe(true)
        const line = ({ x, y, width, height }: Box) =>
          ({ left: x, centre: x + width / 2, right: x + width, top: y, middle: y + height / 2, bottom: y + height })[
            alignment
          ]
        for (const box of after) expect(line(box)).toBeCloseTo(line(body))
        expect(alignBoxes(after, alignment, body)).toEqual(after)
      }),
    )
  })
})

describe('distribute', () => {
  it('makes gaps equal in the same order and keeps the first and last', () => {
    fc.assert(
      fc.property(fc.array(boxes, { minLength: 3, maxLength: 7 }), fc.constantFrom('x', 'y'), (before, axis) => {
        const after = distributeBoxes(before, axis)
        expect(sizes(after)).toEqual(sizes(before))
        const order = before
          .map((box, index) => ({ span: spanOf(box, axis), index }))
          .toSorted((first, second) => first.span.start - second.span.start || first.span.end - second.span.end)
          .flatMap(({ index, span }) => [{ ...spanOf(after[index] as Box, axis), from: span }])
        const gaps = order.slice(1).map(({ start }, index) => start - (order[index]?.end ?? 0))
        for (const gap of gaps) expect(gap).toBeCloseTo(gaps[0] ?? 0)
        for (const end of [order[0], order.at(-1)]) expect(end?.start).toBeCloseTo(end?.from.start ?? 0)
      }),
    )
  })

  it('keeps two boxes', () => {
    const two = [
      { x: 0, y: 0, width: 20, height: 20 },
      { x: 90, y: 0, width: 20, height: 20 },
    ]
    expect(distributeBoxes(two, 'x')).toEqual(two)
  })
})

it('makes sizes equal inside the container', () => {
  fc.assert(
    fc.property(many, fc.constantFrom('width', 'height', 'both'), (before, dimension) => {
      const after = equalSizeBoxes(before, dimension, BOUNDS)
      for (const box of after) expect(isInside(box)).toBe(true)
      const count = (dimension: 'width' | 'height') => new Set(after.map((box) => box[dimension])).size
      expect([dimension === 'height' || count('width') === 1, dimension === 'width' || count('height') === 1]).toEqual([
        true,
        true,
      ])
      expect(equalSizeBoxes(after, dimension, BOUNDS)).toEqual(after)
    }),
  )
})

describe('proportional resize', () => {
  it('keeps minimum, container, opposite edge and nearly the proportions', () => {
    fc.assert(
      fc.property(boxes, handles, offsets, (box, handle, offset) => {
        const resized = resizeProportionally(box, handle, offset, LIMITS)
        expect(Math.min(resized.width, resized.height)).toBeGreaterThanOrEqual(20)
        expect(isInside(resized)).toBe(true)
        const fixed = (edges: Box) => [
          edgeOf(handle, 'x') === 'end' ? edges.x : 0,
          edgeOf(handle, 'x') === 'start' ? Math.round((edges.x + edges.width) * 1e6) : 0,
          edgeOf(handle, 'y') === 'end' ? edges.y : 0,
          edgeOf(handle, 'y') === 'start' ? Math.round((edges.y + edges.height) * 1e6) : 0,
        ]
        expect(fixed(resized)).toEqual(fixed(box))
        // Half a unit in each direction, since both edges land on whole numbers.
        const error = Math.abs(resized.width * box.height - resized.height * box.width)
        expect(error).toBeLessThanOrEqual(0.5 * (box.width + box.height) + 1e-6)
      }),
    )
  })

  it('follows the larger change', () => {
    const box = { x: 10, y: 10, width: 100, height: 50 }
    expect(resizeProportionally(box, 'br', { x: 50, y: 3 }, LIMITS)).toEqual({ ...box, width: 150, height: 75 })
    expect(resizeProportionally(box, 'mr', { x: -50, y: 0 }, LIMITS)).toEqual({ x: 10, y: 23, width: 50, height: 25 })
  })

  it('lands on whole numbers', () => {
    fc.assert(
      fc.property(boxes, handles, offsets, (box, handle, offset) => {
        const { x, y, width, height } = resizeProportionally(box, handle, offset, LIMITS)
        expect([x, y, x + width, y + height].filter((edge) => !Number.isInteger(edge))).toEqual([])
      }),
    )
  })
})

it('resizes several as one body inside the container, each above its minimum', () => {
  fc.assert(
    fc.property(many, handles, offsets, (before, handle, offset) => {
      const parts = before.map((box) => ({ box, min: MIN_ITEM_SIZE }))
      const from = bodyOf(before)
      const to = resizeBox(from, handle, offset, { min: minOfBody(from, parts), bounds: BOUNDS })
      const after = scaleBoxes(parts, { from, to })
      for (const box of after) {
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(20 - NEAR)
        expect(isInside(box, { ...to, width: to.width + 0.01, height: to.height + 0.01 })).toBe(true)
        expect(isInside(box)).toBe(true)
      }
    }),
  )
})
