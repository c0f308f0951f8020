import {
  HEADER_LIMITS,
  INVOICE_CONTENT_NAMES,
  INVOICE_KIND_NAMES,
  INVOICE_LIMITS,
  INVOICE_MEDIUM_NAMES,
} from '@mallwright/contract/invoice'
import { SHOP_BASE } from '@mallwright/contract/link'
import type { Label } from '@mallwright/contract/values'
import { FieldMessage, FormControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextAreaField, TextField } from '@mallwright/shop-core/kit/controls'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { SubmitForm } from '../../../controls/submit-form.tsx'
import { ChoicePills } from '../../goods/choice-pills.tsx'
import type { InvoiceHeader } from '../header-book.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import { APPLY_LABELS } from './apply-labels.ts'
import { missingParts } from './missing-parts.ts'
import { OrdersField } from './orders-field.tsx'
import type { FittingOrders } from './orders-sheet.tsx'
import { PickRow } from './pick-row.tsx'
import { useInvoiceForm } from './use-invoice-form.ts'
import type { InvoiceForm as Form, InvoiceValues } from './use-invoice-form.ts'
import '../../goods/manage/ship-sheet.css'
import '../../order/order-details/order-details.css'
import '../invoice.css'

/** The addresses, loaded for paper. */
const AddressField = lazy(async () => ({ default: (await import('./address-field.tsx')).AddressField }))

const SPECIAL = 2
const PAPER = 2

/** What the form is made of. */
export interface InvoiceFormProps {
  readonly first: InvoiceValues
  readonly fitting: FittingOrders
  /** Who the invoice is made out to; absent while there is none. */
  readonly header: InvoiceHeader | undefined
  /** The shop issues special invoices. */
  readonly hasSpecialInvoices: boolean
  /** The orders are those of the institution: its headers and addresses are offered first. */
  readonly isInstitution: boolean
  /** Keeps what was filled in while a header or an address is chosen. */
  readonly onLeave: (values: InvoiceValues) => void
  readonly onAnswer: (number: string | undefined) => Promise<void>
}

/** The form of an application for an invoice: orders, kind, header, content, how it comes, and a remark. Domain sheet 54. */
export function InvoiceForm(props: InvoiceFormProps): ReactNode {
  const { fitting } = props
  const translate = useText()
  const { form, submit } = useInvoiceForm(props)
  const pick = usePick(form, props)
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(APPLY_LABELS.submit)}>
      <OrdersField form={form} fitting={fitting} />
      <section className="shop-order-block">
        <HeaderFields {...props} form={form} pick={pick} />
        <PillsField form={form} name="content" label={INVOICE_LABELS.content} names={INVOICE_CONTENT_NAMES} />
        <MediumFields form={form} pick={pick} isInstitution={props.isInstitution} />
        <FormControl form={form} name="remark">
          {({ value, onChange, message }) => (
            <TextAreaField
              label={translate(INVOICE_LABELS.remark)}
              hint={translate(APPLY_LABELS.remarkHint)}
              maxLength={INVOICE_LIMITS.remark}
              {...{ value, onChange, message }}
            />
          )}
        </FormControl>
      </section>
    </SubmitForm>
  )
}

/** Opens the screen of headers or addresses, from which the chosen one comes back. */
type Pick = (screen: 'invoiceHeader' | 'address') => void

function usePick(form: Form, { isInstitution, onLeave }: InvoiceFormProps): Pick {
  const navigate = useNavigate()
  return (screen) => {
    const names = ['orderNos', 'kind', 'headerId', 'content', 'medium', 'email', 'addressId', 'remark'] as const
    onLeave(Object.fromEntries(names.map((name) => [name, form.valueOf(name)])) as unknown as InvoiceValues)
    const query = new URLSearchParams({
      select: '1',
      ...(isInstitution && { owner: 'institution' }),
      ...(screen === 'invoiceHeader' && { iInvoiceKind: String(form.valueOf('kind')) }),
    })
    void navigate(`${SHOP_BASE}/UserCenter/${screen}?${query}`)
  }
}

/** Kind and header: a special invoice only where the shop issues it and the header is an enterprise's; what the header lacks is listed. */
function HeaderFields(props: InvoiceFormProps & { readonly form: Form; readonly pick: Pick }): ReactNode {
  const { form, header, hasSpecialInvoices, pick } = props
  const translate = useText()
  const isPerson = header?.isEnterprise === false
  const only = isPerson || !hasSpecialInvoices ? [1] : undefined
  return (
    <FormControl form={form} name="kind">
      {({ value: kind, onChange, message }) => {
        const missing = kind === SPECIAL && header ? missingParts(header) : []
        return (
          <>
            <Pills
              label={INVOICE_LABELS.kind}
              names={INVOICE_KIND_NAMES}
              only={only}
              value={kind}
              onChange={onChange}
            />
            {only && (
              <p className="shop-ship-note">
                {translate(hasSpecialInvoices ? APPLY_LABELS.kindNote : APPLY_LABELS.shopNote)}
              </p>
            )}
            <FieldMessage message={message} />
            <FormControl form={form} name="headerId">
              {(control) => (
                <PickRow
                  label={translate(INVOICE_LABELS.header)}
                  chosen={header && { title: header.title, note: header.taxNo }}
                  hint={translate(APPLY_LABELS.chooseHeader)}
                  message={control.message}
                  onPick={() => pick('invoiceHeader')}
                />
              )}
            </FormControl>
            {missing.length > 0 && (
              <p className="shop-invoice-reason" role="status">
                {translate(APPLY_LABELS.partsMissing, { parts: missing.map((part) => translate(part)).join('、') })}
                <button type="button" className="shop-invoice-complete" onClick={() => pick('invoiceHeader')}>
                  {translate(APPLY_LABELS.complete)}
                </button>
              </p>
            )}
          </>
        )
      }}
    </FormControl>
  )
}

/** How the invoice comes, and where to: by mail, or on paper. */
function MediumFields(props: { readonly form: Form; readonly pick: Pick; readonly isInstitution: boolean }): ReactNode {
  const { form, pick, isInstitution } = props
  const translate = useText()
  return (
    <FormControl form={form} name="medium">
      {({ value, onChange }) => (
        <>
          <Pills label={INVOICE_LABELS.medium} names={INVOICE_MEDIUM_NAMES} value={value} onChange={onChange} />
          {value === PAPER ? (
            <Suspense fallback={<span className="shop-skeleton-bar" style={{ height: 68 }} />}>
              <AddressField form={form} isInstitution={isInstitution} onPick={() => pick('address')} />
            </Suspense>
          ) : (
            <FormControl form={form} name="email">
              {(control) => (
                <TextField
                  label={translate(INVOICE_LABELS.email)}
                  inputMode="email"
                  maxLength={HEADER_LIMITS.email}
                  autoComplete="email"
                  {...control}
                />
              )}
            </FormControl>
          )}
        </>
      )}
    </FormControl>
  )
}

function PillsField(props: {
  readonly form: Form
  readonly name: 'content'
  readonly label: Label
  readonly names: Readonly<Record<1 | 2, Label>>
}): ReactNode {
  const { form, name, label, names } = props
  return (
    <FormControl form={form} name={name}>
      {({ value, onChange }) => <Pills {...{ label, names, value, onChange }} />}
    </FormControl>
  )
}

/** A choice of two, which the contract numbers. */
function Pills(props: {
  readonly label: Label
  readonly names: Readonly<Record<1 | 2, Label>>
  /** Those that can be chosen; both without. */
  readonly only?: readonly number[] | undefined
  readonly value: 1 | 2
  readonly onChange: (value: 1 | 2) => void
}): ReactNode {
  const { label, names, only, value, onChange } = props
  const translate = useText()
  const choices = ([1, 2] as const).filter((one) => !only || only.includes(one))
  return (
    <ChoicePills
      label={translate(label)}
      choices={choices.map((one) => ({ id: String(one), name: translate(names[one]) }))}
      chosen={String(value)}
      onChoose={(id) => onChange(id === '2' ? 2 : 1)}
    />
  )
}
