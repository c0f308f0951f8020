import { expect, it } from 'vitest'

import { startWithVisitor } from '../../testing/test-session.ts'

const { server } = await startWithVisitor()

/** States of the orders by the number of their plan; several of a trade one after another. */
async function states(): Promise<Record<string, string>> {
  const { rows } = await server.database.pool.query<{ number: number; states: string }>(
    `select right(t.trade_no, 6)::int as number, string_agg(o.state || coalesce('/' || o.close_type, ''), ' ' order by o.order_no) as states
     from trade t join shop_order o on o.trade_id = t.id group by t.id`,
  )
  return Object.fromEntries(rows.map((row) => [`D${row.number}`, row.states]))
}

it('has the orders of domain 4.6 in their states', async () => {
  const many = (from: number, to: number, state: string) =>
    Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [`D${from + index}`, state]))
  expect(await states()).toEqual({
    ...many(1, 3, '10'),
    ...many(4, 5, '20'),
    D6: '20 20 20',
    D7: '60/2',
    D8: '20',
    ...many(9, 10, '22'),
    ...many(14, 17, '30'),
    ...many(18, 19, '35'),
    ...many(20, 24, '40'),
    ...many(25, 34, '50'),
    D35: '60/1',
    D36: '60/2',
    D37: '60/3',
    D38: '60/4',
    D40: '60/7',
    D41: '70/6',
    D42: '70/6',
    D44: '50',
    D45: '40 40 40',
    D46: '30 30 30',
    ...many(47, 48, '50'),
    D49: '30',
    ...many(50, 58, '50'),
    D59: '40',
    D60: '50',
  })
})

/** The only row of a query. */
async function row(sql: string): Promise<Record<string, unknown>> {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(sql)
  expect(rows).toHaveLength(1)
  return rows[0] ?? {}
}

const ofPlan = (number: number) => `right(t.trade_no, 6)::int = ${number}`

it('has deadlines as long before as the plans say', async () => {
  const minutes = (column: string, number: number) =>
    `round(extract(epoch from ${column} - m.created_at) / 60)::int as d${number}`
  const left = async (column: string, number: number) =>
    (
      await row(
        `select ${minutes(column, number)} from shop_order o join trade t on t.id = o.trade_id
         left join order_approval a on a.trade_id = t.id cross join setup_marker m where m.name = 'demo' and ${ofPlan(number)}`,
      )
    )[`d${number}`]
  expect(await left('o.pay_deadline', 4)).toBe(28)
  expect(await left('o.pay_deadline', 5)).toBe(2)
  expect(await left('a.expires_at', 3)).toBe(180)
  expect(await left('o.ship_deadline', 16)).toBeLessThan(0)
  const tomorrow = Number(await left('o.auto_confirm_at', 22))
  expect(tomorrow).toBeGreaterThan(0)
  expect(tomorrow).toBeLessThan(36 * 60)
  expect(Number(await left('o.auto_confirm_at', 23))).toBeGreaterThan(5 * 24 * 60)
})

it('has numbers of the time at which orders were placed, and no step before an earlier one', async () => {
  expect(
    await row(
      `select count(*) filter (where left(o.order_no, 12) <> to_char(o.created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS'))::int as numbers,
         count(*) filter (where not (o.created_at <= coalesce(o.paid_at, o.created_at) and coalesce(o.paid_at, o.created_at) <= coalesce(o.shipped_at, now())
           and coalesce(o.shipped_at, o.created_at) <= coalesce(o.received_at, now())))::int as times,
         count(*) filter (where exists (select 1 from order_log l join order_log e on e.order_id = l.order_id and e.id < l.id
           where l.order_id = o.id and e.created_at > l.created_at))::int as logs
       from shop_order o`,
    ),
  ).toEqual({ numbers: 0, times: 0, logs: 0 })
})

it('has merged payments, late money that went back, a refused transfer, parcels on their way and a used coupon', async () => {
  expect(
    await row(
      `select (select count(*)::int from payment_receipt where verdict = 'late' and refund_cents = amount_cents) as late,
         (select count(*)::int from refund_flow where state = 1) as refunds,
         (select count(*)::int from transfer_voucher where state = 2) as refused,
         (select count(*)::int from user_coupon where state = 2) as used,
         (select count(*)::int from shipment) > 20 as parcels,
         (select max(n) from (select count(*)::int as n from shipment_track group by shipment_id) c) as tracks,
         (select count(*)::int from shop_order where buyer_deleted) as deleted,
         (select count(distinct i.price_source)::int from order_item i) as sources`,
    ),
  ).toEqual({ late: 1, refunds: 7, refused: 1, used: 1, parcels: true, tracks: 7, deleted: 1, sources: 4 })
  // Each transfer shows its slip, which belongs to the payer alone.
  expect(
    await row(
      `select count(*)::int as transfers, count(*) filter (where f.visibility = 'private' and f.owner_account_id = t.account_id)::int as slips
       from transfer_voucher v join pay_attempt a on a.id = v.attempt_id join payment_flow_payable p on p.flow_id = a.flow_id
         join shop_order o on o.id = p.payable_id join trade t on t.id = o.trade_id left join file_doc f on f.id = v.file_id`,
    ),
  ).toEqual({ transfers: 3, slips: 3 })
  const split = await row(
    `select count(*)::int as lines, count(distinct o.shop_id)::int as shops, sum(i.share_discount_cents)::int as shares,
       count(*) filter (where i.price_source = 'agreed') > 0 as agreed
     from trade t join shop_order o on o.trade_id = t.id join order_item i on i.order_id = o.id where ${ofPlan(45)}`,
  )
  expect(split).toEqual({ lines: 12, shops: 3, shares: 3000, agreed: true })
})

it('has an after-sale in every state, one that was asked for a third time and one whose refund was tried again', async () => {
  const { rows } = await server.database.pool.query<{ state: number; types: string }>(
    `select state, string_agg(distinct type::text, ' ' order by type::text) as types from aftersale group by state order by state`,
  )
  expect(Object.fromEntries(rows.map(({ state, types }) => [state, types]))).toEqual({
    10: '2',
    20: '2',
    30: '2',
    40: '1',
    45: '3',
    46: '3',
    50: '1 2 3',
    60: '2',
    61: '2',
    62: '2',
    63: '2',
    64: '2',
    70: '2',
  })
  expect(
    await row(
      `select max(apply_count)::int as applications, count(*) filter (where left(a.aftersale_no, 13) <> 'S' || to_char(a.created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS'))::int as numbers,
         (select count(distinct refund_id)::int from payment_log where event = 'retry') as retried,
         (select count(*)::int from message m where m.kind = 'aftersale' and not exists (select from aftersale s where s.aftersale_no = m.parameters->>'afterSaleNo')) as lost
       from aftersale a`,
    ),
  ).toEqual({ applications: 3, numbers: 0, retried: 1, lost: 0 })
})

it('has an application for an invoice in every state, with the documents of those that were issued', async () => {
  const { rows } = await server.database.pool.query<{ state: number; plan: number }>(
    `select a.state, right(t.trade_no, 6)::int as plan from invoice_apply a join invoice_apply_order p on p.invoice_apply_id = a.id
     join shop_order o on o.id = p.order_id join trade t on t.id = o.trade_id order by a.state`,
  )
  expect(rows.map(({ state, plan }) => `${state} D${plan}`)).toEqual([
    '0 D31',
    '1 D27',
    '2 D32',
    '3 D28',
    '4 D26',
    '5 D30',
    '6 D33',
  ])
  expect(
    await row(
      `select count(*) filter (where issued_at is not null)::int as issued, count(pdf_doc_id)::int as documents, count(red_doc_id)::int as red,
         count(*) filter (where left(apply_no, 13) <> 'F' || to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDDHH24MISS')
           or issued_at is not null and invoice_no <> '00' || substr(apply_no, 2))::int as numbers,
         count(*) filter (where not (created_at <= coalesce(issued_at, created_at) and coalesce(issued_at, created_at) <= coalesce(red_at, now())))::int as times,
         (select count(*)::int from message m where m.code like 'invoice.%' and not exists (select from invoice_apply a where a.apply_no = m.parameters->>'applyNo')) as lost
       from invoice_apply`,
    ),
  ).toEqual({ issued: 3, documents: 3, red: 1, numbers: 0, times: 0, lost: 0 })
})
