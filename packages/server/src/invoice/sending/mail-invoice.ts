import { fen, moneyText, translate } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import type { Queryable } from '../../db/query.ts'
import { readFile } from '../../file/file.store.ts'
import type { Mail, MailSender } from '../../ports/mail/mail-sender.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { paperSeller } from './paper-rows.store.ts'
import type { PaperSeller } from './paper-rows.store.ts'

/** What mails are sent with. */
export interface MailTools {
  readonly mail: MailSender
  readonly storage: Storage
}

const SUBJECT: Label = { zh: '{shopName} 发票 {invoiceNo}', en: 'Invoice {invoiceNo} from {shopName}' }
const TEXT: Label = {
  zh: '您好，订单 {orderNos} 的发票 {invoiceNo}（¥{amount}）已开具，请查收附件。',
  en: 'Invoice {invoiceNo} of ¥{amount} for order {orderNos} is attached.',
}

/** The mail that brings an issued invoice, in the language of its buyer. */
function mailOf(
  { invoiceNo, amountCents }: Pick<InvoiceRow, 'invoiceNo' | 'amountCents'>,
  { shopName, orderNos, locale }: PaperSeller,
): Pick<Mail, 'subject' | 'text'> {
  const words = { invoiceNo, shopName, orderNos, amount: moneyText(fen(amountCents)) }
  const language = locale === 'en-US' ? 'en-US' : 'zh-CN'
  return { subject: translate(language, SUBJECT, words), text: translate(language, TEXT, words) }
}

/** Sends an invoice that has its document to a mailbox; throws when the mail server does not take it. */
export async function mailInvoice(
  { mail, storage }: MailTools,
  client: Queryable,
  { row, to }: { readonly row: InvoiceRow; readonly to: string },
): Promise<void> {
  const file = row.pdfFileId === null ? undefined : await readFile(client, row.pdfFileId)
  const bytes = file && (await storage.read(`${file.storageKey}/origin`))
  if (!file || !bytes) throw new Error(`the document of application ${row.applyNo} is missing`)
  const texts = mailOf(row, await paperSeller(client, row.id))
  await mail.send({ to, ...texts, files: [{ name: file.originName, mime: file.mime, bytes }] })
}
