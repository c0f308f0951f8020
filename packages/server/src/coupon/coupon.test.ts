import { COUPON_STATES, RECEIVE_STATES } from '@mallwright/contract/coupon'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openTestShop, stockProduct } from '../testing/test-goods.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const PERSON = '19900110005'
/** Of an enterprise, and of two. */
const BUYER = '19900140001'
const TWO_INSTITUTIONS = '19900150004'

let server: TestServer
let shopId: string
let person: TestClient, buyer: TestClient

beforeAll(async () => {
  server = await testServer()
  shopId = await openTestShop(server, { name: '丙店' })
  await stockProduct(server, shopId, { code: 'K-ONE' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await sql('update shop_order set shop_coupon_id = null, platform_coupon_id = null')
  await sql('delete from user_coupon')
  await sql('delete from coupon')
  person = await server.signIn(PERSON, { terminal: 'mobile' })
  buyer = await server.signIn(BUYER, { terminal: 'mobile' })
})

const sql = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values])

/** Issues a coupon of the shop, or of the platform; `change` are further columns. */
async function issue(change: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const columns = {
    shop_id: shopId,
    name: '满减',
    kind: 1,
    off_cents: 500,
    min_spend_cents: 2000,
    total: 10,
    ...change,
  }
  const names = Object.keys(columns)
  const { rows } = await sql(
    `insert into coupon (${names.join(', ')}, take_from, take_to, valid_days)
     values (${names.map((_, index) => `$${index + 1}`).join(', ')}, now() - interval '1 hour', now() + interval '1 day', 7)
     returning id`,
    Object.values(columns),
  )
  return rows[0].id
}
const receive = (who: TestClient, cCouponUuid: string, cRequestUuid = newUuid()) =>
  who.receiveCoupon({ body: { cCouponUuid, cRequestUuid } })
const listed = async (who: TestClient, body: { cShopUuid?: string; cProdCode?: string } = {}) => {
  const answer = await who.getReceivableList({ body })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.results
}

describe('the centre', () => {
  it('lists coupons of the platform and of shops, by shop, and what can be received', async () => {
    const { rows } = await sql('select id from site where is_main')
    const platform = await issue({
      shop_id: null,
      site_id: rows[0].id,
      kind: 2,
      off_cents: 0,
      rate_bps: 9000,
      max_off_cents: 3000,
    })
    const teams = await issue({ buyer_kind: 2 })
    const gone = await issue({ taken: 10 })
    const own = await issue()
    await issue({ stopped: true })
    await receive(buyer, own)
    const states = new Map((await listed(buyer)).map((coupon) => [coupon.cCouponUuid, coupon.iReceiveState]))
    expect(states).toEqual(
      new Map([
        [platform, RECEIVE_STATES.open],
        [teams, RECEIVE_STATES.otherBuyers],
        [own, RECEIVE_STATES.received],
        [gone, RECEIVE_STATES.gone],
      ]),
    )
    const visitor = await server.client()
    expect((await listed(visitor)).find(({ cCouponUuid }) => cCouponUuid === platform)).toMatchObject({
      iCouponType: 2,
      iRateBps: 9000,
      iMaxAmount: 30,
      iMinAmount: 20,
      cShopUuid: '',
      iValidDays: 7,
      iLeft: 10,
      iReceived: 0,
      iReceiveState: RECEIVE_STATES.open,
    })
    expect((await listed(visitor, { cShopUuid: shopId })).map(({ cShopName }) => cShopName)).toEqual([
      '丙店',
      '丙店',
      '丙店',
    ])
  })

  it('lists those that cover a product: everything, its classes of any level, itself', async () => {
    const { rows } = await sql(`select p.id, c.parent_id from product p join product_class c on c.id = p.class_id
      where p.prod_code = 'K-ONE'`)
    const all = await issue({ name: '全场' })
    const byClass = await issue({ name: '类目', scope: 1, scope_ids: [rows[0].parent_id] })
    const byProduct = await issue({ name: '单品', scope: 2, scope_ids: [rows[0].id] })
    await issue({ name: '别的', scope: 2, scope_ids: [newUuid()] })
    const found = (await listed(person, { cProdCode: 'K-ONE' })).map(({ cCouponUuid }) => cCouponUuid)
    expect(found.toSorted()).toEqual([all, byClass, byProduct].toSorted())
    expect(await listed(person, { cProdCode: 'unknown' })).toEqual([])
  })

  it('leaves out shops of other sites', async () => {
    const { rows } = await sql(`insert into shop (name) values ('别处') returning id`)
    const id = await issue({ shop_id: rows[0].id })
    expect(await listed(person)).toEqual([])
    expect(await receive(person, id)).toMatchObject({ failure: 'COUPON_UNKNOWN' })
  })
})

describe('a receipt', () => {
  it('is valid for its days, acts once a request, and is told', async () => {
    const id = await issue({ per_user: 2 })
    const cRequestUuid = newUuid()
    const answers = await Promise.all([1, 2, 3].map(() => receive(person, id, cRequestUuid)))
    expect(new Set(answers.map((answer) => answer.ok && answer.data.cUserCouponUuid)).size).toBe(1)
    const mine = await person.getMyCouponPage({ body: {} })
    expect(mine).toMatchObject({
      ok: true,
      data: {
        iTotleSize: 1,
        results: [{ cCouponUuid: id, iCouponType: 1, iAmount: 5, iCouponState: COUPON_STATES.unused }],
        countList: [
          { iCouponState: 1, iCount: 1 },
          { iCouponState: 2, iCount: 0 },
          { iCouponState: 3, iCount: 0 },
        ],
      },
    })
    const { rows } = await sql(`select valid_to - valid_from = interval '7 days' as week from user_coupon`)
    expect(rows).toEqual([{ week: true }])
    const messages = await person.getMessagePage({ body: {} })
    expect(messages).toMatchObject({ data: { results: [{ cTitle: '优惠券到账', bRead: false }] } })
    await receive(person, id)
    expect(await receive(person, id)).toMatchObject({ failure: 'COUPON_LIMIT', data: { iPerUser: 2 } })
  })

  it('gives out no more than there are, however many ask at once', async () => {
    const phones = ['19900110001', '19900110002', '19900110003', '19900110004', PERSON, BUYER, TWO_INSTITUTIONS]
    const clients = await Promise.all(phones.map((phone) => server.signIn(phone, { terminal: 'mobile' })))
    const id = await issue({ total: 4, per_user: 2 })
    const answers = await Promise.all(clients.flatMap((who) => [receive(who, id), receive(who, id)]))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(4)
    expect(answers.filter((answer) => !answer.ok && answer.failure === 'COUPONS_TAKEN')).toHaveLength(10)
    const { rows } = await sql('select taken, (select count(*) from user_coupon)::int as given from coupon')
    expect(rows).toEqual([{ taken: 4, given: 4 }])
  })

  it('stays within the limit of an account that asks twice at once', async () => {
    const id = await issue({ per_user: 1 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => receive(person, id)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    const { rows } = await sql('select taken from coupon')
    expect(rows).toEqual([{ taken: 1 }])
  })

  it('is refused out of its time, when stopped, to other buyers, and for what does not exist', async () => {
    const closed = [await issue({ stopped: true }), await issue(), await issue()]
    await sql(`update coupon set take_from = now() + interval '1 hour' where id = $1`, [closed[1]])
    await sql(`update coupon set take_to = now() - interval '1 minute' where id = $1`, [closed[2]])
    for (const id of closed) expect(await receive(buyer, id)).toMatchObject({ failure: 'COUPON_CLOSED' })
    const enterprises = await issue({ buyer_kind: 1 })
    expect(await receive(person, enterprises)).toMatchObject({ failure: 'COUPON_OTHER_BUYERS' })
    expect(await receive(buyer, enterprises)).toMatchObject({ ok: true })
    for (const id of [newUuid(), 'no-uuid'])
      expect(await receive(buyer, id)).toMatchObject({ failure: 'COUPON_UNKNOWN' })
    expect(await receive(await server.client(), enterprises)).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('belongs to the institution that it was received for', async () => {
    const member = await server.signIn(TWO_INSTITUTIONS, { terminal: 'mobile' })
    await receive(member, await issue())
    expect(await member.getMyCouponPage({ body: {} })).toMatchObject({ data: { iTotleSize: 1 } })
    const of = `(select id from account where mobile_phone = '${TWO_INSTITUTIONS}')`
    const { rows } = await sql(`select id from org_member where account_id = ${of} and not is_default`)
    await sql(`update org_member set is_default = false where account_id = ${of}`)
    await sql('update org_member set is_default = true where id = $1', [rows[0].id])
    expect(await member.getMyCouponPage({ body: {} })).toMatchObject({ data: { iTotleSize: 0 } })
  })

  it('expires, or is void, and shows as such', async () => {
    for (const change of [{}, {}, {}]) await receive(person, await issue(change))
    await sql(`update user_coupon set valid_from = now() - interval '9 days', valid_to = now() - interval '1 day'
      where id = (select id from user_coupon limit 1)`)
    await sql(`update user_coupon set state = 2, used_trade_id = gen_random_uuid(), used_at = now()
      where id = (select id from user_coupon where valid_to > now() limit 1)`)
    await sql(`update user_coupon set state = 4 where state = 1 and valid_to > now()`)
    for (const [iCouponState, iTotleSize] of [
      [1, 0],
      [2, 1],
      [3, 2],
    ] as const)
      expect(await person.getMyCouponPage({ body: { iCouponState } })).toMatchObject({ data: { iTotleSize } })
  })
})
