import { getDataPageLoadList } from '@mallwright/contract/institution'
import { ENCODED_MEMBERS, encodeMembers } from '@mallwright/contract/list-engine'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const REGION = { cProvince: '浙江省', cCity: '杭州市', cArea: '西湖区' }
const idOf = (phone: string) => demoId(`account/${phone}`)
const enter = (phone: string) => server.signIn(phone, { terminal: 'mobile' })

const enterprise = (more: object = {}) => ({
  cRequestUuid: newUuid(),
  ...REGION,
  cEnterpriseName: '新芽文具（演示）有限公司',
  cUniformSocialCreditCode: '91110000MA0DEM013H',
  cCorporation: '辛芽',
  cAddress: '演示路 1 号',
  ...more,
})
const team = (more: object = {}) => ({
  cRequestUuid: newUuid(),
  ...REGION,
  cEnterpriseName: '小林采购团队',
  cRealName: '林小满',
  cIdNumber: '110000198203081122',
  ...more,
})

/** Passes or refuses an application as an operator. */
async function audit(cApplyUuid: string, bAgree: boolean, cReason = '') {
  const operator = await server.signIn('19900180001')
  return operator.auditEnterpriseApply({ body: { cApplyUuid, bAgree, cReason } })
}

async function apply(client: TestClient, more: object = {}) {
  const answer = await client.saveEnterpriseApply4Enterprise({ body: enterprise(more) })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

describe('an application for an enterprise', () => {
  it('becomes an institution of its applicant when it passes', async () => {
    const client = await enter('19900110001')
    const id = idOf('19900110001')
    const filed = await apply(client, { cInviteCode: 'dh8888' })
    expect(filed).toMatchObject({ iState: 0, cManagerPhone: '19900110001', cApplyChannel: 'alm-mall-shop' })
    expect(await client.saveEnterpriseApply4Enterprise({ body: enterprise() })).toMatchObject({
      failure: 'APPLY_PENDING',
    })
    expect(await audit(filed.cApplyUuid, true)).toMatchObject({ ok: true, data: { iState: 1 } })
    expect(await audit(filed.cApplyUuid, false, '迟了')).toMatchObject({
      failure: 'STATE_CHANGED',
      msg: '状态已变更，请刷新后重试',
    })
    const current = await client.getDefaultUserSubscription({ params: { id } })
    expect(current).toMatchObject({
      ok: true,
      data: { cEnterpriseName: filed.cEnterpriseName, bAuthentication: false },
    })
    const cAccUuid = current.ok ? current.data.cAccUuid : ''
    expect(await client.getBindEnterpriseByAccUuid({ params: { accUuid: cAccUuid } })).toMatchObject({
      data: { cUserType: 'admin', cArea: '西湖区', cOwnOperatorName: '德汇运营' },
    })
    expect(await client.saveEnterpriseApply4Enterprise({ body: enterprise() })).toMatchObject({
      failure: 'ENTERPRISE_EXISTS',
      msg: '该企业已存在，请申请加入',
    })
  })

  it('is refused with a reason, and filed again as a new one', async () => {
    const client = await enter('19900110002')
    const first = await apply(client, { cUniformSocialCreditCode: '91110000MA0DEM014L' })
    expect(await audit(first.cApplyUuid, false)).toMatchObject({ failure: 'REASON_NEEDED', msg: '请填写原因' })
    expect(await audit(first.cApplyUuid, false, '名称不符')).toMatchObject({ data: { iState: 2, cReason: '名称不符' } })
    const second = await apply(client, { cUniformSocialCreditCode: '91110000MA0DEM014L' })
    expect(second.cApplyUuid).not.toBe(first.cApplyUuid)
    const filtered = (cWhereStr?: string) =>
      client.getDataPageLoadList({ body: { cEntityName: 'EnterpriseApply', cWhereStr } })
    const list = await filtered("cManagerPhone = '19900110001' OR cManagerPhone IS NULL")
    expect(list).toMatchObject({ ok: true, data: { iTotleSize: 2 } })
    expect(list.ok && list.data.results.map(({ iState }) => iState)).toEqual([0, 2])
    expect(await filtered()).toEqual(list)
    expect(await filtered('iState = 2')).toMatchObject({ data: { iTotleSize: 1, results: [{ iState: 2 }] } })
    const ordered = await filtered('iState IN (0, 2) ORDER BY iState DESC')
    expect(ordered.ok && ordered.data.results.map(({ iState }) => iState)).toEqual([2, 0])
    expect(await filtered("cManagerPhone = '19900110001' or 1 = 1")).toMatchObject({
      failure: 'FILTER_INVALID',
      data: { cField: 'cWhereStr', cReason: 'SYNTAX', iPosition: 33 },
    })
    const { path } = getDataPageLoadList
    const asked = { cEntityName: 'EnterpriseApply', cWhereStr: 'iState = 2' }
    const names = ENCODED_MEMBERS.entities
    const encoded = encodeMembers(asked, { signKey: client.session.signKey, path, names })
    expect(encoded.cWhereStr).not.toContain('iState')
    expect(await client.getDataPageLoadList({ body: encoded })).toEqual(await filtered('iState = 2'))
    expect(await client.getDataPageLoadList({ body: { ...asked, bEncrypt: true } })).toMatchObject({
      failure: 'FIELD_INVALID',
      data: { cField: 'cEntityName' },
    })
    expect(await client.getDataPageLoadList({ body: { cEntityName: 'account' } })).toMatchObject({ failure: 'EMPTY' })
    expect(await client.getEnterpriseApply({ params: { id: first.cApplyUuid } })).toMatchObject({
      data: { cReason: '名称不符' },
    })
    const stranger = await enter('19900110003')
    expect(await stranger.getEnterpriseApply({ params: { id: first.cApplyUuid } })).toMatchObject({ failure: 'EMPTY' })
  })

  it.each([
    [{ cInviteCode: 'XXXXXX' }, 'INVITE_UNKNOWN', '邀请码不存在'],
    [{ cInviteCode: 'NOTOP1' }, 'INVITE_NOT_OPERATOR', '非运营商邀请码'],
    [{ cArea: '不存在区' }, 'AREA_UNKNOWN', '请选择所在地区'],
  ])('with %o is refused', async (more, failure, msg) => {
    const client = await enter('19900110004')
    expect(await client.saveEnterpriseApply4Enterprise({ body: enterprise(more) })).toMatchObject({ failure, msg })
    expect(await client.saveEnterpriseApply4Person({ body: team(more) })).toMatchObject({ failure, msg })
  })

  it('acts once for a request, and not for another body under its key', async () => {
    const client = await enter('19900110005')
    const body = enterprise({ cUniformSocialCreditCode: '123456789012345' })
    const [first, again] = [
      await client.saveEnterpriseApply4Enterprise({ body }),
      await client.saveEnterpriseApply4Enterprise({ body }),
    ]
    expect(again).toEqual(first)
    expect(await client.saveEnterpriseApply4Enterprise({ body: { ...body, cAddress: '别处' } })).toMatchObject({
      failure: 'KEY_REUSED',
    })
  })

  it('passes for one of many operators at once, and creates one enterprise', async () => {
    const client = await enter('19900110005')
    const filed = await apply(client, { cUniformSocialCreditCode: '123456789012346' })
    const operators = await Promise.all(
      ['19900180001', '19900180002', '19900180003'].map((phone) => server.signIn(phone)),
    )
    const body = { cApplyUuid: filed.cApplyUuid, bAgree: true }
    const answers = await Promise.all(operators.map((operator) => operator.auditEnterpriseApply({ body })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('whose enterprise came to be meanwhile cannot pass', async () => {
    const client = await enter('19900130001')
    const filed = await apply(client, { cUniformSocialCreditCode: '123456789012347' })
    await server.database.pool.query(
      `insert into organisation (kind, name, credit_code) values (1, '先到的企业', '123456789012347')`,
    )
    expect(await audit(filed.cApplyUuid, true)).toMatchObject({ failure: 'ENTERPRISE_EXISTS' })
    expect(await client.getEnterpriseApply({ params: { id: filed.cApplyUuid } })).toMatchObject({ data: { iState: 0 } })
  })
})

describe('an application for a team', () => {
  it('is made once an account; its number is stored encrypted and shown masked', async () => {
    const client = await enter('19900140003')
    const filed = await client.saveEnterpriseApply4Person({ body: team() })
    expect(filed).toMatchObject({
      ok: true,
      data: { iAuthenticationType: 2, cCorporationIdNumber: '110***********1122' },
    })
    expect(await client.saveEnterpriseApply4Person({ body: team() })).toMatchObject({ failure: 'APPLY_PENDING' })
    const { rows } = await server.database.pool.query('select * from enterprise_apply where kind = 2')
    expect(JSON.stringify(rows)).not.toContain('198203081122')
    await audit(filed.ok ? filed.data.cApplyUuid : '', true)
    expect(await client.saveEnterpriseApply4Person({ body: team() })).toMatchObject({
      failure: 'TEAM_EXISTS',
      msg: '每个账号只能创建一次个人团队',
    })
  })
})

it('for a team passes at once where the mall is configured so, and makes its founder the administrator', async () => {
  const open = await testServer({ passesTeams: true })
  const founder = await open.signIn('19900140003', { terminal: 'mobile' })
  expect(await founder.saveEnterpriseApply4Person({ body: team() })).toMatchObject({ ok: true, data: { iState: 1 } })
  const id = demoId('account/19900140003')
  const institutions = await founder.getListUserSubscription({ params: { id } })
  const made = institutions.ok && institutions.data.results.find(({ iAccType }) => iAccType === 2)
  expect(made).toMatchObject({ cEnterpriseName: team().cEnterpriseName })
  expect(await founder.saveEnterpriseApply4Person({ body: team() })).toMatchObject({ failure: 'TEAM_EXISTS' })
  await open.close()
})

describe('an invite code', () => {
  it.each([
    ['DH8888', { bExist: true, bOperator: true, cOwnOperatorName: '德汇运营' }],
    ['NOTOP1', { bExist: true, bOperator: false, cOwnOperatorName: '' }],
    ['XXXXXX', { bExist: false, bOperator: false }],
  ])('%s is told', async (cInviteCode, data) => {
    const visitor = await server.client()
    expect(await visitor.checkInviteCode({ body: { cInviteCode } })).toMatchObject({ ok: true, data })
  })
})

describe('an invitation', () => {
  it('of an institution is one code for all its members, also when they ask at once', async () => {
    const members = [await enter('19900140002'), await enter('19900150005')]
    const asked = await Promise.all(members.map((client) => client.getMyInvitation({ body: {} })))
    const [code, other] = asked.map((answer) => (answer.ok ? answer.data.cInviteCode : ''))
    expect(code).toMatch(/^[2-9A-Z]{8}$/)
    expect(other).toBe(code)
    const stranger = await enter('19900110001')
    expect(await stranger.checkInvitation({ body: { cInviteCode: code?.toLowerCase() ?? '' } })).toMatchObject({
      data: { iKind: 2, cEnterpriseUuid: demoId('organisation/E2'), iAuthenticationType: 1 },
    })
  })

  it('is none for whoever acts for no institution', async () => {
    for (const phone of ['19900110004', '19900160002']) {
      expect(await (await enter(phone)).getMyInvitation({ body: {} })).toMatchObject({ failure: 'EMPTY' })
    }
  })

  it('by an operator leads to creating, by a stopped or unknown code nowhere', async () => {
    const client = await enter('19900110005')
    const check = (cInviteCode: string) => client.checkInvitation({ body: { cInviteCode } })
    expect(await check('DH8888')).toMatchObject({ data: { iKind: 1, cEnterpriseUuid: '' } })
    await server.database.pool.query('update organisation set acc_stop = true where id = $1', [
      demoId('organisation/E1'),
    ])
    expect(await check('NOTOP1')).toMatchObject({ failure: 'INVITE_UNKNOWN', msg: '邀请码不存在' })
    await server.database.pool.query('update organisation set acc_stop = false where id = $1', [
      demoId('organisation/E1'),
    ])
    expect(await check('XXXXXX')).toMatchObject({ failure: 'INVITE_UNKNOWN' })
  })
})

describe('a request to join', () => {
  const E2 = demoId('organisation/E2')

  it('is found, filed, answered by the administrator, and makes a member', async () => {
    const client = await enter('19900130005')
    expect(await client.getEnterpriseListByName({ body: { cKeyword: '简' } })).toMatchObject({
      failure: 'FIELD_INVALID',
    })
    const found = await client.getEnterpriseListByName({ body: { cKeyword: '简序' } })
    expect(found).toMatchObject({
      data: {
        iTotleSize: 1,
        results: [
          {
            cEnterpriseUuid: E2,
            cUniformSocialCreditCode: '9111**********002D',
            cMobilePhone: '199****0002',
            bMember: false,
            bPending: false,
          },
        ],
      },
    })
    const body = { cRequestUuid: newUuid(), cEnterpriseUuid: E2, cRemark: '<b>新同事</b>' }
    const filed = await client.saveApply({ body })
    expect(filed.ok).toBe(true)
    expect(await client.saveApply({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
      failure: 'JOIN_PENDING',
    })
    expect(await client.getAdminSubscriptionDto({ params: { accUuid: demoId('acc/E2') } })).toMatchObject({
      data: { cMobilePhone: '199****0002' },
    })
    const admin = await enter('19900140002')
    const cApplyUuid = filed.ok ? filed.data.cApplyUuid : ''
    const received = await admin.getApplyPage({ body: { iState: 0 } })
    expect(received.ok && received.data.results.map((row) => row.cApplyUuid)).toContain(cApplyUuid)
    expect(await admin.auditApply({ body: { cApplyUuid, bAgree: false } })).toMatchObject({ failure: 'REASON_NEEDED' })
    expect((await admin.auditApply({ body: { cApplyUuid, bAgree: true } })).ok).toBe(true)
    expect(await admin.auditApply({ body: { cApplyUuid, bAgree: true } })).toMatchObject({ failure: 'STATE_CHANGED' })
    const own = await client.getListUserSubscription({ params: { id: idOf('19900130005') } })
    expect(own.ok && own.data.results.filter(({ bDefault }) => bDefault)).toHaveLength(1)
    expect(await client.saveApply({ body: { ...body, cRequestUuid: newUuid() } })).toMatchObject({
      failure: 'ALREADY_MEMBER',
    })
  })

  it('is answered while its applicant asks once more', async () => {
    const applicant = idOf('19900120004')
    const filed = await (
      await enter('19900120004')
    ).saveApply({
      body: { cRequestUuid: newUuid(), cEnterpriseUuid: E2 },
    })
    const cApplyUuid = filed.ok ? filed.data.cApplyUuid : ''
    const admin = await enter('19900140002')
    const { pool } = server.database
    // The applicant's other call: it has locked the account and is about to file the same request.
    const asking = await pool.connect()
    await asking.query('begin')
    await asking.query('select id from account where id = $1 for no key update', [applicant])
    const answer = admin.auditApply({ body: { cApplyUuid, bAgree: true } })
    const waiting = `select exists (select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock') as waiting`
    await expect.poll(async () => (await pool.query<{ waiting: boolean }>(waiting)).rows).toEqual([{ waiting: true }])
    const again = `insert into join_apply (account_id, organisation_id) values ($1, $2) on conflict do nothing`
    const filedAgain = await asking.query(again, [applicant, E2]).finally(() => asking.query('commit'))
    asking.release()
    expect(filedAgain.rowCount).toBe(0)
    expect((await answer).ok).toBe(true)
  })

  it('gives an institution to act for to whoever acts for a stopped one', async () => {
    const client = await enter('19900160001')
    const params = { id: idOf('19900160001') }
    expect(await client.getDefaultUserSubscription({ params })).toMatchObject({ data: { bStop: true } })
    const filed = await client.saveApply({ body: { cRequestUuid: newUuid(), cEnterpriseUuid: E2 } })
    const cApplyUuid = filed.ok ? filed.data.cApplyUuid : ''
    expect((await (await enter('19900140002')).auditApply({ body: { cApplyUuid, bAgree: true } })).ok).toBe(true)
    expect(await client.getDefaultUserSubscription({ params })).toMatchObject({
      data: { cAccUuid: demoId('acc/E2'), bStop: false },
    })
  })

  it('is withdrawn by its applicant only, all of them or none', async () => {
    const client = await enter('19900110003')
    const list = await client.getListApplyByAllLinkUser({ params: { id: idOf('19900110003') } })
    const pending = list.ok ? list.data.results.find(({ iState }) => iState === 0) : undefined
    expect(pending).toMatchObject({ cEnterpriseName: '简序信息（演示）有限公司', cRemark: '下周一入职采购部' })
    const cApplyUuids = pending?.cApplyUuid ?? ''
    const other = await enter('19900110004')
    expect(await other.deleteApply({ body: { cApplyUuids } })).toMatchObject({ failure: 'STATE_CHANGED' })
    expect(await client.deleteApply({ body: { cApplyUuids: `${cApplyUuids},nothing` } })).toMatchObject({
      failure: 'STATE_CHANGED',
    })
    expect((await client.deleteApply({ body: { cApplyUuids } })).ok).toBe(true)
    expect(await client.deleteApply({ body: { cApplyUuids } })).toMatchObject({ failure: 'STATE_CHANGED' })
  })

  it('is answered by no member without the role, nor by the administrator of another institution', async () => {
    const client = await enter('19900130003')
    const filed = await client.saveApply({ body: { cRequestUuid: newUuid(), cEnterpriseUuid: E2 } })
    const cApplyUuid = filed.ok ? filed.data.cApplyUuid : ''
    const member = await enter('19900150005')
    expect(await member.auditApply({ body: { cApplyUuid, bAgree: true } })).toMatchObject({
      failure: 'GATE_CLOSED',
      data: { cGate: 'RIGHT' },
    })
    const stranger = await enter('19900140001')
    expect(await stranger.auditApply({ body: { cApplyUuid, bAgree: true } })).toMatchObject({
      failure: 'STATE_CHANGED',
    })
  })

  it('to what does not exist or is stopped is refused', async () => {
    const client = await enter('19900130003')
    for (const cEnterpriseUuid of [newUuid(), 'E2', demoId('organisation/E6'), demoId('organisation/E7')]) {
      const body = { cRequestUuid: newUuid(), cEnterpriseUuid }
      expect(await client.saveApply({ body })).toMatchObject({ failure: 'ENTERPRISE_UNKNOWN' })
    }
  })
})

it('signs a session in as a person of an institution', async () => {
  const client = await enter('19900150004')
  const own = await client.getListUserSubscription({ params: { id: idOf('19900150004') } })
  const other = own.ok ? own.data.results.find(({ bDefault }) => !bDefault) : undefined
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from login_session where sign_key = $1',
    [client.session.signKey],
  )
  const body = { cLoginUuid: rows[0]?.id ?? '', cPersonUuid: other?.cPersonUuid ?? '' }
  expect(await client.loginPerson({ body })).toMatchObject({ ok: true, data: { bDefault: true } })
  expect(await client.loginPerson({ body: { ...body, cLoginUuid: newUuid() } })).toMatchObject({
    failure: 'INSTITUTION_UNKNOWN',
  })
})

it('refuses to sign in as a stopped person or for a stopped institution', async () => {
  const { pool } = server.database
  const personOf = (phone: string, number: string) => demoId(`member/${phone}/${number}`)
  const as = async (phone: string, cPersonUuid: string) => {
    const client = await enter(phone)
    const { rows } = await pool.query<{ id: string }>('select id from login_session where sign_key = $1', [
      client.session.signKey,
    ])
    return client.loginPerson({ body: { cLoginUuid: rows[0]?.id ?? '', cPersonUuid } })
  }
  expect(await as('19900160001', personOf('19900160001', 'E1'))).toMatchObject({
    failure: 'PERSON_STOPPED',
    msg: '用户【停用的成员】已停用',
  })
  expect(await as('19900140002', personOf('19900140002', 'E6'))).toMatchObject({
    failure: 'INSTITUTION_STOPPED',
    msg: '账户【旧港物流（演示）有限公司】已停用',
  })
})
