import { INVOICE_LIMITS, saveInvoiceApply } from '@mallwright/contract/invoice'
import type { InvoiceApplication, InvoiceMedium } from '@mallwright/contract/invoice'
import { createApi } from '@mallwright/contract/rpc'
import { useEndpointForm } from '@mallwright/shop-core/form'
import { useState } from 'react'

import { createRequestIds } from '../../../client/request-ids.ts'
import { useShop } from '../../../client/shop-context.ts'
import { APPLY_LABELS } from './apply-labels.ts'

/** What is filled in. */
export interface InvoiceValues extends InvoiceApplication {
  readonly orderNos: readonly string[]
}

const PAPER: InvoiceMedium = 2

const FIELDS = {
  orderNos: {
    check: ({ orderNos }: InvoiceValues) => {
      if (orderNos.length === 0) return APPLY_LABELS.ordersMissing
      return orderNos.length > INVOICE_LIMITS.orders ? APPLY_LABELS.ordersTooMany : undefined
    },
  },
  headerId: { member: 'cHeaderUuid', required: APPLY_LABELS.headerMissing },
  kind: { member: 'iInvoiceKind' },
  content: { member: 'iInvoiceContent' },
  medium: { member: 'iInvoiceMedium' },
  email: {
    member: 'cEmail',
    invalid: APPLY_LABELS.emailInvalid,
    check: ({ medium, email }: InvoiceValues) =>
      medium !== PAPER && email.trim() === '' ? APPLY_LABELS.emailMissing : undefined,
  },
  addressId: {
    member: 'cAddressUuid',
    check: ({ medium, addressId }: InvoiceValues) =>
      medium === PAPER && addressId === '' ? APPLY_LABELS.addressMissing : undefined,
  },
  remark: { member: 'cRemark' },
} as const

/** Form of an application for an invoice. */
export function useInvoiceForm(props: {
  readonly first: InvoiceValues
  /** Called after every answer: with the number of the application, or with none after a refusal. */
  readonly onAnswer: (number: string | undefined) => Promise<void>
}) {
  const { first, onAnswer } = props
  const { send } = useShop()
  const [requests] = useState(createRequestIds)
  const form = useEndpointForm(saveInvoiceApply, {
    defaultValues: first,
    fields: FIELDS,
    toBody: (values) => ({
      cRequestUuid: requests.idOf(values),
      orderNos: [...values.orderNos],
      iInvoiceKind: values.kind,
      cHeaderUuid: values.headerId,
      iInvoiceContent: values.content,
      iInvoiceMedium: values.medium,
      cEmail: values.medium === PAPER ? '' : values.email.trim(),
      cAddressUuid: values.medium === PAPER ? values.addressId : '',
      cRemark: values.remark,
    }),
    failures: {
      ORDER_UNKNOWN: 'orderNos',
      ORDERS_MIXED: 'orderNos',
      NOT_INVOICEABLE: 'orderNos',
      HEADER_UNKNOWN: 'headerId',
      HEADER_INCOMPLETE: 'headerId',
      SPECIAL_NOT_ISSUED: 'kind',
      EMAIL_NEEDED: 'email',
      ADDRESS_UNKNOWN: 'addressId',
    },
  })
  const submit = form.submit(async (body) => {
    const answer = await createApi({ saveInvoiceApply }, send).saveInvoiceApply({ body })
    await onAnswer(answer.ok ? answer.data.cInvoiceApplyNo : undefined)
    return answer.ok ? { ok: true } : { ok: false, failure: answer.failure, msg: answer.msg }
  })
  return { form, submit }
}

/** The form of an application. */
export type InvoiceForm = ReturnType<typeof useInvoiceForm>['form']
