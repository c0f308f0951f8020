import { updateSkuPrice } from '@mallwright/contract/order'
import { yuanFromFen } from '@mallwright/contract/values'
import { FieldMessage, FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Button, TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { goodsApi } from '../goods-calls.ts'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ManagedVariant } from '../goods-model.ts'
import { useManagedChanges } from './use-managed-changes.ts'

/** Yuan with at most two decimals. */
const YUAN = /^\d{1,8}(?:\.\d{1,2})?$/

const FIELDS = {
  price: {
    member: 'iPrice',
    required: GOODS_LABELS.priceMissing,
    invalid: GOODS_LABELS.priceInvalid,
    check: ({ price }: { readonly price: string }) => (YUAN.test(price.trim()) ? undefined : GOODS_LABELS.priceInvalid),
  },
} as const

/** Form of a variant's price. */
export function PriceForm(props: { readonly variant: ManagedVariant; readonly onSaved: () => void }): ReactNode {
  const { variant, onSaved } = props
  const translate = useText()
  const { send } = useShop()
  const finish = useManagedChanges()
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
    const answer = await goodsApi(send).updateSkuPrice({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    finish(answer, GOODS_LABELS.priceSaved)
    onSaved()
    return { ok: true }
  })
  return (
    <form
      className="shop-stock-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <FormControl form={form} name="price">
        {(control) => (
          <TextField
            label={translate(GOODS_LABELS.newPrice)}
            inputMode="decimal"
            maxLength={11}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <p className="shop-stock-note">{translate(GOODS_LABELS.priceHint)}</p>
      <FieldMessage message={form.messageOf('root')} />
      <Button type="submit" isWide isBusy={form.isSubmitting}>
        {translate(GOODS_LABELS.save)}
      </Button>
    </form>
  )
}
