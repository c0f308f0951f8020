import { adjustStock, ORDER_LIMITS } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { UnitsField } from '../../../controls/typed/typed-fields.tsx'
import { isUnits } from '../../../controls/typed/typed-texts.ts'
import type { ManagedVariant } from '../goods-model.ts'
import { ChoicePills } from '../choice-pills.tsx'
import { SHEET_LABELS } from './sheet-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'

const FIELDS = {
  direction: {},
  quantity: {
    member: 'iDelta',
    required: SHEET_LABELS.quantityMissing,
    invalid: SHEET_LABELS.quantityInvalid,
    check: ({ quantity }: { readonly quantity: string }) =>
      isUnits(quantity) ? undefined : SHEET_LABELS.quantityInvalid,
  },
  reason: { member: 'cReason', required: SHEET_LABELS.reasonMissing, invalid: SHEET_LABELS.reasonMissing },
} as const

const EMPTY = { direction: 'more', quantity: '', reason: '' }

/** Form of a change of a variant's stock: by so many units, with a reason. Domain sheet 60. */
export function StockForm(props: { readonly variant: ManagedVariant; readonly onDone: FinishChange }): ReactNode {
  const { variant } = props
  const translate = useText()
  const { form, submit } = useStockForm(props)
  return (
    <SubmitForm className="shop-stock-form" form={form} onSubmit={submit} action={translate(SHEET_LABELS.save)}>
      <FormControl form={form} name="direction">
        {({ value, onChange }) => (
          <ChoicePills
            label={translate(SHEET_LABELS.direction)}
            choices={[
              { id: 'more', name: translate(SHEET_LABELS.more) },
              { id: 'less', name: translate(SHEET_LABELS.less) },
            ]}
            chosen={value}
            onChoose={onChange}
          />
        )}
      </FormControl>
      <FormControl form={form} name="quantity">
        {(control) => (
          <UnitsField
            label={translate(SHEET_LABELS.quantity)}
            hint={translate(SHEET_LABELS.quantityHint, { count: variant.sellable })}
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="reason">
        {(control) => (
          <TextField
            label={translate(SHEET_LABELS.reason)}
            hint={translate(SHEET_LABELS.stockReasonHint)}
            maxLength={ORDER_LIMITS.reason}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
    </SubmitForm>
  )
}

function useStockForm({ variant, onDone }: Parameters<typeof StockForm>[0]) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(adjustStock, {
    defaultValues: EMPTY,
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cSkuUuid: variant.id,
      iDelta: Number(values.quantity.trim()) * (values.direction === 'less' ? -1 : 1),
      cReason: values.reason,
    }),
    failures: { STOCK_TOO_LOW: 'quantity' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ adjustStock }, send).adjustStock({ body })
    if (!answer.ok) return answer
    onDone(answer, SHEET_LABELS.stockSaved)
    return answer
  })
  return { form, submit }
}
