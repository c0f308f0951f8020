import type { Database } from '../../db/database.ts'
import { command } from '../../db/query.ts'
import type { Command } from '../../db/query.ts'
import { undetected } from './planted-faults.ts'
import { checkVouchers } from './voucher-check.store.ts'
import type { VoucherCheck } from './voucher-check.store.ts'

const LINKED = `(select up_line_id from voucher_link where book = 'goods' limit 1)`

/** A change of a few rows that each check must see. */
const FAULTS: Readonly<Record<VoucherCheck, readonly Command[]>> = {
  counters: [command(`update voucher_line set goods_qty = goods_qty - 0.001 where id = ${LINKED}`)],
  limits: [
    command(`alter table voucher_line drop constraint voucher_line_goods`),
    command(`update voucher_line set goods_qty = qty + 1 where id = ${LINKED}`),
  ],
  links: [
    command(
      `update voucher_link set qty = qty - 0.001 where down_line_id = (select down_line_id from voucher_link where book = 'goods' limit 1)`,
    ),
  ],
  amounts: [
    command(
      `update voucher set amount_cents = amount_cents + 1 where id = (select voucher_id from voucher_line limit 1)`,
    ),
  ],
  numbers: [
    command(
      `update voucher set voucher_no = left(voucher_no, 8) || '99998' where id = (select id from voucher order by voucher_no limit 1)`,
    ),
  ],
  execution: [
    command(
      `update voucher set exec_state = case exec_state when 0 then 2 else 0 end where id = (select up_voucher_id from voucher_link limit 1)`,
    ),
  ],
  liveness: [command(`update voucher set state = 60 where id = (select down_voucher_id from voucher_link limit 1)`)],
  upstream: [
    command(
      `update voucher_link set book = 'copy' where down_line_id = (select down_line_id from voucher_link where book = 'goods' limit 1)`,
    ),
  ],
  tasks: [
    command(`update voucher set state = 20 where id = (select id from voucher where state = 30 order by id limit 1)`),
  ],
  log: [command(`delete from voucher_log where id = (select max(id) from voucher_log where from_state <> to_state)`)],
}

/**
 * Plants a fault for each check, one at a time, and takes it back; gives the checks that said nothing of it, or for which there was no row
 * to change. Needs vouchers that have pulled goods.
 */
export function undetectedVoucherFaults(database: Pick<Database, 'pool'>): Promise<VoucherCheck[]> {
  return undetected(database, FAULTS, checkVouchers)
}
