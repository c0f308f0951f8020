import { HEADER_LIMITS, HEADER_TYPES, saveHeader } from '@mallwright/contract/invoice'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, Sheet } from '@mallwright/shop-core/kit'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { lazy, Suspense, useState } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { RecordForm } from '../../../controls/records/record-form.tsx'
import { headerApi } from '../header-book.ts'
import type { InvoiceHeader } from '../header-book.ts'
import { HEADER_LABELS } from './header-labels.ts'

/** What the buyer is of an institution takes as much script as the form itself. */
const HeaderPrefill = lazy(async () => ({ default: (await import('./header-prefill.tsx')).HeaderPrefill }))

const LABELS = HEADER_LABELS
const PERSON = 'person'
const ENTERPRISE = 'enterprise'

type TaxedValues = { readonly type: string; readonly taxNo: string }

const FIELDS = {
  type: { member: 'iHeaderType' },
  title: { member: 'cTitle', required: LABELS.nameMissing },
  taxNo: {
    member: 'cTaxNo',
    invalid: LABELS.taxNoInvalid,
    check: ({ type, taxNo }: TaxedValues) =>
      type === ENTERPRISE && taxNo.trim() === '' ? LABELS.taxNoMissing : undefined,
  },
  address: { member: 'cRegAddress' },
  phone: { member: 'cRegPhone', invalid: LABELS.phoneInvalid },
  bank: { member: 'cBankName' },
  account: { member: 'cBankAccount', invalid: LABELS.accountInvalid },
  email: { member: 'cEmail', invalid: LABELS.emailInvalid },
  isDefault: { member: 'bDefault' },
} as const

/** What is typed in the form that an enterprise has besides a name. */
const DETAILS = [
  { name: 'taxNo', label: LABELS.taxNo, hint: LABELS.taxNoHint, max: HEADER_LIMITS.taxNo },
  { name: 'address', label: LABELS.address, hint: LABELS.optional, max: HEADER_LIMITS.address },
  { name: 'phone', label: LABELS.phone, hint: LABELS.optional, max: HEADER_LIMITS.phone },
  { name: 'bank', label: LABELS.bank, hint: LABELS.optional, max: HEADER_LIMITS.bank },
  { name: 'account', label: LABELS.account, hint: LABELS.optional, max: HEADER_LIMITS.account },
] as const

/** Form of a new or an existing header in a bottom sheet. A stored bank account stays when none is typed. */
export function HeaderSheet(props: {
  /** Absent for a new one. */
  readonly header: InvoiceHeader | undefined
  readonly isInstitution: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}) {
  const { header, onClose } = props
  const translate = useText()
  const { form, submit } = useHeaderForm(props)
  return (
    <Sheet title={translate(header ? LABELS.editTitle : LABELS.add)} size={85} onClose={onClose}>
      <RecordForm className="shop-header-form" form={form} onSubmit={submit} defaultLabel={translate(LABELS.isDefault)}>
        <FormControl form={form} name="type">
          {({ value, onChange }) => (
            <>
              <Chips
                label={translate(LABELS.type)}
                choices={[
                  { id: ENTERPRISE, name: translate(LABELS.enterprise) },
                  { id: PERSON, name: translate(LABELS.person) },
                ]}
                chosen={value}
                onChoose={onChange}
              />
              {value === ENTERPRISE && (
                <Suspense>
                  <HeaderPrefill onFill={form.setValues} />
                </Suspense>
              )}
              <FormControl form={form} name="title">
                {(control) => (
                  <TextField
                    label={translate(LABELS.name)}
                    hint={translate(LABELS.nameHint)}
                    maxLength={HEADER_LIMITS.title}
                    {...control}
                  />
                )}
              </FormControl>
              {value === ENTERPRISE && <EnterpriseFields form={form} stored={header?.account ?? ''} />}
            </>
          )}
        </FormControl>
        <FormControl form={form} name="email">
          {(control) => (
            <TextField
              label={translate(LABELS.email)}
              hint={translate(LABELS.optional)}
              maxLength={HEADER_LIMITS.email}
              autoComplete="email"
              {...control}
            />
          )}
        </FormControl>
      </RecordForm>
    </Sheet>
  )
}

/** Tax number, and the four that a special invoice needs besides. */
function EnterpriseFields({ form, stored }: { readonly form: HeaderForm; readonly stored: string }) {
  const translate = useText()
  const kept = stored && translate(LABELS.accountKept, { account: stored.replace(/^\*+/, '**** ') })
  return (
    <>
      {DETAILS.map(({ name, label, hint, max }) => (
        <FormControl key={name} form={form} name={name}>
          {(control) => (
            <>
              {name === 'address' && <p className="shop-header-weak">{translate(LABELS.specialHint)}</p>}
              <TextField
                label={translate(label)}
                hint={name === 'account' && kept ? kept : translate(hint)}
                maxLength={max}
                {...control}
              />
            </>
          )}
        </FormControl>
      ))}
    </>
  )
}

type HeaderForm = ReturnType<typeof useHeaderForm>['form']

function useHeaderForm(props: {
  readonly header: InvoiceHeader | undefined
  readonly isInstitution: boolean
  readonly onSaved: () => void
}) {
  const { send } = useShop()
  const { header } = props
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveHeader, {
    defaultValues: {
      type: header?.isEnterprise === false ? PERSON : ENTERPRISE,
      title: header?.title ?? '',
      taxNo: header?.taxNo ?? '',
      address: header?.address ?? '',
      phone: header?.phone ?? '',
      bank: header?.bank ?? '',
      account: '',
      email: header?.email ?? '',
      isDefault: header?.isDefault ?? false,
    },
    fields: FIELDS,
    toBody: (values) => ({
      bInstitution: props.isInstitution,
      cRequestUuid: requests.idOf(values),
      cHeaderUuid: header?.id ?? '',
      iHeaderType: values.type === ENTERPRISE ? HEADER_TYPES.enterprise : HEADER_TYPES.person,
      cTitle: values.title,
      cEmail: values.email.trim(),
      bDefault: values.isDefault,
      ...(values.type === ENTERPRISE && {
        cTaxNo: values.taxNo.replace(/\s/g, '').toUpperCase(),
        cRegAddress: values.address,
        cRegPhone: values.phone,
        cBankName: values.bank,
        ...(values.account !== '' && { cBankAccount: values.account.replace(/\s/g, '') }),
      }),
    }),
    failures: { HEADER_EXISTS: 'title', TAX_NUMBER_MISSING: 'taxNo' },
  })
  const submit = form.submit(async (body) => {
    const answer = await headerApi(send).saveHeader({ body })
    if (answer.ok) props.onSaved()
    return answer
  })
  return { form, submit }
}
