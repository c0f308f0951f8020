import { inTransaction } from '../../db/database.ts'
import type { Database } from '../../db/database.ts'
import { command } from '../../db/query.ts'
import type { Command } from '../../db/query.ts'
import { AFTER_SALE_FAULTS } from './after-sale-ledgers.ts'
import { INVOICE_FAULTS } from './invoice-ledgers.ts'
import { checkLedgers, LEDGER_NAMES } from './ledger-check.store.ts'
import type { LedgerDifference, LedgerName } from './ledger-check.store.ts'

/** A change of one row that puts each ledger out. */
const FAULTS: Readonly<Record<LedgerName, Command>> = {
  stock: command(`update sku set stock_on_hand = stock_on_hand + 1 where id = (select id from sku limit 1)`),
  stockRunning: command(
    `update stock_ledger set after_on_hand = after_on_hand + 1 where id = (select min(id) from stock_ledger)`,
  ),
  stockLocks: command(
    `update sku set stock_locked = stock_locked + 1 where id = (select id from sku where stock_on_hand > stock_locked limit 1)`,
  ),
  orderStock: command(
    `delete from stock_ledger where id = (select max(id) from stock_ledger where ref_type = 'order')`,
  ),
  orderLines: command(
    `update order_item set share_freight_cents = share_freight_cents + 1 where id = (select id from order_item limit 1)`,
  ),
  trades: command(`update trade set pay_total_cents = pay_total_cents + 1 where id = (select id from trade limit 1)`),
  orderPaid: command(
    `update shop_order set paid_cents = 0, refunded_cents = 0 where id = (select id from shop_order where paid_cents > 0 limit 1)`,
  ),
  orderRefunded: command(
    `update shop_order set refunded_cents = refunded_cents + 1 where id = (select id from shop_order where refunded_cents < paid_cents limit 1)`,
  ),
  orderEnded: command(
    `update shop_order set state = 60, close_type = 4 where id = (select id from shop_order where paid_cents > 0 and close_type is null limit 1)`,
  ),
  flowPayables: command(
    `update payment_flow_payable set amount_cents = amount_cents + 1 where id = (select id from payment_flow_payable limit 1)`,
  ),
  flowMoney: command(
    `update payment_receipt set verdict = 'late' where id = (select id from payment_receipt where verdict = 'accepted' limit 1)`,
  ),
  receipts: command(
    `update payment_receipt set refund_cents = refund_cents + 1
     where id = (select id from payment_receipt where refund_cents < amount_cents limit 1)`,
  ),
  shipments: command(
    `update shipment_item set qty = qty + 1 where (shipment_id, order_item_id) = (select shipment_id, order_item_id from shipment_item limit 1)`,
  ),
  orderLog: command(`delete from order_log where id = (select max(id) from order_log)`),
  coupons: command(
    `update user_coupon set state = case state when 2 then 1 else 2 end, used_trade_id = (select id from trade limit 1)
     where id = (select id from user_coupon where state in (1, 2) limit 1)`,
  ),
  offersTaken: command(
    `update timed_offer set taken = taken + 1 where id = (select id from timed_offer where taken < quota limit 1)`,
  ),
  afterSaleStock: command(AFTER_SALE_FAULTS.afterSaleStock),
  afterSaleMoney: command(AFTER_SALE_FAULTS.afterSaleMoney),
  afterSaleLines: command(AFTER_SALE_FAULTS.afterSaleLines),
  afterSaleOrders: command(AFTER_SALE_FAULTS.afterSaleOrders),
  afterSaleClosed: command(AFTER_SALE_FAULTS.afterSaleClosed),
  afterSaleLog: command(AFTER_SALE_FAULTS.afterSaleLog),
  invoiceMoney: command(INVOICE_FAULTS.invoiceMoney),
  invoiceHeld: command(INVOICE_FAULTS.invoiceHeld),
  invoiceOnce: command(INVOICE_FAULTS.invoiceOnce),
  invoiceAmounts: command(INVOICE_FAULTS.invoiceAmounts),
  invoiceLines: command(INVOICE_FAULTS.invoiceLines),
  invoiceParties: command(INVOICE_FAULTS.invoiceParties),
  invoiceLog: command(INVOICE_FAULTS.invoiceLog),
  couponsTaken: command(
    `update coupon set taken = taken + 1 where id = (select id from coupon where taken < total limit 1)`,
  ),
}

/** Undoes the fault after it was looked at. */
class Undone extends Error {
  readonly found: readonly LedgerDifference[]

  constructor(found: readonly LedgerDifference[]) {
    super('undone')
    this.found = found
  }
}

/**
 * Plants a fault in each ledger, one at a time, and takes it back; gives the ledgers whose checks said nothing of it, or for which
 * there was no row to put out.
 */
export async function undetectedFaults(database: Pick<Database, 'pool'>): Promise<LedgerName[]> {
  const missed: LedgerName[] = []
  for (const ledger of LEDGER_NAMES) {
    const found = await inTransaction(database, async (client): Promise<never> => {
      const changed = await FAULTS[ledger].run(client)
      throw new Undone(changed === 0 ? [] : await checkLedgers(client))
    }).catch((error: unknown) => {
      if (error instanceof Undone) return error.found
      throw error
    })
    if (!found.some((difference) => difference.ledger === ledger)) missed.push(ledger)
  }
  return missed
}
