import { INVOICE_CONTENTS, INVOICE_KINDS, INVOICE_MEDIUMS } from '@mallwright/contract/invoice'

import { wireTime } from '../../gateway/wire-time.ts'
import type { PersonalDataCipher } from '../../personal-data/personal-data-cipher.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { PAPER_WORDS as W } from './invoice-words.data.ts'
import type { PaperRow, PaperSeller } from './paper-rows.store.ts'

/** A line of the paper of an invoice; amounts in fen, negative on a red one. */
export interface PaperLine {
  readonly name: string
  readonly specText: string
  readonly unit: string
  /** 0 where classes are named. */
  readonly qty: number
  /** Without tax. */
  readonly netCents: number
  readonly taxCents: number
  /** `13%`; empty where no rate is known. */
  readonly taxRate: string
}

/** What stands on the paper of an invoice, or of the red one that reverses it. */
export interface InvoicePaper {
  readonly title: string
  readonly isRed: boolean
  readonly invoiceNo: string
  readonly invoiceCode: string
  /** `yyyy-MM-dd` in Asia/Shanghai. */
  readonly day: string
  /** Name and value, one below the other. */
  readonly buyer: readonly (readonly [string, string])[]
  readonly seller: readonly (readonly [string, string])[]
  readonly lines: readonly PaperLine[]
  readonly netCents: number
  readonly taxCents: number
  readonly totalCents: number
  readonly remark: string
}

/** The tax in an amount (fen) that holds it, by the formula of vouchers: amount − amount / (1 + rate). */
function taxIn(amountCents: number, rate: string): number {
  return rate === '' ? 0 : amountCents - Math.round(amountCents / (1 + Number(rate)))
}

function lineOf({ name, specText, unit, qty, amountCents, taxRate }: PaperRow, sign: 1 | -1): PaperLine {
  const taxCents = taxIn(amountCents, taxRate)
  const percent = taxRate === '' ? '' : `${Number((Number(taxRate) * 100).toFixed(2))}%`
  return {
    name,
    specText,
    unit,
    qty: sign * qty,
    netCents: sign * (amountCents - taxCents),
    taxCents: sign * taxCents,
    taxRate: percent,
  }
}

/** Lines of a class and a rate as one. */
function byClasses(found: readonly PaperRow[]): PaperRow[] {
  const classes = new Map<string, PaperRow>()
  for (const row of found) {
    const key = `${row.className} ${row.taxRate}`
    const amountCents = row.amountCents + (classes.get(key)?.amountCents ?? 0)
    classes.set(key, { ...row, name: row.className, specText: '', unit: '', qty: 0, amountCents })
  }
  return [...classes.values()]
}

/** Names a header as its invoice needs it: what only special invoices show is left out of others. */
function buyerOf({ header, kind }: InvoiceRow, cipher: Pick<PersonalDataCipher, 'decrypt'>): InvoicePaper['buyer'] {
  const account = header.bankAccountEncrypted === null ? '' : cipher.decrypt(header.bankAccountEncrypted)
  const special = [
    [W.addressAndPhone, `${header.regAddress} ${header.regPhone}`],
    [W.bankAndAccount, `${header.bankName} ${account}`],
  ] as const
  return [[W.title, header.title], [W.taxNo, header.taxNo || '—'], ...(kind === INVOICE_KINDS.special ? special : [])]
}

/** The paper of an issued invoice, or of the red one that reverses it. Its lines add up to the application to the fen. */
export function invoicePaper(
  row: InvoiceRow,
  {
    seller,
    found,
    cipher,
  }: {
    readonly seller: PaperSeller
    readonly found: readonly PaperRow[]
    readonly cipher: Pick<PersonalDataCipher, 'decrypt'>
  },
  isRed: boolean,
): InvoicePaper {
  const named = row.content === INVOICE_CONTENTS.classes ? byClasses(found) : found
  const lines = named.map((line) => lineOf(line, isRed ? -1 : 1))
  const sum = (cents: (line: PaperLine) => number) => lines.reduce((total, line) => total + cents(line), 0)
  const [netCents, taxCents] = [sum((line) => line.netCents), sum((line) => line.taxCents)]
  const medium = row.medium === INVOICE_MEDIUMS.electronic ? W.electronic : W.paper
  const kind = row.kind === INVOICE_KINDS.special ? W.special : W.plain
  const issuedAt = (isRed ? row.redAt : row.issuedAt) ?? new Date()
  const blue = isRed
    ? `${W.reversed}${[row.invoiceCode, row.invoiceNo].filter(Boolean).join(' ')}${W.reason}${row.redReason}`
    : ''
  return {
    title: `${isRed ? W.red : ''}${medium}（${kind}）`,
    isRed,
    invoiceNo: isRed ? row.redInvoiceNo : row.invoiceNo,
    invoiceCode: isRed ? row.redInvoiceCode : row.invoiceCode,
    day: wireTime(issuedAt).slice(0, 10),
    buyer: buyerOf(row, cipher),
    seller: [
      [W.title, seller.name],
      [W.taxNo, seller.taxNo || '—'],
    ],
    lines,
    netCents,
    taxCents,
    totalCents: netCents + taxCents,
    remark: [blue, W.orders + seller.orderNos, row.remark].filter(Boolean).join('\n'),
  }
}
