import { HEADER_LIMITS, resendInvoiceMail } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { FormControl, useEndpointForm } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Sheet } from '@mallwright/shop-core/kit'
import { TextField } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { SubmitForm } from '../../../controls/submit-form.tsx'
import type { InvoiceSheetProps } from './invoice-sheet-props.ts'
import '../../goods/manage/ship-sheet.css'

const LABELS = {
  title: { zh: '重发邮箱', en: 'Send by mail' },
  note: { zh: '电子发票将发送到该邮箱', en: 'The invoice goes to this address' },
  email: { zh: '收票邮箱', en: 'E-mail' },
  missing: { zh: '请输入邮箱', en: 'Enter an e-mail address' },
  invalid: { zh: '邮箱格式不正确', en: 'This is not an e-mail address' },
  send: { zh: '发送', en: 'Send' },
  sent: { zh: '已发送', en: 'Sent' },
} satisfies Record<string, Label>

/** Form of the address that an invoice is sent to again. Domain, extra sheet invoiceList. */
export function MailSheet({ invoice, onDone, onClose }: InvoiceSheetProps): ReactNode {
  const translate = useText()
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(resendInvoiceMail, {
    defaultValues: { email: invoice.email ?? '' },
    fields: { email: { member: 'cEmail', required: LABELS.missing, invalid: LABELS.invalid } },
    toBody: ({ email }) => ({
      cRequestUuid: requests.idOf({ email }),
      cInvoiceApplyNo: invoice.number,
      cEmail: email.trim(),
    }),
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ resendInvoiceMail }, send).resendInvoiceMail({ body })
    if (!answer.ok) return { ok: false, failure: answer.failure, msg: answer.msg }
    onDone(answer, LABELS.sent)
    onClose()
    return { ok: true }
  })
  return (
    <Sheet title={translate(LABELS.title)} size={55} staysOnMask onClose={onClose}>
      <SubmitForm className="shop-ship-form" form={form} onSubmit={submit} action={translate(LABELS.send)}>
        <p className="shop-ship-note">{translate(LABELS.note)}</p>
        <FormControl form={form} name="email">
          {(control) => (
            <TextField
              label={translate(LABELS.email)}
              inputMode="email"
              maxLength={HEADER_LIMITS.email}
              autoComplete="email"
              {...control}
            />
          )}
        </FormControl>
      </SubmitForm>
    </Sheet>
  )
}
