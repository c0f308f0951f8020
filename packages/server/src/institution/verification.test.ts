import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { MISMATCH } from '../ports/identity/identity.ts'
import type { IdentityVerifier } from '../ports/identity/identity.ts'
import { localIdentity, REFUSED_ID_NUMBER } from '../ports/identity/local-identity.ts'
import { openClient, testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer
let isServiceDown = false

/** The local verifier, as a service that may not answer. */
const identity: IdentityVerifier = {
  verifyPerson: async (claim) => {
    if (isServiceDown) throw new Error('no answer')
    return localIdentity().verifyPerson(claim)
  },
  verifyEnterprise: (claim) => localIdentity().verifyEnterprise(claim),
}

beforeAll(async () => {
  server = await testServer({ identity })
})
afterAll(() => server.close())

const idOf = (phone: string) => demoId(`account/${phone}`)
const enter = (phone: string) => server.signIn(phone, { terminal: 'mobile' })
const PERSON = { cRealName: '林小满', cIdNumber: '110000199203071236' }

describe('a real name', () => {
  it('is verified once, and a number for one account', async () => {
    const client = await enter('19900110001')
    expect(await client.getPersonAuthentication({ params: { uuid: idOf('19900110001') } })).toMatchObject({
      data: { bAuthentication: false, cRealName: '' },
    })
    expect(await client.savePersonAuthentication({ body: PERSON })).toMatchObject({
      data: { bAuthentication: true, cRealName: '林**', cIdNumber: '110***********1236' },
    })
    expect(await client.savePersonAuthentication({ body: PERSON })).toMatchObject({ failure: 'ALREADY_VERIFIED' })
    const other = await enter('19900110003')
    expect(await other.savePersonAuthentication({ body: PERSON })).toMatchObject({ failure: 'ID_NUMBER_TAKEN' })
    expect(await other.getPersonAuthentication({ params: { uuid: idOf('19900110001') } })).toMatchObject({
      failure: 'EMPTY',
    })
    const { rows } = await server.database.pool.query('select * from account where mobile_phone = $1', ['19900110001'])
    expect(JSON.stringify(rows)).not.toContain(PERSON.cIdNumber)
  })

  it('of one number at many accounts at once belongs to one of them', async () => {
    const clients = await Promise.all(['19900150001', '19900150002', '19900150003'].map(enter))
    const body = { cRealName: '同名人', cIdNumber: '110000199304071315' }
    const answers = await Promise.all(clients.map((client) => client.savePersonAuthentication({ body })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('is refused with the reason and the tries that are left, five a day', async () => {
    const client = await enter('19900110004')
    const body = { cRealName: '方圆', cIdNumber: REFUSED_ID_NUMBER }
    expect(await client.savePersonAuthentication({ body })).toMatchObject({
      failure: 'IDENTITY_REFUSED',
      msg: `${MISMATCH.zh}，今日还可尝试 4 次`,
      data: { iTriesLeft: 4 },
    })
    const rest = await Promise.all(Array.from({ length: 8 }, () => client.savePersonAuthentication({ body })))
    expect(rest.filter((answer) => !answer.ok && answer.failure === 'IDENTITY_REFUSED')).toHaveLength(4)
    expect(await client.savePersonAuthentication({ body })).toMatchObject({ failure: 'TOO_MANY_TRIES' })
  })

  it('costs no try while the service does not answer', async () => {
    const client = await enter('19900110005')
    isServiceDown = true
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await client.savePersonAuthentication({ body: PERSON })).toMatchObject({ failure: 'IDENTITY_UNAVAILABLE' })
    }
    isServiceDown = false
    expect(await client.savePersonAuthentication({ body: PERSON })).toMatchObject({ failure: 'ID_NUMBER_TAKEN' })
  })
})

const COMPANY = {
  cEnterpriseName: '远山建设（演示）有限公司',
  cUniformSocialCreditCode: '91110000MA0DEM005N',
  cCorporation: '袁远山',
  cCorporationIdNumber: '110000198506201451',
}

/** A client of an administrator whose initial password was changed. */
async function administrator() {
  await server.database.pool.query('update account set init_pwd = false where mobile_phone = $1', ['19900140005'])
  return enter('19900140005')
}

describe('an enterprise', () => {
  it('is verified by a verified administrator, with its own particulars', async () => {
    const client = await administrator()
    const wrong = { ...COMPANY, cEnterpriseName: '别的公司' }
    expect(await client.saveEnterpriseAuthentication({ body: wrong })).toMatchObject({
      failure: 'ENTERPRISE_DIFFERS',
      data: { cField: 'cEnterpriseName' },
    })
    const refused = { ...COMPANY, cCorporationIdNumber: REFUSED_ID_NUMBER }
    expect(await client.saveEnterpriseAuthentication({ body: refused })).toMatchObject({ failure: 'IDENTITY_REFUSED' })
    expect(await client.saveEnterpriseAuthentication({ body: COMPANY })).toMatchObject({
      data: { bAuthentication: true, cCorporationIdNumber: '110***********1451' },
    })
    expect(await client.saveEnterpriseAuthentication({ body: COMPANY })).toMatchObject({ failure: 'ALREADY_VERIFIED' })
    const params = { enterpriseUuid: demoId('organisation/E5') }
    expect(await client.getEnterpriseAuthentication({ params })).toMatchObject({ data: { bAuthentication: true } })
    expect(await (await enter('19900140001')).getEnterpriseAuthentication({ params })).toMatchObject({
      failure: 'EMPTY',
    })
  })

  it.each([
    ['19900150003', 'GATE_CLOSED', 'NOT_ADMIN'],
    ['19900140003', 'GATE_CLOSED', 'PERSON_AUTH'],
  ])('of %s says which gate is closed', async (phone, failure, cGate) => {
    const client = await enter(phone)
    expect(await client.saveEnterpriseAuthentication({ body: COMPANY })).toMatchObject({ failure, data: { cGate } })
  })

  it('verification is not for teams, and ends after five refusals, unless the service is down', async () => {
    expect(await (await enter('19900120001')).saveEnterpriseAuthentication({ body: COMPANY })).toMatchObject({
      failure: 'ENTERPRISE_ONLY',
    })
    const down = await server.twin({
      identity: { ...identity, verifyEnterprise: () => Promise.reject(new Error('no answer')) },
    })
    const client = await administrator()
    await server.database.pool.query('update organisation set authentication = false where id = $1', [
      demoId('organisation/E5'),
    ])
    const elsewhere = await openClient(down)
    Object.assign(elsewhere.session, client.session)
    expect(await elsewhere.saveEnterpriseAuthentication({ body: COMPANY })).toMatchObject({
      failure: 'IDENTITY_UNAVAILABLE',
    })
    const body = { ...COMPANY, cCorporationIdNumber: REFUSED_ID_NUMBER }
    for (let tries = 0; tries < 5; tries += 1) await client.saveEnterpriseAuthentication({ body })
    expect(await client.saveEnterpriseAuthentication({ body })).toMatchObject({ failure: 'TOO_MANY_TRIES' })
  })
})

describe('a team', () => {
  const ask = () => ({ body: { cRequestUuid: newUuid() } })
  const statusOf = async (client: TestClient, phone: string, number: string) => {
    const answer = await client.getIndividualTeamBuyersAuth({ params: { a: idOf(phone), b: demoId(`org/${number}`) } })
    return answer.ok ? answer.data : undefined
  }
  const decide = async (phone: string, cEvent: 'authorise' | 'refuse' | 'revoke', cReason = '') => {
    const operator = await server.signIn('19900180001')
    const list = await operator.getTeamAuthPage({ body: { cKeyword: phone } })
    const cAuthUuid = list.ok ? (list.data.results[0]?.cAuthUuid ?? '') : ''
    return operator.auditTeamAuth({ body: { cAuthUuid, cEvent, cReason } })
  }

  it('asks, is authorised, loses it and asks again', async () => {
    const client = await enter('19900120002')
    const status = () => statusOf(client, '19900120002', 'T2')
    expect((await status())?.iAlShopAuditStatus).toBe(0)
    expect((await client.saveIndividualTeamBuyersAuth(ask())).ok).toBe(true)
    expect(await client.saveIndividualTeamBuyersAuth(ask())).toMatchObject({ failure: 'STATE_CHANGED' })
    expect(await status()).toMatchObject({ iAlShopAuditStatus: 1, cIdNumber: '110***********1229' })
    expect((await decide('19900120002', 'authorise')).ok).toBe(true)
    expect((await status())?.iAlShopAuditStatus).toBe(2)
    expect(await decide('19900120002', 'revoke')).toMatchObject({ failure: 'REASON_NEEDED' })
    expect((await decide('19900120002', 'revoke', '资料过期')).ok).toBe(true)
    expect(await status()).toMatchObject({ iAlShopAuditStatus: 3, cAuditReason: '资料过期' })
    expect(await decide('19900120002', 'authorise')).toMatchObject({ failure: 'STATE_CHANGED' })
    expect((await client.saveIndividualTeamBuyersAuth(ask())).ok).toBe(true)
  })

  it('shows another member neither phone nor number of whoever asked', async () => {
    const { pool } = server.database
    await pool.query(
      `insert into org_member (account_id, organisation_id, person_name, user_type) values ($1, $2, '新成员', 'user')`,
      [idOf('19900110002'), demoId('organisation/T6')],
    )
    const own = { cMobilePhone: '19900130001', cIdNumber: expect.stringContaining('***') as string }
    expect(await statusOf(await enter('19900130001'), '19900130001', 'T6')).toMatchObject(own)
    const seen = await statusOf(await enter('19900110002'), '19900110002', 'T6')
    expect(seen).toMatchObject({ ...own, cMobilePhone: '199****0001' })
  })

  it('counts as verified by the name of its administrator, wherever it is read', async () => {
    for (const [phone, bAuthentication] of [
      ['19900120002', true],
      ['19900120003', false],
    ] as const) {
      const client = await enter(phone)
      const list = await client.getListUserSubscription({ params: { id: idOf(phone) } })
      expect(list).toMatchObject({ data: { results: [{ bAuthentication }] } })
      const accUuid = list.ok ? (list.data.results[0]?.cAccUuid ?? '') : ''
      const bound = await client.getBindEnterpriseByAccUuid({ params: { accUuid } })
      expect(bound).toMatchObject({ data: { bAuthentication } })
      const enterpriseUuid = bound.ok ? bound.data.cEnterpriseUuid : ''
      expect(await client.getEnterpriseAuthentication({ params: { enterpriseUuid } })).toMatchObject({
        data: { bAuthentication },
      })
    }
  })

  it('without a verified name says which gate is closed; an enterprise asks for none', async () => {
    expect(await (await enter('19900120003')).saveIndividualTeamBuyersAuth(ask())).toMatchObject({
      data: { cGate: 'PERSON_AUTH' },
    })
    expect(await (await enter('19900140001')).saveIndividualTeamBuyersAuth(ask())).toMatchObject({
      failure: 'TEAM_ONLY',
    })
  })

  it('without a region is asked for one', async () => {
    await server.database.pool.query(`update organisation set province = '', city = '', area = '' where id = $1`, [
      demoId('organisation/T4'),
    ])
    const client = await enter('19900120004')
    expect(await client.saveIndividualTeamBuyersAuth(ask())).toMatchObject({ failure: 'AREA_UNKNOWN' })
    const region = { cProvince: '浙江省', cCity: '杭州市', cArea: '西湖区' }
    const body = { cRequestUuid: newUuid(), ...region }
    expect(await client.saveIndividualTeamBuyersAuth({ body })).toMatchObject({ data: region })
  })

  it('of another operator is authorised by that one first, and by the mall last', async () => {
    const { pool } = server.database
    await pool.query(`update team_buyer_auth set own_state = 1 where id = $1`, [demoId('team-auth/T5')])
    expect(await decide('19900120005', 'authorise')).toMatchObject({ failure: 'STATE_CHANGED' })
    const own = await server.signIn('19900180005')
    const accUuid = demoId('acc/OP2')
    await own.setDefaultUserSubscription({ params: { a: idOf('19900180005'), b: accUuid } })
    const list = await own.getTeamAuthPage({ body: {} })
    expect(list.ok && list.data.results.map(({ cOrgName, opList }) => [cOrgName, opList])).toEqual([
      ['北渡采购团队（演示）', ['authorise', 'refuse']],
    ])
    const cAuthUuid = list.ok ? (list.data.results[0]?.cAuthUuid ?? '') : ''
    expect((await own.auditTeamAuth({ body: { cAuthUuid, cEvent: 'authorise' } })).ok).toBe(true)
    const member = await enter('19900120005')
    expect((await statusOf(member, '19900120005', 'T5'))?.iAlShopAuditStatus).toBe(1)
    expect((await decide('19900120005', 'authorise')).ok).toBe(true)
    expect((await statusOf(member, '19900120005', 'T5'))?.iAlShopAuditStatus).toBe(2)
    const closed = { failure: 'GATE_CLOSED', data: { cGate: 'OPERATOR' } }
    expect(await own.getAccountPage({ body: {} })).toMatchObject(closed)
    // Stopped there, with no place at the mall's operator: neither its own lists nor the mall's are open.
    await pool.query('delete from org_member where id = $1', [demoId('member/19900180005/OP')])
    const stops = [
      `update org_member set stop = true where account_id = '${idOf('19900180005')}'`,
      `with resumed as (update org_member set stop = false where account_id = '${idOf('19900180005')}')
       update organisation set acc_stop = true where id = '${demoId('organisation/OP2')}'`,
    ]
    for (const stop of stops) {
      await pool.query(stop)
      expect(await own.getAccountPage({ body: {} })).toMatchObject(closed)
      expect(await own.getTeamAuthPage({ body: {} })).toMatchObject(closed)
    }
  })
})
