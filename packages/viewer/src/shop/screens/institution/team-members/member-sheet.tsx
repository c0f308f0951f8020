import { saveOrderMember } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { AmountField } from '../../../controls/typed/typed-fields.tsx'
import { isAmount } from '../../../controls/typed/typed-texts.ts'
import { amountField } from './amount-text.ts'
import type { OrderMember } from './order-rights.queries.ts'
import { TEAM_FORM_LABELS } from './team-form-labels.ts'

const LABELS = TEAM_FORM_LABELS

const FIELDS = {
  isApprover: { member: 'bApprover' },
  isPayer: { member: 'bPayer' },
  limit: {
    member: 'iSpendLimit',
    invalid: LABELS.amountInvalid,
    check: ({ limit }: { readonly limit: string }) =>
      limit.trim() === '' || isAmount(limit) ? undefined : LABELS.amountInvalid,
  },
} as const

/** Form of what a member may do about orders. */
export function MemberSheet(props: {
  readonly member: OrderMember
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { member, onSaved, onClose } = props
  const translate = useText()
  const { form, submit } = useMemberForm(member, onSaved)
  return (
    <Sheet title={member.name} size={55} onClose={onClose}>
      <SubmitForm className="shop-team-form" form={form} onSubmit={submit} action={translate(LABELS.save)}>
        {member.isAdmin ? (
          <p className="shop-team-weak">{translate(LABELS.adminHint)}</p>
        ) : (
          <FormControl form={form} name="isApprover">
            {({ value, onChange }) => <SwitchField label={translate(LABELS.isApprover)} {...{ value, onChange }} />}
          </FormControl>
        )}
        <FormControl form={form} name="isPayer">
          {({ value, onChange }) => <SwitchField label={translate(LABELS.isPayer)} {...{ value, onChange }} />}
        </FormControl>
        <FormControl form={form} name="limit">
          {(control) => <AmountField label={translate(LABELS.limit)} hint={translate(LABELS.limitHint)} {...control} />}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}

function useMemberForm({ id, isApprover, isPayer, limit }: OrderMember, onSaved: () => void) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveOrderMember, {
    defaultValues: { isApprover, isPayer, limit: limit === undefined ? '' : amountField(limit) },
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cPersonUuid: id,
      bApprover: values.isApprover,
      bPayer: values.isPayer,
      iSpendLimit: values.limit.trim() === '' ? null : Number(values.limit),
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveOrderMember }, send).saveOrderMember({ body })
    if (!answer.ok) return answer
    onSaved()
    return answer
  })
  return { form, submit }
}
