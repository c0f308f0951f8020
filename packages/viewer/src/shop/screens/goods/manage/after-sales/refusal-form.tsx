import {
  AFTER_SALE_LIMITS,
  offerExchangeRefund,
  refuseAfterSale,
  refuseReturnedGoods,
} from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ANSWER_LABELS } from './answer-labels.ts'
import '../ship-sheet.css'

const LABELS = ANSWER_LABELS

/** The calls that take a reason alone. */
const CALLS = {
  refuse: 'refuseAfterSale',
  refuseGoods: 'refuseReturnedGoods',
  offerRefund: 'offerExchangeRefund',
} as const

/** Refuses, or says why nothing can be sent, with the reason that the buyer reads. */
export function RefusalForm(props: AnswerProps & { readonly operation: keyof typeof CALLS }): ReactNode {
  const { afterSale, operation, onDone, onClose } = props
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(refuseAfterSale, {
    defaultValues: { reason: '' },
    fields: { reason: { member: 'cReason', required: LABELS.refusalMissing, invalid: LABELS.refusalMissing } },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: afterSale.number,
      iVersion: afterSale.version,
      cReason: values.reason,
    }),
  })
  const submit = form.submit(async (body) => {
    const api = createApi({ refuseAfterSale, refuseReturnedGoods, offerExchangeRefund }, send)
    const answer = await api[CALLS[operation]]({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.done)
    onClose()
    return { ok: true }
  })
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.confirm)}>
      <FormControl form={form} name="reason">
        {({ value, onChange, message }) => (
          <TextAreaField
            label={translate(LABELS.refusal)}
            hint={translate(LABELS.refusalMissing)}
            maxLength={AFTER_SALE_LIMITS.reason}
            {...{ value, onChange, message }}
          />
        )}
      </FormControl>
    </SubmitForm>
  )
}
