import type { Database } from '../../db/database.ts'
import { command } from '../../db/query.ts'
import type { Command } from '../../db/query.ts'
import { checkMallVouchers } from '../mall/mall-check.store.ts'
import type { MallCheck } from '../mall/mall-check.store.ts'
import { undetected } from './planted-faults.ts'

/** The id of a voucher of a type that the mall has written, of those that a condition on `v` holds for. */
const one = (type: string, condition = 'true') =>
  `(select v.id from voucher v where v.source_kind is not null and v.type = '${type}' and ${condition} order by v.id limit 1)`

/** Takes a voucher of the mall away. */
const withoutSource = (id: string) =>
  command(`update voucher set source_kind = null, source_id = null where id = ${id}`)

/** A change of a few rows, of vouchers or of the mall, that each check must see. */
const FAULTS: Readonly<Record<MallCheck, readonly Command[]>> = {
  orders: [withoutSource(one('SAL_ORDER'))],
  sources: [command(`update voucher set source_id = gen_random_uuid() where id = ${one('SAL_DELIVERY')}`)],
  partners: [command(`update voucher set partner_org_id = organisation_id where id = ${one('SAL_ORDER')}`)],
  lines: [
    command(`update order_item set qty = qty + 1, amount_cents = amount_cents + price_cents where order_id =
      (select source_id from voucher where id = ${one('SAL_ORDER', 'v.exec_state = 0')})`),
  ],
  amounts: [command(`update voucher set amount_cents = amount_cents + 1 where id = ${one('SAL_ORDER')}`)],
  states: [command(`update voucher set state = 30 where id = ${one('SAL_ORDER', 'v.state = 60')}`)],
  payments: [
    command(
      `update shop_order set paid_at = null where id = (select source_id from voucher where id = ${one('SAL_ORDER', 'v.payment_status = 1')})`,
    ),
  ],
  dates: [command(`update voucher set voucher_date = voucher_date - 1 where id = ${one('SAL_ORDER')}`)],
  addresses: [command(`update voucher set fields = fields || '{"cAddress": ""}' where id = ${one('SAL_ORDER')}`)],
  purchases: [command(`delete from voucher_link where up_voucher_id = ${one('PUR_ORDER', 'v.state = 30')}`)],
  parcels: [withoutSource(one('SAL_DELIVERY'))],
  deliveries: [command(`update voucher_line set qty = qty + 1 where voucher_id = ${one('SAL_DELIVERY')}`)],
  shares: [
    command(`update voucher_line set amount_cents = amount_cents + 1 where voucher_id = ${one('SAL_DELIVERY')}`),
  ],
  receipts: [withoutSource(one('PUR_RECEIPT', `v.source_kind = 'shop_order'`))],
  returns: [
    withoutSource(one('PUR_RETURN')),
    command(
      `update aftersale set qty = qty + 1 where id = (select source_id from voucher where id = ${one('PUR_RETURN')})`,
    ),
  ],
  earlyReceipts: [withoutSource(one('PUR_RECEIPT', `v.source_kind = 'aftersale'`))],
  replenishments: [withoutSource(one('SAL_REPLENISH'))],
  exchangeReceipts: [withoutSource(one('PUR_RECEIPT', `v.source_kind = 'exchange'`))],
  invoices: [
    withoutSource(one('SAL_INVOICE')),
    command(
      `update invoice_apply_line set qty = qty + 1 where invoice_apply_id = (select source_id from voucher where id = ${one('SAL_INVOICE')})`,
    ),
  ],
  purchaseInvoices: [withoutSource(one('PUR_INVOICE'))],
  invoiced: [command(`delete from voucher_link where down_voucher_id = ${one('SAL_INVOICE', 'v.state = 30')}`)],
}

/**
 * Plants a fault for each check of mall orders and their vouchers, one at a time, and takes it back; gives the checks that said nothing of it, or
 * for which there was no row to change. Needs an order that was shipped, received and bought with 采购协同, and a void one.
 */
export function undetectedMallFaults(database: Pick<Database, 'pool'>): Promise<MallCheck[]> {
  return undetected(database, FAULTS, checkMallVouchers)
}
