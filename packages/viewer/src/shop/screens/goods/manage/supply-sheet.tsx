import { cancelShopOrder, ORDER_LIMITS } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { SHEET_LABELS } from './sheet-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'
import './ship-sheet.css'

const FIELDS = {
  reason: { member: 'cReason', required: SHEET_LABELS.reasonMissing, invalid: SHEET_LABELS.reasonMissing },
} as const

/** Cancels an order that the shop cannot supply, with a reason that the buyer is told. Domain 2.2. */
export function SupplySheet(props: {
  readonly orderNo: string
  readonly onDone: FinishChange
  readonly onClose: () => void
}): ReactNode {
  const { orderNo, onDone, onClose } = props
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(cancelShopOrder, {
    defaultValues: { reason: '' },
    fields: FIELDS,
    toBody: (values) => ({ cRequestUuid: requests.idOf(values), cOrderNo: orderNo, cReason: values.reason }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ cancelShopOrder }, send).cancelShopOrder({ body })
    if (!answer.ok) return answer
    onDone(answer, SHEET_LABELS.cancelled)
    onClose()
    return answer
  })
  return (
    <Sheet title={translate(SHEET_LABELS.cancelTitle)} size={55} onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(SHEET_LABELS.cancelTitle)}>
        <p className="shop-ship-note">{translate(SHEET_LABELS.cancelNote)}</p>
        <FormControl form={form} name="reason">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(SHEET_LABELS.reason)}
              hint={translate(SHEET_LABELS.cancelReasonHint)}
              maxLength={ORDER_LIMITS.reason}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}
