import { MAX_HEADERS } from '@mallwright/contract/invoice'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

const PERSON = '19900110005'
const MEMBER = '19900140001'
const TAX_NO = '91350200MA0DEM0015'
const ACCOUNT = '6222020200112233445'

let server: TestServer
let person: TestClient, member: TestClient

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from invoice_header')
  person = await server.signIn(PERSON, { terminal: 'mobile' })
  member = await server.signIn(MEMBER, { terminal: 'mobile' })
})

type Body = Parameters<TestClient['saveHeader']>[0]['body']
const save = (who: TestClient, change: Partial<Body> = {}) =>
  who.saveHeader({ body: { iHeaderType: 1, cTitle: '何女士', cRequestUuid: newUuid(), ...change } })
const enterprise = (change: Partial<Body> = {}): Partial<Body> => ({
  iHeaderType: 2,
  cTitle: '北辰精工',
  cTaxNo: TAX_NO,
  cRegAddress: '厦门市思明区 1 号',
  cRegPhone: '0592-5550000',
  cBankName: '招商银行厦门分行',
  cBankAccount: ACCOUNT,
  ...change,
})
const titles = async (who: TestClient, bInstitution = false) => {
  const answer = await who.getHeaderList({ body: { bInstitution } })
  return answer.ok ? answer.data.results.map(({ cTitle, bDefault }) => [cTitle, bDefault]) : answer.failure
}
const idOf = async (who: TestClient, title: string) => {
  const answer = await who.getHeaderList({ body: {} })
  return (answer.ok && answer.data.results.find(({ cTitle }) => cTitle === title)?.cHeaderUuid) || ''
}

describe('invoice headers', () => {
  it('have a title alone for a person, and of an account its last digits only', async () => {
    expect(await save(person, { cTaxNo: TAX_NO, cBankAccount: ACCOUNT })).toMatchObject({
      ok: true,
      data: { cTaxNo: '', cBankAccount: '', bDefault: true, bSpecial: false },
    })
    const saved = await save(person, enterprise())
    expect(saved).toMatchObject({ data: { cBankAccount: '***************3445', bSpecial: true, bDefault: false } })
    const { rows } = await server.database.pool.query(
      'select bank_account_enc from invoice_header where bank_account_enc is not null',
    )
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain('3445')
  })

  it('keep their account when a save names none, and lose it to an empty one', async () => {
    await save(person, enterprise())
    const cHeaderUuid = await idOf(person, '北辰精工')
    const { cBankAccount: _account, ...rest } = enterprise({ cHeaderUuid, cTitle: '北辰精工厦门' })
    expect(await save(person, rest)).toMatchObject({ data: { cBankAccount: '***************3445', bSpecial: true } })
    expect(await save(person, { ...rest, cBankAccount: '' })).toMatchObject({
      data: { cBankAccount: '', bSpecial: false },
    })
  })

  it('pass the default on when it is deleted or another is chosen', async () => {
    await save(person)
    await save(person, { cTitle: '李先生' })
    await save(person, { cTitle: '赵经理', bDefault: true })
    expect(await titles(person)).toEqual([
      ['赵经理', true],
      ['李先生', false],
      ['何女士', false],
    ])
    const deletion = { cHeaderUuid: await idOf(person, '赵经理'), cRequestUuid: newUuid() }
    for (let time = 0; time < 2; time++)
      expect(await person.deleteHeader({ body: deletion })).toMatchObject({ ok: true })
    const choice = { cHeaderUuid: await idOf(person, '何女士'), cRequestUuid: newUuid() }
    expect(await person.setDefaultHeader({ body: choice })).toMatchObject({ ok: true })
    await save(person, { cHeaderUuid: await idOf(person, '李先生'), cTitle: '李总', bDefault: true })
    expect(await titles(person)).toEqual([
      ['李总', true],
      ['何女士', false],
    ])
  })

  it('belong to one account, of the person or of an institution', async () => {
    await save(person)
    const id = await idOf(person, '何女士')
    for (const cHeaderUuid of [id, newUuid(), 'no-uuid']) {
      const body = { cHeaderUuid, cRequestUuid: newUuid() }
      expect(await save(member, { cHeaderUuid })).toMatchObject({ failure: 'HEADER_UNKNOWN' })
      expect(await member.deleteHeader({ body })).toMatchObject({ failure: 'HEADER_UNKNOWN' })
      expect(await member.setDefaultHeader({ body })).toMatchObject({ failure: 'HEADER_UNKNOWN' })
    }
    await save(member, enterprise({ bInstitution: true }))
    expect(await titles(member, true)).toEqual([['北辰精工', true]])
    expect(await titles(member)).toEqual([])
    expect(await person.getHeaderList({ body: { bInstitution: true } })).toMatchObject({
      failure: 'GATE_CLOSED',
      data: { cGate: 'NO_ORG' },
    })
  })

  it('are refused twice, without a tax number, with wrong fields, and beyond the limit', async () => {
    await save(person, enterprise())
    expect(await save(person, enterprise())).toMatchObject({ failure: 'HEADER_EXISTS', data: { cField: 'cTitle' } })
    await save(person, enterprise({ cTitle: '第二家' }))
    const cHeaderUuid = await idOf(person, '第二家')
    expect(await save(person, enterprise({ cHeaderUuid }))).toMatchObject({ failure: 'HEADER_EXISTS' })
    expect(await save(person, enterprise({ cTaxNo: '' }))).toMatchObject({ failure: 'TAX_NUMBER_MISSING' })
    const wrong = [{ cTitle: ' ' }, { cTaxNo: '123' }, { cEmail: 'x' }, { cBankAccount: 'abc' }, { cRegPhone: '电话' }]
    for (const change of wrong)
      expect(await save(person, enterprise(change))).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await save(await server.client())).toMatchObject({ failure: 'SESSION_INVALID' })
    const answers = await Promise.all(
      Array.from({ length: MAX_HEADERS + 3 }, (_, index) => save(person, { cTitle: `抬头 ${index}` })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MAX_HEADERS - 2)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ failure: 'TOO_MANY_HEADERS', data: { iMax: MAX_HEADERS } })
  })
})
