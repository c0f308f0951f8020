import { ADDRESS_LIMITS, saveAddress } from '@mallwright/contract/address'
import { createApi } from '@mallwright/contract/rpc'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextAreaField, TextField } from '@mallwright/shop-core/kit/controls'
import { lazy, Suspense, useState } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { RecordForm } from '../../../controls/records/record-form.tsx'
import { OwnPhoneField } from '../../../controls/typed/typed-fields.tsx'
import type { Address } from '../address-book.ts'
import { ADDRESS_FORM_LABELS } from './address-form-labels.ts'
import { AreaField } from './area-field.tsx'
import { SmartPaste } from './smart-paste.tsx'

const AddressMapPick = lazy(async () => ({ default: (await import('./address-map-pick.tsx')).AddressMapPick }))

const LABELS = ADDRESS_FORM_LABELS

const FIELDS = {
  receiver: { member: 'cReceiver', required: LABELS.receiverMissing },
  phone: { member: 'cMobilePhone', required: LABELS.phoneMissing, invalid: LABELS.phoneInvalid },
  areaCode: { member: 'cAreaCode', required: LABELS.areaMissing, invalid: LABELS.areaMissing },
  detail: { member: 'cAddress', required: LABELS.detailMissing },
  tag: { member: 'cTag' },
  isDefault: { member: 'bDefault' },
} as const

const EMPTY: Omit<Address, 'areaNames'> = {
  id: '',
  receiver: '',
  phone: '',
  areaCode: '',
  detail: '',
  tag: '',
  isDefault: false,
}

/** Form of a new or an existing address in a bottom sheet. A failed save keeps what was typed. */
export function AddressSheet(props: {
  /** Absent for a new one. */
  readonly address: Address | undefined
  readonly isInstitution: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { address, isInstitution, onSaved, onClose } = props
  const translate = useText()
  const { form, submit } = useAddressForm({ address, isInstitution, onSaved })
  return (
    <Sheet title={translate(address ? LABELS.editTitle : LABELS.add)} size={85} onClose={onClose}>
      <RecordForm
        className="shop-address-form"
        form={form}
        onSubmit={submit}
        defaultLabel={translate(LABELS.isDefault)}
      >
        <SmartPaste onFill={form.setValues} />
        <FormControl form={form} name="receiver">
          {(control) => (
            <TextField
              label={translate(LABELS.receiver)}
              hint={translate(LABELS.receiverHint)}
              maxLength={ADDRESS_LIMITS.receiver}
              autoComplete="name"
              {...control}
            />
          )}
        </FormControl>
        <FormControl form={form} name="phone">
          {(control) => (
            <OwnPhoneField label={translate(LABELS.phone)} hint={translate(LABELS.phoneHint)} {...control} />
          )}
        </FormControl>
        <FormControl form={form} name="areaCode">
          {(control) => <AreaField {...control} />}
        </FormControl>
        <Suspense>
          <AddressMapPick onPick={form.setValues} />
        </Suspense>
        <FormControl form={form} name="detail">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(LABELS.detail)}
              hint={translate(LABELS.detailHint)}
              maxLength={ADDRESS_LIMITS.detail}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
        <FormControl form={form} name="tag">
          {(control) => (
            <TextField
              label={translate(LABELS.tag)}
              hint={translate(LABELS.tagHint)}
              maxLength={ADDRESS_LIMITS.tag}
              {...control}
            />
          )}
        </FormControl>
      </RecordForm>
    </Sheet>
  )
}

function useAddressForm(props: {
  readonly address: Address | undefined
  readonly isInstitution: boolean
  readonly onSaved: () => void
}) {
  const { send } = useShop()
  const { id, receiver, phone, areaCode, detail, tag, isDefault } = props.address ?? EMPTY
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveAddress, {
    defaultValues: { receiver, phone, areaCode, detail, tag, isDefault },
    fields: FIELDS,
    toBody: (values) => ({
      bInstitution: props.isInstitution,
      cRequestUuid: requests.idOf(values),
      cAddressUuid: id,
      cReceiver: values.receiver,
      cMobilePhone: values.phone.replace(/[\s-]/g, ''),
      cAreaCode: values.areaCode,
      cAddress: values.detail,
      cTag: values.tag,
      bDefault: values.isDefault,
    }),
    failures: { AREA_UNKNOWN: 'areaCode' },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveAddress }, send).saveAddress({ body })
    if (answer.ok) props.onSaved()
    return answer
  })
  return { form, submit }
}
