import { receiveReturnedGoods } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { FieldMessage, FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Button, SwitchField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
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
    <form
      className="shop-ship-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <p className="shop-ship-note">{translate(ANSWER_LABELS.takeBackNote)}</p>
      <FormControl form={form} name="isResaleable">
        {({ value, onChange }) => (
          <SwitchField label={translate(ANSWER_LABELS.resaleable)} value={value} onChange={onChange} />
        )}
      </FormControl>
      <FieldMessage message={form.messageOf('root')} />
      <Button type="submit" isWide isBusy={form.isSubmitting}>
        {translate(ANSWER_LABELS.confirm)}
      </Button>
    </form>
  )
}
