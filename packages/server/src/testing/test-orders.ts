import type { CheckoutPreview, OrderDetail } from '@mallwright/contract/order'
import { newUuid, yuanFromFen } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { expect } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import type { SandboxAction } from '../ports/payment/sandbox/sandbox.jobs.ts'
import type { TestClient, TestServer } from './test-server.ts'
import { startForFile } from './test-session.ts'

/** Administrator of the verified enterprise E1, who buys in tests. */
const BUYER_PHONE = '19900140001'

/** Owner of the shop S2, whose variants are bought in tests. */
const SHOP_PHONE = '19900140004'
const OPERATOR_PHONE = '19900180002'

/** How long (ms) a job may take on a busy machine. */
const PATIENCE_MS = 60_000

/** A variant of shop S2 as tests buy it. */
export interface TestVariant {
  readonly id: string
  readonly minQty: number
  readonly step: number
  readonly stock: number
}

type Items = readonly { readonly cSkuUuid: string; readonly iQty: number }[]

/** Orders as a buyer, their shop, an operator, the sandbox and the tables see them. */
export interface TestOrders {
  readonly client: TestClient
  readonly shopClient: TestClient
  /** Variants of different products with ample stock, by their ids; at least `count`. */
  variants(count: number): Promise<[TestVariant, TestVariant]>
  confirm(items: Items): Promise<CheckoutPreview>
  submit(cPreviewUuid: string, cRequestUuid?: string): ReturnType<TestClient['submitOrder']>
  /** Confirms and submits; throws when it is refused. */
  place(items: Items): Promise<{ readonly tradeNo: string; readonly orderNo: string }>
  beginPayment(tradeNo: string): Promise<string>
  /** Begins to pay by the sandbox's page and gives its address. */
  openSandbox(flowNo: string): Promise<string>
  press(page: string, action: SandboxAction): Promise<void>
  /** Pays a trade by the sandbox. */
  pay(tradeNo: string): Promise<void>
  transfer(flowNo: string): Promise<void>
  decideTransfer(flowNo: string, bAgree: boolean): Promise<void>
  ship(orderNo: string, items?: readonly { readonly cOrderItemUuid: string; readonly iQty: number }[]): Promise<void>
  cancel(orderNo: string): ReturnType<TestClient['cancelOrder']>
  detail(orderNo: string): Promise<OrderDetail>
  stock(skuId: string): Promise<{ readonly onHand: number; readonly locked: number }>
  flowState(flowNo: string): Promise<number>
  countOrders(skuId: string): Promise<number>
  /** Moves the deadlines of an order, of its flow, and the jobs that wait for them, into the past. */
  passDeadline(orderNo: string, flowNo?: string): Promise<void>
  waitFor(isTrue: () => Promise<boolean>): Promise<void>
  waitForState(orderNo: string, state: number): Promise<void>
  waitForRefund(flowNo: string): Promise<void>
  addressId(): Promise<string>
  addAddress(areaCode: string): Promise<string>
  addHeader(header: { readonly headerType: number; readonly title: string }): Promise<string>
  /** Gives the product of a variant a freight template that is dear to one region and has no delivery to another. */
  setFreight(skuId: string, regions: { readonly dear: string; readonly none: string } | undefined): Promise<void>
}

const dataOf = <T>(
  answer: { readonly ok: true; readonly data: T } | { readonly ok: false; readonly msg: string },
): T => {
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

/** Starts a server on which orders are placed; stops it after the test file. */
export async function startWithOrders(): Promise<{ readonly server: TestServer; readonly orders: TestOrders }> {
  const server = await startForFile()
  return { server, orders: await openTestOrders(server) }
}

/** Signs a buyer with an address, a seller and an operator in. */
export async function openTestOrders(server: TestServer): Promise<TestOrders> {
  const { pool } = server.database
  const client = await server.signIn(BUYER_PHONE, { terminal: 'mobile' })
  const shopClient = await server.signIn(SHOP_PHONE, { terminal: 'mobile' })
  const operator = await server.signIn(OPERATOR_PHONE, { terminal: 'mobile' })
  const accountId = demoId(`account/${BUYER_PHONE}`)
  const one = async <Row>(sql: string, values: readonly unknown[]): Promise<Row> => {
    const { rows } = await pool.query(sql, [...values])
    if (rows[0] === undefined) throw new Error(`no row: ${sql}`)
    return rows[0] as Row
  }
  const wake = () => pool.query(`notify mallwright, '{"kind":"job"}'`)
  const waitFor = async (isTrue: () => Promise<boolean>) => {
    await expect.poll(isTrue, { timeout: PATIENCE_MS }).toBe(true)
  }
  const payBody = async (flowNo: string, cMethod: string) => {
    const { cents } = await one<{ cents: string }>(
      `select amount_cents as cents from payment_flow where flow_no = $1`,
      [flowNo],
    )
    return {
      cRequestUuid: newUuid(),
      cPaymentFlowNo: flowNo,
      bAmount: yuanFromFen(Number(cents) as Fen),
      cMethod,
      cAllLinkUserUuid: accountId,
    }
  }
  let parcels = 0
  const orders: TestOrders = {
    client,
    shopClient,
    variants: async (count) => {
      const { rows } = await pool.query<TestVariant>(
        `select distinct on (p.id) k.id, p.min_order_qty as "minQty", p.step_qty as step, k.stock_on_hand - k.stock_locked as stock
         from sku k join product p on p.id = k.product_id
         where p.shop_id = $1 and p.on_shelf and p.price_mode <> 3 and p.max_order_qty is null and k.is_on
           and k.stock_on_hand - k.stock_locked >= 50 * p.min_order_qty
         order by p.id, k.id limit $2`,
        [demoId('shop/S2'), Math.max(2, count)],
      )
      return [rows[0] as TestVariant, rows[1] as TestVariant]
    },
    confirm: async (items) =>
      dataOf(await client.confirmOrder({ body: { cFrom: 'buy', items: [...items], coupons: [] } })),
    submit: (cPreviewUuid, cRequestUuid = newUuid()) => client.submitOrder({ body: { cPreviewUuid, cRequestUuid } }),
    place: async (items) => {
      const { cPreviewUuid } = await orders.confirm(items)
      const placed = dataOf(await orders.submit(cPreviewUuid))
      return { tradeNo: placed.cTradeNo, orderNo: placed.orders[0]?.cOrderNo ?? '' }
    },
    beginPayment: async (cTradeNo) =>
      dataOf(await client.createPaymentFlow({ body: { cRequestUuid: newUuid(), cTradeNo } })).cPaymentFlowNo,
    openSandbox: async (flowNo) => dataOf(await client.confirmPay({ body: await payBody(flowNo, '1002') })).cPayUrl,
    press: async (page, action) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      await server.app.inject({ method: 'POST', url: `${page}/${action}`, headers, payload: '' })
    },
    pay: async (tradeNo) => {
      const flowNo = await orders.beginPayment(tradeNo)
      await orders.press(await orders.openSandbox(flowNo), 'success')
      await waitFor(async () => (await orders.flowState(flowNo)) === 2)
    },
    transfer: async (flowNo) => {
      const body = { ...(await payBody(flowNo, '4001')), payerName: '德汇', payerAcctNum: '6222000011112222' }
      dataOf(await client.confirmPay({ body }))
    },
    decideTransfer: async (cPaymentFlowNo, bAgree) => {
      dataOf(
        await operator.auditTransferVoucher({
          body: { cPaymentFlowNo, bAgree, cReason: '核对' },
        }),
      )
    },
    ship: async (cOrderNo, items = []) => {
      const body = {
        cOrderNo,
        cExpressCode: 'YDSF',
        cExpressNo: `YD${100_000 + parcels++}`,
        items: [...items],
        cRequestUuid: newUuid(),
      }
      dataOf(await shopClient.shipOrder({ body }))
    },
    cancel: (cOrderNo) => client.cancelOrder({ body: { cOrderNo, cReason: '不想要了', cRequestUuid: newUuid() } }),
    detail: async (cOrderNo) => dataOf(await client.getOrderDetail({ body: { cOrderNo } })),
    stock: (skuId) => one(`select stock_on_hand as "onHand", stock_locked as locked from sku where id = $1`, [skuId]),
    flowState: async (flowNo) =>
      (await one<{ state: number }>(`select state from payment_flow where flow_no = $1`, [flowNo])).state,
    countOrders: async (skuId) =>
      (await one<{ count: number }>(`select count(*)::int as count from order_item where sku_id = $1`, [skuId])).count,
    passDeadline: async (orderNo, flowNo = '') => {
      await pool.query(`update shop_order set pay_deadline = now() - interval '1 second' where order_no = $1`, [
        orderNo,
      ])
      await pool.query(`update payment_flow set expires_at = now() - interval '1 second' where flow_no = $1`, [flowNo])
      await pool.query(
        `update job set run_at = now() where (name = 'payment.expire' and payload->>'flowId' =
             (select id::text from payment_flow where flow_no = $2))
           or (name = 'order.expire' and payload->>'orderId' = (select id::text from shop_order where order_no = $1))`,
        [orderNo, flowNo],
      )
      await wake()
    },
    waitFor,
    waitForState: (orderNo, state) =>
      waitFor(
        async () =>
          (await one<{ state: number }>(`select state from shop_order where order_no = $1`, [orderNo])).state === state,
      ),
    waitForRefund: (flowNo) =>
      waitFor(async () => {
        const found = await one<{ count: number }>(
          `select count(*)::int as count from refund_flow r join payment_flow f on f.id = r.flow_id where f.flow_no = $1 and r.state = 1`,
          [flowNo],
        )
        return found.count === 1
      }),
    addressId: async () =>
      (await one<{ id: string }>(`select id from address where account_id = $1 order by id limit 1`, [accountId])).id,
    addAddress: async (cAreaCode) => {
      const body = {
        cReceiver: '王女士',
        cMobilePhone: '13800001111',
        cAreaCode,
        cAddress: '一号楼',
        cRequestUuid: newUuid(),
      }
      return dataOf(await client.saveAddress({ body })).cAddressUuid
    },
    addHeader: async ({ headerType, title }) =>
      (
        await one<{ id: string }>(
          `insert into invoice_header (account_id, header_type, title) values ($1, $2, $3) returning id`,
          [accountId, headerType, title],
        )
      ).id,
    setFreight: async (skuId, regions) => {
      const { productId } = await one<{ productId: string }>(
        `select product_id as "productId" from sku where id = $1`,
        [skuId],
      )
      if (!regions) {
        await pool.query(`update product set freight_template_id = null where id = $1`, [productId])
        return
      }
      const template = await one<{ id: string }>(
        `insert into freight_template (name, charge_mode, first_unit, first_fee_cents, next_unit, next_fee_cents)
         values ('test', 1, 1, 0, 1, 0) returning id`,
        [],
      )
      await pool.query(
        `insert into freight_rule (template_id, sort, area_codes, first_unit, first_fee_cents, next_unit, next_fee_cents, no_delivery)
         values ($1, 0, array[$2], 1, 9900000, 1, 0, false), ($1, 1, array[$3], 1, 0, 1, 0, true)`,
        [template.id, regions.dear, regions.none],
      )
      await pool.query(`update product set freight_template_id = $2 where id = $1`, [productId, template.id])
    },
  }
  if ((await pool.query(`select 1 from address where account_id = $1`, [accountId])).rows.length === 0) {
    await orders.addAddress('330106')
  }
  return orders
}
