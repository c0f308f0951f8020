import { newUuid } from '@mallwright/contract/values'
import { describe, expect, it } from 'vitest'

import { startWithOrders } from '../testing/test-orders.ts'

const { server, orders } = await startWithOrders()

describe('a checkout', () => {
  it('is computed by the server: prices by tier, a part a shop, freight and what is to be paid', async () => {
    const [first, second] = await orders.variants(2)
    const preview = await orders.confirm([
      { cSkuUuid: first.id, iQty: first.minQty },
      { cSkuUuid: second.id, iQty: second.minQty },
    ])
    const sum = (of: (shop: (typeof preview.shops)[number]) => number) =>
      preview.shops.reduce((total, shop) => total + Math.round(of(shop) * 100), 0)
    expect(preview.shops.flatMap(({ lines }) => lines)).toHaveLength(2)
    expect(Math.round(preview.iPayTotal * 100)).toBe(sum(({ iPayAmount }) => iPayAmount))
    expect(sum(({ iPayAmount }) => iPayAmount)).toBe(
      sum(({ iGoodsAmount }) => iGoodsAmount) +
        sum(({ iFreight }) => iFreight) -
        sum(({ iCouponAmount }) => iCouponAmount),
    )
    expect(preview.address).not.toBeNull()
    expect(preview.bSubmittable).toBe(true)
  })

  it('refuses nothing, foreign addresses and headers, and special invoices without a complete header', async () => {
    const { client } = orders
    const [variant] = await orders.variants(1)
    const items = [{ cSkuUuid: variant.id, iQty: variant.minQty }]
    const failure = async (body: Parameters<typeof client.confirmOrder>[0]['body']) => {
      const answer = await client.confirmOrder({ body })
      return answer.ok ? 'ok' : answer.failure
    }
    expect(await failure({ cFrom: 'buy' })).toBe('NOTHING_CHOSEN')
    expect(await failure({ cFrom: 'buy', items: [{ cSkuUuid: newUuid(), iQty: 1 }] })).toBe('NOTHING_CHOSEN')
    expect(await failure({ cFrom: 'buy', items, cAddressUuid: newUuid() })).toBe('ADDRESS_UNKNOWN')
    const invoice = { iInvoiceKind: 2, cHeaderUuid: newUuid() } as const
    expect(await failure({ cFrom: 'buy', items, invoice })).toBe('HEADER_UNKNOWN')
    const header = await orders.addHeader({ headerType: 1, title: '王女士' })
    expect(await failure({ cFrom: 'buy', items, invoice: { iInvoiceKind: 2, cHeaderUuid: header } })).toBe(
      'INVOICE_NOT_POSSIBLE',
    )
    expect(await failure({ cFrom: 'buy', items, invoice: { iInvoiceKind: 1, cHeaderUuid: header } })).toBe('ok')
  })

  it('marks what cannot be bought, and is not submitted then', async () => {
    const [variant] = await orders.variants(1)
    const preview = await orders.confirm([{ cSkuUuid: variant.id, iQty: variant.stock + variant.minQty }])
    expect(preview.shops[0]?.lines[0]).toMatchObject({ iInvalidType: 3, iAvailable: variant.stock })
    expect(preview.bSubmittable).toBe(false)
    const answer = await orders.submit(preview.cPreviewUuid)
    expect(answer).toMatchObject({ ok: false, failure: 'STOCK_SHORT' })
    expect(answer).toMatchObject({ data: { items: [{ cSkuUuid: variant.id, iAvailable: variant.stock }] } })
  })

  it('expires, and belongs to its buyer', async () => {
    const [variant] = await orders.variants(1)
    const preview = await orders.confirm([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    const body = { cPreviewUuid: preview.cPreviewUuid, cRequestUuid: newUuid() }
    expect(await stranger.submitOrder({ body })).toMatchObject({ failure: 'PREVIEW_EXPIRED' })
    expect(await stranger.getUsableCouponList({ body: { cPreviewUuid: preview.cPreviewUuid } })).toMatchObject({
      failure: 'PREVIEW_EXPIRED',
    })
    await server.database.pool.query(`update order_preview set expires_at = now() where id = $1`, [
      preview.cPreviewUuid,
    ])
    expect(await orders.submit(preview.cPreviewUuid)).toMatchObject({ failure: 'PREVIEW_EXPIRED' })
  })

  it('shows new numbers instead of placing orders at a price that has changed', async () => {
    const [variant] = await orders.variants(1)
    const preview = await orders.confirm([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    await server.database.pool.query(
      `insert into agreed_price (organisation_id, sku_id, price_cents, valid_from)
       select organisation_id, $1, 1, now() - interval '1 minute' from org_member m join account a on a.id = m.account_id
       where a.mobile_phone = '19900140001' and m.is_default`,
      [variant.id],
    )
    const changed = await orders.submit(preview.cPreviewUuid)
    expect(changed).toMatchObject({ ok: false, failure: 'PRICE_CHANGED' })
    expect(changed).toMatchObject({ data: { shops: [{ lines: [{ iPrice: 0.01, bAgreementPrice: true }] }] } })
    expect(await orders.countOrders(variant.id)).toBe(0)
    await server.database.pool.query(`delete from agreed_price where sku_id = $1 and price_cents = 1`, [variant.id])
  })
})

describe('orders', () => {
  it('are placed once, lock their stock, and are paid, shipped in parts and received', async () => {
    const [variant] = await orders.variants(1)
    const qty = variant.minQty + variant.step
    const preview = await orders.confirm([{ cSkuUuid: variant.id, iQty: qty }])
    const before = await orders.stock(variant.id)
    const cRequestUuid = newUuid()
    const [placed, again] = await Promise.all([
      orders.submit(preview.cPreviewUuid, cRequestUuid),
      orders.submit(preview.cPreviewUuid, cRequestUuid),
    ])
    if (!placed.ok) throw new Error(placed.msg)
    expect(again).toEqual(placed)
    const orderNo = placed.data.orders[0]?.cOrderNo ?? ''
    expect(await orders.stock(variant.id)).toEqual({ onHand: before.onHand, locked: before.locked + qty })
    expect((await orders.detail(orderNo)).opList).toEqual(['pay', 'changeAddress', 'cancel'])
    await orders.pay(placed.data.cTradeNo)
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 30, cOrderStateName: '待发货' })
    expect(await orders.stock(variant.id)).toEqual({ onHand: before.onHand - qty, locked: before.locked })
    const item = (await orders.detail(orderNo)).items[0]
    await orders.ship(orderNo, [{ cOrderItemUuid: item?.cOrderItemUuid ?? '', iQty: 1 }])
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 35 })
    await orders.ship(orderNo)
    const messages = JSON.stringify(await orders.client.english.getMessagePage({ body: {} }))
    expect(messages).toMatch(new RegExp(`Order ${orderNo} was shipped with [A-Z][a-z]+ Express, number`))
    const shipped = await orders.detail(orderNo)
    expect(shipped).toMatchObject({ iOrderState: 40, iShipmentCount: 2 })
    expect(shipped.iAutoConfirmSeconds).toBeGreaterThan(9 * 86_400)
    const { client } = orders
    const body = { cOrderNo: orderNo, cRequestUuid: newUuid() }
    expect(await client.extendReceive({ body })).toMatchObject({ ok: true })
    expect(await client.extendReceive({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
      failure: 'EXTENDED_ALREADY',
    })
    expect(await client.confirmReceive({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({ ok: true })
    expect(await client.confirmReceive({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
    const log = await client.getOrderLog({ body: { cOrderNo: orderNo } })
    expect(log.ok && log.data.results.map(({ cText }) => cText)).toEqual([
      '提交订单',
      '付款成功',
      '商家部分发货',
      '商家发货',
      '延长收货',
      '确认收货',
    ])
    expect(await client.deleteOrder({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({ ok: true })
    expect(await client.getOrderDetail({ body: { cOrderNo: orderNo } })).toMatchObject({ failure: 'ORDER_UNKNOWN' })
  })

  it('are cancelled by their buyer, which frees stock and closes the payment', async () => {
    const [variant] = await orders.variants(1)
    const before = await orders.stock(variant.id)
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const flowNo = await orders.beginPayment(tradeNo)
    expect(await orders.cancel(orderNo)).toMatchObject({ ok: true })
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 60, iCloseType: 1, cReason: '不想要了' })
    const { english } = orders.client
    const inEnglish = await english.getOrderDetail({ body: { cOrderNo: orderNo } })
    expect(inEnglish).toMatchObject({ data: { cReason: 'Changed my mind' } })
    expect(await orders.stock(variant.id)).toEqual(before)
    expect(await orders.flowState(flowNo)).toBe(4)
    expect(await orders.cancel(orderNo)).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    expect(await orders.cancel('250101000000000001')).toMatchObject({ failure: 'ORDER_UNKNOWN' })
  })

  it('are cancelled by time, and money that comes later goes back by itself', async () => {
    const [variant] = await orders.variants(1)
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const late = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    await orders.passDeadline(orderNo)
    await orders.waitForState(orderNo, 60)
    expect(await orders.detail(orderNo)).toMatchObject({ iCloseType: 2 })
    const messages = await orders.client.getMessagePage({ body: {} })
    expect(JSON.stringify(messages)).toContain(`订单 ${orderNo} 超时未付款，已取消。`)
    const flowNo = await orders.beginPayment(late.tradeNo)
    const page = await orders.openSandbox(flowNo)
    await orders.passDeadline(late.orderNo, flowNo)
    await orders.waitForState(late.orderNo, 60)
    await orders.press(page, 'success')
    await orders.waitForRefund(flowNo)
    expect(await orders.detail(late.orderNo)).toMatchObject({ iOrderState: 60, iCloseType: 2 })
    const again = await orders.client.createPaymentFlow({ body: { cRequestUuid: newUuid(), cTradeNo: tradeNo } })
    expect(again).toMatchObject({ failure: 'ORDER_UNKNOWN' })
  })

  it('cannot be cancelled while they are being paid', async () => {
    const [variant] = await orders.variants(1)
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const flowNo = await orders.beginPayment(tradeNo)
    const page = await orders.openSandbox(flowNo)
    expect(await orders.cancel(orderNo)).toMatchObject({ failure: 'PAYMENT_RUNNING' })
    expect(await orders.beginPayment(tradeNo)).toBe(flowNo)
    const other = await orders.client.updateOrderAddress({
      body: { cOrderNo: orderNo, cAddressUuid: await orders.addressId(), cRequestUuid: newUuid() },
    })
    expect(other).toMatchObject({ failure: 'PAYMENT_RUNNING' })
    await orders.press(page, 'success')
    await orders.waitForState(orderNo, 30)
  })

  it('go back in full when the shop cannot supply them, or is late and the buyer has waited enough', async () => {
    const [variant] = await orders.variants(1)
    const before = await orders.stock(variant.id)
    const first = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const second = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    await orders.pay(first.tradeNo)
    await orders.pay(second.tradeNo)
    const { shopClient } = orders
    const body = { cOrderNo: first.orderNo, cRequestUuid: newUuid(), cReason: '缺货' }
    expect(await shopClient.cancelShopOrder({ body })).toMatchObject({ ok: true })
    expect(await shopClient.cancelShopOrder({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
      failure: 'ORDER_STATE_CHANGED',
    })
    expect(await orders.cancel(second.orderNo)).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    await server.database.pool.query(`update shop_order set ship_deadline = now() where order_no = $1`, [
      second.orderNo,
    ])
    expect((await orders.detail(second.orderNo)).opList).toContain('cancelLate')
    expect(await orders.cancel(second.orderNo)).toMatchObject({ ok: true })
    for (const { orderNo, closeType } of [
      { ...first, closeType: 4 },
      { ...second, closeType: 1 },
    ]) {
      await orders.waitFor(async () => {
        const { iRefundAmount, iPayAmount } = await orders.detail(orderNo)
        return iRefundAmount === iPayAmount
      })
      expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 60, iCloseType: closeType })
    }
    expect(await orders.stock(variant.id)).toEqual(before)
  })

  it('wait for an operator who books a company transfer, and can be paid otherwise when it is refused', async () => {
    const [variant] = await orders.variants(1)
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const flowNo = await orders.beginPayment(tradeNo)
    await orders.transfer(flowNo)
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 22, opList: ['voucher', 'cancel'] })
    await orders.decideTransfer(flowNo, false)
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 20 })
    await orders.transfer(flowNo)
    await orders.decideTransfer(flowNo, true)
    expect(await orders.detail(orderNo)).toMatchObject({ iOrderState: 30 })
  })

  it('go elsewhere while unpaid and once after, unless delivery costs more or is not possible', async () => {
    const [variant] = await orders.variants(1)
    await orders.setFreight(variant.id, { dear: '110000', none: '650000' })
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const other = await orders.addAddress('440305')
    const { client } = orders
    const change = (cAddressUuid: string) =>
      client.updateOrderAddress({ body: { cOrderNo: orderNo, cAddressUuid, cRequestUuid: newUuid() } })
    expect(await change(newUuid())).toMatchObject({ failure: 'ADDRESS_UNKNOWN' })
    expect(await change(other)).toMatchObject({ ok: true, data: { cAreaCode: '440305' } })
    expect(await change(await orders.addAddress('110101'))).toMatchObject({ failure: 'FREIGHT_HIGHER' })
    expect(await change(await orders.addAddress('650102'))).toMatchObject({ failure: 'UNDELIVERABLE' })
    await orders.pay(tradeNo)
    expect(await change(other)).toMatchObject({ ok: true })
    expect(await change(other)).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    await orders.setFreight(variant.id, undefined)
  })

  it('remind their shop once a day', async () => {
    const [variant] = await orders.variants(1)
    const { tradeNo, orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const remind = () => orders.client.remindShip({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
    expect(await remind()).toMatchObject({ failure: 'ORDER_STATE_CHANGED' })
    await orders.pay(tradeNo)
    expect(await remind()).toMatchObject({ ok: true })
    expect(await remind()).toMatchObject({ failure: 'REMINDED_TODAY' })
  })

  it('are bought again by what can still be bought', async () => {
    const [variant] = await orders.variants(1)
    const { orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const answer = await orders.client.buyAgain({ body: { cOrderNo: orderNo, cRequestUuid: newUuid() } })
    expect(answer).toMatchObject({ ok: true, data: { iAdded: 1, unavailable: [] } })
    const fromCart = await orders.client.confirmOrder({ body: { cFrom: 'cart' } })
    expect(fromCart.ok && fromCart.data.shops.flatMap(({ lines }) => lines.map(({ cSkuUuid }) => cSkuUuid))).toEqual([
      variant.id,
    ])
    const submitted = await orders.submit((fromCart.ok && fromCart.data.cPreviewUuid) || '')
    expect(submitted).toMatchObject({ ok: true })
    expect(await orders.client.confirmOrder({ body: { cFrom: 'cart' } })).toMatchObject({ failure: 'NOTHING_CHOSEN' })
  })

  it('are not seen, changed or paid by others', async () => {
    const [variant] = await orders.variants(1)
    const { orderNo } = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    const body = { cOrderNo: orderNo, cRequestUuid: newUuid() }
    const answers = await Promise.all([
      stranger.getOrderDetail({ body: { cOrderNo: orderNo } }),
      stranger.getOrgOrderDetail({ body: { cOrderNo: orderNo } }),
      stranger.getOrderLog({ body: { cOrderNo: orderNo } }),
      stranger.getShipmentList({ body: { cOrderNo: orderNo } }),
      stranger.cancelOrder({ body: { ...body, cReason: '' } }),
      stranger.updateOrderAddress({ body: { ...body, cAddressUuid: newUuid() } }),
      stranger.remindShip({ body }),
      stranger.confirmReceive({ body }),
      stranger.extendReceive({ body }),
      stranger.deleteOrder({ body }),
      stranger.buyAgain({ body }),
      stranger.createPaymentFlow({ body: { cRequestUuid: newUuid(), cOrderNos: [orderNo] } }),
    ])
    for (const answer of answers) expect(answer).toMatchObject({ ok: false, failure: 'ORDER_UNKNOWN' })
  })
})
