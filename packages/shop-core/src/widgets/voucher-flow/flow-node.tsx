import type { KeyboardEvent, ReactNode } from 'react'

import { STATUS_MARKS } from './flow-labels.ts'
import { NODE_SIZE, nodeOrigin } from './model/flow-geometry.ts'
import type { FlowStep } from './model/flow-status.ts'
import { fitName, fitNumber } from './model/flow-text.ts'
import { useStepText } from './use-step-text.ts'

/** Space around a node that is pressed with it, so that a finger meets it at half the size: 62 × 44 px. */
const REACH = { x: 10, y: 16 } as const

/** Baselines of the name and of the number below it, from the top of the node. */
const BASELINES = { alone: [35], twoAlone: [26, 42], above: [25], twoAbove: [18, 33], below: 46, belowTwo: 50 } as const

/** A step as a node of the diagram. Engine 6.1. */
export function FlowNode(props: {
  readonly step: FlowStep
  /** The voucher that the flow was opened for is of this step. */
  readonly isOrigin: boolean
  /** Tab leads to this node; to the others arrow keys do. */
  readonly isCurrent: boolean
  readonly onPress: () => void
  readonly onKeyDown: (event: KeyboardEvent<SVGGElement>) => void
  readonly onFocus: () => void
  /** Tab has led to this node. */
  readonly onTabbed: () => void
}): ReactNode {
  const { step, isOrigin, isCurrent, onPress, onKeyDown, onFocus, onTabbed } = props
  const { plan, status } = step
  const { spoken } = useStepText()(step)
  const { x, y } = nodeOrigin(plan.type)
  const { width, height, radius } = NODE_SIZE
  return (
    <g
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      className={`wg-flow-node is-${plan.side} is-${status}`}
      transform={`translate(${x} ${y})`}
      data-step={plan.type}
      aria-label={spoken}
      aria-current={isOrigin || undefined}
      aria-disabled={step.vouchers.length === 0 || undefined}
      onClick={onPress}
      onFocus={onFocus}
      onKeyUp={({ key }) => key === 'Tab' && onTabbed()}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === ' ') {
          event.preventDefault()
          onPress()
        } else onKeyDown(event)
      }}
    >
      <rect
        className="wg-flow-reach"
        x={-REACH.x}
        y={-REACH.y}
        width={width + 2 * REACH.x}
        height={height + 2 * REACH.y}
      />
      <rect className="wg-flow-focus" x={-7} y={-7} width={width + 14} height={height + 14} rx={radius + 6} />
      {isOrigin && (
        <rect className="wg-flow-origin" x={-4} y={-4} width={width + 8} height={height + 8} rx={radius + 4} />
      )}
      <rect className="wg-flow-box" width={width} height={height} rx={radius} />
      <NodeTexts step={step} />
      <text className="wg-flow-no" x={4} y={-12}>
        {plan.no}
      </text>
      <circle className="wg-flow-badge" cx={width - 6} cy={0} r={9} />
      <text className="wg-flow-mark" x={width - 6} y={4.5}>
        {STATUS_MARKS[status]}
      </text>
    </g>
  )
}

function NodeTexts({ step }: { readonly step: FlowStep }): ReactNode {
  const { name } = useStepText()(step)
  const { lines, size } = fitName(name)
  const below = step.text === '' ? undefined : fitNumber(step.text)
  const isTwo = lines.length > 1
  const baselines = below
    ? isTwo
      ? BASELINES.twoAbove
      : BASELINES.above
    : isTwo
      ? BASELINES.twoAlone
      : BASELINES.alone
  return (
    <>
      {lines.map((line, index) => (
        <text key={index} className="wg-flow-name" x={NODE_SIZE.width / 2} y={baselines[index]} fontSize={size}>
          {line}
        </text>
      ))}
      {below && (
        <text
          className="wg-flow-text"
          x={NODE_SIZE.width / 2}
          y={isTwo ? BASELINES.belowTwo : BASELINES.below}
          fontSize={below.size}
        >
          {below.lines[0]}
        </text>
      )}
    </>
  )
}
