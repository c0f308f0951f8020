import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

const VARIANT = { id: z.string(), orderItemId: z.string(), specText: z.string(), stock: z.number() }

/** A variant that a line can be exchanged for. */
export type ExchangeVariant = z.infer<z.ZodMiniObject<typeof VARIANT>>

const VARIANTS = rows(
  VARIANT,
  `select k.id, i.id as "orderItemId", k.spec_text as "specText", k.stock_on_hand - k.stock_locked as stock
   from order_item i join sku bought on bought.id = i.sku_id
   join sku k on k.product_id = i.product_id and k.is_on and k.price_cents = bought.price_cents
   where i.id = any($1::uuid[]) and k.stock_on_hand - k.stock_locked > 0 order by i.id, k.id <> i.sku_id, k.sort, k.id`,
)

/** Variants that lines can be exchanged for: of the same product and price, for sale and in stock; the bought one first. */
export function exchangeVariants(client: Queryable, orderItemIds: readonly string[]): Promise<ExchangeVariant[]> {
  return VARIANTS.all(client, [orderItemIds])
}

/** Whether units of a line can be exchanged for the variant that is named. */
export async function canExchange(
  client: Queryable,
  {
    line,
    qty,
    exchangeSkuId,
  }: {
    readonly line: { readonly item: { readonly id: string } }
    readonly qty: number
    readonly exchangeSkuId?: string | undefined
  },
): Promise<boolean> {
  const variants = await exchangeVariants(client, [line.item.id])
  return variants.some(({ id, stock }) => id === exchangeSkuId && stock >= qty)
}
