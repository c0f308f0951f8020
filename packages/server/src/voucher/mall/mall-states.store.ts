import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { ADDRESS, PAYMENT_STATUS } from './mall-orders.store.ts'
import { ORDER_IDS } from './order-ids.ts'

const ID = { id: z.string() }

const PAY = rows(
  ID,
  `update voucher v set payment_status = ${PAYMENT_STATUS}, updated_at = now() from shop_order o
   where v.source_kind = 'shop_order' and v.source_id = o.id and v.type = 'SAL_ORDER' and o.id = any(${ORDER_IDS})
     and v.payment_status <> ${PAYMENT_STATUS} returning v.id`,
  'mall-payment',
)

/** Says of the sales orders of locked orders whether they are paid. Engine 6.8. */
export async function markPaid(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await PAY.all(client, [orderIds])
}

const READDRESS = rows(
  ID,
  `update voucher v set fields = jsonb_set(v.fields, '{cAddress}', to_jsonb(${ADDRESS})), updated_at = now() from shop_order o
   where v.source_kind = 'shop_order' and v.source_id = o.id and v.type in ('SAL_ORDER', 'PUR_ORDER') and o.id = any(${ORDER_IDS}) returning v.id`,
)

/** Has the orders' vouchers of locked orders go where these go now. */
export async function readdressOrders(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await READDRESS.all(client, [orderIds])
}

/**
 * The state of voucher `v`, a sales or purchase order, by its order `o`: void with a cancelled one, closed with one that was closed later, and the
 * sales order, too, of one that was completed before all of it was shipped.
 */
export const ORDER_VOUCHER_STATE = `case when o.state = 60 then 60 when o.state = 70 then 50
  when o.state = 50 and v.type = 'SAL_ORDER' and v.exec_state < 2 then 50 else 30 end`

const END = rows(
  ID,
  `with ended as (
     update voucher v set state = ${ORDER_VOUCHER_STATE}, exec_state = case o.state when 60 then 0 else v.exec_state end,
       version = v.version + 1, updated_at = now()
     from shop_order o
     where v.source_kind = 'shop_order' and v.source_id = o.id and v.type in ('SAL_ORDER', 'PUR_ORDER') and o.id = any(${ORDER_IDS})
       and v.state = 30 and ${ORDER_VOUCHER_STATE} <> 30
     returning v.id, v.state),
   given as (update voucher_line set goods_qty = 0 where voucher_id in (select id from ended where state = 60)),
   unlinked as (delete from voucher_link where down_voucher_id in (select id from ended where state = 60)),
   logged as (insert into voucher_log (voucher_id, action, from_state, to_state)
     select id, case state when 60 then 'VOID' else 'CLOSE' end, 30, state from ended)
   select id from ended`,
  'mall-end',
)

/** Voids or closes the orders' vouchers of locked orders that have ended; what a void one had pulled is open again. Engine 6.8. */
export async function endOrders(client: Transaction, orderIds: readonly string[]): Promise<void> {
  await END.all(client, [orderIds])
}
