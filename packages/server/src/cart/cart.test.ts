import { CART_INVALID, MAX_CART_LINES } from '@mallwright/contract/cart'
import type { Cart, CartLine } from '@mallwright/contract/cart'
import { MAX_COLLECTED } from '@mallwright/contract/collect'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { addVariant, openTestShop, stockProduct } from '../testing/test-goods.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'

const PERSON = '19900110005'
/** Member of E3, and of E1. */
const TWO_INSTITUTIONS = '19900150004'

let server: TestServer
let shopId: string
/** Variants: plain, in steps of 5 from 10 to 40 with tiers, sold out, by enquiry. */
let plain: string, stepped: string, soldOut: string, byEnquiry: string
let client: TestClient

beforeAll(async () => {
  server = await testServer()
  await server.app.ready()
  shopId = await openTestShop(server, { name: '甲店', minOrderCents: 5000 })
  plain = await stockProduct(server, shopId, { code: 'T-PLAIN', cents: 1250 })
  const tiers = [{ minQty: 20, cents: 900 }]
  const limits = { minOrderQty: 10, stepQty: 5, maxOrderQty: 40, stock: 33 }
  stepped = await stockProduct(server, shopId, { code: 'T-STEP', cents: 1000, tiers, ...limits })
  soldOut = await stockProduct(server, shopId, { code: 'T-OUT', stock: 0 })
  byEnquiry = await stockProduct(server, shopId, { code: 'T-ASK', priceMode: 3 })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from cart_item')
  client = await server.signIn(PERSON, { terminal: 'mobile' })
})

const sql = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])
const item = (cSkuUuid: string, iQty = 1) => ({ cSkuUuid, iQty })
const add = (who: TestClient, ...items: ReturnType<typeof item>[]) =>
  who.addCart({ body: { items, cRequestUuid: newUuid() } })

async function cartOf(who: TestClient): Promise<Cart> {
  const answer = await who.getCartList({ body: {} })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}
const linesOf = ({ shopList, invalidList }: Cart): CartLine[] => [
  ...shopList.flatMap(({ lineList }) => lineList),
  ...invalidList,
]
async function lineOf(who: TestClient, skuId: string): Promise<CartLine> {
  const line = linesOf(await cartOf(who)).find(({ cSkuUuid }) => cSkuUuid === skuId)
  if (!line) throw new Error('the line is missing')
  return line
}

describe('additions', () => {
  it('sum up and stay within stock, step and limit; what was adjusted is told', async () => {
    expect(await add(client, item(plain, 2), item(plain, 1))).toMatchObject({
      ok: true,
      data: { iCount: 1, adjustedList: [] },
    })
    expect(await add(client, item(stepped, 12))).toMatchObject({
      data: { iCount: 2, adjustedList: [{ cSkuUuid: stepped, iQty: 10 }] },
    })
    expect(await add(client, item(stepped, 999))).toMatchObject({ data: { adjustedList: [{ iQty: 30 }] } })
    expect(linesOf(await cartOf(client)).map(({ cSkuUuid, iQty }) => [cSkuUuid, iQty])).toEqual(
      expect.arrayContaining([
        [plain, 3],
        [stepped, 30],
      ]),
    )
    expect(await client.getCartCount({ body: {} })).toMatchObject({ data: { iCount: 2 } })
  })

  it('act once a request', async () => {
    const body = { items: [item(plain, 2)], cRequestUuid: newUuid() }
    await Promise.all(Array.from({ length: 4 }, () => client.addCart({ body })))
    expect(await lineOf(client, plain)).toMatchObject({ iQty: 2 })
    expect(await client.addCart({ body: { ...body, items: [item(plain, 3)] } })).toMatchObject({
      failure: 'KEY_REUSED',
    })
  })

  it('are refused whole when one line cannot be bought, with the field', async () => {
    const refusals = [
      [soldOut, CART_INVALID.outOfStock],
      [byEnquiry, CART_INVALID.byEnquiry],
      [newUuid(), CART_INVALID.variantGone],
      ['no-uuid', CART_INVALID.variantGone],
    ] as const
    for (const [skuId, iInvalidType] of refusals)
      expect(await add(client, item(plain), item(skuId))).toMatchObject({
        failure: 'CART_LINE_REFUSED',
        data: { cField: 'items.1.cSkuUuid', cSkuUuid: skuId, iInvalidType },
      })
    expect(await add(client, item(plain), item(plain, 0))).toMatchObject({
      failure: 'FIELD_INVALID',
      data: { cField: 'items.1.iQty' },
    })
    expect((await cartOf(client)).iCount).toBe(0)
  })

  it('stop at the limit of lines, also when they race', async () => {
    const { rows } =
      await sql(`select k.id from sku k join product p on p.id = k.product_id join shop s on s.id = p.shop_id
      join site_shop ss on ss.shop_id = s.id join site st on st.id = ss.site_id and st.is_main
      where k.is_on and p.on_shelf and not s.closed and p.price_mode <> 3 and k.stock_on_hand - k.stock_locked >= p.min_order_qty
      limit ${MAX_CART_LINES + 5}`)
    const ids = rows.map(({ id }: { id: string }) => id)
    expect(ids).toHaveLength(MAX_CART_LINES + 5)
    await add(client, ...ids.slice(0, MAX_CART_LINES - 3).map((id) => item(id)))
    const answers = await Promise.all(ids.slice(MAX_CART_LINES - 3).map((id) => add(client, item(id))))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: 'CART_FULL', data: { iMax: MAX_CART_LINES } })
    expect((await cartOf(client)).iCount).toBe(MAX_CART_LINES)
  })

  it('are told to the open shops of the account', async () => {
    const socket = await openSocket(server.app, await socketTicket(client))
    await socket.ping()
    const frame = socket.next()
    await add(client, item(plain))
    expect(JSON.parse(await frame)).toMatchObject({ body: '2003', topic: 'cart' })
  })
})

describe('a cart', () => {
  it('belongs to the person, or to the institution that they act for', async () => {
    const member = await server.signIn(TWO_INSTITUTIONS, { terminal: 'mobile' })
    await add(member, item(plain, 4))
    await switchInstitution()
    expect((await cartOf(member)).iCount).toBe(0)
    await add(member, item(plain, 7))
    await switchInstitution()
    expect(await lineOf(member, plain)).toMatchObject({ iQty: 4 })
    expect((await cartOf(client)).iCount).toBe(0)
    await sql(
      `update organisation set acc_stop = true where id = (select organisation_id from org_member m join account a
      on a.id = m.account_id where a.mobile_phone = $1 and m.is_default)`,
      [TWO_INSTITUTIONS],
    )
    expect((await cartOf(member)).iCount).toBe(0)
  })

  it('gives totals of the selected lines, tiers, what is missing for free freight and for an order', async () => {
    const { rows } = await sql(`insert into freight_template (name, charge_mode, first_unit, first_fee_cents, next_unit,
      next_fee_cents) values ('满额免', 1, 1, 800, 1, 200) returning id`)
    await sql('update shop set freight_template_id = $2 where id = $1', [shopId, rows[0].id])
    await sql(
      `insert into freight_free_rule (template_id, sort, area_codes, min_amount_cents) values ($1, 0, '{}', 20000)`,
      [rows[0].id],
    )
    await add(client, item(plain), item(stepped, 10))
    const line = await lineOf(client, stepped)
    expect(line).toMatchObject({ iPrice: 10, iAmount: 100, nextTier: { iMoreQty: 10, iPrice: 9 } })
    expect(await cartOf(client)).toMatchObject({
      iTotal: 112.5,
      iSelectedCount: 2,
      shopList: [{ cShopUuid: shopId, iSubtotal: 112.5, iFreeFreightMissing: 87.5 }],
    })
    const dropped = await client.selectCart({ body: { cartUuids: [line.cCartUuid, 'no-uuid'], bSelected: false } })
    expect(dropped).toMatchObject({ ok: true, data: { iTotal: 12.5, shopList: [{ iMinOrderMissing: 37.5 }] } })
    await client.selectCart({ body: { cartUuids: [line.cCartUuid], bSelected: true } })
    const more = await client.updateCart({ body: { cCartUuid: line.cCartUuid, iQty: 20 } })
    expect(more).toMatchObject({ data: { iTotal: 192.5, shopList: [{ iFreeFreightMissing: 7.5 }] } })
    await client.updateCart({ body: { cCartUuid: line.cCartUuid, iQty: 25 } })
    expect((await cartOf(client)).shopList[0]).toMatchObject({ iSubtotal: 237.5, iFreeFreightMissing: 0 })
  })

  it('shows changed prices and agreed ones, and coupons of its shops', async () => {
    const buyer = await server.signIn('19900140001', { terminal: 'mobile' })
    await add(buyer, item(plain, 2))
    expect((await cartOf(buyer)).shopList[0]).toMatchObject({ bHasCoupon: false })
    await sql('update sku set price_cents = 1100 where id = $1', [plain])
    expect(await lineOf(buyer, plain)).toMatchObject({ iPrice: 11, iPriceChange: -1.5, bAgreementPrice: false })
    await sql(
      `insert into agreed_price (organisation_id, sku_id, price_cents, valid_from)
      select m.organisation_id, $1, 900, now() from org_member m join account a on a.id = m.account_id
      where a.mobile_phone = '19900140001' and m.is_default`,
      [plain],
    )
    expect(await lineOf(buyer, plain)).toMatchObject({ iPrice: 9, bAgreementPrice: true })
    await add(client, item(plain))
    expect(await lineOf(client, plain)).toMatchObject({ iPrice: 11, bAgreementPrice: false })
    await sql(
      `insert into coupon (shop_id, name, kind, off_cents, total, take_from, take_to, valid_days)
      values ($1, '满减', 1, 100, 10, now() - interval '1 day', now() + interval '1 day', 7)`,
      [shopId],
    )
    expect((await cartOf(buyer)).shopList[0]).toMatchObject({ bHasCoupon: true })
    await sql('update sku set price_cents = 1250 where id = $1', [plain])
  })

  it('names why a line cannot be ordered, and the quantity that can be', async () => {
    await add(client, item(plain, 3), item(stepped, 30))
    await sql('update sku set stock_on_hand = 21 where id = $1', [stepped])
    expect(await lineOf(client, stepped)).toMatchObject({ iInvalidType: 0, iFitQty: 20, iStock: 21 })
    await sql('update sku set stock_on_hand = 9 where id = $1', [stepped])
    expect(await lineOf(client, stepped)).toMatchObject({ iInvalidType: CART_INVALID.outOfStock })
    await sql('update sku set stock_on_hand = 33 where id = $1', [stepped])
    const states = [
      [`update product set min_order_qty = 5 where prod_code = 'T-PLAIN'`, CART_INVALID.belowMinimum],
      [`update product set min_order_qty = 1, price_mode = 3 where prod_code = 'T-PLAIN'`, CART_INVALID.byEnquiry],
      [`update product set price_mode = 1, on_shelf = false where prod_code = 'T-PLAIN'`, CART_INVALID.offShelf],
      [`update product set on_shelf = true where prod_code = 'T-PLAIN'`, CART_INVALID.none],
      [`update sku set is_on = false where sku_code = 'T-PLAIN-1'`, CART_INVALID.variantGone],
      [`update sku set is_on = true where sku_code = 'T-PLAIN-1'`, CART_INVALID.none],
      [`update shop set closed = true where name = '甲店'`, CART_INVALID.offShelf],
      [`update shop set closed = false where name = '甲店'`, CART_INVALID.none],
    ] as const
    for (const [change, iInvalidType] of states) {
      await sql(change)
      const cart = await cartOf(client)
      expect(await lineOf(client, plain)).toMatchObject({ iInvalidType })
      expect(cart.invalidList.length).toBe(iInvalidType === 0 ? 0 : change.includes('shop') ? 2 : 1)
      // What cannot be ordered counts nowhere.
      expect(cart.iSelectedCount).toBe(2 - cart.invalidList.length)
    }
  })

  it('marks what is not delivered to the default address', async () => {
    const { rows } = await sql(`insert into freight_template (name, charge_mode, first_unit, first_fee_cents, next_unit,
      next_fee_cents) values ('不发广东', 1, 1, 0, 1, 0) returning id`)
    await sql(
      `insert into freight_rule (template_id, sort, area_codes, first_unit, first_fee_cents, next_unit, next_fee_cents,
      no_delivery) values ($1, 0, '{440000}', 1, 0, 1, 0, true)`,
      [rows[0].id],
    )
    await sql(`update product set freight_template_id = $1 where prod_code = 'T-PLAIN'`, [rows[0].id])
    await add(client, item(plain))
    const address = { cReceiver: '王女士', cMobilePhone: '13800001111', cAddress: '1 号', cRequestUuid: newUuid() }
    await client.saveAddress({ body: { ...address, cAreaCode: '440305', bDefault: true } })
    expect(await lineOf(client, plain)).toMatchObject({ iInvalidType: CART_INVALID.undeliverable })
    await client.saveAddress({ body: { ...address, cAreaCode: '350203', bDefault: true, cRequestUuid: newUuid() } })
    expect(await lineOf(client, plain)).toMatchObject({ iInvalidType: 0 })
    await sql(`update product set freight_template_id = null where prod_code = 'T-PLAIN'`)
  })

  it('changes to another variant of the product, whose line it joins', async () => {
    const { rows } = await sql(`select id from product where prod_code = 'T-PLAIN'`)
    const other = await addVariant(server, { productId: rows[0].id, code: 'T-PLAIN-2', cents: 2000, stock: 5 })
    await add(client, item(plain, 2))
    const line = await lineOf(client, plain)
    const changed = await client.updateCart({ body: { cCartUuid: line.cCartUuid, iQty: 2, cSkuUuid: other } })
    expect(changed).toMatchObject({ ok: true, data: { iCount: 1, iTotal: 40 } })
    await add(client, item(plain, 4))
    const again = await lineOf(client, plain)
    await client.updateCart({ body: { cCartUuid: again.cCartUuid, iQty: 4, cSkuUuid: other } })
    expect(linesOf(await cartOf(client))).toMatchObject([{ cSkuUuid: other, iQty: 5 }])
    const joined = await lineOf(client, other)
    for (const [skuId, iInvalidType] of [
      [stepped, CART_INVALID.variantGone],
      [newUuid(), CART_INVALID.variantGone],
    ] as const)
      expect(
        await client.updateCart({ body: { cCartUuid: joined.cCartUuid, iQty: 10, cSkuUuid: skuId } }),
      ).toMatchObject({ failure: 'CART_LINE_REFUSED', data: { cField: 'cSkuUuid', iInvalidType } })
  })

  it('belongs to one account: lines of others cannot be changed', async () => {
    await add(client, item(plain, 2))
    const { cCartUuid } = await lineOf(client, plain)
    const stranger = await server.signIn('19900140001', { terminal: 'mobile' })
    for (const id of [cCartUuid, newUuid(), 'no-uuid'])
      expect(await stranger.updateCart({ body: { cCartUuid: id, iQty: 9 } })).toMatchObject({
        failure: 'CART_LINE_UNKNOWN',
      })
    await stranger.deleteCart({ body: { cartUuids: [cCartUuid] } })
    await stranger.moveToCollect({ body: { cartUuids: [cCartUuid] } })
    await stranger.selectCart({ body: { cartUuids: [cCartUuid], bSelected: false } })
    expect(await lineOf(client, plain)).toMatchObject({ iQty: 2, bSelected: true })
    expect(await (await server.client()).getCartList({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('loses lines that are deleted or moved into the collection', async () => {
    await add(client, item(plain), item(stepped, 10))
    const line = await lineOf(client, plain)
    const moved = await client.moveToCollect({ body: { cartUuids: [line.cCartUuid] } })
    expect(moved).toMatchObject({ data: { iCount: 1 } })
    expect(await client.getCollectState({ body: { cProdCode: 'T-PLAIN' } })).toMatchObject({
      data: { bProdCollected: true },
    })
    const rest = await lineOf(client, stepped)
    expect(await client.deleteCart({ body: { cartUuids: [rest.cCartUuid] } })).toMatchObject({
      data: { iCount: 0, shopList: [], iTotal: 0 },
    })
  })

  it('keeps its lines when the collection is full', async () => {
    await fillCollection(PERSON)
    await add(client, item(stepped, 10))
    const line = await lineOf(client, stepped)
    expect(await client.moveToCollect({ body: { cartUuids: [line.cCartUuid] } })).toMatchObject({
      failure: 'TOO_MANY_COLLECTED',
      data: { iMax: MAX_COLLECTED },
    })
    expect((await cartOf(client)).iCount).toBe(1)
  })
})

describe('the cart of a visitor', () => {
  it('is shown with prices as the site allows, without stock', async () => {
    const visitor = await server.client()
    const items = [
      { ...item(plain, 2), bSelected: true },
      { ...item(soldOut), bSelected: true },
      { ...item(newUuid()), bSelected: true },
    ]
    const shown = await visitor.getCartPreview({ body: { items } })
    const cart = shown.ok ? shown.data : undefined
    expect(cart).toMatchObject({
      iTotal: 25,
      iCount: 2,
      shopList: [{ lineList: [{ cCartUuid: plain, iPrice: 12.5, iAmount: 25 }] }],
      invalidList: [{ cSkuUuid: soldOut, iInvalidType: CART_INVALID.outOfStock }],
    })
    expect(JSON.stringify(cart)).not.toContain('iStock')
    await sql('update site set show_price_to_visitor = false where is_main')
    await expect
      .poll(async () => JSON.stringify(await visitor.getCartPreview({ body: { items } })))
      .not.toMatch(/iPrice|iTotal|iAmount|iSubtotal|Missing/)
    await sql('update site set show_price_to_visitor = true where is_main')
  })

  it('is merged once, within the limits; what was left out is told', async () => {
    await add(client, item(plain, 98))
    const cRequestUuid = newUuid()
    const items = [item(plain, 5), item(stepped, 11), item(soldOut), item(newUuid())]
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => client.mergeCart({ body: { items, cRequestUuid } })),
    )
    for (const answer of answers)
      expect(answer).toMatchObject({
        ok: true,
        data: {
          iCount: 2,
          adjustedList: [
            { cSkuUuid: plain, iQty: 100 },
            { cSkuUuid: stepped, iQty: 10 },
          ],
          omittedList: [{ cSkuUuid: soldOut, cProdName: '测试商品 T-OUT' }, { cProdName: '' }],
        },
      })
    expect(await lineOf(client, plain)).toMatchObject({ iQty: 100 })
  })

  it('is merged up to the limit of lines', async () => {
    await sql(
      `insert into cart_item (account_id, sku_id, qty) select (select id from account where mobile_phone = $1), id, 1
       from sku where id <> all($2::uuid[]) limit ${MAX_CART_LINES}`,
      [PERSON, [plain, stepped]],
    )
    const body = { items: [item(plain)], cRequestUuid: newUuid() }
    expect(await client.mergeCart({ body })).toMatchObject({
      data: { omittedList: [{ cSkuUuid: plain, iInvalidType: 0 }] },
    })
  })
})

async function switchInstitution(): Promise<void> {
  const of = `(select id from account where mobile_phone = '${TWO_INSTITUTIONS}')`
  const { rows } = await sql(`select id from org_member where account_id = ${of} and not is_default`)
  await sql(`update org_member set is_default = false where account_id = ${of}`)
  await sql('update org_member set is_default = true where id = $1', [rows[0].id])
}

/** Fills the collection of an account with products of the test. */
async function fillCollection(phone: string): Promise<void> {
  await sql(
    `with made as (insert into product (prod_code, shop_id, class_id, name, unit, price_mode, min_price_cents, search_text)
       select 'T-FILL-' || n, p.shop_id, p.class_id, '填充', '件', 1, 100, 'fill' from product p, generate_series(1, $2::int) n
       where p.prod_code = 'T-PLAIN' returning id)
     insert into collect_product (account_id, product_id) select a.id, made.id from made, account a where a.mobile_phone = $1`,
    [phone, MAX_COLLECTED - 1],
  )
}
