import { updateSkuPrice } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { yuanFromFen } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { ManagedVariant } from '../goods-model.ts'
import { SHEET_LABELS } from './sheet-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'

/** Yuan with at most two decimals. */
const YUAN = /^\d{1,8}(?:\.\d{1,2})?$/

const FIELDS = {
  price: {
    member: 'iPrice',
    required: SHEET_LABELS.priceMissing,
    invalid: SHEET_LABELS.priceInvalid,
    check: ({ price }: { readonly price: string }) => (YUAN.test(price.trim()) ? undefined : SHEET_LABELS.priceInvalid),
  },
} as const

/** Form of a variant's price. */
export function PriceForm(props: { readonly variant: ManagedVariant; readonly onDone: FinishChange }): ReactNode {
  const { variant, onDone } = props
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(updateSkuPrice, {
    defaultValues: { price: String(yuanFromFen(variant.price)) },
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cSkuUuid: variant.id,
      iPrice: Number(values.price.trim()),
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ updateSkuPrice }, send).updateSkuPrice({ body })
    if (!answer.ok) return answer
    onDone(answer, SHEET_LABELS.priceSaved)
    return answer
  })
  return (
    <SubmitForm className="shop-stock-form" form={form} onSubmit={submit} action={translate(SHEET_LABELS.save)}>
      <FormControl form={form} name="price">
        {(control) => (
          <TextField
            label={translate(SHEET_LABELS.newPrice)}
            inputMode="decimal"
            maxLength={11}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <p className="shop-stock-note">{translate(SHEET_LABELS.priceHint)}</p>
    </SubmitForm>
  )
}
