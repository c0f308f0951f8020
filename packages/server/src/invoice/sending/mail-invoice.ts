import { fen, moneyText } from '@mallwright/contract/values'

import type { Queryable } from '../../db/query.ts'
import { readFile } from '../../file/file.store.ts'
import type { Mail, MailSender } from '../../ports/mail/mail-sender.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { paperSeller } from './paper-rows.store.ts'

/** What mails are sent with. */
export interface MailTools {
  readonly mail: MailSender
  readonly storage: Storage
}

/** The mail that brings an issued invoice, in the language of its buyer. */
function mailOf(
  row: Pick<InvoiceRow, 'invoiceNo' | 'amountCents'>,
  { shopName, orderNos, locale }: { readonly shopName: string; readonly orderNos: string; readonly locale: string },
): Pick<Mail, 'subject' | 'text'> {
  const amount = moneyText(fen(row.amountCents))
  if (locale === 'en-US') {
    return {
      subject: `Invoice ${row.invoiceNo} from ${shopName}`,
      text: `Invoice ${row.invoiceNo} of ¥${amount} for order ${orderNos} is attached.\n`,
    }
  }
  return {
    subject: `${shopName} 发票 ${row.invoiceNo}`,
    text: `您好，订单 ${orderNos} 的发票 ${row.invoiceNo}（¥${amount}）已开具，请查收附件。\n`,
  }
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
