import { receiveReturnedGoods } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { SwitchField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ANSWER_LABELS } from './answer-labels.ts'
import '../ship-sheet.css'

/** Takes returned goods in, and says whether they can be sold again. Domain 1.3. */
export function TakeBackForm({ afterSale, onDone, onClose }: AnswerProps): ReactNode {
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(receiveReturnedGoods, {
    defaultValues: { isResaleable: true },
    fields: { isResaleable: { member: 'bResaleable' } },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: afterSale.number,
      iVersion: afterSale.version,
      bResaleable: values.isResaleable,
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ receiveReturnedGoods }, send).receiveReturnedGoods({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, ANSWER_LABELS.done)
    onClose()
    return { ok: true }
  })
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(ANSWER_LABELS.confirm)}>
      <p className="shop-ship-note">{translate(ANSWER_LABELS.takeBackNote)}</p>
      <FormControl form={form} name="isResaleable">
        {({ value, onChange }) => (
          <SwitchField label={translate(ANSWER_LABELS.resaleable)} value={value} onChange={onChange} />
        )}
      </FormControl>
    </SubmitForm>
  )
}
