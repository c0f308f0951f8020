import { encodeField, getPageData4List } from '@mallwright/contract/list-engine'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../../demo/plans/demo-id.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

const LIST = 'ALSHOP_PRICE_LIST'
/** Administrator and member of E1, a member of E2, an institution without agreed prices, an account without an institution. */
const [ADMIN, MEMBER, OTHER, PLAIN, ALONE] = ['19900140001', '19900150001', '19900150005', '19900140004', '19900110001']

let server: TestServer
let admin: TestClient
let member: TestClient
let other: TestClient
let alone: TestClient

beforeAll(async () => {
  server = await testServer()
  const enter = (phone = '') => server.signIn(phone, { terminal: 'mobile' })
  admin = await enter(ADMIN)
  member = await enter(MEMBER)
  other = await enter(OTHER)
  alone = await enter(ALONE)
})
afterAll(() => server.close())

type Body = Parameters<TestClient['getPageData4List']>[0]['body']

/** A page of the price list. */
const ask = (body: Body, client = admin) => client.getPageData4List({ body: { cBaseListCode: LIST, ...body } })

async function page(body: Body, client = admin) {
  const answer = await ask(body, client)
  if (!answer.ok) throw new Error(`${answer.failure}: ${answer.msg} ${JSON.stringify(answer.data)}`)
  return answer.data
}

describe('a page of a list', () => {
  it('has the size, order and number of the definition', async () => {
    const first = await page({})
    expect(first.pageData).toHaveLength(10)
    expect(first.iTotleSize).toBe(10_120)
    const codes = first.pageData.map((row) => String(row['cProdCode']))
    expect(codes).toEqual(codes.toSorted())
    expect(first.pageData[0]).toMatchObject({ iPriceKind: 2, $iPriceKind: '协议价', bEnded: false, dValidTo: '' })
    expect(Object.keys(first.pageData[0] ?? {})).not.toContain('cOrgUuid')
  })

  it('sums every matching row exactly', async () => {
    const { rows } = await server.database.pool.query<{ sum: string }>(
      `select sum(price_cents)::text as sum from product_price where organisation_id is null or organisation_id = $1`,
      [demoId('organisation/E1')],
    )
    const { sumMap } = await page({ iPageSize: 1 })
    expect(sumMap).toEqual({ iPrice: Number(rows[0]?.sum) / 100 })
  })

  it('walks through all rows once, in a stable order, and new rows shift nothing', async () => {
    const query = { iPageSize: 30, cWhere: `cProdCode LIKE 'P010%'`, cOrderField: 'iPriceKind desc' }
    const keys: unknown[] = []
    let cAsOf = ''
    let total = 0
    for (let iPageNumber = 1; iPageNumber === 1 || keys.length < total; iPageNumber += 1) {
      const next = await page({ ...query, iPageNumber, cAsOf })
      cAsOf = next.cAsOf
      total = next.iTotleSize
      keys.push(...next.pageData.map((row) => row['cRowKey']))
      if (iPageNumber === 1) await addLine({ code: 'P01000', kind: 2, organisation: 'E1' })
    }
    expect(keys).toHaveLength(total)
    expect(new Set(keys).size).toBe(total)
    expect((await page({ ...query })).iTotleSize).toBe(total + 1)
  })

  it('orders nulls last, and first when descending', async () => {
    const first = async (cOrderField: string) => (await page({ cOrderField })).pageData[0]?.['dValidTo']
    expect([await first('dValidTo desc'), (await first('dValidTo')) !== '']).toEqual(['', true])
    const byWhere = await page({ cWhere: 'ORDER BY iPrice DESC', iPageSize: 1 })
    const byField = await page({ cOrderField: 'iPrice Desc', cWhere: 'ORDER BY iPrice', iPageSize: 1 })
    expect(byWhere.pageData).toEqual(byField.pageData)
  })

  it.each([
    [{ iPageSize: 500 }, 30],
    [{ iPageSize: '7' }, 7],
    [{ iPageNumber: '2', iPageSize: 5 }, 5],
    [{ bPage: false, iPageNumber: 9, iPageSize: 5 }, 200],
    [{ iPageNumber: 100_000 }, 0],
  ])('with %o has %i rows', async (body, count) => {
    const answer = await page(body)
    expect([answer.pageData.length, answer.bCut]).toEqual([count, count === 200])
  })

  it('has the asked columns that exist, and companions unless raw values are asked for', async () => {
    const cColumns = 'cProdCode,iPriceKind,cOrgUuid,cNothing,cProdCode'
    const { pageData } = await page({ cColumns, iPageSize: 1 })
    expect(Object.keys(pageData[0] ?? {}).toSorted()).toEqual(['$iPriceKind', 'cProdCode', 'cRowKey', 'iPriceKind'])
    const raw = await page({ cColumns, iPageSize: 1, cFormat: '0' })
    expect(Object.keys(raw.pageData[0] ?? {})).not.toContain('$iPriceKind')
  })

  it('is found by its handle, and may be sent what the layout said', async () => {
    const layout = await admin.getBaseListPlan({ body: { cBaseListCode: LIST } })
    if (!layout.ok) throw new Error(layout.msg)
    const { cDataSourceType, cServerName, cTableName, cDataScopeType, cDefinedApi } = layout.data.baseList
    const body = { cDataSourceType, cServerName, cTableName, cDataScopeType, cDefinedApi }
    const answer = await admin.getPageData4List({ body })
    expect(answer).toMatchObject({ ok: true })
    expect((await page({ cDataScopeType: 'site' })).iTotleSize).toBe((await page({})).iTotleSize)
  })
})

describe('a condition', () => {
  const count = async (body: Body) => (await page({ iPageSize: 1, ...body })).iTotleSize
  const query = (cQueryFieldName: string, cValueType: string, iQueryModel: number, ...valueList: string[]) => ({
    queryConditionList: [{ cQueryFieldName, cValueType, iQueryModel, valueList }],
  })

  it('narrows: text, queries and field, each a bracket of its own', async () => {
    const agreed = await count({ cWhere: 'iPriceKind = 2' })
    expect(agreed).toBeGreaterThan(0)
    expect(await count(query('iPriceKind', 'int', 11, '2'))).toBe(agreed)
    expect(await count({ cFilterField: 'iPriceKind', cFilterValue: '2' })).toBe(agreed)
    expect(await count({ cWhere: 'iPriceKind = 1 OR iPriceKind = 2', ...query('iPriceKind', 'int', 1, '2') })).toBe(
      agreed,
    )
    expect(await count({ cFilterField: 'iPriceKind,cUnit', cFilterValue: '["2",["包","没有"]]' })).toBeLessThan(agreed)
  })

  it('means a tree node and all below it', async () => {
    const { rows } = await server.database.pool.query<{ id: string; level: number; lines: number }>(
      `with recursive below as (select id as root, id from product_class union all
         select root, c.id from below join product_class c on c.parent_id = below.id)
       select root as id, level, count(p.id)::int as lines from below join product_class r on r.id = root
         left join product_price p on p.class_id = below.id and p.organisation_id is null group by 1, 2`,
    )
    expect(rows.length).toBeGreaterThan(15)
    for (const { id, lines } of rows) {
      const general = { cWhere: 'iPriceKind = 1', cFilterField: 'cClassUuid' }
      expect(await count({ ...general, cFilterValue: id })).toBe(lines)
    }
    expect(await count({ cFilterField: 'cClassUuid', cFilterValue: 'none' })).toBe(0)
  })

  it('has bounds that include their second', async () => {
    await addLine({ code: 'P-SECOND', validFrom: '2026-05-05 09:59:59.5+08' })
    const within = (to: string) => query('dValidFrom', 'date', 6, '2026-05-05 00:00:00', to)
    const code = { cWhere: `cProdCode = 'P-SECOND'` }
    expect(await count({ ...code, ...within('2026-05-05 09:59:59') })).toBe(1)
    expect(await count({ ...code, ...within('2026-05-05 09:59:58') })).toBe(0)
  })

  it('is encoded or plain', async () => {
    const { path } = getPageData4List
    const { signKey } = admin.session
    const encode = (field: string, text: string, key = signKey) => encodeField(text, { signKey: key, path, field })
    const cWhere = encode('cWhere', 'iPriceKind = 2')
    const plain = await count({ cWhere: 'iPriceKind = 2' })
    const list = { cTableName: encode('cTableName', 'price_list'), bEncrypt: true }
    const answer = await admin.getPageData4List({ body: { ...list, cWhere } })
    expect(answer).toMatchObject({ data: { iTotleSize: plain } })
    const bytes = Buffer.from(cWhere, 'base64')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    for (const bad of [
      bytes.toString('base64'),
      encode('cColumns', 'iPriceKind = 2'),
      encode('cWhere', 'iPriceKind = 2', 'ab'.repeat(32)),
      'iPriceKind = 2',
      'AAAA',
      cWhere.slice(0, -8),
    ]) {
      expect(await ask({ cWhere: bad, bEncrypt: true })).toMatchObject({ failure: 'FIELD_INVALID' })
    }
    expect(await ask({ cWhere: encode('cWhere', encode('cWhere', 'iPriceKind = 2')), bEncrypt: true })).toMatchObject({
      failure: 'FILTER_INVALID',
    })
  })

  it.each<[Body, string, string]>([
    [{ cWhere: '' }, 'cWhere', 'SYNTAX'],
    [{ cWhere: '1 = 1' }, 'cWhere', 'SYNTAX'],
    [{ cWhere: `iPrice = 1; select 1` }, 'cWhere', 'SYNTAX'],
    [{ cWhere: `cOrgUuid IS NULL` }, 'cWhere', 'FIELD'],
    [{ cWhere: `cNothing IS NULL` }, 'cWhere', 'FIELD'],
    [{ cWhere: `ORDER BY cUnit` }, 'cWhere', 'FIELD'],
    [{ cWhere: `iPrice = 'x'` }, 'cWhere', 'TYPE'],
    [{ cWhere: `cProdName LIKE '${'%'.repeat(9)}'` }, 'cWhere', 'LIMIT'],
    [{ cOrderField: 'cUnit' }, 'cOrderField', 'FIELD'],
    [{ cOrderField: 'iPrice; select 1' }, 'cOrderField', 'SYNTAX'],
    [{ cOrderField: 'iPrice,iPrice,iPrice,iPrice,iPrice' }, 'cOrderField', 'LIMIT'],
    [query('cOrgUuid', 'string', 1, 'x'), 'queryConditionList', 'FIELD'],
    [query('iPrice', 'string', 1, '1'), 'queryConditionList', 'TYPE'],
    [query('iPrice', 'number', 1, '1'), 'queryConditionList', 'SYNTAX'],
    [{ queryConditionList: [{}] }, 'queryConditionList', 'SYNTAX'],
    [
      { queryConditionList: Array.from({ length: 21 }, () => query('iPrice', 'int', 1, '1').queryConditionList[0]) },
      'queryConditionList',
      'LIMIT',
    ],
    [{ cFilterField: 'cOrgUuid', cFilterValue: 'x' }, 'cFilterField', 'FIELD'],
    [{ cFilterField: 'iPrice,iPrice,iPrice,iPrice,iPrice,iPrice', cFilterValue: '[]' }, 'cFilterField', 'LIMIT'],
    [{ cFilterField: 'iPrice', cFilterValue: 'x' }, 'cFilterValue', 'TYPE'],
    [{ cFilterField: 'iPrice,iMinQty', cFilterValue: '[1]' }, 'cFilterValue', 'SYNTAX'],
    [{ cFilterField: 'iPrice,iMinQty', cFilterValue: '1,2' }, 'cFilterValue', 'SYNTAX'],
  ])('%o is refused', async (body, cField, cReason) => {
    expect(await ask(body)).toMatchObject({
      failure: 'FILTER_INVALID',
      msg: '查询条件不合法',
      data: { cField, cReason },
    })
  })

  it.each([
    ['bPage', 'yes'],
    ['iPageNumber', 0],
    ['iPageNumber', 100_001],
    ['iPageNumber', ''],
    ['iPageNumber', 1.5],
    ['iPageSize', '1e1'],
    ['iPageSize', -1],
    ['cDataSourceType', 'api'],
    ['cServerName', 'other'],
    ['cTableName', 'product_price'],
    ['cDefinedApi', 'x'],
    ['cDataScopeType', 'all'],
    ['cColumns', 'a b'],
    ['cColumns', '*'],
    ['cWhere', 5],
    ['queryConditionList', 'x'],
    ['cFilterField', 'a.b'],
    ['cFilterValue', 'x'],
    ['cOrderField', 5],
    ['cFormat', '2'],
    ['bEncrypt', 'true'],
    ['cAsOf', 'now()'],
    ['cAsOf', '2026-02-30 00:00:00.000000'],
  ])('%s %j is no shape', async (cField, value) => {
    expect(await ask({ [cField]: value })).toMatchObject({ failure: 'FIELD_INVALID', data: { cField } })
  })
})

/** Adds a line to the price list. */
async function addLine(line: {
  code: string
  kind?: 1 | 2
  organisation?: string
  validFrom?: string
  remark?: string
}) {
  await server.database.pool.query(
    `insert into product_price (organisation_id, kind, class_id, code, name, spec_text, unit, min_qty, price_cents,
       tax_rate, valid_from, remark)
     select $1, $2, class_id, $3, name, spec_text, unit, min_qty, 1, tax_rate, coalesce($4::timestamptz, now()), $5
     from product_price order by id limit 1`,
    [
      line.organisation === undefined ? null : demoId(`organisation/${line.organisation}`),
      line.kind ?? 1,
      line.code,
      line.validFrom ?? null,
      line.remark ?? null,
    ],
  )
}

describe('a right', () => {
  it('is that of the institution: no row of another one', async () => {
    await addLine({ code: 'P-ONLY-E2', kind: 2, organisation: 'E2' })
    const cWhere = `cProdCode = 'P-ONLY-E2' OR NOT cProdCode = 'P-ONLY-E2' AND iPriceKind = 2`
    expect((await page({ cWhere: `cProdCode = 'P-ONLY-E2'` })).pageData).toEqual([])
    expect((await page({ cWhere: `cProdCode = 'P-ONLY-E2'` }, other)).pageData).toHaveLength(1)
    const seen = await page({ cWhere, iPageSize: 30 })
    expect(seen.pageData.map((row) => row['cProdCode'])).not.toContain('P-ONLY-E2')
  })

  it('is missing without an institution, before any shape is looked at', async () => {
    expect(await ask({ iPageNumber: 'x', cWhere: '(' }, alone)).toMatchObject({
      failure: 'NO_DATA_PERMISSION',
      msg: '无数据权限，请联系管理员授权',
    })
    for (const ids of [{ cOrgUuid: newUuid() }, { cAccUuid: 'x' }]) {
      expect(await ask(ids)).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    }
    const layout = { body: { cBaseListCode: LIST } }
    expect(await alone.getBaseListPlan(layout)).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    const query = { body: { cBaseQueryCode: LIST } }
    expect(await alone.getBaseQueryPlan(query)).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  })

  it('ends with the membership, and follows the institution of now', async () => {
    const plain = await server.signIn(PLAIN ?? '', { terminal: 'mobile' })
    const agreed = { cWhere: 'iPriceKind = 2' }
    expect((await page(agreed, plain)).iTotleSize).toBe(0)
    const account = demoId(`account/${PLAIN}`)
    await server.database.pool.query(`update org_member set stop = true where account_id = $1`, [account])
    expect(await ask(agreed, plain)).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  })

  it('to requests to join is the administrator’s, with masked people', async () => {
    const joins = (client: TestClient) => client.getPageData4List({ body: { cBaseListCode: 'ALSHOP_JOIN_APPLY' } })
    expect(await joins(member)).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    const answer = await joins(admin)
    expect(answer).toMatchObject({ ok: true, data: { iTotleSize: 2 } })
    expect(
      answer.ok && answer.data.pageData.every((row) => /^\d{3}\*{4}\d{4}$/.test(String(row['cMobilePhone']))),
    ).toBe(true)
  })

  it('to applications is their account’s, and a phone that is asked for is its own', async () => {
    const apply = (cWhere: string, client = admin) =>
      client.getPageData4List({ body: { cBaseListCode: 'ALSHOP_APPLY', cWhere } })
    const own = await apply('iState >= 0')
    expect(own).toMatchObject({ ok: true, data: { iTotleSize: 1 } })
    expect(await apply(`cManagerPhone IN ('19900140003', 'x') OR cManagerPhone IS NULL`)).toMatchObject({
      data: { pageData: own.ok && own.data.pageData },
    })
    expect(await apply(`NOT cManagerPhone LIKE '%3'`)).toMatchObject({ data: { iTotleSize: 0 } })
    expect(await apply(`cManagerPhone = '19900140001'`, alone)).toMatchObject({ data: { iTotleSize: 0 } })
  })
})

describe('a compound list', () => {
  const classes = async (body: Body = {}) => {
    const answer = await admin.getPageData4List({ body: { cBaseListCode: 'ALSHOP_PRICE_CLASS', ...body } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }

  it('has the first rows below each of its rows, by their own list and scope', async () => {
    const { pageData } = await classes()
    const layout = await admin.getBaseListPlan({ body: { cBaseListCode: 'ALSHOP_PRICE_CLASS' } })
    expect(layout).toMatchObject({ data: { baseList: { cDetailListCode: LIST, cDetailJoinField: 'cClassUuid' } } })
    for (const row of pageData) {
      const all = await page({ cFilterField: 'cClassUuid', cFilterValue: String(row['cRowKey']), iPageSize: 30 })
      expect(row['iSubTotal']).toBe(all.iTotleSize)
      const keysOf = (rows: readonly Record<string, unknown>[]) => rows.map((child) => child['cRowKey'])
      const own = row['subList'] as readonly Record<string, unknown>[]
      expect(own).toHaveLength(Math.min(50, all.iTotleSize))
      expect(keysOf(own).slice(0, 30)).toEqual(keysOf(all.pageData))
    }
  })

  it('names what its references refer to, also below, and raw values have no names', async () => {
    const { pageData } = await classes()
    const { rows } = await server.database.pool.query<{ id: string; name: string }>(
      'select id, name from product_class',
    )
    const names = new Map(rows.map(({ id, name }) => [id, name]))
    for (const row of pageData) {
      const parent = String(row['cParentUuid'])
      expect(row['$cParentUuid']).toMatchObject({ cName: names.get(parent), cUuid: parent })
      expect((row['subList'] as readonly Record<string, unknown>[])[0]).toHaveProperty('$iPriceKind')
    }
    const { pageData: raw } = await classes({ cFormat: '0', iPageSize: 1 })
    expect(JSON.stringify(raw)).not.toContain('"$')
  })

  it('does not name what the reference does not show', async () => {
    const [row] = (await classes({ iPageSize: 1 })).pageData
    await server.database.pool.query('update product_class set enabled = false where id = $1', [row?.['cParentUuid']])
    const [again] = (await classes({ iPageSize: 1 })).pageData
    await server.database.pool.query('update product_class set enabled = true')
    expect(again).toMatchObject({ cParentUuid: row?.['cParentUuid'] })
    expect(again).not.toHaveProperty('$cParentUuid')
  })
})

it('ends a query that takes too long, and says so', async () => {
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query('lock table product_price in access exclusive mode')
  const answer = await ask({})
  await client.query('rollback')
  client.release()
  expect(answer).toMatchObject({ failure: 'QUERY_TIMEOUT', msg: '查询超时，请缩小范围' })
  expect(await ask({})).toMatchObject({ ok: true })
})

it('limits the calls of a session', async () => {
  const busy = await testServer({ limits: { listCallsPerMinute: 2 } })
  try {
    const client = await busy.signIn(ADMIN ?? '', { terminal: 'mobile' })
    const calls = [await ask({}, client), await ask({}, client), await ask({}, client)]
    expect(calls.map(({ ok }) => ok)).toEqual([true, true, false])
    expect(calls[2]).toMatchObject({ failure: 'TOO_MANY_REQUESTS' })
  } finally {
    await busy.close()
  }
})
