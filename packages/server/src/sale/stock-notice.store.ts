import { SHOP_BASE } from '@mallwright/contract/link'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { labelsOf } from '../db/entity-names.store.ts'
import { orm } from '../db/query.ts'
import { product } from '../db/tables/catalog.table.ts'
import { sku } from '../db/tables/sku.table.ts'
import { stockNotice } from '../db/tables/trade/collect.table.ts'
import { sendMessages } from '../message/message.store.ts'

/** Sends a message to everybody who wanted to know when a variant can be bought again, once. */
export async function notifyStockBack(client: Transaction, skuId: string): Promise<void> {
  const waiting = await orm(client)
    .delete(stockNotice)
    .where(eq(stockNotice.skuId, skuId))
    .returning({ accountId: stockNotice.accountId })
  if (waiting.length === 0) return
  const [found] = await orm(client)
    .select({ id: product.id, name: product.name, prodCode: product.prodCode })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(sku.id, skuId))
  if (!found) return
  const labelOf = await labelsOf(client, 'product', [found])
  const parameters = { product: labelOf(found) }
  const link = `${SHOP_BASE}/ProductDetails?cProdCode=${found.prodCode}`
  await sendMessages(
    client,
    waiting.map(({ accountId }) => ({ accountId, code: 'product.stockBack' as const, parameters, link })),
  )
}
