import { adjustStock, ORDER_LIMITS } from '@mallwright/contract/order'
import { FieldMessage, FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips } from '@mallwright/shop-core/kit'
import { Button, TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { goodsApi } from '../goods-calls.ts'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ManagedVariant } from '../goods-model.ts'
import { useManagedChanges } from './use-managed-changes.ts'

const UNITS = /^[1-9]\d{0,6}$/

const FIELDS = {
  direction: {},
  quantity: {
    member: 'iDelta',
    required: GOODS_LABELS.quantityMissing,
    invalid: GOODS_LABELS.quantityInvalid,
    check: ({ quantity }: { readonly quantity: string }) =>
      UNITS.test(quantity.trim()) ? undefined : GOODS_LABELS.quantityInvalid,
  },
  reason: { member: 'cReason', required: GOODS_LABELS.reasonMissing, invalid: GOODS_LABELS.reasonMissing },
} as const

const EMPTY = { direction: 'more', quantity: '', reason: '' }

/** Form of a change of a variant's stock: by so many units, with a reason. Domain sheet 60. */
export function StockForm(props: { readonly variant: ManagedVariant; readonly onSaved: () => void }): ReactNode {
  const { variant } = props
  const translate = useText()
  const { form, submit } = useStockForm(props)
  return (
    <form
      className="shop-stock-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormControl form={form} name="direction">
        {({ value, onChange }) => (
          <Chips
            label={translate(GOODS_LABELS.direction)}
            choices={[
              { id: 'more', name: translate(GOODS_LABELS.more) },
              { id: 'less', name: translate(GOODS_LABELS.less) },
            ]}
            chosen={value}
            onChoose={onChange}
          />
        )}
      </FormControl>
      <FormControl form={form} name="quantity">
        {(control) => (
          <TextField
            label={translate(GOODS_LABELS.quantity)}
            hint={translate(GOODS_LABELS.quantityHint, { count: variant.sellable })}
            inputMode="numeric"
            maxLength={7}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="reason">
        {(control) => (
          <TextField
            label={translate(GOODS_LABELS.reason)}
            hint={translate(GOODS_LABELS.stockReasonHint)}
            maxLength={ORDER_LIMITS.reason}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <FieldMessage message={form.messageOf('root')} />
      <Button type="submit" isWide isBusy={form.isSubmitting}>
        {translate(GOODS_LABELS.save)}
      </Button>
    </form>
  )
}

function useStockForm({ variant, onSaved }: Parameters<typeof StockForm>[0]) {
  const { send } = useShop()
  const finish = useManagedChanges()
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
    const answer = await goodsApi(send).adjustStock({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    finish(answer, GOODS_LABELS.stockSaved)
    onSaved()
    return { ok: true }
  })
  return { form, submit }
}
