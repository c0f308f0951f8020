import { newUuid } from '@mallwright/contract/values'
import { afterAll, describe, expect, it } from 'vitest'

import { openTestAfterSales, RETURN_ADDRESS } from '../testing/test-after-sales.ts'
import type { PlacedOrder } from '../testing/test-after-sales.ts'
import { testServer } from '../testing/test-server.ts'

const server = await testServer()
afterAll(() => server.close())
const sales = await openTestAfterSales(server)
const { buyer, shop, orders } = sales
const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
const request = () => ({ cRequestUuid: newUuid() })
const NONE = 'S250101000000000001'

/** Made by the first test: payments are waited for within one. */
let paid: PlacedOrder
let received: PlacedOrder

it('is about orders that were paid', async () => {
  paid = await sales.order('paid')
  received = await sales.order('received')
  expect(paid.items.length).toBe(2)
})

const whole = ({ items: [first] }: PlacedOrder) => [{ cOrderItemUuid: first?.id ?? '', iQty: first?.qty ?? 0 }]

describe('an application', () => {
  it('is about own orders', async () => {
    const unknown = { failure: 'ORDER_UNKNOWN' }
    expect(await stranger.getApplyInfo({ body: { cOrderNo: paid.orderNo } })).toMatchObject(unknown)
    expect(await stranger.getRefundMax({ body: { iAfterSaleType: 1, items: whole(paid) } })).toMatchObject(unknown)
    const body = { cOrderNo: paid.orderNo, iAfterSaleType: 1, items: whole(paid), cReasonCode: 'OTHER', iAmount: 1 }
    expect(await stranger.saveAfterSale({ body: { ...body, ...request() } })).toMatchObject(unknown)
    const reasons = await stranger.getReasonList({
      body: { iAfterSaleType: 2, itemUuids: [whole(paid)[0]?.cOrderItemUuid ?? ''] },
    })
    expect(reasons.ok && reasons.data.results.map(({ cReasonCode }) => cReasonCode)).toContain('QUALITY')
  })

  it('is refused by type, quantity, reason, amount, pictures and exchange', async () => {
    expect(await sales.ask(paid, { iAfterSaleType: 2, iAmount: 1 })).toMatchObject({ failure: 'TYPE_CLOSED' })
    const [line] = whole(paid)
    const more = [{ cOrderItemUuid: line?.cOrderItemUuid ?? '', iQty: (line?.iQty ?? 0) + 1 }]
    expect(await sales.ask(paid, { items: more })).toMatchObject({ failure: 'QTY_WRONG' })
    expect(await buyer.getRefundMax({ body: { iAfterSaleType: 1, items: more } })).toMatchObject({
      failure: 'QTY_WRONG',
    })
    expect(await sales.ask(paid, { items: [...whole(paid), ...whole(paid)] })).toMatchObject({ failure: 'QTY_WRONG' })
    expect(await sales.ask(paid, { cReasonCode: 'QUALITY' })).toMatchObject({ failure: 'REASON_UNKNOWN' })
    const max = await buyer.getRefundMax({ body: { iAfterSaleType: 1, items: whole(paid) } })
    const iMaxAmount = max.ok ? max.data.iMaxAmount : 0
    expect(iMaxAmount).toBeGreaterThan(0)
    for (const iAmount of [0, iMaxAmount + 0.01]) {
      expect(await sales.ask(paid, { iAmount })).toMatchObject({
        failure: 'AMOUNT_WRONG',
        data: { cField: 'iAmount', iMaxAmount },
      })
    }
    expect(await sales.ask(received, { iAfterSaleType: 2, cReasonCode: 'QUALITY' })).toMatchObject({
      failure: 'EVIDENCE_NEEDED',
    })
    expect(await sales.ask(received, { docIds: [newUuid()] })).toMatchObject({ failure: 'FILE_UNKNOWN' })
    expect(await sales.ask(received, { iAfterSaleType: 3 })).toMatchObject({ failure: 'EXCHANGE_UNKNOWN' })
  })

  it('can be made three times for a line', async () => {
    const placed = await sales.order('paid')
    for (const _ of [1, 2, 3]) {
      const cAfterSaleNo = await sales.asked(placed)
      expect(await buyer.cancelAfterSale({ body: { cAfterSaleNo, ...request() } })).toMatchObject({ ok: true })
    }
    expect(await sales.ask(placed)).toMatchObject({ failure: 'APPLIED_TOO_OFTEN' })
    const info = await buyer.getApplyInfo({ body: { cOrderNo: placed.orderNo } })
    expect(info.ok && info.data.items[0]).toMatchObject({ leftQtys: [0, 0, 0], cMessage: '已申请' })
  })

  it('takes the units of a line once, however many ask at once', async () => {
    const placed = await sales.order('paid')
    const answers = await Promise.all([1, 2, 3, 4].map(() => sales.ask(placed)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const repeated = { cRequestUuid: newUuid() }
    const other = [{ cOrderItemUuid: placed.items[1]?.id ?? '', iQty: placed.items[1]?.qty ?? 0 }]
    const twice = await Promise.all([1, 2].map(() => sales.ask(placed, { items: other, ...repeated })))
    expect(twice[0]).toEqual(twice[1])
  })
})

describe('an after-sale of others', () => {
  it('is unknown to strangers and to shops that do not exist', async () => {
    const no = await sales.asked(paid)
    const change = { cAfterSaleNo: no, ...request() }
    const parcel = { cExpressCode: 'YDSF', cExpressNo: 'RT000001' }
    const edited = { iAfterSaleType: 1, cReasonCode: 'OTHER', iAmount: 1 }
    const unknown = { failure: 'AFTER_SALE_UNKNOWN' }
    expect(await stranger.getAfterSaleDetail({ body: { cAfterSaleNo: no } })).toMatchObject(unknown)
    expect(await stranger.updateAfterSale({ body: { ...change, ...edited } })).toMatchObject(unknown)
    expect(await stranger.cancelAfterSale({ body: change })).toMatchObject(unknown)
    expect(await stranger.saveReturnShipment({ body: { ...change, ...parcel } })).toMatchObject(unknown)
    expect(await stranger.confirmExchange({ body: change })).toMatchObject(unknown)
    expect(await stranger.acceptExchangeRefund({ body: change })).toMatchObject(unknown)
    expect(await stranger.applyPlatform({ body: change })).toMatchObject(unknown)
    const page = await stranger.getAfterSalePage({ body: {} })
    expect(page.ok && page.data.results.some(({ cAfterSaleNo }) => cAfterSaleNo === no)).toBe(false)
    const seen = await sales.seen(no)
    const calls = [
      (body: typeof seen) => stranger.agreeAfterSale({ body }),
      (body: typeof seen) => stranger.refuseAfterSale({ body: { ...body, cReason: '不' } }),
      (body: typeof seen) => stranger.receiveReturnedGoods({ body: { ...body, bResaleable: true } }),
      (body: typeof seen) => stranger.refuseReturnedGoods({ body: { ...body, cReason: '不' } }),
      (body: typeof seen) => stranger.shipExchange({ body: { ...body, ...parcel } }),
      (body: typeof seen) => stranger.offerExchangeRefund({ body: { ...body, cReason: '无货' } }),
    ]
    for (const call of calls) {
      expect(await call({ ...seen, ...request() })).toMatchObject({ failure: 'EMPTY' })
      expect(await call({ ...seen, cAfterSaleNo: NONE, ...request() })).toMatchObject(unknown)
    }
    expect(await stranger.getShopAfterSalePage({ body: { cShopUuid: 'S2' } })).toMatchObject({ failure: 'EMPTY' })
    expect(await buyer.cancelAfterSale({ body: change })).toMatchObject({ ok: true })
  })
})

describe('a step', () => {
  it('is taken in its state alone, by who has seen the newest', async () => {
    const no = await sales.asked(received, { iAfterSaleType: 2 })
    const change = () => ({ cAfterSaleNo: no, ...request() })
    const parcel = { cExpressCode: 'YDSF', cExpressNo: 'RT000002' }
    const changed = { failure: 'AFTER_SALE_CHANGED' }
    expect(await buyer.saveReturnShipment({ body: { ...change(), ...parcel } })).toMatchObject(changed)
    expect(await buyer.saveReturnShipment({ body: { ...change(), ...parcel, cExpressCode: 'NONE' } })).toMatchObject({
      failure: 'EXPRESS_UNKNOWN',
    })
    expect(await buyer.saveReturnShipment({ body: { ...change(), ...parcel, docIds: [newUuid()] } })).toMatchObject({
      failure: 'FILE_UNKNOWN',
    })
    expect(await buyer.confirmExchange({ body: change() })).toMatchObject(changed)
    expect(await buyer.acceptExchangeRefund({ body: change() })).toMatchObject(changed)
    expect(await buyer.applyPlatform({ body: change() })).toMatchObject(changed)
    expect(await buyer.applyPlatform({ body: { ...change(), docIds: [newUuid()] } })).toMatchObject({
      failure: 'FILE_UNKNOWN',
    })
    const seen = await sales.seen(no)
    expect(await shop.agreeAfterSale({ body: seen })).toMatchObject({ failure: 'RETURN_ADDRESS_NEEDED' })
    expect(await shop.receiveReturnedGoods({ body: { ...seen, bResaleable: true } })).toMatchObject(changed)
    expect(await shop.refuseReturnedGoods({ body: { ...seen, cReason: '不' } })).toMatchObject(changed)
    expect(await shop.shipExchange({ body: { ...seen, ...parcel } })).toMatchObject(changed)
    expect(await shop.shipExchange({ body: { ...seen, ...parcel, cExpressCode: 'NONE' } })).toMatchObject({
      failure: 'EXPRESS_UNKNOWN',
    })
    expect(await shop.offerExchangeRefund({ body: { ...seen, cReason: '无货' } })).toMatchObject(changed)
    const edit = { iAfterSaleType: 2, cReasonCode: 'WRONG_SPEC', iAmount: 1, cDescription: '颜色不对' }
    for (const [wrong, failure] of [
      [{ iAfterSaleType: 1, cReasonCode: 'OTHER' }, 'TYPE_CLOSED'],
      [{ cReasonCode: 'NONE' }, 'REASON_UNKNOWN'],
      [{ iAmount: 0 }, 'AMOUNT_WRONG'],
      [{ cReasonCode: 'QUALITY' }, 'EVIDENCE_NEEDED'],
      [{ docIds: [newUuid()] }, 'FILE_UNKNOWN'],
    ] as const) {
      expect(
        await buyer.updateAfterSale({
          body: { ...change(), ...edit, ...wrong, docIds: [...('docIds' in wrong ? wrong.docIds : [])] },
        }),
      ).toMatchObject({ failure })
    }
    expect(await buyer.updateAfterSale({ body: { ...change(), ...edit } })).toMatchObject({ ok: true })
    expect(await sales.detail(no)).toMatchObject({ iAmount: 1, cReason: '规格不符', cDescription: '颜色不对' })
    // The shop has seen what was asked before.
    expect(await shop.agreeAfterSale({ body: { ...seen, returnAddress: RETURN_ADDRESS, ...request() } })).toMatchObject(
      changed,
    )
    expect(await shop.refuseAfterSale({ body: { ...seen, cReason: '不', ...request() } })).toMatchObject(changed)
    await sales.agree(no)
    expect(await buyer.updateAfterSale({ body: { ...change(), ...edit } })).toMatchObject(changed)
    await sales.sendBack(no)
    expect(await buyer.cancelAfterSale({ body: change() })).toMatchObject(changed)
  })

  it('is one of two that are taken at once', async () => {
    // A refusal can be withdrawn, an agreement to refund cannot.
    for (const other of ['refusal', 'withdrawal']) {
      const no = await sales.asked(await sales.order('paid'))
      const seen = await sales.seen(no)
      const answers = await Promise.all([
        shop.agreeAfterSale({ body: { ...seen, ...request() } }),
        other === 'refusal'
          ? shop.refuseAfterSale({ body: { ...seen, cReason: '已打包', ...request() } })
          : buyer.cancelAfterSale({ body: { cAfterSaleNo: no, ...request() } }),
      ])
      expect(
        answers.filter(({ ok }) => ok),
        other,
      ).toHaveLength(1)
    }
  })

  it('of an exchange needs goods of the same product and price', async () => {
    const placed = await sales.order('received')
    const [first] = placed.items
    const no = await sales.exchange(placed)
    const edit = {
      cAfterSaleNo: no,
      iAfterSaleType: 3,
      cReasonCode: 'OTHER',
      cExchangeSkuUuid: placed.items[1]?.skuId ?? '',
    }
    expect(await buyer.updateAfterSale({ body: { ...edit, ...request() } })).toMatchObject({
      failure: 'EXCHANGE_UNKNOWN',
    })
    await sales.agree(no)
    await sales.sendBack(no)
    await sales.takeBack(no, false)
    const { onHand, locked } = await orders.stock(first?.skuId ?? '')
    const set = (stock: number) =>
      server.database.pool.query(`update sku set stock_on_hand = $2 where id = $1`, [first?.skuId, stock])
    await set(locked)
    const ship = { ...(await sales.seen(no)), cExpressCode: 'YDSF', cExpressNo: 'EX200001' }
    expect(await shop.shipExchange({ body: ship })).toMatchObject({ failure: 'EXCHANGE_SHORT' })
    await set(onHand)
    expect(await sales.detail(no)).toMatchObject({ iAfterSaleState: 45, bRefundOffered: false })
    const offer = { ...(await sales.seen(no)), cReason: '暂时无货' }
    expect(await shop.offerExchangeRefund({ body: offer })).toMatchObject({ ok: true })
    expect(await buyer.acceptExchangeRefund({ body: { cAfterSaleNo: no, ...request() } })).toMatchObject({ ok: true })
    await sales.waitForState(no, 50)
    expect(await sales.detail(no)).toMatchObject({ iAfterSaleType: 2, iRefundState: 1 })
  })
})
