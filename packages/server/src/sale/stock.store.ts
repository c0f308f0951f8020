import { and, asc, eq, inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { orm } from '../db/query.ts'
import { product } from '../db/tables/catalog.table.ts'
import { sku } from '../db/tables/sku.table.ts'
import { stockLedger } from '../db/tables/trade/stock.table.ts'

/** A change of stock: of an order, by what happens to it, or by a shop. Domain 1.3. */
export type StockReason = 'lock' | 'release' | 'deduct' | 'putBack' | 'adjust'

/** What a reason does to a variant's stock, for each unit. */
const EFFECTS: Readonly<Record<StockReason, { readonly onHand: number; readonly locked: number }>> = {
  lock: { onHand: 0, locked: 1 },
  release: { onHand: 0, locked: -1 },
  deduct: { onHand: -1, locked: -1 },
  putBack: { onHand: 1, locked: 0 },
  adjust: { onHand: 1, locked: 0 },
}

/** Units of variants that change together; `qty` may be negative for `adjust` only. */
export interface StockChange {
  readonly reason: StockReason
  readonly refType: 'order' | 'shop'
  readonly refId: string
  readonly note?: string
  readonly lines: readonly { readonly skuId: string; readonly qty: number }[]
}

/**
 * Changes the stock of variants, each by one conditional statement with its entry in the ledger; gives those that have too
 * little, after which the caller must give the transaction up. What the ledger has already is not done twice. Products are
 * locked before their variants, both in one order: a trigger locks the product when its last unit goes. Whoever changes the
 * stock for several orders goes by their shops.
 */
export async function changeStock(client: Transaction, change: StockChange): Promise<readonly string[]> {
  const ordered = await inLockOrder(client, change)
  const short: string[] = []
  for (const line of ordered) {
    if (!(await changeOne(client, change, line))) short.push(line.skuId)
  }
  return short
}

/** Locks the products of lines, and gives the lines in the order in which every transaction takes them. */
async function inLockOrder(client: Transaction, { lines }: StockChange): Promise<StockChange['lines']> {
  const skuIds = lines.map(({ skuId }) => skuId)
  const found = await orm(client)
    .select({ id: sku.id, productId: sku.productId })
    .from(sku)
    .where(inArray(sku.id, skuIds))
    .orderBy(asc(sku.productId), asc(sku.id))
  const productIds = [...new Set(found.map(({ productId }) => productId))]
  await orm(client)
    .select({ id: product.id })
    .from(product)
    .where(inArray(product.id, productIds))
    .orderBy(asc(product.id))
    .for('no key update')
  return found.map(({ id }) => ({
    skuId: id,
    qty: lines.reduce((sum, { skuId, qty }) => (skuId === id ? sum + qty : sum), 0),
  }))
}

async function changeOne(
  client: Transaction,
  { reason, refType, refId, note = '' }: StockChange,
  { skuId, qty }: StockChange['lines'][number],
): Promise<boolean> {
  const db = orm(client)
  const onHand = EFFECTS[reason].onHand * qty
  const locked = EFFECTS[reason].locked * qty
  const isDone = await db
    .select({ id: stockLedger.id })
    .from(stockLedger)
    .where(
      and(
        eq(stockLedger.refType, refType),
        eq(stockLedger.refId, refId),
        eq(stockLedger.skuId, skuId),
        eq(stockLedger.reason, reason),
      ),
    )
  if (isDone.length > 0) return true
  const [changed] = await db
    .update(sku)
    .set({
      stockOnHand: sql`${sku.stockOnHand} + ${onHand}::int`,
      stockLocked: sql`${sku.stockLocked} + ${locked}::int`,
      updatedAt: sql`now()`,
    })
    .where(and(eq(sku.id, skuId), isEnough(reason, { onHand, locked })))
    .returning({ afterOnHand: sku.stockOnHand, afterLocked: sku.stockLocked })
  if (!changed) return false
  await db
    .insert(stockLedger)
    .values({ skuId, onHandDelta: onHand, lockedDelta: locked, reason, refType, refId, note, ...changed })
  return true
}

/** What must hold before: new locks need a variant on sale with enough of it, and nothing is sold that orders wait for. */
function isEnough(reason: StockReason, { onHand, locked }: { readonly onHand: number; readonly locked: number }) {
  const remains = sql`${sku.stockOnHand} + ${onHand}::int >= ${sku.stockLocked} + ${locked}::int and ${sku.stockLocked} + ${locked}::int >= 0`
  return reason === 'lock' ? and(eq(sku.isOn, true), remains) : remains
}
