import type { ReactNode } from 'react'

import { useText } from '../../i18n/locale-store.ts'
import { Chevron } from '../controls/chevron.tsx'
import { FLOW_LABELS, SIDE_LABELS, STATUS_LABELS, STATUS_MARKS } from './flow-labels.ts'
import type { FlowStep, VoucherFlow } from './model/flow-status.ts'
import { useStepText } from './use-step-text.ts'

/** The 17 steps of a trace as a list. Engine 6.1. */
export function FlowList(props: {
  readonly flow: VoucherFlow
  readonly voucherType: string
  readonly onPress: (step: FlowStep) => void
}): ReactNode {
  const { flow, voucherType, onPress } = props
  const translate = useText()
  return (
    <ol className="wg-flow-list" aria-label={translate(FLOW_LABELS.list)}>
      {[...flow.steps.values()].map((step) => (
        <li key={step.plan.type} aria-current={step.plan.type === voucherType || undefined}>
          <ListRow step={step} onPress={() => onPress(step)} />
        </li>
      ))}
    </ol>
  )
}

function ListRow({ step, onPress }: { readonly step: FlowStep; readonly onPress: () => void }): ReactNode {
  const translate = useText()
  const { name, spoken } = useStepText()(step)
  const { plan, status, text } = step
  const content = (
    <>
      <span className="wg-flow-row-no">{plan.no}</span>
      <span className="wg-flow-row-name">
        {name}
        <small>
          {translate(SIDE_LABELS[plan.side])}
          {text !== '' && ` · ${text}`}
        </small>
      </span>
      <span className={`wg-flow-row-status is-${plan.side} is-${status}`}>
        <i aria-hidden="true">{STATUS_MARKS[status]}</i>
        {translate(STATUS_LABELS[status])}
      </span>
    </>
  )
  if (step.vouchers.length === 0) return <div className="wg-flow-row">{content}</div>
  return (
    <button type="button" className="wg-flow-row" aria-label={spoken} onClick={onPress}>
      {content}
      <Chevron />
    </button>
  )
}
