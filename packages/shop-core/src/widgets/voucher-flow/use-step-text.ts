import { useText } from '../../i18n/locale-store.ts'
import { FLOW_LABELS, STATUS_LABELS } from './flow-labels.ts'
import type { FlowStep } from './model/flow-status.ts'

/** Texts of a step. */
export interface StepText {
  readonly name: string
  /** Name, status and count, as a screen reader reads it. */
  readonly spoken: string
}

/** Texts of steps in the language of the document. */
export function useStepText(): (step: FlowStep) => StepText {
  const translate = useText()
  return ({ plan, name: given, status, count }) => {
    const name = given || translate(plan.name)
    const label = [FLOW_LABELS.step, FLOW_LABELS.stepOne][count] ?? FLOW_LABELS.stepCount
    return { name, spoken: translate(label, { name, status: translate(STATUS_LABELS[status]), count }) }
  }
}
