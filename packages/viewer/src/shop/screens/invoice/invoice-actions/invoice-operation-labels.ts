import { INVOICE_STATES } from '@mallwright/contract/invoice'
import type { InvoiceOperation } from '@mallwright/contract/invoice'
import type { Label } from '@mallwright/contract/values'

const LABELS: Readonly<Record<InvoiceOperation, Label>> = {
  withdraw: { zh: '撤销申请', en: 'Withdraw' },
  resendMail: { zh: '重发邮箱', en: 'E-mail it' },
  applyRed: { zh: '申请红冲', en: 'Reverse' },
  applyAgain: { zh: '重新申请', en: 'Ask again' },
}

/** An invoice that was reversed is exchanged for another one. */
const EXCHANGE: Label = { zh: '换开', en: 'Exchange' }

/** Name of what a buyer does with an application in a state. Domain sheet invoiceList. */
export const operationLabel = (operation: InvoiceOperation, state: number): Label =>
  operation === 'applyAgain' && state === INVOICE_STATES.red ? EXCHANGE : LABELS[operation]
