import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { orm, rows } from '../../db/query.ts'
import { shop } from '../../db/tables/catalog.table.ts'

const TAKEN = rows(
  { isTaken: z.boolean() },
  `select exists (select from invoice_apply a where a.shop_id = $1::uuid
     and ((a.invoice_no, a.invoice_code) = ($2, $3) or (a.red_invoice_no, a.red_invoice_code) = ($2, $3))) as "isTaken"`,
)

/** Whether a shop has issued an invoice, or a red one, of a number. Its row is locked, so that no other takes the number before the transaction ends. */
export async function isNumberTaken(
  client: Transaction,
  shopId: string,
  { invoiceNo, invoiceCode }: { readonly invoiceNo: string; readonly invoiceCode: string },
): Promise<boolean> {
  await orm(client).select({ id: shop.id }).from(shop).where(eq(shop.id, shopId)).for('no key update')
  return (await TAKEN.one(client, [shopId, invoiceNo, invoiceCode])).isTaken
}
