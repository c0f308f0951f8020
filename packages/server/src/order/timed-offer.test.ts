import { newUuid, momentOf } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { wireTime } from '../gateway/wire-time.ts'
import { checkLedgers } from './proof/ledger-check.store.ts'
import { openTestOrders } from '../testing/test-orders.ts'
import type { TestOrders, TestVariant } from '../testing/test-orders.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let orders: TestOrders
let variant: TestVariant

/** A price below every tier, and one above all. */
const [LOW, HIGH] = [1, 99_999_999]

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
  ;[variant] = await orders.variants(1)
})
afterAll(() => server.close())

/** Puts an offer on the variant in place of any other; gives its id. */
async function offer(terms: {
  readonly quota?: number
  readonly perBuyer?: number
  readonly price?: number
  readonly from?: string
  readonly to?: string
}): Promise<string> {
  const { quota = 1000, perBuyer = null, price = LOW, from = '-1 hour', to = '1 hour' } = terms
  await server.database.pool.query(
    `update timed_offer set starts_at = starts_at - interval '9 days', ends_at = now() where sku_id = $1`,
    [variant.id],
  )
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into timed_offer (sku_id, price_cents, quota, per_buyer, starts_at, ends_at)
     values ($1, $2, $3, $4, now() + $5::interval, now() + $6::interval) returning id`,
    [variant.id, price, quota, perBuyer, from, to],
  )
  return rows[0]?.id ?? ''
}

async function taken(id: string): Promise<number> {
  const { rows } = await server.database.pool.query<{ taken: number }>(`select taken from timed_offer where id = $1`, [
    id,
  ])
  return rows[0]?.taken ?? -1
}

const items = (qty = variant.minQty) => [{ cSkuUuid: variant.id, iQty: qty }]
const lineOf = async (qty?: number) => (await orders.confirm(items(qty))).shops[0]?.lines[0]
const isConsistent = async () => expect(await checkLedgers(server.database.pool)).toEqual([])

describe('a timed offer', () => {
  it('is the price of product, cart and checkout while it runs, and of nothing before and after', async () => {
    const usual = await lineOf()
    await offer({})
    const line = await lineOf()
    expect(line).toMatchObject({ iPrice: 0.01, bTimedOffer: true })
    const detail = await orders.client.getProductDetail({ body: { cProdCode: line?.cProdCode ?? '' } })
    const shown = detail.ok ? detail.data.skuList.find(({ cSkuUuid }) => cSkuUuid === variant.id) : undefined
    expect(shown?.timedOffer).toMatchObject({ iPrice: 0.01, iQuota: 1000, iTaken: 0, iLeft: 1000 })
    await orders.client.addCart({
      body: { items: [{ cSkuUuid: variant.id, iQty: variant.minQty }], cRequestUuid: newUuid() },
    })
    const cart = await orders.client.getCartList({ body: {} })
    const inCart = cart.ok ? cart.data.shopList.flatMap(({ lineList }) => lineList) : []
    expect(inCart.find(({ cSkuUuid }) => cSkuUuid === variant.id)).toMatchObject({ iPrice: 0.01, bTimedOffer: true })
    for (const window of [
      { from: '1 minute', to: '1 hour' },
      { from: '-1 hour', to: '-1 minute' },
    ]) {
      await offer(window)
      expect((await lineOf())?.iPrice).toBe(usual?.iPrice)
    }
  })

  it('counts where it is lower than what the buyer pays anyway, and covers the whole quantity', async () => {
    const usual = await lineOf()
    await offer({ price: HIGH })
    expect((await lineOf())?.iPrice).toBe(usual?.iPrice)
    await offer({ quota: variant.minQty + variant.step - 1 })
    expect((await lineOf())?.iPrice).toBe(0.01)
    const more = await lineOf(variant.minQty + variant.step)
    expect(more?.bTimedOffer).toBeUndefined()
    expect(more?.iPrice).not.toBe(0.01)
  })

  it('gives its units to orders, and has them back from those that end', async () => {
    const id = await offer({ quota: 10 * variant.minQty })
    const [first, second, third] = [
      await orders.place(items()),
      await orders.place(items()),
      await orders.place(items(2 * variant.minQty)),
    ]
    expect(await taken(id)).toBe(4 * variant.minQty)
    expect((await orders.detail(first.orderNo)).items[0]).toMatchObject({ iPrice: 0.01, bTimedOffer: true })
    await isConsistent()
    await orders.cancel(first.orderNo)
    expect(await taken(id)).toBe(3 * variant.minQty)
    await orders.passDeadline(second.orderNo)
    await orders.waitForState(second.orderNo, 60)
    expect(await taken(id)).toBe(2 * variant.minQty)
    await orders.pay(third.tradeNo)
    await orders.waitForState(third.orderNo, 30)
    expect(await taken(id)).toBe(2 * variant.minQty)
    const refused = { cOrderNo: third.orderNo, cReason: 'proof', cRequestUuid: newUuid() }
    expect((await orders.shopClient.cancelShopOrder({ body: refused })).ok).toBe(true)
    expect(await taken(id)).toBe(0)
    await isConsistent()
  })

  it('is limited for an institution, whoever of it buys', async () => {
    await offer({ perBuyer: variant.minQty })
    await orders.place(items())
    expect((await lineOf())?.bTimedOffer).toBeUndefined()
    const stranger = await server.signIn('19900140002', { terminal: 'mobile' })
    const preview = await stranger.confirmOrder({ body: { cFrom: 'buy', items: items(), coupons: [] } })
    expect(preview.ok && preview.data.shops[0]?.lines[0]).toMatchObject({ bTimedOffer: true })
  })
})

describe('a checkout with a timed offer', () => {
  const submit = (client: TestClient, cPreviewUuid: string) =>
    client.submitOrder({ body: { cPreviewUuid, cRequestUuid: newUuid() } })

  it('shows the usual price when the offer has ended, or has gone to others, in between', async () => {
    const id = await offer({})
    const preview = await orders.confirm(items())
    await server.database.pool.query(`update timed_offer set ends_at = now() where id = $1`, [id])
    const changed = await orders.submit(preview.cPreviewUuid)
    expect(changed).toMatchObject({ ok: false, failure: 'PRICE_CHANGED' })
    const again = changed as { readonly data?: { readonly shops: readonly { readonly lines: readonly object[] }[] } }
    expect(again.data?.shops[0]?.lines[0]).not.toHaveProperty('bTimedOffer')
    expect(await taken(id)).toBe(0)
  })

  it('is placed for as many as there are units, of all who ask at once; the others see the usual price', async () => {
    const buyers = [orders.client, ...(await Promise.all(['19900140002', '19900130001'].map(enter)))]
    for (let round = 0; round < 3; round += 1) {
      const id = await offer({ quota: 2 * variant.minQty - 1 })
      const previews = await Promise.all(
        buyers.map(async (client) => {
          const preview = await client.confirmOrder({ body: { cFrom: 'buy', items: items(), coupons: [] } })
          expect(preview.ok && preview.data.shops[0]?.lines[0]).toMatchObject({ iPrice: 0.01 })
          return preview.ok ? preview.data.cPreviewUuid : ''
        }),
      )
      const answers = await Promise.all(buyers.map((client, index) => submit(client, previews[index] ?? '')))
      const outcomes = answers.map((answer) => (answer.ok ? 'placed' : answer.failure))
      expect(outcomes.toSorted()).toEqual(['PRICE_CHANGED', 'PRICE_CHANGED', 'placed'])
      expect(await taken(id)).toBe(variant.minQty)
    }
    await isConsistent()
  })

  it('is placed for one of two colleagues who ask at once, where their institution may have one', async () => {
    const colleagues = [orders.client, await enter('19900150001')]
    for (let round = 0; round < 3; round += 1) {
      const id = await offer({ perBuyer: variant.minQty })
      const previews = await Promise.all(
        colleagues.map(async (client) => {
          const preview = await client.confirmOrder({ body: { cFrom: 'buy', items: items(), coupons: [] } })
          expect(preview.ok && preview.data.shops[0]?.lines[0]).toMatchObject({ bTimedOffer: true })
          return preview.ok ? preview.data.cPreviewUuid : ''
        }),
      )
      const answers = await Promise.all(colleagues.map((client, index) => submit(client, previews[index] ?? '')))
      const outcomes = answers.map((answer) => (answer.ok ? 'placed' : answer.failure))
      expect(outcomes.toSorted()).toEqual(['PRICE_CHANGED', 'placed'])
      expect(await taken(id)).toBe(variant.minQty)
    }
  })

  const enter = (phone: string) => server.signIn(phone, { terminal: 'mobile' })
})

describe('the list of timed offers', () => {
  const listOf = async (body: Parameters<TestClient['getTimedOfferList']>[0]['body']) => {
    const client = await server.client()
    const answer = await client.getTimedOfferList({ body })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data.results
  }

  it('has those that can be bought first, then those to come, then what is gone', async () => {
    const all = await listOf({ iCount: 30 })
    const now = Date.now()
    const kinds = all.map(({ iQuota, iTaken, dStartTime }) =>
      momentOf(dStartTime) > now ? 'later' : iTaken >= iQuota ? 'gone' : 'running',
    )
    expect(kinds.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))).toEqual(kinds)
    expect(new Set(kinds)).toEqual(new Set(order))
    expect(all.every(({ iOfferPrice = 0, iUsualPrice = 0 }) => iOfferPrice > 0 && iOfferPrice < iUsualPrice)).toBe(true)
  })

  it('is of the named products alone, and at most as long as asked for', async () => {
    const codes = ['P53004', 'P39002', 'nothing']
    expect((await listOf({ cProdCodes: codes.join(',') })).map(({ cProdCode }) => cProdCode)).toEqual(codes.slice(0, 2))
    expect(await listOf({ iCount: 3 })).toHaveLength(3)
  })

  const order = ['running', 'later', 'gone']
})

describe('a shop', () => {
  const inHours = (hours: number) => wireTime(new Date(Date.now() + hours * 3_600_000))
  const add = (terms: object, client: TestClient = orders.shopClient) =>
    client.addTimedOffer({
      body: { cRequestUuid: newUuid(), cSkuUuid: variant.id, iPrice: 0.01, dEndTime: inHours(2), iQuota: 50, ...terms },
    })
  const end = (cOfferUuid: string, client: TestClient = orders.shopClient) =>
    client.endTimedOffer({ body: { cRequestUuid: newUuid(), cOfferUuid } })
  const codeOf = async () => {
    const { rows } = await server.database.pool.query<{ code: string }>(
      `select p.prod_code as code from product p join sku k on k.product_id = p.id where k.id = $1`,
      [variant.id],
    )
    return rows[0]?.code ?? ''
  }
  const listed = async (client: TestClient = orders.shopClient) => {
    const answer = await client.getManagedOfferList({ body: { cProdCode: await codeOf() } })
    return answer.ok ? answer.data.results.filter(({ cSkuUuid }) => cSkuUuid === variant.id) : answer.failure
  }

  it('offers a variant from now on, sees what is taken, and ends it', async () => {
    await offer({ from: '-3 hours', to: '-1 hour' })
    expect(await listed()).toEqual([])
    const added = await add({ iLimit: variant.minQty * 3 })
    const id = added.ok ? added.data.cOfferUuid : ''
    await orders.place(items())
    expect(await listed()).toMatchObject([
      {
        cOfferUuid: id,
        iPrice: 0.01,
        bStarted: true,
        iQuota: 50,
        iTaken: variant.minQty,
        iLimit: variant.minQty * 3,
      },
    ])
    expect((await lineOf())?.iPrice).toBe(0.01)
    expect(await end(id)).toMatchObject({ ok: true })
    expect(await listed()).toEqual([])
    expect((await lineOf())?.iPrice).not.toBe(0.01)
    expect(await end(id)).toMatchObject({ failure: 'OFFER_UNKNOWN' })
    expect(await taken(id)).toBe(variant.minQty)
    await isConsistent()
  })

  it('plans one, and removes it before it begins', async () => {
    const planned = await add({ dStartTime: inHours(3), dEndTime: inHours(5) })
    expect(await listed()).toMatchObject([{ bStarted: false, iTaken: 0 }])
    expect(await end(planned.ok ? planned.data.cOfferUuid : '')).toMatchObject({ ok: true })
    expect(await listed()).toEqual([])
  })

  it('cannot offer for more, in the past, backwards, twice at a time, nor what is no day', async () => {
    const { rows } = await server.database.pool.query<{ cents: string }>(
      `select price_cents as cents from sku where id = $1`,
      [variant.id],
    )
    const usual = Number(rows[0]?.cents) / 100
    expect(await add({ iPrice: usual })).toMatchObject({
      failure: 'OFFER_NOT_LOWER',
      data: { cField: 'iPrice', iPrice: usual },
    })
    // Half a fen would be stored as none.
    expect(await add({ iPrice: 0.004 })).toMatchObject({ failure: 'FIELD_INVALID' })
    for (const window of [
      { dStartTime: inHours(-1) },
      { dEndTime: inHours(-1) },
      { dStartTime: inHours(3), dEndTime: inHours(3) },
      { dEndTime: '2026-02-31 25:00:00' },
    ])
      expect(await add(window)).toMatchObject({ failure: 'OFFER_WINDOW' })
    const races = await Promise.all([1, 2, 3].map(() => add({})))
    expect(races.map((answer) => (answer.ok ? 'ok' : answer.failure)).toSorted()).toEqual([
      'OFFER_OVERLAP',
      'OFFER_OVERLAP',
      'ok',
    ])
    expect(await add({ dStartTime: inHours(1), dEndTime: inHours(9) })).toMatchObject({ failure: 'OFFER_OVERLAP' })
  })

  it('has none of this for others, or for what it does not sell', async () => {
    const [running] = (await listed()) as { readonly cOfferUuid: string }[]
    expect(await add({}, orders.client)).toMatchObject({ failure: 'EMPTY' })
    expect(await end(running?.cOfferUuid ?? '', orders.client)).toMatchObject({ failure: 'EMPTY' })
    expect(await listed(orders.client)).toBe('EMPTY')
    expect(await add({ cSkuUuid: newUuid() })).toMatchObject({ failure: 'PRODUCT_UNKNOWN' })
    expect(await end(newUuid())).toMatchObject({ failure: 'OFFER_UNKNOWN' })
    expect(await orders.shopClient.getManagedOfferList({ body: { cProdCode: 'NONE' } })).toMatchObject({
      failure: 'PRODUCT_UNKNOWN',
    })
  })
})
