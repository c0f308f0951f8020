import { beforeAll, describe, expect, it } from 'vitest'

import type { TestClient } from '../../testing/test-server.ts'
import { startWithVisitor } from '../../testing/test-session.ts'

const { server, visitor } = await startWithVisitor()
const PHONE = '19900140001'
const buyer = await server.signIn(PHONE)

const run = async <Row>(sql: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row & object>(sql, values)).rows

const HANGZHOU = '330106'
const LHASA = '540102'

/** A variant of the product that quotes and agreed prices are about. */
let sku = { id: '', price: 0 }

beforeAll(async () => {
  const [found] = await run<{ id: string; price: string }>(
    `select k.id, k.price_cents as price from sku k join product p on p.id = k.product_id where p.prod_code = 'P09001' order by k.sort limit 1`,
  )
  sku = { id: found?.id ?? '', price: Number(found?.price) }
  const [plan] = await run<{ id: string }>(
    `insert into freight_template (name, charge_mode, first_unit, first_fee_cents, next_unit, next_fee_cents)
     values ('按件', 1, 1, 800, 1, 200) returning id`,
  )
  await run(
    `insert into freight_rule (template_id, sort, area_codes, first_unit, first_fee_cents, next_unit, next_fee_cents, no_delivery)
     values ($1, 1, '{540000}', 1, 0, 1, 0, true)`,
    [plan?.id],
  )
  await run(`insert into freight_free_rule (template_id, sort, min_amount_cents) values ($1, 1, $2)`, [
    plan?.id,
    sku.price * 10,
  ])
  await run(`update product set freight_template_id = null`)
  await run(`update shop set freight_template_id = $1`, [plan?.id])
  await run(
    `update product set price_mode = 1, min_order_qty = 1, max_order_qty = 99, video_url = '/v.mp4', review_count = 8, good_rate_bps = 9750 where prod_code = 'P09001'`,
  )
  await run(`delete from price_tier where sku_id = $1`, [sku.id])
})

describe('a quote of freight', () => {
  const quote = (iQty: number, cAreaCode = HANGZHOU, client: TestClient = visitor) =>
    client.getFreightQuote({ body: { cAreaCode, items: [{ cSkuUuid: sku.id, iQty }] } })

  it('is by quantity, free from an amount on, and names what is missing', async () => {
    expect(await quote(3)).toMatchObject({
      data: { bDeliverable: true, iFreight: 12, results: [{ iFreight: 12, iMissing: (sku.price * 7) / 100 }] },
    })
    const free = await quote(10)
    expect(free).toMatchObject({ data: { iFreight: 0 } })
    expect(free.ok && free.data.results[0]?.iMissing).toBeUndefined()
  })

  it('tells where nothing is delivered', async () => {
    const refused = await quote(1, LHASA)
    expect(refused).toMatchObject({ data: { bDeliverable: false, results: [{ bDeliverable: false }] } })
    expect(refused.ok && refused.data.iFreight).toBeUndefined()
  })

  it('knows areas of the third level and variants of the site only', async () => {
    expect(await quote(1, '330000')).toMatchObject({ failure: 'AREA_UNKNOWN' })
    const body = { cAreaCode: HANGZHOU, items: [{ cSkuUuid: 'x', iQty: 1 }] }
    expect(await visitor.getFreightQuote({ body })).toMatchObject({ failure: 'SKU_UNKNOWN' })
    const [foreign] = await run<{ id: string }>(
      `select k.id from sku k join product p on p.id = k.product_id where p.prod_code = 'P01001' limit 1`,
    )
    const items = [{ cSkuUuid: foreign?.id ?? '', iQty: 1 }]
    const stranger = await server.client('b.demo.test')
    expect(await stranger.getFreightQuote({ body: { cAreaCode: HANGZHOU, items } })).toMatchObject({
      failure: 'SKU_UNKNOWN',
    })
  })

  it('has no fee where prices are hidden: a free delivery would tell them', async () => {
    const hidden = await quote(3, HANGZHOU, await server.client('b.demo.test'))
    expect(hidden).toMatchObject({ data: { bDeliverable: true, iShipDays: expect.any(Number) } })
    expect(JSON.stringify(hidden)).not.toMatch(/iFreight|iMissing/)
    await run(`update product set price_mode = 3 where prod_code = 'P09001'`)
    expect(JSON.stringify(await quote(3))).not.toMatch(/iFreight|iMissing/)
    await run(`update product set price_mode = 1 where prod_code = 'P09001'`)
  })
})

describe('an agreed price', () => {
  const detail = async (client: TestClient) => {
    const answer = await client.getProductDetail({ body: { cProdCode: 'P09001' } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }

  it('is the price of the buyer’s institution, in detail and lists, without tiers', async () => {
    await run(`insert into price_tier (sku_id, min_qty, price_cents) values ($1, 5, 1)`, [sku.id])
    await run(
      `insert into agreed_price (organisation_id, sku_id, price_cents, valid_from)
       select m.organisation_id, $1, 77, now() - interval '1 day' from org_member m join account a on a.id = m.account_id
       where a.mobile_phone = $2 and m.is_default`,
      [sku.id, PHONE],
    )
    const mine = await detail(buyer)
    const variant = mine.skuList.find(({ cSkuUuid }) => cSkuUuid === sku.id)
    expect(mine).toMatchObject({ iPrice: 0.77, bAgreementPrice: true })
    expect(variant).toMatchObject({ iPrice: 0.77, bAgreementPrice: true, priceTierList: [] })
    for (const list of [
      await buyer.searchProductPage({ body: { cKeyword: 'P09001' } }),
      await buyer.getProductListBycClassUuid({ body: { cClassUuids: mine.cClassUuid, pageSize: 50 } }),
    ]) {
      const found = list.ok ? list.data.results.find(({ cProdCode }) => cProdCode === 'P09001') : undefined
      expect(found).toMatchObject({ iPrice: 0.77, bAgreementPrice: true })
    }
    const byCode = await buyer.getProductListBycProdCode({ body: { cProdCodes: 'P09001' } })
    expect(byCode).toMatchObject({ data: [{ iPrice: 0.77, bAgreementPrice: true }] })
  })

  it('is nobody else’s, and ends', async () => {
    for (const client of [visitor, await server.signIn('19900140002')]) {
      const other = await detail(client)
      expect(other.bAgreementPrice).toBeUndefined()
      expect(other.skuList.find(({ cSkuUuid }) => cSkuUuid === sku.id)?.iPrice).toBe(sku.price / 100)
    }
    await run(`update agreed_price set valid_to = now() - interval '1 minute'`)
    expect((await detail(buyer)).bAgreementPrice).toBeUndefined()
    await run(`update agreed_price set valid_to = null`)
    await run(`update org_member set stop = true where account_id = (select id from account where mobile_phone = $1)`, [
      PHONE,
    ])
    expect((await detail(buyer)).bAgreementPrice).toBeUndefined()
    await run(`update org_member set stop = false`)
  })

  it('stays hidden where the site hides prices from visitors', async () => {
    const hidden = JSON.stringify(await detail(await server.client('b.demo.test')))
    expect(hidden).not.toMatch(/iPrice"|iMarketPrice|bAgreementPrice|iMinQty/)
  })
})

describe('a product’s page', () => {
  it('has its limits, reviews, video, invoice and the caller’s marks', async () => {
    await run(
      `insert into collect_product (account_id, product_id) select a.id, p.id from account a, product p
       where a.mobile_phone = $1 and p.prod_code = 'P09001' on conflict do nothing`,
      [PHONE],
    )
    const mine = await buyer.getProductDetail({ body: { cProdCode: 'P09001' } })
    expect(mine).toMatchObject({
      data: { iMaxOrderQty: 99, cVideoUrl: '/v.mp4', iReviewCount: 8, iGoodRate: 97.5, bCollect: true },
    })
    const theirs = await visitor.getProductDetail({ body: { cProdCode: 'P09001' } })
    expect(theirs).toMatchObject({ data: { bCollect: false, shop: { bCollect: false } } })
  })
})

describe('recommendations', () => {
  const recommend = async (cProdCode = '', client: TestClient = visitor) => {
    const answer = await client.getRecommendList({ body: { cScene: 'product', cProdCode, pageSize: 8 } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data.results
  }

  it('are like the product, it excluded, also when it is off the shelf', async () => {
    for (const code of ['P09001', 'P02013']) {
      const found = await recommend(code)
      expect(found.length).toBeGreaterThan(3)
      expect(found.map(({ cProdCode }) => cProdCode)).not.toContain(code)
    }
    expect((await recommend('P09001'))[0]?.cProdCode.slice(0, 3)).toBe('P09')
  })

  it('without a product are of many classes, those first that the account looked at', async () => {
    const plain = await recommend()
    expect(new Set(plain.map(({ cProdCode }) => cProdCode.slice(0, 3))).size).toBeGreaterThanOrEqual(4)
    await run(
      `insert into footprint (account_id, product_id, view_date) select a.id, p.id, current_date from account a, product p
       where a.mobile_phone = $1 and p.prod_code = 'P12001' on conflict do nothing`,
      [PHONE],
    )
    expect((await recommend('', buyer))[0]?.cProdCode.slice(0, 3)).toBe('P12')
    expect(await recommend('nothing')).toEqual(plain)
  })

  it('hide prices where the site does', async () => {
    expect(JSON.stringify(await recommend('P09001', await server.client('b.demo.test')))).not.toMatch(/iPrice"/)
  })
})

describe('the facts of a shop', () => {
  it('have scores, policies and kind; the licence for signed-in callers only', async () => {
    const [shop] = await run<{ id: string }>(
      `update shop set licence_url = '/licence.png', notice = '春节照常发货', head_color = '#123456', banner_url = '/b.svg', special_invoices = true,
         min_order_cents = 5000, score_logistics = 4.5, score_service = 4.6 where name like '青禾%' returning id`,
    )
    const body = { cShopUuid: shop?.id ?? '' }
    const answer = await buyer.getShopInfo({ body })
    expect(answer).toMatchObject({
      data: {
        cLicenceUrl: '/licence.png',
        cNotice: '春节照常发货',
        cHeadColor: '#123456',
        cBannerUrl: '/b.svg',
        iLogisticsScore: 4.5,
        iServiceScore: 4.6,
        invoiceKinds: [1, 2],
        iMinOrderAmount: 50,
        iShopKind: 1,
        iAfterSaleDays: 7,
        delivery: {
          iChargeMode: 1,
          iFirstFee: 8,
          ruleList: [{ areaList: ['西藏自治区'], bDeliverable: false }],
          freeList: [{ areaList: [], iMinAmount: sku.price / 10 }],
        },
      },
    })
    const seen = await visitor.getShopInfo({ body })
    expect(seen.ok && seen.data.cLicenceUrl).toBeUndefined()
    await run(`update shop set freight_template_id = null`)
    const free = await visitor.getShopInfo({ body })
    expect(free.ok && free.data.delivery).toBeUndefined()
  })
})
