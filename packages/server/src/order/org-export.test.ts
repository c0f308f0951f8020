import { downLoadOwn } from '@mallwright/contract/file'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { orphanJob } from '../file/orphan-job.ts'
import { diskStorage } from '../ports/storage/disk-storage.ts'
import { readWorkbook, sheetXmlOf } from '../testing/read-workbook.ts'
import { openTestOrders } from '../testing/test-orders.ts'
import type { TestOrders } from '../testing/test-orders.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const MEMBER = '19900150001'
let server: TestServer
/** Of an administrator of E1. */
let orders: TestOrders
let member: TestClient
let approver: TestClient
let placed: { readonly orderNo: string; readonly tradeNo: string }

type Filter = NonNullable<Parameters<TestClient['exportOrgOrder']>[0]>['body']

beforeAll(async () => {
  server = await testServer()
  orders = await openTestOrders(server)
  member = await server.signIn(MEMBER, { terminal: 'mobile' })
  approver = await server.signIn('19900150002', { terminal: 'mobile' })
  const [variant] = await orders.variants(1)
  placed = await orders.place([{ cSkuUuid: variant.id, iQty: variant.minQty }])
})
afterAll(() => server.close())

/** Its address space has a limit of exports a minute, of which tests need more. */
const forgetRates = () => server.database.pool.query('delete from rate_limit')

async function exported(client: TestClient, body: Filter = {}) {
  await forgetRates()
  const answer = await client.exportOrgOrder({ body })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

const fetchFile = (client: TestClient, docId: string) =>
  server.app.inject(client.signed({ operation: downLoadOwn, params: { docId } }))

/** Rows of a workbook by the titles of its columns. */
async function rowsOf(client: TestClient, body: Filter = {}) {
  const { cDocId, iCount } = await exported(client, body)
  const [titles = [], ...rows] = readWorkbook((await fetchFile(client, cDocId)).rawPayload)
  expect(rows).toHaveLength(iCount)
  return rows.map((row) => Object.fromEntries(titles.map((title, index) => [title, row[index] ?? ''])))
}

const numbersOf = async (client: TestClient, body?: Filter) => (await rowsOf(client, body)).map((row) => row['订单号'])

/** Numbers of all orders that a caller's list has, the newest first. */
async function listedTo(client: TestClient) {
  const body = { cBaseListCode: 'ALSHOP_ORG_ORDER', bPage: false, cOrderField: 'cOrderNo desc' }
  const page = await client.getPageData4List({ body })
  return page.ok ? page.data.pageData.map(({ cOrderNo }) => cOrderNo) : []
}

describe('the workbook of an institution’s orders', () => {
  it('has the orders of the list: all for administrators and approvers, their own for other members', async () => {
    const all = await numbersOf(orders.client)
    expect(all).toContain(placed.orderNo)
    expect(all).toEqual(await listedTo(orders.client))
    expect(await numbersOf(approver)).toEqual(all)
    const own = await numbersOf(member)
    expect(own).toEqual(await listedTo(member))
    expect(own).not.toContain(placed.orderNo)
    expect(all.length).toBeGreaterThan(own.length)
  })

  it('follows the tab, the conditions and the words of the list at hand', async () => {
    const tab = (cFilterValue: string) => numbersOf(orders.client, { cFilterField: 'iTab', cFilterValue })
    expect(await tab('3')).toContain(placed.orderNo)
    expect(await tab('5')).not.toContain(placed.orderNo)
    const cWhere = `cOrderNo = '${placed.orderNo}'`
    const detail = await orders.detail(placed.orderNo)
    expect(await rowsOf(orders.client, { cWhere })).toMatchObject([
      { 订单号: placed.orderNo, 交易号: placed.tradeNo, 状态: '待付款', 应付: detail.iPayAmount.toFixed(2) },
    ])
    const state = { cQueryFieldName: 'iOrderState', cValueType: 'int', iQueryModel: 11, valueList: ['50'] }
    const listed = await orders.client.getPageData4List({
      body: { cBaseListCode: 'ALSHOP_ORG_ORDER', queryConditionList: [state] },
    })
    expect(listed.ok && listed.data.iTotleSize).toBe(
      (await numbersOf(orders.client, { queryConditionList: [state] })).length,
    )
    expect(await numbersOf(orders.client, { cWhere: `cOrderNo = 'none'` })).toEqual([])
  })

  it('has no columns of accounts, and takes no text of a buyer for a formula', async () => {
    const remark = '=HYPERLINK("http://evil.example","x")'
    await server.database.pool.query('update shop_order set remark = $2 where order_no = $1', [placed.orderNo, remark])
    const { cDocId } = await exported(orders.client, { cWhere: `cOrderNo = '${placed.orderNo}'` })
    const bytes = (await fetchFile(orders.client, cDocId)).rawPayload
    const [titles, row] = readWorkbook(bytes)
    expect(titles).toContain('采购人')
    for (const title of ['手机号', '下单人', '采购机构']) expect(titles).not.toContain(title)
    expect(row?.at(-1)).toBe(remark)
    expect(sheetXmlOf(bytes)).not.toContain('<f')
    expect(sheetXmlOf(bytes)).toMatch(/<c t="inlineStr" s="3"><is><t xml:space="preserve">=HYPERLINK/)
  })

  it('has every one of more orders than a statement reads', async () => {
    await server.database.pool.query(
      `insert into shop_order (order_no, trade_id, site_id, shop_id, account_id, organisation_id, person_id, state, goods_cents,
         freight_cents, pay_cents, address_snapshot, pay_deadline, remark)
       select '20' || lpad(n::text, 16, '0'), o.trade_id, o.site_id, o.shop_id, o.account_id, o.organisation_id, o.person_id,
         20, 100, 0, 100, o.address_snapshot, o.pay_deadline, 'many'
       from shop_order o, generate_series(1, 1200) n where o.order_no = $1`,
      [placed.orderNo],
    )
    const rows = await rowsOf(orders.client)
    expect(rows.filter((row) => row['买家留言'] === 'many')).toHaveLength(1200)
    const numbers = rows.map((row) => row['订单号'] ?? '')
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
    await server.database.pool.query(`delete from shop_order where remark = 'many'`)
  })
})

describe('an export', () => {
  it('is refused as the list is', async () => {
    await forgetRates()
    const ask = (client: TestClient, body: Filter) => client.exportOrgOrder({ body })
    expect(await ask(orders.client, { cWhere: '(' })).toMatchObject({ failure: 'FILTER_INVALID' })
    expect(await ask(orders.client, { cFilterField: 'iTab' })).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await ask(orders.client, { cOrgUuid: newUuid() })).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    const { pool } = server.database
    const roles = await pool.query<{ member: string; role: string }>(
      `delete from member_role r using org_member m where m.id = r.org_member_id and m.account_id = $1
       returning r.org_member_id as member, r.role_id as role`,
      [demoId(`account/${MEMBER}`)],
    )
    expect(roles.rowCount).toBeGreaterThan(0)
    expect(await ask(member, {})).toMatchObject({ failure: 'NO_DATA_PERMISSION', msg: '无数据权限，请联系管理员授权' })
    for (const row of roles.rows) await pool.query('insert into member_role values ($1, $2)', [row.member, row.role])
    const alone = await server.signIn('19900110001', { terminal: 'mobile' })
    expect(await ask(alone, {})).toMatchObject({ failure: 'GATE_CLOSED' })
  })

  it('that takes too long says so, and leaves nothing behind', async () => {
    await forgetRates()
    const client = await server.database.pool.connect()
    await client.query('begin')
    await client.query('lock table order_item in access exclusive mode')
    const late = await orders.client.exportOrgOrder({ body: {} })
    await client.query('rollback')
    client.release()
    expect(late).toMatchObject({ failure: 'QUERY_TIMEOUT' })
    const { rows } = await server.database.pool.query('select 1 from pending_upload')
    expect(rows).toEqual([])
  })
})

describe('the file of an export', () => {
  it('goes under its name to whom it was made for, and to nobody else', async () => {
    const { cDocId, cOriginName } = await exported(orders.client)
    expect(cOriginName).toMatch(/^订单-\d{4}-\d\d-\d\d\.xlsx$/)
    const answer = await fetchFile(orders.client, cDocId)
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(cOriginName)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    for (const client of [member, approver, await server.signIn('19900180002')]) {
      expect((await fetchFile(client, cDocId)).statusCode).toBe(404)
      expect(await client.getFilePaths({ body: { cDocIds: [cDocId] } })).toMatchObject({ data: [] })
    }
    const open = await server.app.inject({ method: 'GET', url: `/api/alc-oss/handle/downLoad/${cDocId}/origin` })
    expect(open.statusCode).toBe(404)
    expect((await fetchFile(orders.client, 'no-id')).statusCode).toBe(404)
  })

  it('lasts for minutes, costs no space of uploads, and is removed with its bytes', async () => {
    const { pool } = server.database
    const storage = diskStorage(inject('testCluster').filesFolder)
    const [{ cDocId: ended }, { cDocId: fresh }] = [await exported(orders.client), await exported(orders.client)]
    await pool.query(`update file_doc set expires_at = now() - interval '1 second' where id = $1`, [ended])
    expect((await fetchFile(orders.client, ended)).statusCode).toBe(404)
    const keyOf = async (id: string) => {
      const { rows } = await pool.query<{ key: string }>('select storage_key as key from file_doc where id = $1', [id])
      return `${rows[0]?.key}/origin`
    }
    const [endedKey, freshKey] = [await keyOf(ended), await keyOf(fresh)]
    await inTransaction(server.database, (client) => orphanJob.run({ client, storage }, {}))
    expect([await storage.has(endedKey), await storage.has(freshKey)]).toEqual([false, true])
    const kept = await pool.query('select expires_at > now() as lasts from file_doc where id = any($1)', [
      [ended, fresh],
    ])
    expect(kept.rows).toEqual([{ lasts: true }])
  })
})
