import { createHash, randomUUID } from 'node:crypto'

import type { Transaction } from '../../db/database.ts'
import { recordFiles } from '../../file/file.store.ts'
import { PDF } from '../../file/media/read-document.ts'
import type { PersonalDataCipher } from '../../personal-data/personal-data-cipher.ts'
import type { Storage } from '../../ports/storage/storage.ts'
import type { InvoiceRow } from '../book/invoice-row.store.ts'
import { setDocument } from '../book/invoice-row.store.ts'
import { drawInvoice } from './draw-invoice.ts'
import { invoicePaper } from './invoice-paper.ts'
import { paperRows, paperSeller } from './paper-rows.store.ts'

/** What documents are made with. */
export interface DocumentTools {
  readonly client: Transaction
  readonly storage: Storage
  readonly cipher: Pick<PersonalDataCipher, 'decrypt'>
}

/**
 * Makes the PDF of a locked application's invoice, or of the red one that reverses it, and stores it as a private file of nobody: who may read it
 * follows from the application. A second run writes to the same place.
 */
export async function makeInvoiceDocument(
  { client, storage, cipher }: DocumentTools,
  row: InvoiceRow,
  isRed: boolean,
): Promise<string> {
  const [seller, found] = [await paperSeller(client, row.id), await paperRows(client, row.id)]
  const paper = invoicePaper(row, { seller, found, cipher }, isRed)
  const bytes = await drawInvoice(paper)
  const storageKey = `invoice/${row.id}-${isRed ? 'red' : 'blue'}`
  await storage.put(`${storageKey}/origin`, bytes)
  const id = randomUUID()
  await recordFiles(client, [
    {
      id,
      ownerAccountId: null,
      busiType: 'invoice-made',
      busiName: row.applyNo,
      originName: `${paper.title}${paper.invoiceNo}.pdf`,
      mime: PDF,
      size: bytes.length,
      width: 0,
      height: 0,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      storageKey,
      visibility: 'private',
    },
  ])
  await setDocument(client, row.id, { fileId: id, isRed })
  return id
}
