import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../../demo/plans/demo-id.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

const LIST = 'ALSHOP_PRICE_LIST'

let server: TestServer
let admin: TestClient
let member: TestClient
let alone: TestClient
/** The administrator's id in E1. */
let personId: string

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('19900140001', { terminal: 'mobile' })
  member = await server.signIn('19900150001', { terminal: 'mobile' })
  alone = await server.signIn('19900110001', { terminal: 'mobile' })
  personId = (await layout(admin)).plan.cPersonUuid
})
afterAll(() => server.close())

const ask = () => admin.getPageData4List({ body: { cBaseListCode: LIST, iPageSize: 1 } })

type LayoutBody = Parameters<TestClient['getBaseListPlan']>[0]['body']

async function layout(client: TestClient, body: Partial<LayoutBody> = {}) {
  const answer = await client.getBaseListPlan({ body: { cBaseListCode: LIST, ...body } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

/** Titles of the columns as an administrator reads them in English. */
async function englishTitles(): Promise<string[]> {
  const answer = await admin.english.getBaseListPlan({ body: { cBaseListCode: LIST } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data.list.map(({ cTitleName }) => cTitleName)
}

async function queryLayout(client: TestClient, iPlanType?: 1 | 2) {
  const answer = await client.getBaseQueryPlan({ body: { cBaseQueryCode: LIST, iPlanType } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

describe('a definition', () => {
  /** Changes definitions, waits until the process knows, and undoes it afterwards. */
  const changed = async (sql: string, back: string, work: () => Promise<void>) => {
    const isOpen = async () => (await ask()).ok
    await server.database.pool.query(sql)
    await expect.poll(isOpen).toBe(false)
    await work()
    await server.database.pool.query(back)
    await expect.poll(isOpen).toBe(true)
  }

  it.each([
    [
      'source',
      `update base_list set source = 'nothing' where code = '${LIST}'`,
      `update base_list set source = 'priceLines' where code = '${LIST}'`,
    ],
    [
      'field',
      `update base_list_column set field_name = 'cNothing' where field_name = 'cUnit'`,
      `update base_list_column set field_name = 'cUnit' where field_name = 'cNothing'`,
    ],
    [
      'secret field',
      `update base_list_column set field_name = 'cOrgUuid' where field_name = 'cUnit'`,
      `update base_list_column set field_name = 'cUnit' where field_name = 'cOrgUuid'`,
    ],
    [
      'order',
      `update base_list set default_order = 'cUnit' where code = '${LIST}'`,
      `update base_list set default_order = 'cProdCode' where code = '${LIST}'`,
    ],
    [
      'scope',
      `update base_list set scope = 'site' where code = '${LIST}'`,
      `update base_list set scope = 'institution' where code = '${LIST}'`,
    ],
  ])('of an unknown %s answers that there is none', async (_, sql, back) => {
    await changed(sql, back, async () => {
      expect(await ask()).toMatchObject({ failure: 'NOT_FOUND' })
      expect(await admin.getBaseListPlan({ body: { cBaseListCode: LIST } })).toMatchObject({ failure: 'NOT_FOUND' })
      expect(await admin.getBaseQueryPlan({ body: { cBaseQueryCode: LIST } })).toMatchObject({ failure: 'NOT_FOUND' })
    })
  })

  it('under a menu needs its right, which no role grants yet', async () => {
    await changed(
      `update base_list set menu_id = gen_random_uuid() where code = '${LIST}'`,
      `update base_list set menu_id = null where code = '${LIST}'`,
      async () => expect(await ask()).toMatchObject({ failure: 'NO_DATA_PERMISSION' }),
    )
  })

  it('has states in colours of their own', async () => {
    const { pool } = server.database
    const states = async () => (await layout(admin)).baseList.stateOptions
    const paint = (color: string, word: string | null) =>
      pool.query(
        `update enum_option set color = $1, text_color = $2 where enum_code = 'ALSHOP_PRICE_KIND' and key = '2'`,
        [color, word],
      )
    await paint('#1a2b3c', '#ffcc00')
    await expect.poll(async () => (await states())[1]?.color).toBe('#1a2b3c')
    expect((await states())[1]).toMatchObject({ value: '2', textcolor: '#ffcc00' })
    await paint('primary', null)
    await expect.poll(async () => (await states())[1]?.color).toBe('primary')
  })

  it('that is not there answers so', async () => {
    expect(await admin.getPageData4List({ body: { cBaseListCode: 'ALSHOP_NOTHING' } })).toMatchObject({
      failure: 'NOT_FOUND',
    })
    expect(await admin.getPageData4List({ body: {} })).toMatchObject({ failure: 'NOT_FOUND' })
  })
})

describe('a layout', () => {
  it('is the definition in the language of the caller, with the ids of the session', async () => {
    const { list, plan, baseList, bHasOrgPlan, bHasPersonPlan } = await layout(admin)
    expect(list.map(({ iOrder }) => iOrder)).toEqual(list.map((_, index) => index + 1))
    expect(list[3]).toMatchObject({ cTitleName: '单价', cFieldType: 'Number', iPrecision: 2, bSum: true, bSort: true })
    expect(list.at(-1)).toMatchObject({ cFieldName: 'cPriceUuid', bHide: true, bShow: false })
    expect(plan).toMatchObject({ bInit: true, iPageRowSize: 10, iVersion: 0, cOrderField: '' })
    expect(plan).not.toHaveProperty('cPlanUUID')
    expect([bHasOrgPlan, bHasPersonPlan]).toEqual([false, false])
    expect(baseList).toMatchObject({ cTableName: 'price_list', stateField: 'iPriceKind' })
    expect(baseList.stateOptions[1]).toEqual({ label: '协议价', value: '2', color: 'primary', textcolor: '' })
    expect((await englishTitles())[3]).toBe('Price')
  })

  it('of a query names models, types and codes', async () => {
    const { list, orgPlan, userPlan } = await queryLayout(admin)
    expect(list.map(({ cFieldType, iQueryModel }) => `${cFieldType} ${iQueryModel}`)).toEqual([
      'Text 3',
      'Text 3',
      'Text 3',
      'Refer 11',
      'Select 11',
      'Number 6',
      'Date 6',
      'Checkbox 1',
    ])
    expect([orgPlan, userPlan]).toEqual([false, false])
  })
})

type SaveList = Parameters<TestClient['saveOneBaseListPlan']>[0]['body']

/** Saves a column plan with the last two columns first, the second one renamed. */
async function save(client: TestClient, plan: Partial<SaveList['plan']> = {}, more: Partial<SaveList> = {}) {
  const { list } = await layout(client, { bInit: true })
  const items = [...list.slice(-2), ...list.slice(0, -2)].map(({ cItemUuid, cTitleName, bShow }, index) =>
    index === 2 ? { cItemUuid, cTitleName: ' 我的名称 ', bShow: false } : { cItemUuid, cTitleName, bShow },
  )
  const body = {
    plan: { cBaseListCode: LIST, iPlanType: 2 as const, iPageRowSize: 20, cOrderField: 'iPrice desc', ...plan },
    list: items,
    cRequestUuid: newUuid(),
    ...more,
  }
  return client.saveOneBaseListPlan({ body })
}

describe('a plan', () => {
  it('of a person comes before the organisation’s, and both before the definition', async () => {
    expect(await save(admin, { iPlanType: 1, iPageRowSize: 30 })).toMatchObject({ ok: true, data: { iVersion: 1 } })
    expect(await layout(member)).toMatchObject({ bHasOrgPlan: true, plan: { iPlanType: 1, iPageRowSize: 30 } })
    expect((await layout(member, { iPlanType: 2 })).plan).not.toHaveProperty('cPlanUUID')
    expect(await save(member)).toMatchObject({ ok: true })
    const own = await layout(member)
    expect(own).toMatchObject({ bHasPersonPlan: true, plan: { iPlanType: 2, iPageRowSize: 20, iVersion: 1 } })
    // The renamed column is required, so it cannot be unticked.
    expect(own.list[2]).toMatchObject({ cFieldName: 'cProdName', cTitleName: '我的名称', bShow: true })
    const rows = await member.getPageData4List({ body: { cBaseListCode: LIST } })
    const prices = rows.ok ? rows.data.pageData.map((row) => Number(row['iPrice'])) : []
    expect(prices).toHaveLength(20)
    expect(prices).toEqual(prices.toSorted((first, second) => second - first))
    expect((await layout(member, { bInit: true })).plan).toMatchObject({ bInit: true, iPageRowSize: 10 })
    const remove = { cBaseListCode: LIST, iPlanType: 2 } as const
    expect(await member.deleteOneBaseListPlanPost({ body: remove })).toMatchObject({ ok: true })
    expect((await layout(member)).plan.iPlanType).toBe(1)
    expect(await admin.deleteOneBaseListPlanPost({ body: { ...remove, iPlanType: 1 } })).toMatchObject({ ok: true })
    expect((await layout(member)).plan.bInit).toBe(true)
  })

  it('names a column as somebody did, and others in the language of the caller', async () => {
    const defined = await englishTitles()
    await save(admin)
    expect(await englishTitles()).toEqual([...defined.slice(-2), '我的名称', ...defined.slice(1, -2)])
    await admin.deleteOneBaseListPlanPost({ body: { cBaseListCode: LIST, iPlanType: 2 } })
  })

  it('keeps what the definition gained, and drops what it lost', async () => {
    expect(await save(member, {}, { list: (await layout(member)).list.slice(0, 2) })).toMatchObject({
      ok: true,
    })
    expect((await layout(member)).list).toHaveLength((await layout(member, { bInit: true })).list.length)
    await member.deleteOneBaseListPlanPost({ body: { cBaseListCode: LIST, iPlanType: 2 } })
  })

  it('of the organisation is the administrator’s, and nobody’s without an institution', async () => {
    const refused = { failure: 'PLAN_REFUSED', msg: '当前账号没有管理员权限！' }
    expect(await save(member, { iPlanType: 1 })).toMatchObject(refused)
    const columns = { cBaseListCode: LIST, iPlanType: 1 } as const
    const queries = { cBaseQueryCode: LIST, iPlanType: 1 } as const
    expect(await member.deleteOneBaseListPlanPost({ body: columns })).toMatchObject(refused)
    expect(await member.deleteOneBaseQueryPlanPost({ body: queries })).toMatchObject(refused)
    expect(await saveQuery(member, { iPlanType: 1 })).toMatchObject(refused)
    const closed = { failure: 'NO_DATA_PERMISSION' }
    expect(await alone.deleteOneBaseListPlanPost({ body: columns })).toMatchObject(closed)
    expect(await alone.deleteOneBaseQueryPlanPost({ body: queries })).toMatchObject(closed)
    expect(await saveQuery(alone)).toMatchObject(closed)
    const plan = { ...columns, iPageRowSize: 10 }
    expect(await alone.saveOneBaseListPlan({ body: { plan, list: [], cRequestUuid: newUuid() } })).toMatchObject(closed)
  })

  it('of a form’s lines lays out what a buyer fills in, and has no rows', async () => {
    const form = { cBaseListCode: 'ALSHOP_PURCHASE_LINES' }
    const initial = await layout(member, form)
    expect(initial).toMatchObject({ baseList: { cDataSourceType: 'none' }, plan: { bInit: true, cOrderField: '' } })
    expect(await member.getPageData4List({ body: { ...form, cDataSourceType: 'none' } })).toMatchObject({
      data: { pageData: [], iTotleSize: 0 },
    })
    const list = initial.list.toReversed().map(({ cItemUuid, cTitleName }) => ({ cItemUuid, cTitleName, bShow: false }))
    const plan = { ...form, iPlanType: 2 as const, iPageRowSize: 10 }
    expect(await member.saveOneBaseListPlan({ body: { plan, list, cRequestUuid: newUuid() } })).toMatchObject({
      ok: true,
    })
    const own = await layout(member, form)
    expect(own.list.map(({ cFieldName }) => cFieldName)).toEqual(
      initial.list.map(({ cFieldName }) => cFieldName).toReversed(),
    )
    expect(own.list.filter(({ bShow }) => bShow).map(({ cFieldName }) => cFieldName)).toEqual(['iQty', 'cPrice'])
    const removed = await member.deleteOneBaseListPlanPost({ body: { ...form, iPlanType: 2 } })
    expect(removed).toMatchObject({ ok: true })
  })

  it('that somebody saved meanwhile is not overwritten', async () => {
    expect(await save(member)).toMatchObject({ ok: true })
    expect(await save(member)).toMatchObject({ failure: 'STATE_CHANGED' })
    expect(await save(member, { iVersion: 1 })).toMatchObject({ data: { iVersion: 2 } })
    expect(await save(member, { iVersion: 1 })).toMatchObject({ failure: 'STATE_CHANGED' })
    expect(await saveQuery(member)).toMatchObject({ ok: true })
    expect(await saveQuery(member)).toMatchObject({ failure: 'STATE_CHANGED' })
  })

  it.each<[Partial<SaveList['plan']>, Partial<SaveList>, string]>([
    [{ iPageRowSize: '' }, {}, '每页显示条数不能为空'],
    [{ iPageRowSize: 31 }, {}, '每页显示条数范围不合法'],
    [{}, { list: [] }, '栏目设置对象为空'],
    [{}, { list: [{ cItemUuid: newUuid(), cTitleName: ' ', bShow: true }] }, '栏目显示名称不能为空'],
    [{}, { list: [{ cItemUuid: newUuid(), cTitleName: '字'.repeat(21), bShow: true }] }, '名称最多 20 个字'],
    [{ cOrderField: 'cUnit' }, {}, '提交的内容不正确：cOrderField'],
  ])('with %o and %o is refused', async (plan, more, msg) => {
    expect(await save(admin, plan, more)).toMatchObject({ ok: false, msg })
  })
})

type SaveQuery = Parameters<TestClient['saveOneBaseQueryPlan']>[0]['body']

async function saveQuery(client: TestClient, plan: Partial<SaveQuery['plan']> = {}, labels = ['乙', '甲']) {
  const { list } = await queryLayout(admin)
  const items = labels.map((cLabelName, index) => ({
    cItemUuid: list[labels.length - 1 - index]?.cItemUuid ?? newUuid(),
    cLabelName,
    bShow: index === 0,
  }))
  const body = { plan: { cBaseQueryCode: LIST, iPlanType: 2 as const, ...plan }, list: items, cRequestUuid: newUuid() }
  return client.saveOneBaseQueryPlan({ body })
}

it('saves a query plan in its order, and refuses one without items or names', async () => {
  expect(await saveQuery(admin)).toMatchObject({ ok: true })
  const { list, userPlan } = await queryLayout(admin)
  expect(list.slice(0, 2)).toMatchObject([
    { cLabelName: '乙', cFieldName: 'cProdCode', bShow: true, iOrder: 1 },
    { cLabelName: '甲', cFieldName: 'cProdName', bShow: false, iOrder: 2 },
  ])
  expect([userPlan, list.length]).toEqual([true, 8])
  expect(await saveQuery(admin, {}, [])).toMatchObject({ failure: 'QUERIES_EMPTY', msg: '查询条件设置对象为空' })
  expect(await saveQuery(admin, {}, [''])).toMatchObject({ failure: 'QUERY_LABEL_EMPTY', msg: '查询条件名称不能为空' })
  expect(await saveQuery(admin, {}, ['字'.repeat(21)])).toMatchObject({ failure: 'TITLE_TOO_LONG' })
  const body = { cBaseQueryCode: LIST, iPlanType: 2 } as const
  expect(await admin.deleteOneBaseQueryPlanPost({ body })).toMatchObject({ ok: true })
  expect((await queryLayout(admin)).userPlan).toBe(false)
})

it('keeps default values of the person of the session only', async () => {
  const params = () => ({ queryCode: LIST, personId })
  const saved = (defaultMap: Record<string, string>, cUserUuid = personId) =>
    admin.saveDefaultValue({
      body: { componentTypeEnum: 'QUERY', cComponentKey: LIST, cUserUuid, defaultMap, cRequestUuid: newUuid() },
    })
  expect(await admin.getDefaultValue({ params: params() })).toMatchObject({ data: {} })
  const values = { cProdName: '纸', iPrice: '["1","2"]' }
  expect(await saved(values)).toMatchObject({ ok: true })
  expect(await admin.getDefaultValue({ params: params() })).toEqual(expect.objectContaining({ data: values }))
  for (const call of [member.getDefaultValue, member.deleteDefaultValue]) {
    expect(await call({ params: params() })).toMatchObject({ failure: 'EMPTY' })
  }
  expect(await saved(values, newUuid())).toMatchObject({ failure: 'EMPTY' })
  expect(await saved({ cProdName: ' ' })).toMatchObject({ msg: '当前查询条件没有任何值，无法保存' })
  const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`c${index}`, 'x']))
  expect(await saved(many)).toMatchObject({ failure: 'TOO_MANY_DEFAULTS' })
  expect(await admin.deleteDefaultValue({ params: params() })).toMatchObject({ ok: true })
  expect(await admin.deleteDefaultValue({ params: params() })).toMatchObject({ ok: true })
  expect(await admin.getDefaultValue({ params: params() })).toMatchObject({ data: {} })
})

it('keeps a default reference that went stale, tells of it, and takes no stale one anew', async () => {
  const { pool } = server.database
  const stopped = async (isStopped: boolean, id: string) =>
    pool.query('update product_class set enabled = $1 where id = $2', [!isStopped, id])
  const { rows } = await pool.query<{ id: string }>('select id from product_class where parent_id is not null limit 2')
  const [first = '', second = ''] = rows.map(({ id }) => id)
  const saved = (cKey: string, more = {}) =>
    admin.saveDefaultValue({
      body: {
        componentTypeEnum: 'QUERY',
        cComponentKey: LIST,
        cUserUuid: personId,
        defaultMap: { cClassUuid: JSON.stringify({ cKey, cName: '类', ...more }) },
        cRequestUuid: newUuid(),
      },
    })
  const read = async () => {
    const answer = await admin.getDefaultValue({ params: { queryCode: LIST, personId } })
    return answer.ok && JSON.parse(answer.data['cClassUuid'] ?? '')
  }
  // What a client says of staleness is no word of the server's.
  expect(await saved(first, { cStaleKey: first })).toMatchObject({ ok: true })
  expect(await read()).toEqual({ cKey: first, cName: '类' })
  await stopped(true, first)
  await stopped(true, second)
  expect(await read()).toEqual({ cKey: first, cName: '类', cStaleKey: first })
  expect(await saved(first)).toMatchObject({ ok: true })
  expect(await saved(`${first},${second}`)).toMatchObject({
    failure: 'REFERENCE_STALE',
    msg: '参照数据已失效',
    data: { cField: 'cClassUuid' },
  })
  await stopped(false, first)
  await stopped(false, second)
  expect(await read()).toEqual({ cKey: first, cName: '类' })
  expect(await saved(`${first},${second}`)).toMatchObject({ ok: true })
  await admin.deleteDefaultValue({ params: { queryCode: LIST, personId } })
})

it('gives references and enumerations by their codes', async () => {
  expect(await admin.getReferByCode({ params: { referCode: 'REF_PRICE' } })).toMatchObject({
    data: { cReferType: 'list', cBaseListCode: LIST, cReferDataKey: 'cPriceUuid', cShowField: 'cProdName' },
  })
  expect(await admin.getOneEnumByCode({ params: { enumCode: 'ALSHOP_APPLY_STATE' } })).toMatchObject({
    data: { optionList: [{ cOptionKey: '0', cOptionName: '审核中', bDisabled: false, cColor: 'warning' }, {}, {}] },
  })
  expect(await admin.getReferByCode({ params: { referCode: 'NOTHING' } })).toMatchObject({ failure: 'NOT_FOUND' })
  expect(await admin.getOneEnumByCode({ params: { enumCode: 'NOTHING' } })).toMatchObject({ failure: 'NOT_FOUND' })
})

it('gives the values of a defined source within the scope of its rows', async () => {
  const pair = { cTableUuid: demoId('table'), cFieldUuid: demoId('field') }
  expect(await admin.queryDefinedDataPage({ body: pair })).toMatchObject({ failure: 'NOT_FOUND' })
  await server.database.pool.query(
    `insert into defined_source (table_uuid, field_uuid, source, key_field, show_field, kind)
     values ($1, $2, 'priceLines', 'cPriceUuid', 'cProdName', 'archives')`,
    [pair.cTableUuid, pair.cFieldUuid],
  )
  await expect.poll(async () => (await admin.queryDefinedDataPage({ body: pair })).ok).toBe(true)
  const page = await admin.queryDefinedDataPage({ body: { ...pair, pageSize: 99, cWhere: 'iPriceKind = 2' } })
  expect(page).toMatchObject({ data: { iTotleSize: 120 } })
  expect(page.ok && page.data.pageData.map((row) => typeof row['cKey'] + typeof row['cShow'])).toEqual(
    Array.from({ length: 30 }, () => 'stringstring'),
  )
  expect(await alone.queryDefinedDataPage({ body: pair })).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  expect(await admin.queryDefinedDataPage({ body: { ...pair, cWhere: '1=1' } })).toMatchObject({
    failure: 'FILTER_INVALID',
    data: { cField: 'cWhere', cReason: 'SYNTAX', iPosition: 0 },
  })
  expect(await admin.queryDefinedDataPage({ body: { ...pair, pageSize: 0 } })).toMatchObject({
    failure: 'FIELD_INVALID',
  })
  const client = await server.database.pool.connect()
  await client.query('begin')
  await client.query('lock table product_price in access exclusive mode')
  const late = await admin.queryDefinedDataPage({ body: pair })
  await client.query('rollback')
  client.release()
  expect(late).toMatchObject({ failure: 'QUERY_TIMEOUT' })
})
