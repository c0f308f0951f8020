import { escapeHtml } from '@mallwright/contract/rich-text'
import { fen, moneyText, translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { PayChannel } from './pay-channel.ts'

/** The account that company transfers go to. */
export interface TransferAccount {
  readonly name: string
  readonly bank: string
  readonly number: string
}

/** Name of the channel of company transfers. */
export const TRANSFER = 'transfer'

const TERMS = {
  payee: { zh: '收款户名', en: 'Payee' },
  bank: { zh: '开户银行', en: 'Bank' },
  number: { zh: '收款账号', en: 'Account' },
  amount: { zh: '转账金额', en: 'Amount' },
  reference: { zh: '附言', en: 'Reference' },
} satisfies Record<string, Label>

/** Money that an operator books by hand: shows where it is to be sent to. It knows of no payment, and an operator sends money back. */
export function transferChannel({ name, bank, number }: TransferAccount): PayChannel {
  return {
    name: TRANSFER,
    open: async ({ flowNo, amountCents, locale }) => {
      const values = { payee: name, bank, number, amount: `¥${moneyText(fen(amountCents))}`, reference: flowNo }
      const lines = Object.entries(TERMS).map(([key, term]) => [
        translate(locale, term),
        values[key as keyof typeof values],
      ])
      const content = `<dl>${lines.map(([term, value]) => `<dt>${term}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('')}</dl>`
      return { action: { kind: 'html', content, formOrigins: [] } }
    },
    lookUp: async () => ({ outcome: 'pending' }),
    refund: async () => 'byHand',
    readNotice: async () => undefined,
  }
}
