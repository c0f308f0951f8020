import type { InvoiceOperation } from '@mallwright/contract/invoice'
import { newUuid } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useRunner } from '../../../controls/use-runner.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { orderKeys } from '../../order/order-keys.ts'
import { invoiceApi } from '../invoice-calls.ts'
import { invoiceKeys } from '../invoice-keys.ts'
import type { Invoice } from '../invoice-model.ts'
import { APPLY_PATH } from '../invoice-paths.ts'
import { invoiceQuery } from '../invoice.queries.ts'

/** The forms, loaded with their first use. */
const MailSheet = lazy(async () => ({ default: (await import('./mail-sheet.tsx')).MailSheet }))
const RedSheet = lazy(async () => ({ default: (await import('./red-sheet.tsx')).RedSheet }))

const LABELS = {
  askWithdraw: { zh: '撤销后可重新申请，确定撤销吗？', en: 'You may ask again. Withdraw it?' },
  withdrawn: { zh: '已撤销', en: 'Withdrawn' },
} satisfies Record<string, Label>

/** What a buyer can do with applications, and what is being done. */
export interface InvoiceActions {
  readonly isBusy: boolean
  readonly run: (operation: InvoiceOperation, invoice: Invoice) => void
  /** The sheets that belong to the actions. */
  readonly overlay: ReactNode
}

/** The operations of a buyer on applications for invoices, one at a time; some ask first, some have a sheet. */
export function useInvoiceActions(): InvoiceActions {
  const shop = useShop()
  const { send, queryClient } = shop
  const caller = useCaller()
  const navigate = useNavigate()
  const { isBusy, during, finish, confirmed } = useRunner(invoiceKeys.all(), orderKeys.all())
  const mail = useSheet('invoice-mail')
  const red = useSheet('invoice-red')
  const [chosen, setChosen] = useState<Invoice & { readonly email?: string }>()
  const withdraw = ({ number }: Invoice) =>
    during(async () => {
      if (!(await confirmed(LABELS.askWithdraw, 'withdrawInvoice'))) return
      const body = { cInvoiceApplyNo: number, cRequestUuid: newUuid() }
      finish(await invoiceApi(send).cancelInvoiceApply({ body }), LABELS.withdrawn)
    })
  /** A list does not name where the invoice goes to: without an answer it is typed. */
  const sendAgain = (invoice: Invoice) =>
    during(async () => {
      const details = await queryClient.fetchQuery(invoiceQuery(shop, invoice.number, caller)).catch(() => null)
      setChosen({ ...invoice, email: details?.email ?? '' })
      mail.open()
    })
  const run = (operation: InvoiceOperation, invoice: Invoice): void => {
    setChosen(invoice)
    switch (operation) {
      case 'withdraw':
        return withdraw(invoice)
      case 'resendMail':
        return sendAgain(invoice)
      case 'applyRed':
        return red.open()
      case 'applyAgain':
        return void navigate(`${APPLY_PATH}?cInvoiceApplyNo=${encodeURIComponent(invoice.number)}`)
    }
  }
  const overlay = chosen && (
    <Suspense>
      {mail.isOpen && <MailSheet invoice={chosen} onDone={finish} onClose={mail.close} />}
      {red.isOpen && <RedSheet invoice={chosen} onDone={finish} onClose={red.close} />}
    </Suspense>
  )
  return { isBusy, run, overlay }
}
