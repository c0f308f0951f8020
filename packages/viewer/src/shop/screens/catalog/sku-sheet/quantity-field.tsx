import { StepField } from '../../../controls/step-field.tsx'
import { fitQuantity, largestQuantity, lessOf, moreOf } from './quantity-rules.ts'
import type { QuantityRule } from './quantity-rules.ts'

/** A quantity in the steps of its rule, by buttons or typed; what does not fit becomes the nearest that does. */
export function QuantityField(props: {
  readonly label: string
  readonly quantity: number
  readonly rule: QuantityRule
  /** Zero is a quantity, too: of a line that need not be bought. */
  readonly mayBeNone?: boolean
  readonly onChange: (quantity: number) => void
}) {
  const { label, quantity, rule, mayBeNone = false, onChange } = props
  const lowest = mayBeNone ? 0 : rule.minQuantity
  const commit = (typed: string | undefined) => {
    if (typed === undefined || typed === '') return
    const wanted = Number(typed)
    onChange(wanted === 0 && mayBeNone ? 0 : fitQuantity(rule, wanted))
  }
  return (
    <StepField
      label={label}
      className="shop-stepper is-wide"
      quantity={quantity}
      maxLength={7}
      onLess={quantity <= lowest ? undefined : () => onChange(Math.max(lowest, lessOf(rule, quantity)))}
      onMore={quantity >= largestQuantity(rule) ? undefined : () => onChange(moreOf(rule, quantity))}
      onCommit={commit}
    />
  )
}
