import { shipExchange } from '@mallwright/contract/after-sale'
import { createApi } from '@mallwright/contract/rpc'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import { ParcelFields } from '../../parcel-fields.tsx'
import type { AnswerProps } from './answer-props.ts'
import { ANSWER_LABELS } from './answer-labels.ts'
import '../ship-sheet.css'

const LABELS = ANSWER_LABELS

/** Form of the parcel with an exchange. */
export function ExchangeForm(props: AnswerProps): ReactNode {
  const translate = useText()
  const { form, submit } = useExchange(props)
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.confirm)}>
      <ParcelFields form={form} />
    </SubmitForm>
  )
}

function useExchange({ afterSale, onDone, onClose }: AnswerProps) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(shipExchange, {
    defaultValues: { company: '', waybill: '' },
    fields: {
      company: { member: 'cExpressCode', required: LABELS.companyMissing },
      waybill: { member: 'cExpressNo', required: LABELS.waybillMissing, invalid: LABELS.waybillMissing },
    },
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cAfterSaleNo: afterSale.number,
      iVersion: afterSale.version,
      cExpressCode: values.company,
      cExpressNo: values.waybill.trim(),
    }),
    failures: { EXPRESS_UNKNOWN: 'company' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ shipExchange }, send).shipExchange({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.done)
    onClose()
    return { ok: true }
  })
  return { form, submit }
}
