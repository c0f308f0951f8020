import { addTimedOffer } from '@mallwright/contract/order'
import { moneyText } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { useShop } from '../../../../client/shop-context.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import { AmountField, UnitsField } from '../../../../controls/typed/typed-fields.tsx'
import { isAmount, isUnits } from '../../../../controls/typed/typed-texts.ts'
import type { ManagedVariant } from '../../goods-model.ts'
import { ManagedOffers } from './managed-offers.tsx'
import { offersApi } from './managed-offers.query.ts'
import { OFFER_LABELS } from './offer-labels.ts'
import type { FinishChange } from '../../use-managed-changes.ts'

interface OfferValues {
  readonly price: string
  readonly quota: string
  readonly limit: string
  readonly start: string
  readonly end: string
}

const EMPTY: OfferValues = { price: '', quota: '', limit: '', start: '', end: '' }

const FIELDS = {
  price: {
    member: 'iPrice',
    required: OFFER_LABELS.priceMissing,
    invalid: OFFER_LABELS.priceInvalid,
    check: ({ price }: OfferValues) => (isAmount(price) ? undefined : OFFER_LABELS.priceInvalid),
  },
  quota: {
    member: 'iQuota',
    required: OFFER_LABELS.quotaMissing,
    invalid: OFFER_LABELS.units,
    check: ({ quota }: OfferValues) => (isUnits(quota) ? undefined : OFFER_LABELS.units),
  },
  limit: {
    member: 'iLimit',
    invalid: OFFER_LABELS.units,
    check: ({ limit }: OfferValues) => (limit.trim() === '' || isUnits(limit) ? undefined : OFFER_LABELS.units),
  },
  start: { member: 'dStartTime' },
  end: { member: 'dEndTime', required: OFFER_LABELS.endMissing },
} as const

/** A picked minute as a time of the wire, which is Beijing's. */
const wireTimeOf = (picked: string) => `${picked.replace('T', ' ')}:00`

/** The timed offers of a variant, and the form of a further one. Decision 0135. */
export function OfferForm(props: {
  readonly code: string
  readonly variant: ManagedVariant
  readonly onSaved: FinishChange
  readonly onEnded: FinishChange
}): ReactNode {
  const { code, variant, onEnded } = props
  const translate = useText()
  const { form, submit } = useOfferForm(props)
  return (
    <SubmitForm className="shop-stock-form" form={form} onSubmit={submit} action={translate(OFFER_LABELS.begin)}>
      <ManagedOffers code={code} variantId={variant.id} onEnded={onEnded} />
      <FormControl form={form} name="price">
        {(control) => (
          <AmountField
            label={translate(OFFER_LABELS.price)}
            hint={translate(OFFER_LABELS.priceHint, { price: `¥${moneyText(variant.price)}` })}
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="quota">
        {(control) => (
          <UnitsField
            label={translate(OFFER_LABELS.quota)}
            hint={translate(OFFER_LABELS.quotaHint, { count: variant.sellable })}
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="limit">
        {(control) => (
          <UnitsField label={translate(OFFER_LABELS.limit)} hint={translate(OFFER_LABELS.limitHint)} {...control} />
        )}
      </FormControl>
      <FormControl form={form} name="start">
        {(control) => <TextField label={translate(OFFER_LABELS.start)} type="datetime-local" {...control} />}
      </FormControl>
      <FormControl form={form} name="end">
        {(control) => <TextField label={translate(OFFER_LABELS.end)} type="datetime-local" {...control} />}
      </FormControl>
    </SubmitForm>
  )
}

function useOfferForm({ variant, onSaved }: Parameters<typeof OfferForm>[0]) {
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(addTimedOffer, {
    defaultValues: EMPTY,
    fields: FIELDS,
    toBody: ({ price, quota, limit, start, end }) => ({
      cRequestUuid: requests.idOf({ price, quota, limit, start, end }),
      cSkuUuid: variant.id,
      iPrice: Number(price.trim()),
      iQuota: Number(quota.trim()),
      ...(limit.trim() !== '' && { iLimit: Number(limit.trim()) }),
      ...(start !== '' && { dStartTime: wireTimeOf(start) }),
      dEndTime: wireTimeOf(end),
    }),
    failures: { OFFER_NOT_LOWER: 'price', OFFER_WINDOW: 'end', OFFER_OVERLAP: 'end' },
  })
  const submit = form.submit(async (body) => {
    const answer = await offersApi(send).addTimedOffer({ body })
    if (!answer.ok) return answer
    onSaved(answer, OFFER_LABELS.saved)
    return answer
  })
  return { form, submit }
}
