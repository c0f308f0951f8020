import type { OrderDetail } from '@mallwright/contract/order'
import type { VoucherType } from '@mallwright/contract/voucher'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { inTransaction } from '../../db/database.ts'
import { organisationId } from '../../demo/plans/demo-id.ts'
import { openTestOrders } from '../../testing/test-orders.ts'
import { testServer } from '../../testing/test-server.ts'
import { testVouchers } from '../../testing/test-vouchers.ts'
import type { TestVouchers } from '../../testing/test-vouchers.ts'
import { computeVoucher } from '../save/compute-voucher.ts'
import { checkVouchers } from '../proof/voucher-check.store.ts'
import { checkMallVouchers } from './mall-check.store.ts'
import { endOrders } from './mall-states.store.ts'

const server = await testServer()
afterAll(() => server.close())
const orders = await openTestOrders(server)
const [buyer, seller] = [testVouchers(orders.client), testVouchers(orders.shopClient)]
const { pool } = server.database
const rowsOf = async (sql: string, values: readonly unknown[] = []) =>
  (await pool.query<Record<string, unknown>>(sql, [...values])).rows
const [first, second] = await orders.variants(2)

/** An order of two lines, three times the least of each. */
const place = () =>
  orders.place([first, second].map(({ id, minQty, step }) => ({ cSkuUuid: id, iQty: minQty + 2 * step })))

/** The vouchers of an order by their types, in the order of their numbers. */
async function vouchersOf(orderNo: string) {
  return rowsOf(
    `select v.type, v.id, v.state, v.exec_state as execution, v.payment_status as payment, v.amount_cents as cents, v.partner_org_id as partner
     from voucher v left join shipment s on v.source_kind = 'shipment' and s.id = v.source_id
     join shop_order o on o.id = coalesce(s.order_id, v.source_id) where o.order_no = $1 order by v.type, v.voucher_no`,
    [orderNo],
  )
}

const summary = async (orderNo: string) =>
  (await vouchersOf(orderNo)).map(({ type, state, execution, payment }) => [type, state, execution, payment].join(' '))

async function voucherOf(orderNo: string, type: VoucherType) {
  const found = (await vouchersOf(orderNo)).find((row) => row['type'] === type)
  if (!found) throw new Error(`no ${type} of ${orderNo}`)
  return { cVouchType: type, cUuid: String(found['id']) }
}

/** The steps of an order's flow as a member reads them: ✓ executed, – with something after it, ○ neither; with how many and whether paid. */
async function flow(by: TestVouchers, orderNo: string, type: VoucherType) {
  const answer = await by.client.getTrackListByTypeAndUuid({ body: await voucherOf(orderNo, type) })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
    .map(({ cVouchType, bExist, bExsitDownVouch, totalPage, iPaymentStatus }) => {
      const paid = cVouchType === 'SAL_ORDER' ? ['', '$', '¢'][iPaymentStatus ?? 0] : ''
      return `${cVouchType.slice(4)}${bExist ? `✓${totalPage}` : bExsitDownVouch ? '–' : '○'}${paid}`
    })
    .join(' ')
}

const BEFORE = 'REQUEST– ENQUIRY– QUOTE– AWARD– CONTRACT– CONTRACT–'

const isConsistent = async () => {
  expect(await checkMallVouchers(pool)).toEqual([])
  expect(await checkVouchers(pool)).toEqual([])
}

const collaborate = async (bCollaborate: boolean) => {
  expect(await buyer.client.saveCollaboration({ body: { bCollaborate } })).toMatchObject({ ok: true })
}

const lines = ({ items }: OrderDetail) => items.map(({ cOrderItemUuid, iQty }) => ({ cOrderItemUuid, iQty }))

describe('an order of a buyer with 采购协同', () => {
  it('is a purchase order and a sales order that pulls from it, then paid, shipped in parts and received', async () => {
    const { orderNo, tradeNo } = await place()
    expect(await summary(orderNo)).toEqual(['PUR_ORDER 30 2 0', 'SAL_ORDER 30 0 0'])
    const later = 'PAY_REQUEST○ PAYMENT○ RECEIPT○ INVOICE○ DELIVERY○ RECEIPT○ RETURN○ INVOICE○'
    expect(await flow(seller, orderNo, 'SAL_ORDER')).toBe(`${BEFORE} ORDER✓1 ORDER✓1 ${later}`)
    await orders.pay(tradeNo)
    expect(await summary(orderNo)).toEqual(['PUR_ORDER 30 2 0', 'SAL_ORDER 30 0 1'])
    expect(await flow(buyer, orderNo, 'PUR_ORDER')).toBe(`${BEFORE} ORDER✓1 ORDER✓1$ ${later}`)
    const [one] = lines(await orders.detail(orderNo))
    await orders.ship(orderNo, one && [{ ...one, iQty: 1 }])
    expect(await summary(orderNo)).toEqual(['PUR_ORDER 30 2 0', 'SAL_DELIVERY 30 0 0', 'SAL_ORDER 30 1 1'])
    await orders.ship(orderNo)
    expect((await summary(orderNo)).at(-1)).toBe('SAL_ORDER 30 2 1')
    const shipped = 'PAY_REQUEST– PAYMENT– RECEIPT– INVOICE– DELIVERY✓2'
    expect(await flow(buyer, orderNo, 'PUR_ORDER')).toBe(
      `${BEFORE} ORDER✓1 ORDER✓1$ ${shipped} RECEIPT○ RETURN○ INVOICE○`,
    )
    await orders.client.confirmReceive({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
    expect(await summary(orderNo)).toEqual([
      'PUR_ORDER 30 2 0',
      'PUR_RECEIPT 30 0 0',
      'SAL_DELIVERY 30 2 0',
      'SAL_DELIVERY 30 2 0',
      'SAL_ORDER 30 2 1',
    ])
    for (const [by, type] of [
      [buyer, 'PUR_RECEIPT'],
      [seller, 'SAL_DELIVERY'],
    ] as const) {
      expect(await flow(by, orderNo, type)).toBe(`${BEFORE} ORDER✓1 ORDER✓1$ ${shipped} RECEIPT✓1 RETURN○ INVOICE○`)
    }
    await isConsistent()
  })

  it('that is received in part closes the rest', async () => {
    const { orderNo, tradeNo } = await place()
    await orders.pay(tradeNo)
    const [one] = lines(await orders.detail(orderNo))
    await orders.ship(orderNo, one && [one])
    await orders.client.confirmReceive({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
    expect(await summary(orderNo)).toEqual([
      'PUR_ORDER 30 2 0',
      'PUR_RECEIPT 30 0 0',
      'SAL_DELIVERY 30 2 0',
      'SAL_ORDER 50 1 1',
    ])
    expect(await flow(seller, orderNo, 'SAL_ORDER')).toContain('ORDER✓1$')
    await isConsistent()
  })

  it('is void once it is cancelled, before it is paid or after', async () => {
    const unpaid = await place()
    expect(await orders.cancel(unpaid.orderNo)).toMatchObject({ ok: true })
    expect(await summary(unpaid.orderNo)).toEqual(['PUR_ORDER 60 0 0', 'SAL_ORDER 60 0 0'])
    const paid = await place()
    await orders.pay(paid.tradeNo)
    const body = { cOrderNo: paid.orderNo, cReason: '缺货', cRequestUuid: newUuid() }
    expect(await orders.shopClient.cancelShopOrder({ body })).toMatchObject({ ok: true })
    expect(await summary(paid.orderNo)).toEqual(['PUR_ORDER 60 0 0', 'SAL_ORDER 60 0 1'])
    expect(await flow(seller, paid.orderNo, 'SAL_ORDER')).not.toContain('✓')
    await isConsistent()
  })

  it('stays what it is when it is shipped and cannot be cancelled any more', async () => {
    const { orderNo, tradeNo } = await place()
    await orders.pay(tradeNo)
    await orders.ship(orderNo)
    const before = await summary(orderNo)
    expect(await orders.cancel(orderNo)).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    expect(await summary(orderNo)).toEqual(before)
  })

  it('is closed with an order that is closed later', async () => {
    const { orderNo, tradeNo } = await place()
    await orders.pay(tradeNo)
    await orders.ship(orderNo)
    await inTransaction(server.database, async (client) => {
      const { rows } = await client.query<{ id: string }>(
        `update shop_order set state = 70, close_type = 6, closed_at = now() where order_no = $1 returning id`,
        [orderNo],
      )
      await endOrders(
        client,
        rows.map(({ id }) => id),
      )
    })
    expect(await summary(orderNo)).toEqual(['PUR_ORDER 50 2 0', 'SAL_DELIVERY 30 0 0', 'SAL_ORDER 50 2 1'])
    await isConsistent()
  })

  it('has the values that the formulas of its template give, and the numbers of its order', async () => {
    await rowsOf(`update archive set tax_rate = '0.13' where organisation_id = $1 and kind = 'material'`, [
      organisationId('E4'),
    ])
    const { orderNo } = await place()
    const [order] = await rowsOf(`select pay_cents as cents from shop_order where order_no = $1`, [orderNo])
    const [sale] = await rowsOf(
      `select v.*, t.header, t.detail from voucher v join voucher_template t on t.id = v.template_id where v.id = $1`,
      [(await voucherOf(orderNo, 'SAL_ORDER')).cUuid],
    )
    const stored = await rowsOf(`select fields, companions from voucher_line where voucher_id = $1 order by line_no`, [
      sale?.['id'],
    ])
    type Computed = Parameters<typeof computeVoucher>
    const computed = computeVoucher(
      sale as unknown as Computed[0],
      sale?.['fields'] as Computed[1],
      stored.map(({ fields, companions }) => ({ values: fields, companions })) as unknown as Computed[2],
      '2026-11-26',
    )
    expect(computed.lines).toEqual(stored.map(({ fields }) => fields))
    expect(computed.lines.every(({ iTax }) => Number(iTax) > 0)).toBe(true)
    expect(computed.head).toEqual(sale?.['fields'])
    expect([sale?.['amount_cents'], sale?.['partner_org_id']]).toEqual([order?.['cents'], organisationId('E1')])
  })
})

describe('an order of others', () => {
  it('is a sales order alone while 采购协同 is off, and orders from before keep what they have', async () => {
    const before = await place()
    await collaborate(false)
    const after = await place()
    expect(await summary(after.orderNo)).toEqual(['SAL_ORDER 30 0 0'])
    for (const { orderNo, tradeNo } of [before, after]) {
      await orders.pay(tradeNo)
      await orders.ship(orderNo)
      await orders.client.confirmReceive({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
    }
    expect(await summary(before.orderNo)).toContain('PUR_RECEIPT 30 0 0')
    expect(await summary(after.orderNo)).toEqual(['SAL_DELIVERY 30 0 0', 'SAL_ORDER 30 2 1'])
    await collaborate(true)
    await isConsistent()
  })

  it('names a team without addressing it', async () => {
    const found = await rowsOf(
      `select v.partner_org_id as partner, a.name, g.name as team from voucher v join shop_order o on o.id = v.source_id
       join organisation g on g.id = o.organisation_id join archive a on a.id = v.partner_id where v.type = 'SAL_ORDER' and g.kind = 2`,
    )
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ partner, name, team }) => partner === null && name === team)).toBe(true)
  })

  it('has no vouchers while it waits for an approval', async () => {
    const waiting = await rowsOf(`select o.order_no as no from shop_order o where o.state = 10`)
    expect(waiting.length).toBeGreaterThan(0)
    for (const { no } of waiting) expect(await summary(String(no))).toEqual([])
    const approver = await server.signIn('19900150002', { terminal: 'mobile' })
    const [trade] = await rowsOf(
      `select t.trade_no as no, string_agg(o.order_no, ' ') as orders from trade t join shop_order o on o.trade_id = t.id
       where o.state = 10 group by t.id limit 1`,
    )
    const body = { cTradeNo: String(trade?.['no']), cOpinion: '', cRequestUuid: newUuid() }
    expect(await approver.approveOrder({ body })).toMatchObject({ ok: true })
    for (const no of String(trade?.['orders']).split(' ')) {
      expect(await summary(no)).toEqual(['PUR_ORDER 30 2 0', 'SAL_ORDER 30 0 0'])
    }
    await isConsistent()
  })
})

it('follows its order to another address', async () => {
  const { orderNo } = await place()
  const cAddressUuid = await orders.addAddress('330106')
  const body = { cOrderNo: orderNo, cAddressUuid, cRequestUuid: newUuid() }
  expect(await orders.client.updateOrderAddress({ body })).toMatchObject({ ok: true })
  const sale = await seller.get(await voucherOf(orderNo, 'SAL_ORDER'))
  expect(sale.headData['cAddress']).toMatch(/一号楼$/)
  await isConsistent()
})
