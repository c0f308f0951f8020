import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { openTestOrders } from '../testing/test-orders.ts'
import type { TestOrders } from '../testing/test-orders.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'

let server: TestServer
let orders: TestOrders
const SHOP = demoId('shop/S2')
const request = () => ({ cRequestUuid: newUuid() })

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
})
afterAll(() => server.close())

/** A paid order of one variant, with its only line. */
async function paidOrder(units: number) {
  const [variant] = await orders.variants(1)
  const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty * units }])
  await orders.pay(tradeNo)
  const [item] = (await orders.detail(orderNo)).items
  return { orderNo, itemId: item?.cOrderItemUuid ?? '', qty: item?.iQty ?? 0 }
}

describe('a shop', () => {
  it('is managed by its institution, the mall’s own by operators', async () => {
    const operator = await server.signIn('19900180005', { terminal: 'mobile' })
    const names = async (client: TestOrders['client']) => {
      const answer = await client.getManagedShopList({ body: {} })
      return answer.ok ? answer.data.results.map(({ cShopName }) => cShopName) : answer.failure
    }
    expect(await names(orders.shopClient)).toEqual(['青禾办公专营店'])
    expect(await names(operator)).toContain('德汇自营采购中心')
    expect(await names(orders.client)).toEqual([])
    expect(await orders.client.getManageProdPage({ body: { cShopUuid: SHOP } })).toMatchObject({ failure: 'EMPTY' })
    expect(await orders.client.getShopOrderPage({ body: { cShopUuid: SHOP } })).toMatchObject({ failure: 'EMPTY' })
  })

  it('names itself and its products in the language of its owner', async () => {
    const { shopClient } = orders
    const shops = JSON.stringify(await shopClient.english.getManagedShopList({ body: {} }))
    expect(shops).toContain('"cShopName":"Verdant Office Store"')
    const products = JSON.stringify(await shopClient.english.getManageProdPage({ body: { cShopUuid: SHOP } }))
    expect(products).not.toMatch(/"cProdName":"[^"]*[\u4e00-\u9fff]/)
  })

  it('puts products on and off the shelf, and changes prices and stock', async () => {
    const { shopClient, client } = orders
    const page = await shopClient.getManageProdPage({ body: { cShopUuid: SHOP } })
    const product = page.ok ? page.data.results[0] : undefined
    const sku = product?.skuList[0]
    if (!product || !sku) throw new Error('the shop has products')
    const off = { cProdCode: product.cProdCode, bOnShelf: false }
    expect(await shopClient.updateProdState({ body: { ...off, ...request() } })).toMatchObject({ ok: true })
    expect(await client.getProductDetail({ body: { cProdCode: product.cProdCode } })).toMatchObject({
      failure: 'OFF_SHELF',
    })
    const gone = await shopClient.getManageProdPage({ body: { cShopUuid: SHOP, iTab: 1, cKeyword: product.cProdCode } })
    expect(gone.ok && gone.data.iTotleSize).toBe(1)
    expect(await shopClient.updateProdState({ body: { ...off, bOnShelf: true, ...request() } })).toMatchObject({
      ok: true,
    })
    const price = { cSkuUuid: sku.cSkuUuid, iPrice: 77.7 }
    expect(await shopClient.updateSkuPrice({ body: { ...price, ...request() } })).toMatchObject({ ok: true })
    const shown = await client.getProductDetail({ body: { cProdCode: product.cProdCode } })
    expect(shown.ok && shown.data.skuList.find(({ cSkuUuid }) => cSkuUuid === sku.cSkuUuid)?.iPrice).toBe(77.7)
    const before = await orders.stock(sku.cSkuUuid)
    const more = { cSkuUuid: sku.cSkuUuid, iDelta: 7, cReason: '盘盈' }
    expect(await shopClient.adjustStock({ body: { ...more, ...request() } })).toMatchObject({
      ok: true,
      data: { iStock: before.onHand + 7 },
    })
    const less = { ...more, iDelta: -(before.onHand + 8) }
    expect(await shopClient.adjustStock({ body: { ...less, ...request() } })).toMatchObject({
      failure: 'STOCK_TOO_LOW',
    })
  })

  it('knows neither unknown products nor those of others', async () => {
    const { shopClient, client } = orders
    const [variant] = await orders.variants(1)
    const foreign = { cSkuUuid: variant.id }
    const answers = await Promise.all([
      shopClient.updateProdState({ body: { cProdCode: 'NONE', bOnShelf: true, ...request() } }),
      shopClient.updateSkuPrice({ body: { cSkuUuid: newUuid(), iPrice: 1, ...request() } }),
      shopClient.adjustStock({ body: { cSkuUuid: newUuid(), iDelta: 1, cReason: '补货', ...request() } }),
      client.updateSkuPrice({ body: { ...foreign, iPrice: 1, ...request() } }),
      client.adjustStock({ body: { ...foreign, iDelta: 1, cReason: '补货', ...request() } }),
    ])
    expect(answers.map((answer) => !answer.ok && answer.failure)).toEqual([
      'PRODUCT_UNKNOWN',
      'PRODUCT_UNKNOWN',
      'PRODUCT_UNKNOWN',
      'EMPTY',
      'EMPTY',
    ])
  })
})

describe('orders to ship', () => {
  it('are shipped in parts, never more than is left, each parcel under its own number', async () => {
    const { shopClient } = orders
    const { orderNo, itemId, qty } = await paidOrder(3)
    const listed = await shopClient.getShopOrderPage({ body: { cShopUuid: SHOP, iTab: 0, pageSize: 50 } })
    expect(listed.ok && listed.data.results.map(({ cOrderNo }) => cOrderNo)).toContain(orderNo)
    const parcel = { cOrderNo: orderNo, cExpressCode: 'YDSF', cExpressNo: 'YD999001' }
    const ship = (body: Partial<Parameters<typeof shopClient.shipOrder>[0]['body']>) =>
      shopClient.shipOrder({ body: { ...parcel, ...request(), ...body } })
    expect(await ship({ cExpressCode: 'NONE' })).toMatchObject({ failure: 'EXPRESS_UNKNOWN' })
    expect(await ship({ cOrderNo: '250101000000000001' })).toMatchObject({ failure: 'ORDER_UNKNOWN' })
    const part = (iQty: number) => [{ cOrderItemUuid: itemId, iQty }]
    expect(await ship({ items: part(qty + 1) })).toMatchObject({ failure: 'SHIPPED_TOO_MUCH' })
    expect(await ship({ items: [...part(1), ...part(1)] })).toMatchObject({ failure: 'SHIPPED_TOO_MUCH' })
    expect(await ship({ items: part(1) })).toMatchObject({ ok: true, data: { iOrderState: 35 } })
    expect(await ship({})).toMatchObject({ failure: 'WAYBILL_TAKEN' })
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 35, iShipmentCount: 1 })
    const rest = await shopClient.getShopOrderPage({ body: { cShopUuid: SHOP, iTab: 0, pageSize: 50 } })
    const left = rest.ok ? rest.data.results.find(({ cOrderNo }) => cOrderNo === orderNo)?.items : undefined
    expect(left).toMatchObject([{ iShippedQty: 1, iLeftQty: qty - 1 }])
    const races = await Promise.all(
      [1, 2, 3].map((number) => ship({ cExpressNo: `YD99900${number + 1}`, items: part(qty - 1) })),
    )
    expect(races.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await orders.detail(orderNo)).items[0]?.iShippedQty).toBe(qty)
    expect(await ship({ cExpressNo: 'YD999009' })).toMatchObject({ ok: false })
    const shipments = await orders.client.getShipmentList({ body: { cOrderNo: orderNo } })
    const first = shipments.ok ? shipments.data.results[0] : undefined
    expect(first).toMatchObject({ cExpressNo: 'YD999001', items: [{ iQty: 1 }] })
    const track = await orders.client.getTrackList({ body: { cShipmentUuid: first?.cShipmentUuid ?? '' } })
    expect(track.ok && track.data.results.map(({ cText }) => cText)).toEqual(['商家已发货，等待揽收'])
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    expect(await stranger.getTrackList({ body: { cShipmentUuid: first?.cShipmentUuid ?? '' } })).toMatchObject({
      failure: 'SHIPMENT_UNKNOWN',
    })
    const companies = await stranger.getExpressCompanyList({ body: {} })
    expect(companies.ok && companies.data.results.length).toBeGreaterThan(3)
  })

  it('belong to their shop', async () => {
    const { orderNo } = await paidOrder(1)
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    const parcel = { cOrderNo: orderNo, cExpressCode: 'YDSF', cExpressNo: 'YD888001' }
    expect(await stranger.shipOrder({ body: { ...parcel, ...request() } })).toMatchObject({ failure: 'EMPTY' })
    const cancel = { cOrderNo: orderNo, cReason: '缺货' }
    expect(await stranger.cancelShopOrder({ body: { ...cancel, ...request() } })).toMatchObject({ failure: 'EMPTY' })
    const unknown = { cOrderNo: '250101000000000001', cReason: '缺货' }
    expect(await orders.shopClient.cancelShopOrder({ body: { ...unknown, ...request() } })).toMatchObject({
      failure: 'ORDER_UNKNOWN',
    })
    expect(await orders.shopClient.cancelShopOrder({ body: { ...cancel, ...request() } })).toMatchObject({ ok: true })
    expect(await orders.shopClient.shipOrder({ body: { ...parcel, ...request() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
  })
})
