import { agreeAfterSale } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { moneyText } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextAreaField, TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ANSWER_LABELS } from './answer-labels.ts'
import '../ship-sheet.css'

const LABELS = ANSWER_LABELS
const PHONE = /^1\d{10}$/

/** Agrees: to a refund at once, or to goods that come back to the address that is filled in. */
export function AgreeForm(props: AnswerProps): ReactNode {
  const { afterSale } = props
  const translate = useText()
  const { form, submit } = useAgreement(props)
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.confirm)}>
      {afterSale.type === 1 ? (
        <p className="shop-ship-note">{translate(LABELS.agreeRefundNote, { amount: moneyText(afterSale.amount) })}</p>
      ) : (
        <>
          <FormControl form={form} name="receiver">
            {(control) => <TextField label={translate(LABELS.receiver)} maxLength={20} {...control} />}
          </FormControl>
          <FormControl form={form} name="phone">
            {(control) => <TextField label={translate(LABELS.phone)} type="tel" maxLength={11} {...control} />}
          </FormControl>
          <FormControl form={form} name="address">
            {({ value, onChange, message }) => (
              <TextAreaField label={translate(LABELS.address)} maxLength={200} {...{ value, onChange, message }} />
            )}
          </FormControl>
        </>
      )}
    </SubmitForm>
  )
}

function useAgreement({ afterSale, onDone, onClose }: AnswerProps) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const isReturn = afterSale.type !== 1
  const { receiver = '', phone = '', text = '' } = afterSale.returnAddress ?? {}
  const needed = <Value,>(isRight: boolean, missing: Value) => (!isReturn || isRight ? undefined : missing)
  const form = useEndpointForm(agreeAfterSale, {
    defaultValues: { receiver, phone, address: text },
    fields: {
      receiver: { check: (values) => needed(values.receiver.trim() !== '', LABELS.receiverMissing) },
      phone: { check: (values) => needed(PHONE.test(values.phone.trim()), LABELS.phoneMissing) },
      address: {
        member: 'returnAddress',
        check: (values) => needed(values.address.trim() !== '', LABELS.addressMissing),
      },
    },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: afterSale.number,
      iVersion: afterSale.version,
      ...(isReturn && {
        returnAddress: {
          cReceiver: values.receiver.trim(),
          cMobilePhone: values.phone.trim(),
          cAddress: values.address.trim(),
        },
      }),
    }),
    failures: { RETURN_ADDRESS_NEEDED: 'address' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ agreeAfterSale }, send).agreeAfterSale({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.done)
    onClose()
    return { ok: true }
  })
  return { form, submit }
}
