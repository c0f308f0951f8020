import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'

let server: TestServer
let operator: TestClient

beforeAll(async () => {
  server = await testServer()
  await server.app.ready()
  operator = await server.signIn('19900180001')
})
afterAll(() => server.close())

const idOf = (phone: string) => demoId(`account/${phone}`)
const enter = (phone: string) => server.signIn(phone, { terminal: 'mobile' })

async function lastEntry() {
  const log = await operator.getAuditLogPage({ body: {} })
  return log.ok ? log.data.results[0] : undefined
}

describe('the desk', () => {
  it('is closed to whoever is no operator, super users too', async () => {
    for (const phone of ['19900170001', '19900140001']) {
      const client = await server.signIn(phone)
      const calls = [
        client.getAccountPage({ body: {} }),
        client.getEnterpriseApplyPage({ body: {} }),
        client.auditEnterpriseApply({ body: { cApplyUuid: demoId('apply/19900140003'), bAgree: true } }),
        client.getSmsOutboxPage({ body: {} }),
        client.saveOperator({ body: { cAllLinkUserUuid: idOf(phone), bOperator: true } }),
      ]
      for (const call of calls) {
        expect(await call).toMatchObject({ failure: 'GATE_CLOSED', data: { cGate: 'OPERATOR' } })
      }
    }
  })

  it('lists applications, those under review first, by state, name and phone', async () => {
    const all = await operator.getEnterpriseApplyPage({ body: {} })
    expect(all.ok && all.data.results.map(({ iState }) => iState)).toEqual([0, 2, 1])
    const found = await operator.getEnterpriseApplyPage({ body: { cKeyword: '方圆', iState: 2, pageSize: 1 } })
    expect(found).toMatchObject({ data: { iTotleSize: 1, results: [{ cEnterpriseName: '方圆五金（演示）有限公司' }] } })
    const ofPhone = await operator.getEnterpriseApplyPage({ body: { cKeyword: '19900140003' } })
    expect(ofPhone).toMatchObject({ data: { iTotleSize: 1, results: [{ cManagerPhone: '199****0003' }] } })
  })

  it('shows no whole name of an applicant', async () => {
    await server.database.pool.query(`update enterprise_apply set real_name = '真名实姓'`)
    await server.database.pool.query(`update team_buyer_auth set real_name = '真名实姓'`)
    for (const list of [
      await operator.getEnterpriseApplyPage({ body: {} }),
      await operator.getTeamAuthPage({ body: {} }),
    ]) {
      expect(JSON.stringify(list)).toContain('"真**"')
      expect(JSON.stringify(list)).not.toContain('真名')
    }
  })

  it('finds accounts by name, institution and whole phone, never by a part of one', async () => {
    const total = async (cKeyword: string) => {
      const answer = await operator.getAccountPage({ body: { cKeyword } })
      return answer.ok ? answer.data.iTotleSize : -1
    }
    expect(await total('北辰采购主管')).toBe(1)
    expect(await total('北辰精工')).toBe(5)
    expect(await total('19900140001')).toBe(1)
    expect(await total('1990014')).toBe(0)
    const [row] = await operator
      .getAccountPage({ body: { cKeyword: '19900140001' } })
      .then((answer) => (answer.ok ? answer.data.results : []))
    expect(row).toMatchObject({ cMobilePhone: '199****0001', cRealName: '陈**', bAuthentication: true, bStop: false })
  })
})

describe('a stop', () => {
  it('of an account signs it out everywhere and keeps it out until it is resumed', async () => {
    const client = await enter('19900150002')
    const socket = await openSocket(server.app, await socketTicket(client))
    await socket.ping()
    const sessions = await operator.getSessionPage({ body: { cKeyword: '19900150002' } })
    const cLoginUuid = sessions.ok ? (sessions.data.results[0]?.cLoginUuid ?? '') : ''
    const remembered = await client.savePwdFreeLoginToken({ body: { cLoginUuid } })
    const { cPwdFreeLoginToken = '', cPwdFreeLoginUuid = '' } = remembered.ok ? remembered.data : {}
    const device = { cPwdFreeLoginToken, cPwdFreeLoginUuid, cTerminalType: 'mobile' as const }
    const body = { cAllLinkUserUuid: idOf('19900150002'), bStop: true }
    expect(await operator.stopAllLinkUser({ body })).toMatchObject({ failure: 'REASON_NEEDED' })
    expect((await operator.stopAllLinkUser({ body: { ...body, cReason: '多次违规' } })).ok).toBe(true)
    await socket.closed
    expect(await client.getAccountByAccSignId({ params: { id: idOf('19900150002') } })).toMatchObject({
      failure: 'SESSION_INVALID',
    })
    await expect(enter('19900150002')).rejects.toThrow('no sign-in of 19900150002')
    expect(await operator.stopAllLinkUser({ body: { ...body, cReason: '再来' } })).toMatchObject({
      failure: 'STATE_CHANGED',
    })
    expect(await lastEntry()).toMatchObject({
      cAction: 'stopAllLinkUser.stop',
      cSubject: '199****0002',
      cReason: '多次违规',
      cNickname: '运营审核',
    })
    const tryDevice = async () => {
      const answer = await (await server.client()).loginPwdFree({ body: device })
      return answer.ok ? 'signed in' : answer.failure
    }
    expect(await tryDevice()).toBe('ACCOUNT_STOPPED')
    expect((await operator.stopAllLinkUser({ body: { ...body, bStop: false } })).ok).toBe(true)
    // Nothing of before lives again: a stop may have been meant for whoever held it.
    expect(await client.getWsTicket({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
    expect(await tryDevice()).toBe('TOKEN_INVALID')
    await enter('19900150002')
  })

  it('is for nobody oneself, and not for super users', async () => {
    for (const phone of ['19900180001', '19900170001']) {
      const body = { cAllLinkUserUuid: idOf(phone), bStop: true, cReason: '试试' }
      expect(await operator.stopAllLinkUser({ body })).toMatchObject({ failure: 'ACCOUNT_PROTECTED' })
    }
  })

  it('of an institution and of a member closes the gate, and opens it again', async () => {
    const client = await enter('19900150001')
    const switchTo = () =>
      client.setDefaultUserSubscription({ params: { a: idOf('19900150001'), b: demoId('acc/E1') } })
    const institution = { cAccUuid: demoId('acc/E1'), bStop: true }
    expect(await operator.stopAccount({ body: institution })).toMatchObject({ failure: 'REASON_NEEDED' })
    expect((await operator.stopAccount({ body: { ...institution, cReason: '欠费' } })).ok).toBe(true)
    expect(await switchTo()).toMatchObject({ failure: 'INSTITUTION_STOPPED' })
    expect((await operator.stopAccount({ body: { ...institution, bStop: false } })).ok).toBe(true)
    expect(await operator.stopAccount({ body: { ...institution, bStop: false } })).toMatchObject({
      failure: 'STATE_CHANGED',
    })
    const members = await operator.getMemberPage({ body: { cEnterpriseUuid: demoId('organisation/E1') } })
    expect(members.ok && members.data.results[0]?.cUserType).toBe('admin')
    const member = { cPersonUuid: demoId('member/19900150001/E1'), bStop: true }
    expect(await operator.stopUser({ body: member })).toMatchObject({ failure: 'REASON_NEEDED' })
    expect((await operator.stopUser({ body: { ...member, cReason: '离职' } })).ok).toBe(true)
    expect(await operator.stopUser({ body: { ...member, cReason: '离职' } })).toMatchObject({
      failure: 'STATE_CHANGED',
    })
    expect(await switchTo()).toMatchObject({ failure: 'PERSON_STOPPED' })
    const institutions = await operator.getInstitutionPage({ body: { cKeyword: '91110000ma0dem001a' } })
    expect(institutions).toMatchObject({ data: { iTotleSize: 1, results: [{ bAccStop: false }] } })
  })
})

it('gives and takes the operator’s role, never one’s own', async () => {
  const body = { cAllLinkUserUuid: idOf('19900170003'), bOperator: true }
  expect((await operator.saveOperator({ body })).ok).toBe(true)
  expect(await operator.saveOperator({ body })).toMatchObject({ failure: 'STATE_CHANGED' })
  const made = await server.signIn('19900170003')
  expect((await made.getAccountPage({ body: {} })).ok).toBe(true)
  const own = { cAllLinkUserUuid: idOf('19900180001'), bOperator: false }
  expect(await operator.saveOperator({ body: own })).toMatchObject({ failure: 'ACCOUNT_PROTECTED' })
})

it('keeps an operator: the last one loses neither role nor account, and two cannot take each other’s role', async () => {
  const alone = await testServer()
  await alone.database.pool.query(`update account set is_operator = mobile_phone in ('19900180001', '19900180002')`)
  const [one, other] = [await alone.signIn('19900180001'), await alone.signIn('19900180002')]
  const takeFrom = (client: TestClient, phone: string) =>
    client.saveOperator({ body: { cAllLinkUserUuid: idOf(phone), bOperator: false } })
  const answers = await Promise.all([takeFrom(one, '19900180002'), takeFrom(other, '19900180001')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  const { rows } = await alone.database.pool.query('select mobile_phone from account where is_operator')
  expect(rows).toHaveLength(1)
  await alone.database.pool.query('update account set is_operator = true where is_super = 1')
  const last = await alone.signIn(String(rows[0]?.mobile_phone))
  expect(await takeFrom(last, '19900170001')).toMatchObject({ failure: 'ACCOUNT_PROTECTED' })
  await alone.close()
})

it('removes a session: its socket is told, its token is dead, another account hears nothing', async () => {
  const [client, other] = [await enter('19900130003'), await enter('19900130004')]
  const [socket, bystander] = [
    await openSocket(server.app, await socketTicket(client)),
    await openSocket(server.app, await socketTicket(other)),
  ]
  await Promise.all([socket.ping(), bystander.ping()])
  const sessions = await operator.getSessionPage({ body: { cKeyword: '19900130003' } })
  const cLoginUuid = sessions.ok ? (sessions.data.results[0]?.cLoginUuid ?? '') : ''
  expect(await operator.forceLogout({ body: { cLoginUuid } })).toMatchObject({ failure: 'REASON_NEEDED' })
  const told = socket.next()
  expect((await operator.forceLogout({ body: { cLoginUuid, cReason: '异常登录' } })).ok).toBe(true)
  expect(JSON.parse(await told)).toMatchObject({ body: '1001', text: '您的账号被管理员清退' })
  await socket.closed
  expect((await client.getWsTicket({ body: {} })).ok).toBe(false)
  expect(await bystander.ping()).toBe('pong')
  expect(await operator.forceLogout({ body: { cLoginUuid, cReason: '再次' } })).toMatchObject({
    failure: 'STATE_CHANGED',
  })
})

it('makes, uses and stops invite codes', async () => {
  const made = await operator.saveInviteCode({ body: {} })
  const cInviteCode = made.ok ? made.data.cInviteCode : ''
  expect(cInviteCode).toMatch(/^[2-9A-Z]{8}$/)
  expect(await operator.saveInviteCode({ body: { cInviteCode: 'DH8888' } })).toMatchObject({ failure: 'CODE_TAKEN' })
  const check = () => operator.checkInviteCode({ body: { cInviteCode } })
  expect(await check()).toMatchObject({ data: { bOperator: true } })
  expect((await operator.stopInviteCode({ body: { cInviteCode, bStop: true } })).ok).toBe(true)
  expect(await operator.stopInviteCode({ body: { cInviteCode, bStop: true } })).toMatchObject({
    failure: 'STATE_CHANGED',
  })
  expect(await check()).toMatchObject({ data: { bExist: false } })
  const list = await operator.getInviteCodePage({ body: { cKeyword: 'dh8' } })
  expect(list).toMatchObject({ data: { results: [{ cInviteCode: 'DH8888', iUses: 3, bOperator: true }] } })
  const lone = await testServer()
  const { pool } = lone.database
  await pool.query('update invite_code set operator_id = null, organisation_id = (select id from organisation limit 1)')
  await pool.query('update team_buyer_auth set own_operator_id = null, own_state = 0')
  await pool.query('update enterprise_apply set operator_id = null')
  await pool.query('update organisation set own_operator_id = null')
  await pool.query('delete from operator')
  const early = await lone.signIn('19900180001')
  expect(await early.saveInviteCode({ body: {} })).toMatchObject({ failure: 'OPERATOR_MISSING' })
  await lone.close()
})

it('trusts hosts of its site, which the shop then opens without a question, and records it', async () => {
  const trusted = async () => {
    const body = { siteType: 'mall', domainName: 'localhost' }
    const site = await operator.getNonCustodyMallSettingInfoByDomainMap({ body })
    return site.ok ? site.data.trustedHosts : undefined
  }
  expect((await operator.saveTrustedHost({ body: { cHost: ' Pay.Example.com ' } })).ok).toBe(true)
  expect((await operator.saveTrustedHost({ body: { cHost: 'a.example.com' } })).ok).toBe(true)
  expect(await lastEntry()).toMatchObject({ cAction: 'saveTrustedHost', cSubject: 'a.example.com' })
  expect(await operator.saveTrustedHost({ body: { cHost: 'pay.example.com' } })).toMatchObject({
    failure: 'HOST_TRUSTED',
    msg: '该域名已在名单中',
  })
  for (const cHost of [
    'https://pay.example.com',
    'pay.example.com/a',
    'pay.example.com:8443',
    'localhost',
    '*.cn',
    '',
  ]) {
    expect(await operator.saveTrustedHost({ body: { cHost } })).toMatchObject({ failure: 'FIELD_INVALID' })
  }
  expect(await trusted()).toEqual(['pay.example.com', 'a.example.com'])
  expect(await operator.getTrustedHostPage({ body: { cKeyword: 'PAY' } })).toMatchObject({
    data: { iTotleSize: 1, results: [{ cHost: 'pay.example.com' }] },
  })
  const removal = { body: { cHost: 'pay.example.com' } }
  expect((await operator.deleteTrustedHost(removal)).ok).toBe(true)
  expect(await operator.deleteTrustedHost(removal)).toMatchObject({ failure: 'STATE_CHANGED' })
  expect(await trusted()).toEqual(['a.example.com'])
  const other = await server.signIn('19900180002', { host: 'b.demo.test' })
  expect(await other.getTrustedHostPage({ body: {} })).toMatchObject({ data: { iTotleSize: 0 } })
})

it('sets workflow servers for all institutions and for one, which pages may frame from then on', async () => {
  const frames = async () => {
    const page = await server.page('/micro/alm-mall-shop/home/tab-home')
    return /frame-src ([^;]*);/.exec(String(page.headers['content-security-policy']))?.[1]
  }
  const list = async (cKeyword = '') => {
    const found = await operator.getWorkflowServerPage({ body: { cKeyword } })
    return found.ok ? found.data.results : []
  }
  expect(await frames()).toBe("'self'")
  const cAccUuid = demoId('acc/E1')
  const save = (cUrl: string, of = '') => operator.saveWorkflowServer({ body: { cAccUuid: of, cUrl } })
  for (const wrong of [
    'http://flow.example.com/',
    'https://flow.example.com;script-src/',
    'https://name@flow.example.com/',
    'https://flow.example.com/#a',
    'ftp://localhost/',
    'flow.example.com',
    '',
  ])
    expect([wrong, await save(wrong)]).toMatchObject([wrong, { failure: 'FIELD_INVALID' }])
  expect(await save('https://flow.example.com', demoId('acc/none'))).toMatchObject({ failure: 'EMPTY' })
  expect((await save(' https://Flow.example.com:8443/task ', cAccUuid)).ok).toBe(true)
  expect((await save('http://localhost:9000')).ok).toBe(true)
  expect((await save('https://all.example.com')).ok).toBe(true)
  expect(await lastEntry()).toMatchObject({ cAction: 'saveWorkflowServer', cSubject: 'https://all.example.com/' })
  expect(await list()).toMatchObject([
    { cUrl: 'https://all.example.com/', cAccUuid: '', cEnterpriseName: '' },
    { cUrl: 'https://flow.example.com:8443/task', cAccUuid, cEnterpriseName: '北辰精工（演示）有限公司' },
  ])
  expect(await list('北辰')).toHaveLength(1)
  expect(await frames()).toBe("'self' https://all.example.com https://flow.example.com:8443")
  for (const { cServerUuid } of await list()) {
    expect((await operator.deleteWorkflowServer({ body: { cServerUuid } })).ok).toBe(true)
    expect(await operator.deleteWorkflowServer({ body: { cServerUuid } })).toMatchObject({ failure: 'STATE_CHANGED' })
  }
  expect(await frames()).toBe("'self'")
})

it('shows the outbox only while no SMS service is connected', async () => {
  const visitor = await server.client()
  await visitor.sendVeriCode({ params: { phone: '19900110001' } })
  const outbox = await operator.getSmsOutboxPage({ body: { cKeyword: '19900110001' } })
  expect(outbox).toMatchObject({ data: { iTotleSize: 1, results: [{ cMobilePhone: '19900110001' }] } })
  const connected = await testServer({ sms: { send: async () => undefined } })
  const there = await connected.signIn('19900180001')
  expect(await there.getSmsOutboxPage({ body: {} })).toMatchObject({ failure: 'EMPTY' })
  await connected.close()
})
