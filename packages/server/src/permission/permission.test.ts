import { MAX_BATCH_ROWS } from '@mallwright/contract/permission'
import { ENDPOINTS_BY_NAME } from '@mallwright/contract/registry'
import { rightsOf } from '@mallwright/contract/rpc'
import type { Endpoint, GuardedEndpoint } from '@mallwright/contract/rpc'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { permissionId } from '../db/permission-id.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { inputOf } from '../testing/input-sample.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { installMenus } from './install-menus.ts'
import { MENU_PLANS, VIEW_ONLY_BUTTONS } from './menus.data.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
  // Its role opens vouchers of payments.
  await query('delete from member_role where org_member_id = $1', [demoId(`member/${MEMBER}/E2`)])
})
afterAll(() => server.close())

const ADMIN = '19900140002'
/** A member of the same institution, without a role here. */
const MEMBER = '19900150005'
const COMPOUND_LIST = 'ALSHOP_PRICE_CLASS'
const JOIN_MENU = permissionId('menu', 'ALSHOP_JOIN_APPLY')

const enter = (phone: string) => server.signIn(phone, { terminal: 'mobile' })
const buttonId = (code: string) => permissionId('button', `ALSHOP_JOIN_APPLY.${code}`)
const query = (sql: string, values: readonly unknown[] = []) => server.database.pool.query(sql, [...values])

const GUARDED = Object.entries(ENDPOINTS_BY_NAME as Readonly<Record<string, Endpoint>>).filter(
  (entry): entry is [string, GuardedEndpoint] => entry[1].right !== undefined,
)

/** A call that stands behind a button; the members of its body are samples. */
function callBehind(operation: GuardedEndpoint, button: string) {
  const { body } = inputOf(operation) as { body?: Readonly<Record<string, unknown>> }
  const guard = operation.right.button
  if (typeof guard === 'string') return { operation, body }
  const [value = ''] = Object.entries(guard.codes).find(([, code]) => code === button) ?? []
  return { operation, body: { ...body, [guard.by]: value === 'true' || (value === 'false' ? false : value) } }
}

/** Gives a member of the admin's institution a role of its own with some buttons of the requests to join. */
async function giveRole(phone: string, codes: readonly string[]): Promise<() => Promise<unknown>> {
  const id = newUuid()
  await query(`insert into role (id, organisation_id, code, name) values ($1, $2, $3, '人事')`, [
    id,
    demoId('organisation/E2'),
    id,
  ])
  await query('insert into role_button select $1, unnest($2::uuid[])', [id, codes.map(buttonId)])
  await query('insert into member_role values ($1, $2)', [demoId(`member/${phone}/E2`), id])
  return () => query('delete from role where id = $1', [id])
}

async function requestOf(phone: string): Promise<string> {
  const client = await enter(phone)
  const body = { cRequestUuid: newUuid(), cEnterpriseUuid: demoId('organisation/E2'), cRemark: '' }
  const filed = await client.saveApply({ body })
  return filed.ok ? filed.data.cApplyUuid : ''
}

describe('every button', () => {
  const seeded = MENU_PLANS.flatMap(({ code, buttons }) => buttons.map((button) => `${code}.${button.code}`))
  const guarded = GUARDED.flatMap(([, { right }]) => rightsOf(right))

  it.each(seeded)('has its operation, or only shows: %s', (name) => {
    expect(VIEW_ONLY_BUTTONS.includes(name)).toBe(!guarded.includes(name))
  })

  it('that an operation names exists', () => {
    expect(guarded.filter((name) => !seeded.includes(name))).toEqual([])
    expect(guarded.length).toBeGreaterThan(8)
  })
})

describe('an operation behind a button', () => {
  const cases = GUARDED.flatMap(([name, operation]) =>
    [...new Set(rightsOf(operation.right).map((right) => right.split('.')[1] ?? ''))].map(
      (button) => [name, button, operation] as const,
    ),
  )

  it.each(cases)('is refused without the right: %s by %s', async (_, button, operation) => {
    const isDesk = operation.gate === 'operator'
    await query(`delete from role_button where role_id = $1`, [permissionId('role', 'OPERATOR')])
    const client = await enter(isDesk ? '19900180001' : MEMBER)
    const answer = await client.send(client.signed(callBehind(operation, button)))
    await query(
      `insert into role_button select $1, b.id from menu_button b join menu m on m.id = b.menu_id where m.area = 'platform'`,
      [permissionId('role', 'OPERATOR')],
    )
    expect(answer).toMatchObject({ code: 4003, msg: '无操作权限', data: { cGate: 'RIGHT' } })
  })

  it('goes by the roles of now, button by button', async () => {
    const member = await enter(MEMBER)
    const id = await requestOf('19900130001')
    const pass = () => member.auditApply({ body: { cApplyUuid: id, bAgree: true } })
    const refuse = () => member.auditApply({ body: { cApplyUuid: id, bAgree: false, cReason: '人数已满' } })
    expect(await pass()).toMatchObject({ failure: 'GATE_CLOSED' })
    const takeRole = await giveRole(MEMBER, ['PASS'])
    expect(await refuse()).toMatchObject({ failure: 'GATE_CLOSED' })
    expect(await pass()).toMatchObject({ ok: true })
    await takeRole()
    expect(await pass()).toMatchObject({ failure: 'GATE_CLOSED' })
  })

  it('is refused to whoever has the role in another institution than the current one', async () => {
    const takeRole = await giveRole(MEMBER, ['PASS', 'DETAIL'])
    const member = await enter(MEMBER)
    expect((await member.getApplyPage({ body: {} })).ok).toBe(true)
    // The same account, acting for another institution, has no role there.
    await query(
      `insert into org_member (account_id, organisation_id, person_name, user_type) values ($1, $2, '简序财务', 'user')`,
      [demoId(`account/${MEMBER}`), demoId('organisation/E3')],
    )
    const setDefault = (phone: string, number: string) =>
      query(`update org_member set is_default = (organisation_id = $2) where account_id = $1`, [
        demoId(`account/${phone}`),
        demoId(`organisation/${number}`),
      ])
    await query('update org_member set is_default = false where account_id = $1', [demoId(`account/${MEMBER}`)])
    await setDefault(MEMBER, 'E3')
    expect(await member.getApplyPage({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED', data: { cGate: 'RIGHT' } })
    await query('delete from org_member where account_id = $1 and organisation_id = $2', [
      demoId(`account/${MEMBER}`),
      demoId('organisation/E3'),
    ])
    await setDefault(MEMBER, 'E2')
    expect((await member.getApplyPage({ body: {} })).ok).toBe(true)
    // A role of another institution is none here, whoever gave it.
    const move = 'update role set organisation_id = $2 where organisation_id = $1'
    await query(move, [demoId('organisation/E2'), demoId('organisation/E1')])
    expect(await member.getApplyPage({ body: {} })).toMatchObject({ failure: 'GATE_CLOSED' })
    await takeRole()
  })
})

describe('a menu', () => {
  it('tells the codes of a role, and of an administrator all', async () => {
    const admin = await enter(ADMIN)
    const body = { cMenuCode: 'ALSHOP_JOIN_APPLY', cAccUuid: demoId('acc/E2') }
    expect(await admin.getAccountLeaseMenuByMenuCode({ body })).toMatchObject({
      ok: true,
      data: {
        cMenuUuid: JOIN_MENU,
        cMenuName: '成员申请',
        buttonList: ['BATCH_PASS', 'DETAIL', 'PASS', 'REFUSE'].map((cButtonCode) => ({ cButtonCode })),
      },
    })
    const viewer = await enter('19900150002')
    const prices = await viewer.getAccountLeaseMenuByMenuCode({ body: { cMenuCode: 'ALSHOP_PRICE_LIST' } })
    expect(prices).toMatchObject({ data: { buttonList: [{ cButtonCode: 'DETAIL' }] } })
  })

  it.each([
    ['without a right in it', MEMBER, { cMenuCode: 'ALSHOP_JOIN_APPLY' }],
    ['of the operators, for an administrator', ADMIN, { cMenuCode: 'ALSHOP_APPLY' }],
    ['that does not exist', ADMIN, { cMenuCode: 'NOTHING' }],
    [
      'asked for in the name of another institution',
      ADMIN,
      { cMenuCode: 'ALSHOP_JOIN_APPLY', cAccUuid: demoId('acc/E1') },
    ],
  ])('%s is not told', async (_, phone, body) => {
    const client = await enter(phone)
    expect(await client.getAccountLeaseMenuByMenuCode({ body })).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  })

  it('opens its list', async () => {
    const member = await enter(MEMBER)
    const layout = () => member.getBaseListPlan({ body: { cBaseListCode: 'ALSHOP_JOIN_APPLY' } })
    expect(await layout()).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
    const takeRole = await giveRole(MEMBER, ['DETAIL'])
    expect((await layout()).ok).toBe(true)
    const rows = await member.getPageData4List({ body: { cBaseListCode: 'ALSHOP_JOIN_APPLY' } })
    expect(rows.ok && rows.data.pageData.length).toBeGreaterThan(0)
    await takeRole()
  })
})

it('of the rows below others is asked for, too', async () => {
  const member = await enter(MEMBER)
  const read = async () => {
    const answer = await member.getPageData4List({ body: { cBaseListCode: COMPOUND_LIST } })
    return answer.ok ? answer.data.pageData[0] : undefined
  }
  expect(await read()).toHaveProperty('subList')
  await query(`update base_list set menu_id = $1 where code = (select detail_code from base_list where code = $2)`, [
    JOIN_MENU,
    COMPOUND_LIST,
  ])
  // The process learns of the change by NOTIFY.
  await expect.poll(() => read()).not.toHaveProperty('subList')
})

describe('a toolbar', () => {
  const buttonsFor = async (client: TestClient, cMenuUuid = JOIN_MENU) => {
    const answer = await client.getButtonListByMenuUuid({ body: { cMenuUuid, cUserType: 'admin' } })
    if (!answer.ok) throw new Error(answer.msg)
    return answer.data
  }
  const names = (zone: { buttonList: { cButtonName: string }[] }) => zone.buttonList.map((button) => button.cButtonName)

  it('has the buttons of the own roles by zone, with their conditions', async () => {
    const layout = await buttonsFor(await enter(ADMIN))
    expect(layout).toMatchObject({
      planHave: { bOrg: false, bPerson: false },
      zoneA: { buttonList: [] },
      zoneC: { buttonList: [] },
      cMenuUuid: JOIN_MENU,
      bInit: true,
      cOrgUuid: demoId('org/E2'),
      cPersonUuid: demoId(`member/${ADMIN}/E2`),
      iPlanType: 2,
    })
    expect(layout.zoneB.buttonList).toEqual([
      {
        cButtonUuid: buttonId('BATCH_PASS'),
        cButtonCode: 'BATCH_PASS',
        cButtonName: '通过',
        cEventName: 'batchPass',
        cControlCode: 'BATCH_PASS',
        cCondition: '',
        childrenList: [],
      },
    ])
    expect(layout.zoneO.buttonList.map(({ cButtonCode, cCondition }) => [cButtonCode, cCondition])).toEqual([
      ['DETAIL', ''],
      ['PASS', 'iState = 0'],
      ['REFUSE', 'iState = 0'],
    ])
    const takeRole = await giveRole(MEMBER, ['REFUSE'])
    // That the member says to be an administrator changes nothing.
    expect(names((await buttonsFor(await enter(MEMBER))).zoneO)).toEqual(['驳回'])
    await takeRole()
  })

  it('speaks the language of the request', async () => {
    const client = await enter(ADMIN)
    const answer = await client.english.getButtonListByMenuUuid({ body: { cMenuUuid: JOIN_MENU } })
    expect(answer.ok && names(answer.data.zoneO)).toEqual(['Details', 'Pass', 'Refuse'])
  })

  it.each(['nothing', newUuid()])('of an unknown menu is empty: %s', async (id) => {
    const layout = await buttonsFor(await enter(ADMIN), id)
    for (const zone of ['zoneA', 'zoneB', 'zoneC', 'zoneO'] as const) expect(layout[zone].buttonList).toEqual([])
  })

  it('of another person is not told', async () => {
    const body = { cMenuUuid: JOIN_MENU, cPersonUuid: demoId(`member/${MEMBER}/E2`) }
    const answer = await (await enter(ADMIN)).getButtonListByMenuUuid({ body })
    expect(answer).toMatchObject({ failure: 'NO_DATA_PERMISSION' })
  })

  it('follows a plan, which hides, names and orders buttons but adds none', async () => {
    const admin = await enter(ADMIN)
    const item = (code: string, title: string, isShown = true) => ({ itemUuid: buttonId(code), title, isShown })
    const save = (type: 1 | 2, items: readonly unknown[]) =>
      query('insert into button_plan (menu_id, plan_type, org_id, person_id, items) values ($1, $2, $3, $4, $5)', [
        JOIN_MENU,
        type,
        demoId('organisation/E2'),
        type === 2 ? demoId(`member/${ADMIN}/E2`) : null,
        JSON.stringify(items),
      ])
    await save(1, [item('REFUSE', '拒绝'), item('DETAIL', '详情', false), item('PASS', '同意')])
    expect(names((await buttonsFor(admin)).zoneO)).toEqual(['拒绝', '同意'])
    const takeRole = await giveRole(MEMBER, ['REFUSE'])
    expect(names((await buttonsFor(await enter(MEMBER))).zoneO)).toEqual(['拒绝'])
    await takeRole()
    await save(2, [{ itemUuid: newUuid(), title: '别处的', isShown: true }, item('PASS', '好的')])
    const layout = await buttonsFor(admin)
    expect(names(layout.zoneO)).toEqual(['好的', '详情', '驳回'])
    expect(layout).toMatchObject({ planHave: { bOrg: true, bPerson: true }, bInit: false, iPlanType: 2 })
    await query('delete from button_plan')
  })

  it('hangs children below their button, which goes when none is left', async () => {
    const parent = newUuid()
    const insert = (id: string, code: string, parentId: string | null) =>
      query(
        `insert into menu_button (id, menu_id, zone, code, name, event, parent_id, sort) values ($1, $2, 'A', $3, $3, $4, $5, 9)`,
        [id, JOIN_MENU, code, parentId ? code : '', parentId],
      )
    await insert(parent, 'MORE', null)
    const admin = await enter(ADMIN)
    expect(names((await buttonsFor(admin)).zoneA)).toEqual([])
    await insert(newUuid(), 'CHILD', parent)
    const { zoneA } = await buttonsFor(admin)
    expect(zoneA.buttonList).toMatchObject([{ cButtonName: 'MORE', childrenList: [{ cButtonName: 'CHILD' }] }])
    await query('delete from menu_button where id = $1', [parent])
  })
})

describe('several rows', () => {
  it('are answered each by itself', async () => {
    const ids = [await requestOf('19900130002'), await requestOf('19900130003')]
    const admin = await enter(ADMIN)
    await admin.auditApply({ body: { cApplyUuid: ids[1] ?? '', bAgree: false, cReason: '重复' } })
    const answer = await admin.passApplies({ body: { cRowKeys: [...ids, ...ids, 'nothing'] } })
    expect(answer).toMatchObject({
      data: {
        done: [ids[0]],
        refused: [
          { cRowKey: ids[1], cReason: '状态已变更，请刷新后重试' },
          { cRowKey: 'nothing', cReason: '状态已变更，请刷新后重试' },
        ],
      },
    })
  })

  it(`are at most ${MAX_BATCH_ROWS}`, async () => {
    const admin = await enter(ADMIN)
    const call = (count: number) => admin.passApplies({ body: { cRowKeys: Array.from({ length: count }, String) } })
    expect(await call(MAX_BATCH_ROWS + 1)).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await call(0)).toMatchObject({ failure: 'FIELD_INVALID' })
    expect((await call(MAX_BATCH_ROWS)).ok).toBe(true)
  })

  it('are decided on at the desk', async () => {
    const operator = await server.signIn('19900180001')
    const applications = await operator.getEnterpriseApplyPage({ body: { iState: 0 } })
    const cRowKeys = applications.ok ? applications.data.results.map(({ cApplyUuid }) => cApplyUuid) : []
    expect(cRowKeys.length).toBeGreaterThan(0)
    expect(await operator.passEnterpriseApplies({ body: { cRowKeys } })).toMatchObject({
      data: { done: cRowKeys, refused: [] },
    })
    const waiting = await operator.getTeamAuthPage({ body: { iAlShopAuditStatus: 1 } })
    const teams = waiting.ok ? waiting.data.results.filter(({ opList }) => opList.includes('authorise')) : []
    const keys = teams.map(({ cAuthUuid }) => cAuthUuid)
    expect(keys.length).toBeGreaterThan(0)
    expect(await operator.passTeamAuths({ body: { cRowKeys: keys } })).toMatchObject({ data: { done: keys } })
  })
})

it('installing again brings no right back that was taken away', async () => {
  const detail = permissionId('button', 'ALSHOP_PRICE_LIST.DETAIL')
  await query('delete from role_button where role_id = $1 and menu_button_id = $2', [
    permissionId('role', 'PAYER'),
    detail,
  ])
  await installMenus(server.database)
  const payer = await enter(MEMBER)
  expect(await payer.getAccountLeaseMenuByMenuCode({ body: { cMenuCode: 'ALSHOP_PRICE_LIST' } })).toMatchObject({
    failure: 'NO_DATA_PERMISSION',
  })
})
