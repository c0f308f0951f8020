import type { FlowStatus, VoucherFlow } from './flow-status.ts'
import { FLOW_STEPS } from './flow-steps.ts'
import type { FlowStepPlan, FlowStepType } from './flow-steps.ts'

/** Size of the diagram in its own units, the first of which is at 0. Engine 6.1. */
export const FLOW_SIZE = { width: 1400, height: 460 } as const

/** Size of a node, in units of the diagram. Engine 6.1. */
export const NODE_SIZE = { width: 104, height: 56, radius: 8 } as const

/** A point of the diagram. */
export interface FlowPoint {
  readonly x: number
  readonly y: number
}

/** Side of a node that a link leaves or enters by. */
export type NodeEdge = 'left' | 'right' | 'top' | 'bottom'

/** A link between two steps: a polyline in units of the diagram, from the edge of one node to that of another. */
export interface FlowLink {
  readonly kind: 'usual' | 'skip' | 'return'
  readonly from: FlowStepType
  readonly to: FlowStepType
  readonly fromEdge: NodeEdge
  readonly toEdge: NodeEdge
  readonly points: readonly FlowPoint[]
}

const FIRST_X = 24
const COLUMN_WIDTH = 124
const LANE_Y = { up: 110, lower: 290 } as const
const ARC_Y = 70
const SKIP_Y = 410
/** Half the gap between two columns. */
const HALF_GAP = (COLUMN_WIDTH - NODE_SIZE.width) / 2
/** How far below the middle of 13 its replenished goods arrive, beside the link to 14. */
const REPLENISH_OFFSET = 16

const PLANS = Object.fromEntries(FLOW_STEPS.map((plan) => [plan.type, plan])) as Readonly<
  Record<FlowStepType, FlowStepPlan>
>

/** Corner of a node at the top left. */
export function nodeOrigin(type: FlowStepType): FlowPoint {
  const { column, side } = PLANS[type]
  return { x: FIRST_X + COLUMN_WIDTH * column, y: LANE_Y[side] }
}

/** Middle of a node. */
export function nodeCentre(type: FlowStepType): FlowPoint {
  const { x, y } = nodeOrigin(type)
  return { x: x + NODE_SIZE.width / 2, y: y + NODE_SIZE.height / 2 }
}

/** The middle of an edge of a node. */
function edgeMiddle(type: FlowStepType, edge: NodeEdge): FlowPoint {
  const { x, y } = nodeCentre(type)
  const dx = { left: -NODE_SIZE.width / 2, right: NODE_SIZE.width / 2, top: 0, bottom: 0 }[edge]
  const dy = { top: -NODE_SIZE.height / 2, bottom: NODE_SIZE.height / 2, left: 0, right: 0 }[edge]
  return { x: x + dx, y: y + dy }
}

/** A link to the next column, or within one: straight, else an elbow at half the gap. */
function usualLink(from: FlowStepType, to: FlowStepType): FlowLink {
  const isColumn = nodeOrigin(from).x === nodeOrigin(to).x
  const isDown = nodeOrigin(from).y < nodeOrigin(to).y
  const fromEdge = isColumn ? (isDown ? 'bottom' : 'top') : 'right'
  const toEdge = isColumn ? (isDown ? 'top' : 'bottom') : 'left'
  const [start, end] = [edgeMiddle(from, fromEdge), edgeMiddle(to, toEdge)]
  const isStraight = start.x === end.x || start.y === end.y
  const middle = start.x + HALF_GAP
  const points = isStraight ? [start, end] : [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end]
  return { kind: 'usual', from, to, fromEdge, toEdge, points }
}

/** A link that goes over or under the nodes between its ends. */
function detour(link: Pick<FlowLink, 'kind' | 'from' | 'to'>, edge: 'top' | 'bottom', y: number): FlowLink {
  const [start, end] = [edgeMiddle(link.from, edge), edgeMiddle(link.to, edge)]
  return { ...link, fromEdge: edge, toEdge: edge, points: [start, { x: start.x, y }, { x: end.x, y }, end] }
}

/** The links that every trace has. Engine 6.1. */
export const USUAL_LINKS: readonly FlowLink[] = [
  usualLink('PUR_REQUEST', 'PUR_ENQUIRY'),
  usualLink('PUR_ENQUIRY', 'SAL_QUOTE'),
  usualLink('SAL_QUOTE', 'PUR_AWARD'),
  usualLink('PUR_AWARD', 'PUR_CONTRACT'),
  usualLink('PUR_CONTRACT', 'SAL_CONTRACT'),
  usualLink('SAL_CONTRACT', 'SAL_ORDER'),
  usualLink('PUR_CONTRACT', 'PUR_ORDER'),
  usualLink('PUR_ORDER', 'SAL_ORDER'),
  usualLink('SAL_ORDER', 'PUR_PAY_REQUEST'),
  usualLink('PUR_PAY_REQUEST', 'PUR_PAYMENT'),
  usualLink('PUR_PAYMENT', 'SAL_RECEIPT'),
  usualLink('SAL_RECEIPT', 'SAL_INVOICE'),
  usualLink('SAL_INVOICE', 'SAL_DELIVERY'),
  usualLink('SAL_DELIVERY', 'PUR_RECEIPT'),
  usualLink('PUR_RECEIPT', 'PUR_RETURN'),
  detour({ kind: 'usual', from: 'PUR_RECEIPT', to: 'PUR_INVOICE' }, 'top', ARC_Y),
]

/** 08 → 12 of goods that were delivered before they were paid. */
export const SKIP_LINK: FlowLink = detour({ kind: 'skip', from: 'SAL_ORDER', to: 'SAL_DELIVERY' }, 'bottom', SKIP_Y)

/** 14 → 15 of goods that were sent back. */
export const RETURN_LINK: FlowLink = { ...usualLink('PUR_RETURN', 'SAL_REPLENISH'), kind: 'return' }

/** 15 → 13 of goods that were replenished, into the lower half of 13. */
export const REPLENISH_LINK: FlowLink = replenishLink()

function replenishLink(): FlowLink {
  const [from, to] = ['SAL_REPLENISH', 'PUR_RECEIPT'] as const
  const start = edgeMiddle(from, 'left')
  const right = edgeMiddle(to, 'right')
  const end = { x: right.x, y: right.y + REPLENISH_OFFSET }
  const middle = start.x - HALF_GAP
  const points = [start, { x: middle, y: start.y }, { x: middle, y: end.y }, end]
  return { kind: 'return', from, to, fromEdge: 'left', toEdge: 'right', points }
}

/** The links that a trace shows, the usual ones first. */
export function linksOf(flow: VoucherFlow): readonly FlowLink[] {
  return [
    ...USUAL_LINKS,
    ...(flow.hasSkipLink ? [SKIP_LINK] : []),
    ...(flow.hasReturnLink ? [RETURN_LINK] : []),
    ...(flow.hasReplenishLink ? [REPLENISH_LINK] : []),
  ]
}

/** Whether a usual link is walked: both its ends are executed. */
export function isWalked({ steps }: VoucherFlow, { from, to }: FlowLink): boolean {
  const isExecuted = (type: FlowStepType): boolean => steps.get(type)?.status === ('executed' satisfies FlowStatus)
  return isExecuted(from) && isExecuted(to)
}

/** Radius of the corners of links. */
const CORNER = 8

/** Path of a polyline with rounded corners. */
export function pathOf(points: readonly FlowPoint[]): string {
  return points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const [enter, leave] = [towards(point, before), towards(point, after)]
      return `L${enter.x} ${enter.y}Q${point.x} ${point.y} ${leave.x} ${leave.y}`
    })
    .join('')
}

/** The point beside a corner in the direction of another, at most half the way. */
function towards(corner: FlowPoint, other: FlowPoint): FlowPoint {
  const length = Math.abs(other.x - corner.x) + Math.abs(other.y - corner.y)
  const part = Math.min(CORNER, length / 2) / length
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part }
}
