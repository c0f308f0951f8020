import { checkDocument } from '@mallwright/contract/document'
import { compilePage, definitionOf, readFields } from '@mallwright/modules/definitions'
import { expect, it } from 'vitest'

import { inTransaction } from '../../db/database.ts'
import { startWithVisitor } from '../../testing/test-session.ts'
import { demoBlocks } from '../pages/demo-blocks.ts'
import { accountId, demoId } from '../plans/demo-id.ts'
import { renewOffers } from './renew-offers.store.ts'
import { TIMED_OFFERS } from './timed-offers.data.ts'

const { server } = await startWithVisitor()

const BUYER = accountId('19900110005')
const MAIN = accountId('19900140001')

/** The first row of a query, whose columns are numbers. */
async function numbers(sql: string): Promise<Record<string, number>> {
  const { rows } = await server.database.pool.query<Record<string, string>>(sql)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]))
}

it('has the catalogue of a mall', async () => {
  expect(
    await numbers(`select (select count(*) from product) as products, (select count(*) from brand where logo_url <> '') as brands,
      (select count(*) from product_class where level = 1 and banner_url <> '') as first,
      (select count(*) from product_class where level = 2) as second,
      (select count(*) from product_class where level = 3) as leaves,
      (select count(*) from product where max_order_qty is not null) as limited,
      (select count(*) from product p join shop s on s.id = p.shop_id where s.operated) as operated`),
  ).toEqual({ products: 400, brands: 12, first: 8, second: 24, leaves: 60, limited: 5, operated: 120 })
})

it('has shops with a head, a notice, a licence and their own freight', async () => {
  const { rows } = await server.database.pool.query<Record<string, unknown>>(
    `select s.name, t.charge_mode as mode, (select count(*)::int from freight_rule r where r.template_id = t.id) as rules,
       (select min_amount_cents::int from freight_free_rule f where f.template_id = t.id) as free
     from shop s left join freight_template t on t.id = s.freight_template_id
     where s.banner_url <> '' and s.notice <> '' and s.licence_url <> '' and s.head_color <> '' order by s.opened_at`,
  )
  expect(rows.map(({ mode, rules, free }) => [mode, rules, free])).toEqual([
    [1, 0, 19_900],
    [2, 3, null],
    [2, 2, null],
    [1, 0, 50_000],
    [1, 1, null],
    [null, 0, null],
    [null, 0, null],
  ])
})

it('has 180 reviews in their shares, which the products count', async () => {
  expect(
    await numbers(`select count(*) as reviews, count(distinct product_id) as products,
      count(*) filter (where star = 5) as five, count(*) filter (where star = 1) as one,
      count(*) filter (where cardinality(picture_urls) > 0) as pictures,
      count(*) filter (where append_at is not null) as appended, count(*) filter (where reply_at is not null) as replied
      from review`),
  ).toEqual({ reviews: 180, products: 60, five: 112, one: 11, pictures: 63, appended: 27, replied: 72 })
  expect(
    await numbers(`select count(*) as wrong from product p where review_count <> (select count(*) from review r
      where r.product_id = p.id) or good_rate_bps <> coalesce((select count(*) filter (where star >= 4) * 10000 / count(*)
      from review r where r.product_id = p.id having count(*) > 0), 10000)`),
  ).toEqual({ wrong: 0 })
})

it('has coupons of every kind, counted as they were received', async () => {
  expect(
    await numbers(`select count(*) as coupons, count(*) filter (where taken = total) as exhausted,
      count(*) filter (where taken <> (select count(*) from user_coupon u where u.coupon_id = c.id)) as wrong,
      count(distinct kind) as kinds, count(*) filter (where buyer_kind = 1) as enterprise from coupon c`),
  ).toEqual({ coupons: 8, exhausted: 1, wrong: 0, kinds: 3, enterprise: 1 })
  const { rows } = await server.database.pool.query('select distinct state from user_coupon order by state')
  expect(rows).toEqual([{ state: 1 }, { state: 2 }, { state: 3 }, { state: 4 }])
})

it('has a buyer with a history, agreed prices, messages and rights of members', async () => {
  expect(
    await numbers(`select (select count(*) from cart_item) as cart, (select count(*) from collect_product) as collected,
      (select count(*) from footprint) as footprints, (select count(*) from address where account_id = '${BUYER}') as addresses,
      (select count(*) from invoice_header) as headers, (select count(*) from message where account_id = '${MAIN}') as messages,
      (select count(*) from message where account_id = '${MAIN}' and read_at is null) as unread,
      (select count(distinct s.product_id) from agreed_price a join sku s on s.id = a.sku_id) as agreed,
      (select count(*) from org_member where can_approve) as approvers, (select count(*) from org_member where can_pay) as payers,
      (select spend_limit_cents from org_member where spend_limit_cents is not null) as spend,
      (select amount_over_cents from approval_rule where enabled) as over`),
  ).toEqual({
    cart: 9,
    collected: 24,
    footprints: 60,
    addresses: 3,
    headers: 8,
    messages: 30,
    unread: 6,
    agreed: 24,
    approvers: 1,
    payers: 1,
    spend: 200_000,
    over: 500_000,
  })
})

it('fills the library and the saved blocks of the first day', async () => {
  const { rows } = await server.database.pool.query<{ name: string; pictures: number }>(
    `select f.name, count(*)::int as pictures from file_folder f join file_doc d on d.folder_id = f.id group by f.name`,
  )
  expect(rows.map(({ name }) => name).toSorted()).toEqual(['商品', '品牌', '图标', '横幅', '背景'].toSorted())
  expect(rows.reduce((sum, { pictures }) => sum + pictures, 0)).toBeGreaterThanOrEqual(40)
  expect(await numbers('select count(*) as blocks from saved_block')).toEqual({ blocks: 8 })
})

it.each(demoBlocks())('builds the block $title of known props', (document) => {
  expect(checkDocument(document)).toMatchObject({ ok: true })
  expect(compilePage(document, 'x').nodes).toHaveLength(document.children.length)
  for (const { module, props } of Object.values(document.nodes)) {
    const fields = definitionOf(module)?.fields ?? {}
    expect(readFields(fields, props)).toMatchObject(props)
    expect(Object.keys(props).filter((name) => !Object.hasOwn(fields, name))).toEqual([])
  }
})

it('has timed offers that come back every day at their time, each once', async () => {
  const { pool } = server.database
  const offers = async () =>
    (
      await pool.query<{ running: number; later: number; all: number }>(
        `select count(*) filter (where starts_at <= now() and ends_at > now())::int as running,
           count(*) filter (where starts_at > now())::int as later, count(*)::int as "all" from timed_offer`,
      )
    ).rows[0]
  expect(await offers()).toEqual({ running: 7, later: 1, all: 8 })
  const skuIds = TIMED_OFFERS.map(({ variant }) => demoId(`sku/${variant}`))
  const renew = () => inTransaction(server.database, (client) => renewOffers(client, skuIds))
  await renew()
  expect(await offers()).toMatchObject({ all: 8 })
  await pool.query(
    `update timed_offer set starts_at = starts_at - interval '50 hours', ends_at = ends_at - interval '50 hours'`,
  )
  expect(await offers()).toMatchObject({ running: 0, later: 0 })
  await Promise.all([renew(), renew()])
  const again = await offers()
  expect(again?.all).toBe(16)
  expect((again?.running ?? 0) + (again?.later ?? 0)).toBe(8)
})
