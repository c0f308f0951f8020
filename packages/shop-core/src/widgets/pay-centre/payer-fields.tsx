import { PAY_REMARK_MAX } from '@mallwright/contract/payment'
import { useLayoutEffect, useRef } from 'react'
import type { ReactNode } from 'react'

import { useText } from '../../i18n/index.ts'
import { TextField } from '../../kit/controls/index.ts'
import type { PayerField, PayIssue } from './model/pay-checks.ts'
import type { PayCentreMachine, PayState } from './model/pay-centre.machine.ts'
import type { MethodNode } from './model/pay-order.ts'
import { PAY_LABELS } from './pay-labels.ts'

/** What a method asks a payer for; the first field that is wrong gets the focus. */
export function PayerFields(props: {
  readonly leaf: MethodNode
  readonly state: PayState
  readonly machine: PayCentreMachine
}): ReactNode {
  const { leaf, state, machine } = props
  const box = useRef<HTMLElement>(null)
  useFocusOnIssue(box, state.issue)
  if (!leaf.showsPhone && !leaf.showsAccount) return null
  const field = (name: PayerField) => ({
    value: state[name],
    onChange: (text: string) => machine.enter(name, text),
  })
  return (
    <section ref={box} className="wg-pay-card wg-pay-fields">
      {leaf.showsPhone && (
        <PayerText {...field('phone')} name="phone" issue={state.issue} type="tel" maxLength={11} autoComplete="tel" />
      )}
      {leaf.showsAccount && (
        <>
          <PayerText {...field('accountName')} name="accountName" issue={state.issue} maxLength={50} />
          <PayerText {...field('accountNumber')} name="accountNumber" issue={state.issue} type="tel" maxLength={40} />
        </>
      )}
    </section>
  )
}

function PayerText(
  props: Omit<Parameters<typeof TextField>[0], 'label' | 'message'> & {
    readonly name: PayerField
    readonly issue: PayIssue | undefined
  },
): ReactNode {
  const { name, issue, ...field } = props
  const translate = useText()
  const message = issue?.field === name ? translate(PAY_LABELS[issue.text]) : ''
  return <TextField {...field} label={translate(PAY_LABELS[name])} message={message} />
}

function useFocusOnIssue(box: React.RefObject<HTMLElement | null>, issue: PayIssue | undefined): void {
  useLayoutEffect(() => {
    if (issue) box.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [box, issue])
}

/** The remark of a payment. */
export function RemarkField({ state, machine }: { readonly state: PayState; readonly machine: PayCentreMachine }) {
  const translate = useText()
  return (
    <section className="wg-pay-card">
      <TextField
        label={translate(PAY_LABELS.remark)}
        hint={translate(PAY_LABELS.remarkHint)}
        value={state.remark}
        maxLength={PAY_REMARK_MAX}
        onChange={(text) => machine.enter('remark', text)}
      />
    </section>
  )
}
