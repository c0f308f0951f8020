import { ORDER_STATES, shipOrder } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { ShopOrder } from '../goods-model.ts'
import { CarrierField } from '../carrier-field.tsx'
import { allLeft, PartsField, unitsOf } from './parts-field.tsx'
import type { Parts } from './parts-field.tsx'
import { SHIP_LABELS } from './ship-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'
import './ship-sheet.css'

interface ShipValues {
  readonly company: string
  readonly waybill: string
  readonly parts: Parts
}

const FIELDS = {
  company: { member: 'cExpressCode', required: SHIP_LABELS.companyMissing },
  waybill: { member: 'cExpressNo', required: SHIP_LABELS.waybillHint, invalid: SHIP_LABELS.waybillInvalid },
  parts: {
    member: 'items',
    check: ({ parts }: ShipValues) => (unitsOf(parts) === 0 ? SHIP_LABELS.partsMissing : undefined),
  },
} as const

/** Form of a parcel: carrier, waybill, and how much of each line is in it. Domain sheet 60. */
export function ShipSheet(props: {
  readonly order: ShopOrder
  readonly onDone: FinishChange
  readonly onClose: () => void
}): ReactNode {
  const { order, onClose } = props
  const translate = useText()
  const { form, submit } = useShipForm(props)
  return (
    <Sheet title={translate(SHIP_LABELS.ship)} size={85} staysOnMask onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(SHIP_LABELS.confirmShip)}>
        <FormControl form={form} name="company">
          {({ value, onChange, message }) => (
            <CarrierField label={translate(SHIP_LABELS.company)} {...{ value, onChange, message }} />
          )}
        </FormControl>
        <FormControl form={form} name="waybill">
          {(control) => (
            <TextField
              label={translate(SHIP_LABELS.waybill)}
              hint={translate(SHIP_LABELS.waybillHint)}
              maxLength={64}
              autoComplete="off"
              {...control}
            />
          )}
        </FormControl>
        <FormControl form={form} name="parts">
          {({ value, onChange, message }) => (
            <PartsField lines={order.lines} value={value} onChange={onChange} message={message} />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}

function useShipForm({ order, onDone, onClose }: Parameters<typeof ShipSheet>[0]) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const defaultValues: ShipValues = { company: '', waybill: '', parts: allLeft(order.lines) }
  const form = useEndpointForm(shipOrder, {
    defaultValues,
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cOrderNo: order.orderNo,
      cExpressCode: values.company,
      cExpressNo: values.waybill.trim(),
      items: Object.entries(values.parts)
        .filter(([, quantity]) => quantity > 0)
        .map(([cOrderItemUuid, iQty]) => ({ cOrderItemUuid, iQty })),
    }),
    failures: { EXPRESS_UNKNOWN: 'company', WAYBILL_TAKEN: 'waybill', SHIPPED_TOO_MUCH: 'parts' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ shipOrder }, send).shipOrder({ body })
    if (!answer.ok) return answer
    const isPart = answer.data.iOrderState === ORDER_STATES.partlyShipped
    onDone(answer, isPart ? SHIP_LABELS.shippedPart : SHIP_LABELS.shipped)
    onClose()
    return answer
  })
  return { form, submit }
}
