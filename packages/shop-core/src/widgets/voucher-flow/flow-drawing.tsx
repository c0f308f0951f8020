import { memo } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { FLOW_LABELS } from './flow-labels.ts'
import { FlowLegend } from './flow-legend.tsx'
import { FlowLinks } from './flow-links.tsx'
import { FlowNode } from './flow-node.tsx'
import { FLOW_SIZE, NODE_SIZE, nodeOrigin } from './model/flow-geometry.ts'
import type { FlowStep, VoucherFlow } from './model/flow-status.ts'
import { FLOW_STEPS } from './model/flow-steps.ts'
import type { FlowStepType } from './model/flow-steps.ts'
import { walkFlow } from './model/flow-walk.ts'

const VIEW_BOX = `0 0 ${FLOW_SIZE.width} ${FLOW_SIZE.height}`

/** The diagram of a trace; drawn anew with the trace and the focus, not with the view of it. */
export const FlowDrawing = memo(function FlowDrawing(props: {
  readonly flow: VoucherFlow
  readonly origin: FlowStepType | undefined
  /** The step that Tab leads to. */
  readonly current: FlowStepType
  readonly hintId: string
  readonly onFocus: (type: FlowStepType) => void
  /** Keys have led to a step. */
  readonly onReach: (type: FlowStepType) => void
  readonly onPress: (step: FlowStep) => void
}): ReactNode {
  const { flow, origin, current, hintId, onFocus, onReach, onPress } = props
  const translate = useText()
  return (
    <svg viewBox={VIEW_BOX} role="group" aria-label={translate(FLOW_LABELS.diagram)} aria-describedby={hintId}>
      <FlowLegend />
      <FlowLinks flow={flow} />
      {[...flow.steps.values()].map((step) => (
        <FlowNode
          key={step.plan.type}
          step={step}
          isOrigin={step.plan.type === origin}
          isCurrent={step.plan.type === current}
          onPress={() => onPress(step)}
          onFocus={() => onFocus(step.plan.type)}
          onTabbed={() => onReach(step.plan.type)}
          onKeyDown={(event) => {
            const next = walkFlow(flow, step.plan.type, event.key)
            if (!next) return
            event.preventDefault()
            const nodes = event.currentTarget.ownerSVGElement
            nodes?.querySelector<SVGGElement>(`[data-step="${next}"]`)?.focus({ preventScroll: true })
            onReach(next)
          }}
        />
      ))}
    </svg>
  )
})

/** Outline of the diagram while its trace is being read. */
export function FlowPlaceholder(): ReactNode {
  return (
    <svg viewBox={VIEW_BOX} aria-hidden="true">
      {FLOW_STEPS.map(({ type }) => (
        <rect
          key={type}
          className="wg-flow-placeholder"
          {...nodeOrigin(type)}
          width={NODE_SIZE.width}
          height={NODE_SIZE.height}
          rx={NODE_SIZE.radius}
        />
      ))}
    </svg>
  )
}
