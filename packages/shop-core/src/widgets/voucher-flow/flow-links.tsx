import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FLOW_LABELS } from './flow-labels.ts'
import { isWalked, linksOf, pathOf, RETURN_LINK, SKIP_LINK } from './model/flow-geometry.ts'
import type { FlowLink, FlowPoint } from './model/flow-geometry.ts'
import type { VoucherFlow } from './model/flow-status.ts'

/** Length and half the width of an arrow, in units of the diagram: shorter than half the gap between two columns. */
const ARROW = { length: 8, half: 4.5 } as const

/** The links of a trace, the walked ones above the others. Engine 6.1. */
export function FlowLinks({ flow }: { readonly flow: VoucherFlow }): ReactNode {
  const translate = useText()
  const classOf = (link: FlowLink) => {
    if (link.kind !== 'usual') return `is-${link.kind}`
    const side = flow.steps.get(link.from)?.plan.side ?? 'up'
    return isWalked(flow, link) ? `is-walked is-${side}` : ''
  }
  const links = [...linksOf(flow)].sort((a, b) => Number(isWalked(flow, a)) - Number(isWalked(flow, b)))
  return (
    <g aria-hidden="true">
      {links.map((link) => (
        <g key={`${link.from} ${link.to}`} className={`wg-flow-link ${classOf(link)}`}>
          <path d={pathOf(link.points)} />
          {link.kind !== 'usual' && <path className="wg-flow-arrow" d={arrowOf(link.points)} />}
        </g>
      ))}
      {flow.hasSkipLink && (
        <text className="wg-flow-note is-skip" {...labelPoint(SKIP_LINK.points, { x: 0, y: -10 })}>
          {translate(FLOW_LABELS.skipLink)}
        </text>
      )}
      {flow.hasReturnLink && (
        <text className="wg-flow-note is-return is-beside" {...labelPoint(RETURN_LINK.points, { x: 10, y: 5 })}>
          {translate(FLOW_LABELS.returnLink)}
        </text>
      )}
    </g>
  )
}

/** Triangle at the end of a polyline. */
function arrowOf(points: readonly FlowPoint[]): string {
  const [before, end] = [points.at(-2), points.at(-1)]
  if (!before || !end) return ''
  const [dx, dy] = [Math.sign(end.x - before.x), Math.sign(end.y - before.y)]
  const base = { x: end.x - dx * ARROW.length, y: end.y - dy * ARROW.length }
  const [wide, high] = [dy * ARROW.half, dx * ARROW.half]
  return `M${end.x} ${end.y}L${base.x + wide} ${base.y + high}L${base.x - wide} ${base.y - high}Z`
}

/** A point beside the middle of a link. */
function labelPoint(points: readonly FlowPoint[], offset: FlowPoint): FlowPoint {
  const [start, end] = [points[Math.floor((points.length - 1) / 2)], points[Math.ceil(points.length / 2)]]
  if (!start || !end) return offset
  return { x: (start.x + end.x) / 2 + offset.x, y: (start.y + end.y) / 2 + offset.y }
}
