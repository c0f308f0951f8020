import type pg from 'pg'

import { judge, mustEqual, somebodyOf } from './chain-calls.ts'
import type { Walk } from './chain-calls.ts'
import { connectedTo, executionOf, isAmounts, pulledOf } from './chain-model.ts'
import type { Chain, ModelVoucher } from './chain-model.ts'
import { chainType, TYPE_CODES } from './chain-types.ts'

type Row = Readonly<Record<string, unknown>>

/** The first difference between a chain in the database and in the model: states, versions, executions, counters. */
export async function compareChain(database: pg.Pool, chain: Chain): Promise<void> {
  const ids = chain.map(({ id }) => id)
  const { rows: vouchers } = await database.query<Row>(
    `select id, state::int, version, exec_state::int as execution, deleted_at is not null as "isDeleted", amount_cents::text as cents
     from voucher where id = any($1)`,
    [ids],
  )
  const { rows: lines } = await database.query<Row>(
    `select id, voucher_id as voucher, line_no as "rowNo", (qty * 1000)::int as qty, amount_cents::int as cents, (goods_qty * 1000)::int as goods,
       (copy_qty * 1000)::int as copy, (invoice_qty * 1000)::int as invoice, invoice_cents::int as "invoiceCents", money_cents::int as money
     from voucher_line where voucher_id = any($1)`,
    [ids],
  )
  for (const voucher of chain) {
    const { id, no, state, version, isDeleted } = voucher
    const cents = String(voucher.lines.reduce((sum, line) => sum + line.cents, 0))
    const model = { id, state, version, execution: executionOf(chain, voucher), isDeleted, cents }
    mustEqual(
      `voucher ${no}`,
      model,
      vouchers.find((row) => row['id'] === id),
    )
    for (const [index, line] of voucher.lines.entries()) {
      const pulled = (book: Parameters<typeof pulledOf>[2]) => pulledOf(chain, line, book)
      const counters = { goods: pulled('goods'), copy: pulled('copy'), invoice: pulled('invoice') }
      const amounts = { invoiceCents: pulled('cents'), money: pulled('money') }
      const qty = isAmounts(voucher.type) ? 0 : line.qty
      const own = { id: line.key, voucher: id, rowNo: index + 1, qty, cents: line.cents }
      const found = lines.find((row) => row['id'] === line.key)
      mustEqual(`line ${index + 1} of ${no}`, { ...own, ...counters, ...amounts }, found)
    }
  }
  const count = chain.reduce((sum, voucher) => sum + voucher.lines.length, 0)
  mustEqual('lines', count, lines.length)
}

/** The statuses of the steps as the model has them: 15 only where one is. Engine 6.1. */
export function tracedSteps(chain: Chain, start: ModelVoucher, reader: string): readonly unknown[] {
  const connected = connectedTo(chain, start)
  const last = connected.reduce((step, { type }) => (chainType(type).step > step ? chainType(type).step : step), '')
  return TYPE_CODES.flatMap((type) => {
    const vouchers = connected.filter((voucher) => voucher.type === type)
    if (type === 'SAL_REPLENISH' && vouchers.length === 0) return []
    const own = vouchers.filter(({ owner }) => owner === reader)
    const [one] = own
    const text = vouchers.length === 0 ? '' : vouchers.length === 1 && one ? one.no : `${vouchers.length} 张`
    const list = own.toSorted((a, b) => (a.no < b.no ? -1 : 1)).map(({ id, no, state }) => [id, no, state])
    const { step } = chainType(type)
    return [[type, step, vouchers.length > 0, last > step, text, vouchers.length, 0, list]]
  })
}

/** Traces a voucher and compares every step with the model. */
export async function trace(walk: Walk): Promise<void> {
  const { chain, random, people } = walk
  const voucher = random.pick(chain)
  const owner = random.chance(0.9) ? voucher.owner : random.pick([people.stranger, people.buyer, people.seller])
  const expected = voucher.isDeleted || owner !== voucher.owner ? 'NO_DATA_PERMISSION' : undefined
  const { gateway } = somebodyOf(walk, owner)
  const answer = await gateway.getTrackListByTypeAndUuid({ body: { cVouchType: voucher.type, cUuid: voucher.id } })
  judge(walk, { call: `trace of ${voucher.no} by ${owner}`, expected, answer })
  if (!answer.ok) return
  walk.note('traced')
  const found = answer.data.map((step) => [
    step.cVouchType,
    step.cStepNo,
    step.bExist,
    step.bExsitDownVouch,
    step.text,
    step.totalPage,
    step.iPaymentStatus,
    step.voucherList.map(({ cUuid, cVoucherNo, iVoucherState }) => [cUuid, cVoucherNo, iVoucherState]),
  ])
  mustEqual(`trace of ${voucher.no}`, tracedSteps(chain, voucher, owner), found)
}
