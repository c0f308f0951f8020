import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { rows } from '../db/query.ts'

/** A change of stock: of an order or an after-sale, by what happens to it, or by a shop. Domain 1.3. */
export type StockReason = 'lock' | 'release' | 'deduct' | 'putBack' | 'adjust' | 'exchange'

/** What a reason does to a variant's stock, for each unit. */
const EFFECTS: Readonly<Record<StockReason, { readonly onHand: number; readonly locked: number }>> = {
  lock: { onHand: 0, locked: 1 },
  release: { onHand: 0, locked: -1 },
  deduct: { onHand: -1, locked: -1 },
  putBack: { onHand: 1, locked: 0 },
  adjust: { onHand: 1, locked: 0 },
  exchange: { onHand: -1, locked: 0 },
}

/** Units of variants that change together; `qty` may be negative for `adjust` only. */
export interface StockChange {
  readonly reason: StockReason
  readonly refType: 'order' | 'aftersale' | 'shop'
  readonly refId: string
  readonly note?: string
  readonly lines: readonly { readonly skuId: string; readonly qty: number }[]
}

const SKU = { skuId: z.string() }

/** Products before their variants, both in one order: each row is locked as it comes. */
const LOCK = rows(
  SKU,
  `select k.id as "skuId" from product p join sku k on k.product_id = p.id where k.id = any($1::uuid[])
   order by p.id, k.id for no key update`,
  'stock-lock',
)

/**
 * Changes variants and notes each in the ledger; gives those that have too little. New locks need a variant on sale with enough of
 * it, and nothing is sold that orders wait for.
 */
const CHANGE = rows(
  SKU,
  `with wanted as (
     select w.sku_id, w.on_hand, w.locked from unnest($1::uuid[], $2::int[], $3::int[]) as w (sku_id, on_hand, locked)
     where not exists (select from stock_ledger l
       where l.ref_type = $5 and l.ref_id = $6::uuid and l.sku_id = w.sku_id and l.reason = $4)
   ), changed as (
     update sku k set stock_on_hand = k.stock_on_hand + w.on_hand, stock_locked = k.stock_locked + w.locked, updated_at = now()
     from wanted w
     where k.id = w.sku_id and ($4 <> 'lock' or k.is_on) and k.stock_locked + w.locked >= 0
       and k.stock_on_hand + w.on_hand >= k.stock_locked + w.locked
     returning k.id, w.on_hand, w.locked, k.stock_on_hand as after_on_hand, k.stock_locked as after_locked
   ), noted as (
     insert into stock_ledger (sku_id, d_on_hand, d_locked, reason, ref_type, ref_id, note, after_on_hand, after_locked)
     select id, on_hand, locked, $4, $5, $6::uuid, $7, after_on_hand, after_locked from changed
   )
   select sku_id as "skuId" from wanted where sku_id not in (select id from changed)`,
  'stock-change',
)

/**
 * Changes the stock of variants by two statements, however many there are; gives those that have too little, after which the caller
 * must give the transaction up. What the ledger has already is not done twice. Products are locked before their variants, both in one
 * order: a trigger locks the product when its last unit goes. Whoever changes the stock for several orders goes by their shops.
 */
export async function changeStock(client: Transaction, change: StockChange): Promise<readonly string[]> {
  const { reason, refType, refId, note = '', lines } = change
  const { onHand, locked } = EFFECTS[reason]
  const found = await LOCK.all(client, [lines.map(({ skuId }) => skuId)])
  const skuIds = found.map(({ skuId }) => skuId)
  const units = skuIds.map((id) => lines.reduce((sum, { skuId, qty }) => (skuId === id ? sum + qty : sum), 0))
  const deltas = [units.map((qty) => qty * onHand), units.map((qty) => qty * locked)]
  const short = await CHANGE.all(client, [skuIds, ...deltas, reason, refType, refId, note])
  return short.map(({ skuId }) => skuId)
}
