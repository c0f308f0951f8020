import { INVOICE_UPLOAD } from '@mallwright/contract/file'
import { auditInvoice, auditNumber, wrongInvoiceNumber } from '@mallwright/contract/invoice'
import { moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import type { BoundControl } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { OwnUploader } from '../../../../controls/own-uploader.tsx'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import { AUDIT_LABELS } from './audit-labels.ts'
import type { AuditProps } from './audit-props.ts'
import { useAudit } from './use-audit.ts'
import '../ship-sheet.css'

const LABELS = AUDIT_LABELS

/** The name of its uploads, which is stored in Chinese. */
const BUSI_NAME = { zh: '发票', en: 'Invoice' } satisfies Label

interface NumberValues {
  readonly invoiceNo: string
  readonly invoiceCode: string
  /** The shop's own PDF: one at most. */
  readonly files: readonly string[]
}

/** The field that is wrong; where a code is missing, it is the number, whose message asks for one. */
function wrongPartOf({ invoiceNo, invoiceCode }: NumberValues) {
  const code = invoiceCode.trim()
  const wrong = wrongInvoiceNumber(invoiceNo.trim(), code)
  return wrong && code === '' ? 'cInvoiceNo' : wrong
}

const FIELDS = {
  invoiceNo: {
    member: 'cInvoiceNo',
    required: LABELS.numberWrong,
    invalid: LABELS.numberWrong,
    check: (values: NumberValues) => (wrongPartOf(values) === 'cInvoiceNo' ? LABELS.numberWrong : undefined),
  },
  invoiceCode: {
    member: 'cInvoiceCode',
    invalid: LABELS.codeWrong,
    check: (values: NumberValues) => (wrongPartOf(values) === 'cInvoiceCode' ? LABELS.codeWrong : undefined),
  },
  files: { member: 'cDocId' },
} as const

/** The number of an invoice that was issued, or of the red one that reverses it, with the shop's own PDF if it has one. Domain 2.7. */
export function InvoiceNumberForm(props: AuditProps & { readonly operation: 'issue' | 'red' }): ReactNode {
  const { invoice, operation } = props
  const { title, kindName, amount, invoiceNo } = invoice
  const translate = useText()
  const [isSending, setSending] = useState(false)
  const { form, submit } = useNumberForm(props)
  const isRed = operation === 'red'
  const state = { messageOf: form.messageOf, isSubmitting: form.isSubmitting || isSending }
  return (
    <SubmitForm className="shop-ship-form" form={state} onSubmit={submit} action={translate(LABELS.confirm)}>
      <p className="shop-ship-note">
        {isRed
          ? translate(LABELS.redNote, { invoiceNo })
          : translate(LABELS.issueNote, { title, kind: kindName, amount: moneyText(amount) })}
      </p>
      <FormControl form={form} name="invoiceNo">
        {(control) => (
          <TextField
            label={translate(isRed ? LABELS.redInvoiceNo : LABELS.invoiceNo)}
            hint={translate(LABELS.numberHint)}
            inputMode="numeric"
            maxLength={20}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="invoiceCode">
        {(control) => (
          <TextField
            label={translate(LABELS.invoiceCode)}
            hint={translate(LABELS.codeHint)}
            inputMode="numeric"
            maxLength={12}
            autoComplete="off"
            {...control}
          />
        )}
      </FormControl>
      <FormControl form={form} name="files">
        {(control) => <InvoiceFile {...control} onSending={setSending} />}
      </FormControl>
    </SubmitForm>
  )
}

function InvoiceFile(
  props: BoundControl<readonly string[]> & { readonly onSending: (isSending: boolean) => void },
): ReactNode {
  const translate = useText()
  return (
    <OwnUploader
      {...props}
      label={translate(LABELS.file)}
      busiType={INVOICE_UPLOAD}
      busiName={BUSI_NAME.zh}
      accepts="pdf"
      maxCount={1}
    />
  )
}

function useNumberForm(props: Parameters<typeof InvoiceNumberForm>[0]) {
  const { invoice, operation } = props
  const [requests] = useState(createRequestIds)
  const first: NumberValues = { invoiceNo: '', invoiceCode: '', files: [] }
  const form = useEndpointForm(auditInvoice, {
    defaultValues: first,
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      cInvoiceApplyNo: invoice.number,
      iVersion: invoice.version,
      iAudit: auditNumber(operation),
      cInvoiceNo: values.invoiceNo.trim(),
      cInvoiceCode: values.invoiceCode.trim(),
      ...(values.files[0] !== undefined && { cDocId: values.files[0] }),
    }),
    failures: { INVOICE_NO_WRONG: 'invoiceNo', INVOICE_NO_TAKEN: 'invoiceNo', FILE_UNKNOWN: 'files' },
  })
  return { form, submit: form.submit(useAudit(props)) }
}
