import { auditInvoice, auditNumber, INVOICE_LIMITS } from '@mallwright/contract/invoice'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { TextAreaField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../../client/request-ids.ts'
import { SubmitForm } from '../../../../controls/submit-form.tsx'
import { AUDIT_LABELS } from './audit-labels.ts'
import type { AuditProps } from './audit-props.ts'
import { useAudit } from './use-audit.ts'
import '../ship-sheet.css'

/** Rejects an application, with the reason that the buyer reads. */
export function InvoiceRejectionForm(props: AuditProps): ReactNode {
  const { invoice } = props
  const translate = useText()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(auditInvoice, {
    defaultValues: { reason: '' },
    fields: { reason: { member: 'cReason', required: AUDIT_LABELS.refusalMissing } },
    toBody: ({ reason }) => ({
      cRequestUuid: requests.idOf({ reason }),
      cInvoiceApplyNo: invoice.number,
      iVersion: invoice.version,
      iAudit: auditNumber('reject'),
      cReason: reason,
    }),
    failures: { REASON_NEEDED: 'reason' },
  })
  const submit = form.submit(useAudit(props))
  return (
    <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(AUDIT_LABELS.confirm)}>
      <FormControl form={form} name="reason">
        {({ value, onChange, message }) => (
          <TextAreaField
            label={translate(AUDIT_LABELS.refusal)}
            hint={translate(AUDIT_LABELS.refusalMissing)}
            maxLength={INVOICE_LIMITS.reason}
            {...{ value, onChange, message }}
          />
        )}
      </FormControl>
    </SubmitForm>
  )
}
