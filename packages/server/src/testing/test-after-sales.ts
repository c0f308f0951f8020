import type { AfterSaleDetail, ShopAfterSale } from '@mallwright/contract/after-sale'
import { newUuid } from '@mallwright/contract/values'
import { expect } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { checkLedgers } from '../order/proof/ledger-check.store.ts'
import { checkMallVouchers } from '../voucher/mall/mall-check.store.ts'
import { checkVouchers } from '../voucher/proof/voucher-check.store.ts'
import { must, newRequest } from './test-answers.ts'
import { openTestOrders } from './test-orders.ts'
import type { TestOrders } from './test-orders.ts'
import type { TestClient, TestServer } from './test-server.ts'

/** The whole input of an application. */
type Application = Parameters<TestClient['saveAfterSale']>[0]['body']

/** A state that an order is brought to. */
type Reached = 'paid' | 'shipped' | 'received'

/** After-sales as a buyer, a shop, the mall's operator and the tables see them. */
export interface TestAfterSales {
  readonly orders: TestOrders
  readonly buyer: TestClient
  readonly shop: TestClient
  /** An order of variants in a state: with its number and lines. */
  order(reached: Reached, units?: readonly number[]): Promise<PlacedOrder>
  /** Asks for after-sales of lines; the whole of the first one unless told. */
  ask(placed: PlacedOrder, application?: Partial<Application>): ReturnType<TestClient['saveAfterSale']>
  /** Asks for one and gives its number. */
  asked(placed: PlacedOrder, application?: Partial<Application>): Promise<string>
  /** Asks for an exchange of one unit of the first line for its own variant, and gives its number. */
  exchange(placed: PlacedOrder): Promise<string>
  detail(afterSaleNo: string): Promise<AfterSaleDetail>
  /** An after-sale as its shop sees it, in any tab. */
  shopView(afterSaleNo: string): Promise<ShopAfterSale>
  /** What a shop sends with an answer: number, version, request. */
  seen(afterSaleNo: string): Promise<{ cAfterSaleNo: string; iVersion: number; cRequestUuid: string }>
  agree(afterSaleNo: string): Promise<void>
  sendBack(afterSaleNo: string): Promise<void>
  takeBack(afterSaleNo: string, bResaleable?: boolean): Promise<void>
  waitForState(afterSaleNo: string, state: number): Promise<void>
  /** Moves the deadline of an after-sale, and the job that waits for it, into the past. */
  passDeadline(afterSaleNo: string): Promise<void>
  /** All ledgers, vouchers and the mall's vouchers add up. */
  addUp(): Promise<void>
  /** Uploads a picture of the buyer's. */
  picture(): Promise<string>
}

/** An order that was placed, with its lines. */
export interface PlacedOrder {
  readonly orderNo: string
  readonly items: readonly {
    readonly id: string
    readonly skuId: string
    readonly qty: number
    readonly amount: number
  }[]
  readonly freight: number
}

/** Where goods go back to in tests. */
export const RETURN_ADDRESS = { cReceiver: '售后部', cMobilePhone: '13900002222', cAddress: '深圳市南山区仓库路 8 号' }

/** Signs buyer and shop in. */
export async function openTestAfterSales(server: TestServer): Promise<TestAfterSales> {
  const orders = await openTestOrders(server)
  const { client: buyer, shopClient: shop } = orders
  const { pool } = server.database
  const shopPage = async (iTab: number) =>
    must(await shop.getShopAfterSalePage({ body: { cShopUuid: demoId('shop/S2'), iTab, pageSize: 50 } })).results
  let parcels = 0
  const sales: TestAfterSales = {
    orders,
    buyer,
    shop,
    order: async (reached, units = [2, 1]) => {
      const variants = await orders.variants(units.length)
      const placed = await orders.place(
        units.map((count, index) => {
          const variant = variants[index] ?? variants[0]
          return { cSkuUuid: variant.id, iQty: variant.minQty + (count - 1) * variant.step }
        }),
      )
      await orders.pay(placed.tradeNo)
      if (reached !== 'paid') await orders.ship(placed.orderNo)
      if (reached === 'received')
        must(await buyer.confirmReceive({ body: { cOrderNo: placed.orderNo, ...newRequest() } }))
      const { items, iFreight } = await orders.detail(placed.orderNo)
      return {
        orderNo: placed.orderNo,
        freight: iFreight,
        items: items.map(({ cOrderItemUuid: id, cSkuUuid: skuId, iQty: qty, iAmount: amount }) => ({
          id,
          skuId,
          qty,
          amount,
        })),
      }
    },
    ask: async ({ orderNo, items: [first] }, application = {}) => {
      const items = application.items ?? [{ cOrderItemUuid: first?.id ?? '', iQty: first?.qty ?? 0 }]
      const iAfterSaleType = application.iAfterSaleType ?? 1
      const max = await buyer.getRefundMax({ body: { iAfterSaleType, items } })
      const body = {
        cOrderNo: orderNo,
        iAfterSaleType,
        items,
        cReasonCode: 'OTHER',
        iAmount: max.ok && iAfterSaleType !== 3 ? max.data.iMaxAmount : 0,
        ...newRequest(),
      }
      return buyer.saveAfterSale({ body: { ...body, ...application } })
    },
    asked: async (placed, application) => must(await sales.ask(placed, application)).afterSaleNos[0] ?? '',
    exchange: (placed) => {
      const [first] = placed.items
      const items = [{ cOrderItemUuid: first?.id ?? '', iQty: 1, cExchangeSkuUuid: first?.skuId ?? '' }]
      return sales.asked(placed, { iAfterSaleType: 3, items })
    },
    detail: async (cAfterSaleNo) => must(await buyer.getAfterSaleDetail({ body: { cAfterSaleNo } })),
    shopView: async (afterSaleNo) => {
      const all = [...(await shopPage(0)), ...(await shopPage(1)), ...(await shopPage(2))]
      const found = all.find(({ cAfterSaleNo }) => cAfterSaleNo === afterSaleNo)
      if (!found) throw new Error(`the shop does not see ${afterSaleNo}`)
      return found
    },
    seen: async (cAfterSaleNo) => ({
      cAfterSaleNo,
      iVersion: (await sales.shopView(cAfterSaleNo)).iVersion,
      ...newRequest(),
    }),
    agree: async (no) => {
      must(await shop.agreeAfterSale({ body: { ...(await sales.seen(no)), returnAddress: RETURN_ADDRESS } }))
    },
    sendBack: async (cAfterSaleNo) => {
      parcels += 1
      const body = { cAfterSaleNo, cExpressCode: 'YDSF', cExpressNo: `RT${100_000 + parcels}`, ...newRequest() }
      must(await buyer.saveReturnShipment({ body }))
    },
    takeBack: async (no, bResaleable = true) => {
      must(await shop.receiveReturnedGoods({ body: { ...(await sales.seen(no)), bResaleable } }))
    },
    waitForState: (no, state) => orders.waitFor(async () => (await sales.detail(no)).iAfterSaleState === state),
    passDeadline: async (no) => {
      await pool.query(`update aftersale set deadline_at = now() - interval '1 second' where aftersale_no = $1`, [no])
      await pool.query(
        `update job set run_at = now() where name = 'afterSale.due' and payload->>'afterSaleId' =
           (select id::text from aftersale where aftersale_no = $1)`,
        [no],
      )
      await pool.query(`notify mallwright, '{"kind":"job"}'`)
    },
    addUp: async () => {
      expect(await checkLedgers(pool)).toEqual([])
      expect(await checkMallVouchers(pool)).toEqual([])
      expect(await checkVouchers(pool)).toEqual([])
    },
    picture: async () => {
      const { rows } = await pool.query<{ id: string }>(
        `insert into file_doc (owner_account_id, busi_type, busi_name, origin_name, mime, size, width, height, sha256, storage_key, visibility)
         values ($1, 'after-sale', '', 'a.png', 'image/png', 1, 1, 1, 'x', $2, 'private') returning id`,
        [demoId('account/19900140001'), newUuid()],
      )
      return rows[0]?.id ?? ''
    },
  }
  return sales
}
