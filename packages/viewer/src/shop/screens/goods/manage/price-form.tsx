import { updateSkuPrice } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import { yuanFromFen } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import { AmountField } from '../../../controls/typed/typed-fields.tsx'
import { isAmount } from '../../../controls/typed/typed-texts.ts'
import type { ManagedVariant } from '../goods-model.ts'
import { SHEET_LABELS } from './sheet-labels.ts'
import type { FinishChange } from '../use-managed-changes.ts'

const FIELDS = {
  price: {
    member: 'iPrice',
    required: SHEET_LABELS.priceMissing,
    invalid: SHEET_LABELS.priceInvalid,
    check: ({ price }: { readonly price: string }) => (isAmount(price) ? undefined : SHEET_LABELS.priceInvalid),
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
        {(control) => <AmountField label={translate(SHEET_LABELS.newPrice)} {...control} />}
      </FormControl>
      <p className="shop-stock-note">{translate(SHEET_LABELS.priceHint)}</p>
    </SubmitForm>
  )
}
