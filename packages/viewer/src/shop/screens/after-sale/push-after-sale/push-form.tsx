import { AFTER_SALE_LIMITS } from '@mallwright/contract/after-sale'
import { moneyText } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { FieldMessage, FormControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { ChoiceSheet, TextAreaField, TextField } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import { SubmitForm } from '../../../controls/submit-form.tsx'
import { AmountField } from '../../../controls/typed/typed-fields.tsx'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { ChoicePills } from '../../goods/choice-pills.tsx'
import type { Reason } from '../after-sale-calls.ts'
import type { ApplyLine } from '../after-sale-model.ts'
import { EvidenceField } from '../evidence-field.tsx'
import type { ApplicationProps } from './application-props.ts'
import { PUSH_LABELS } from './push-labels.ts'
import { useApplication } from './use-application.ts'
import '../../order/order-details/order-details.css'
import '../../goods/manage/ship-sheet.css'

const LABELS = PUSH_LABELS

/** The form of an after-sale: reason, amount or exchange, description, pictures, phone. */
export function ApplicationForm(props: ApplicationProps): ReactNode {
  const { type, lines } = props
  const translate = useText()
  const { form, submit } = useApplication(props)
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.submit)}>
      <section className="shop-order-block">
        <ReasonField form={form} reasons={props.reasons} />
        {type === 3 ? <ExchangeFields form={form} lines={lines} /> : <RefundField form={form} {...props} />}
        <FormControl form={form} name="description">
          {(control) => (
            <TextAreaField
              label={translate(LABELS.description)}
              hint={translate(LABELS.descriptionHint)}
              maxLength={AFTER_SALE_LIMITS.description}
              {...control}
            />
          )}
        </FormControl>
        <EvidenceField form={form} label={translate(LABELS.pictures)} />
        <FormControl form={form} name="phone">
          {(control) => <TextField label={translate(LABELS.phone)} type="tel" maxLength={11} {...control} />}
        </FormControl>
      </section>
    </SubmitForm>
  )
}

type Form = ReturnType<typeof useApplication>['form']

function ReasonField({ form, reasons }: { readonly form: Form; readonly reasons: readonly Reason[] }): ReactNode {
  const translate = useText()
  const sheet = useSheet('reason')
  return (
    <FormControl form={form} name="reason">
      {({ value, onChange, message }) => (
        <div className="shop-control">
          <button type="button" className="shop-after-sale-pick" aria-haspopup="dialog" onClick={sheet.open}>
            <span>{translate(LABELS.reason)}</span>
            <span>{reasons.find(({ code }) => code === value)?.name ?? translate(LABELS.reasonHint)}</span>
          </button>
          <FieldMessage message={message} />
          {sheet.isOpen && (
            <ChoiceSheet
              title={translate(LABELS.reason)}
              options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
              value={value}
              onChoose={onChange}
              onClose={sheet.close}
            />
          )}
        </div>
      )}
    </FormControl>
  )
}

function RefundField({
  form,
  most,
  freight,
}: {
  readonly form: Form
  readonly most: Fen
  readonly freight: Fen
}): ReactNode {
  const translate = useText()
  const label = freight > 0 ? LABELS.mostWithFreight : LABELS.most
  return (
    <div>
      <FormControl form={form} name="amount">
        {(control) => <AmountField label={translate(LABELS.amount)} {...control} />}
      </FormControl>
      <p className="shop-ship-note">{translate(label, { most: moneyText(most), freight: moneyText(freight) })}</p>
    </div>
  )
}

function ExchangeFields({ form, lines }: { readonly form: Form; readonly lines: readonly ApplyLine[] }): ReactNode {
  const translate = useText()
  return (
    <FormControl form={form} name="exchange">
      {({ value, onChange, message }) => (
        <>
          {lines.map((line) => (
            <div key={line.id}>
              <ChoicePills
                label={[translate(LABELS.exchange), lines.length > 1 && line.name].filter(Boolean).join(' · ')}
                choices={line.exchanges.map(({ id, spec }) => ({ id, name: spec || line.name }))}
                chosen={value[line.id] ?? ''}
                onChoose={(id) => onChange({ ...value, [line.id]: id })}
              />
              {line.exchanges.length === 0 && <p className="shop-ship-note">{translate(LABELS.noExchange)}</p>}
            </div>
          ))}
          <FieldMessage message={message} />
        </>
      )}
    </FormControl>
  )
}
