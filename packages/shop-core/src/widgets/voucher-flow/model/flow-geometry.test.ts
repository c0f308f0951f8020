import { describe, expect, it } from 'vitest'

import {
  FLOW_SIZE,
  isWalked,
  linksOf,
  NODE_SIZE,
  nodeOrigin,
  pathOf,
  REPLENISH_LINK,
  RETURN_LINK,
  SKIP_LINK,
  USUAL_LINKS,
} from './flow-geometry.ts'
import type { FlowLink, FlowPoint } from './flow-geometry.ts'
import { readFlow } from './flow-status.ts'
import { FLOW_STEPS } from './flow-steps.ts'
import { testVouchers } from './test-record.ts'

const LINKS = [...USUAL_LINKS, SKIP_LINK, RETURN_LINK, REPLENISH_LINK]
const rectOf = (type: (typeof FLOW_STEPS)[number]['type']) => {
  const { x, y } = nodeOrigin(type)
  return { left: x, top: y, right: x + NODE_SIZE.width, bottom: y + NODE_SIZE.height }
}
type Rect = ReturnType<typeof rectOf>

const numberOf = (type: string) => FLOW_STEPS.find((step) => step.type === type)?.no
const nameOf = ({ from, to }: FlowLink) => `${numberOf(from)}-${numberOf(to)}`

/** Whether a point lies on the outline of a rect. */
const isOnOutline = ({ x, y }: FlowPoint, { left, top, right, bottom }: Rect) =>
  (x === left || x === right ? y >= top && y <= bottom : false) ||
  (y === top || y === bottom ? x >= left && x <= right : false)

/** Points of a polyline, one a unit. */
const pointsAlong = ({ points }: FlowLink): readonly FlowPoint[] =>
  points.slice(1).flatMap((end, index) => {
    const start = points[index] ?? end
    const length = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y))
    return Array.from({ length: length + 1 }, (_, step) => ({
      x: start.x + ((end.x - start.x) * step) / length,
      y: start.y + ((end.y - start.y) * step) / length,
    }))
  })

describe('the diagram', () => {
  it('stands at the written places', () => {
    expect(nodeOrigin('PUR_REQUEST')).toEqual({ x: 24, y: 110 })
    expect(nodeOrigin('SAL_QUOTE')).toEqual({ x: 148, y: 290 })
    expect(nodeOrigin('PUR_PAYMENT')).toEqual({ x: 768, y: 110 })
    expect(nodeOrigin('SAL_RECEIPT')).toEqual({ x: 768, y: 290 })
    expect(nodeOrigin('PUR_INVOICE')).toEqual({ x: 1264, y: 110 })
    const columns = (side: string) =>
      FLOW_STEPS.filter((step) => step.side === side).map(({ no, column }) => `${no}@${column}`)
    expect(columns('up').join(' ')).toBe('01@0 02@1 04@2 05@3 07@4 09@5 10@6 13@8 14@9 16@10')
    expect(columns('lower').join(' ')).toBe('03@1 06@3 08@4 10@6 11@7 12@8 15@9')
  })

  it('lies within its size, and no two nodes overlap', () => {
    const rects = FLOW_STEPS.map(({ type }) => rectOf(type))
    for (const { left, top, right, bottom } of rects) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(FLOW_SIZE.width)
      expect(bottom).toBeLessThanOrEqual(FLOW_SIZE.height)
    }
    for (const [index, a] of rects.entries())
      for (const b of rects.slice(index + 1))
        expect(a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top).toBe(true)
    for (const { x, y } of LINKS.flatMap(({ points }) => points)) {
      expect(x >= 0 && x <= FLOW_SIZE.width).toBe(true)
      expect(y >= 0 && y <= FLOW_SIZE.height).toBe(true)
    }
  })

  it('links the written steps', () => {
    expect(USUAL_LINKS.map(nameOf).join(' ')).toBe(
      '01-02 02-03 03-04 04-05 05-06 06-08 05-07 07-08 08-09 09-10 10-10 10-11 11-12 12-13 13-14 13-16',
    )
    expect([SKIP_LINK, RETURN_LINK, REPLENISH_LINK].map(nameOf)).toEqual(['08-12', '14-15', '15-13'])
  })

  it.each(LINKS.map((link) => [nameOf(link), link] as const))(
    'leads %s from one node to the other, along the axes and through no node',
    (_, link) => {
      const [start, end] = [link.points[0], link.points.at(-1)]
      if (!start || !end) throw new Error('no points')
      expect(isOnOutline(start, rectOf(link.from))).toBe(true)
      expect(isOnOutline(end, rectOf(link.to))).toBe(true)
      for (const [index, point] of link.points.slice(1).entries())
        expect(
          [point.x, point.y].filter((at, axis) => at === Object.values(link.points[index] ?? {})[axis]),
        ).toHaveLength(1)
      const inside = pointsAlong(link).filter(({ x, y }) =>
        FLOW_STEPS.map(({ type }) => rectOf(type)).some(
          ({ left, top, right, bottom }) => x > left && x < right && y > top && y < bottom,
        ),
      )
      expect(inside).toEqual([])
    },
  )

  it('goes round by the written lines', () => {
    expect(SKIP_LINK.points).toEqual([
      { x: 572, y: 346 },
      { x: 572, y: 410 },
      { x: 1068, y: 410 },
      { x: 1068, y: 346 },
    ])
    const arc = USUAL_LINKS.at(-1)?.points ?? []
    expect(arc.map(({ y }) => y)).toEqual([110, 70, 70, 110])
    // An elbow at half the gap of 20 between two columns.
    const elbow = USUAL_LINKS.find((link) => nameOf(link) === '08-09')?.points ?? []
    expect(elbow.map(({ x }) => x)).toEqual([624, 634, 634, 644])
    expect(RETURN_LINK.points).toEqual([
      { x: 1192, y: 166 },
      { x: 1192, y: 290 },
    ])
  })

  it('shows the further links of a trace that has them, and colours what is walked', () => {
    const kinds = (flow: ReturnType<typeof readFlow>) => linksOf(flow).slice(USUAL_LINKS.length).map(nameOf)
    expect(kinds(readFlow([]))).toEqual([])
    const flow = readFlow([
      testVouchers('SAL_ORDER', 'SO1'),
      testVouchers('PUR_ORDER', 'PO1'),
      testVouchers('PUR_RETURN', 'PT1'),
      testVouchers('SAL_REPLENISH', 'SB1'),
    ])
    expect(kinds(flow)).toEqual(['08-12', '14-15', '15-13'])
    expect(USUAL_LINKS.filter((link) => isWalked(flow, link)).map(nameOf)).toEqual(['07-08'])
  })

  it('rounds the corners of its paths, even of short legs', () => {
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 0, y: 40 },
        { x: 10, y: 40 },
      ]),
    ).toBe('M0 0L0 32Q0 40 5 40L10 40')
    expect(
      pathOf([
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ]),
    ).toBe('M0 0L20 0')
  })
})
