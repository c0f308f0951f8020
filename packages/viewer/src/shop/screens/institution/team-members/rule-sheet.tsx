import { saveApprovalRule } from '@mallwright/contract/order'
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
import type { OrderRights } from './order-rights.queries.ts'
import { TEAM_FORM_LABELS } from './team-form-labels.ts'

const LABELS = TEAM_FORM_LABELS

const FIELDS = {
  isEnabled: { member: 'bEnabled' },
  over: {
    member: 'iOverAmount',
    required: LABELS.overMissing,
    invalid: LABELS.amountInvalid,
    check: ({ over }: { readonly over: string }) => (isAmount(over) ? undefined : LABELS.amountInvalid),
  },
} as const

/** Form of the rule by which orders wait for an approval. */
export function RuleSheet(props: {
  readonly rights: OrderRights
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { rights, onSaved, onClose } = props
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveApprovalRule, {
    defaultValues: { isEnabled: rights.isEnabled, over: amountField(rights.over) },
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      bEnabled: values.isEnabled,
      iOverAmount: Number(values.over),
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveApprovalRule }, send).saveApprovalRule({ body })
    if (!answer.ok) return answer
    onSaved()
    return answer
  })
  return (
    <Sheet title={translate(LABELS.rule)} size={55} onClose={onClose}>
      <SubmitForm className="shop-team-form" form={form} onSubmit={submit} action={translate(LABELS.save)}>
        <FormControl form={form} name="isEnabled">
          {({ value, onChange }) => <SwitchField label={translate(LABELS.isEnabled)} {...{ value, onChange }} />}
        </FormControl>
        <FormControl form={form} name="over">
          {(control) => <AmountField label={translate(LABELS.over)} hint={translate(LABELS.overHint)} {...control} />}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}
