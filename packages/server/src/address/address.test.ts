import { MAX_ADDRESSES } from '@mallwright/contract/address'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const content = (cReceiver: string) => ({
  cReceiver,
  cMobilePhone: '13800001111',
  cAreaCode: '440305',
  cAddress: '科技园南区 1 栋 ',
  cTag: '公司',
})

async function save(client: TestClient, change: Partial<Parameters<TestClient['saveAddress']>[0]['body']> = {}) {
  return client.saveAddress({ body: { ...content('王女士'), cRequestUuid: newUuid(), ...change } })
}

async function receivers(client: TestClient, bInstitution = false) {
  const answer = await client.getAddressList({ body: { bInstitution } })
  return answer.ok ? answer.data.results.map(({ cReceiver, bDefault }) => [cReceiver, bDefault]) : answer.failure
}

const idOf = async (client: TestClient, receiver: string) => {
  const answer = await client.getAddressList({ body: {} })
  return (answer.ok && answer.data.results.find(({ cReceiver }) => cReceiver === receiver)?.cAddressUuid) || ''
}

describe('the area tree', () => {
  it('has three levels of the national code list', async () => {
    const visitor = await server.client()
    const answer = await visitor.getAreaTree4Children({})
    const provinces = answer.ok ? answer.data.data : []
    const city = provinces
      .find(({ cAreaCode }) => cAreaCode === '440000')
      ?.children.find((area) => area.cFullName === '深圳市')
    expect(provinces).toHaveLength(34)
    expect(city?.children.find(({ cAreaCode }) => cAreaCode === '440305')).toEqual({
      cFullName: '南山区',
      cAreaCode: '440305',
      children: [],
    })
    expect(provinces.flatMap(({ children }) => children).every(({ children }) => children.length > 0)).toBe(true)
  })
})

it('recognises the parts of a pasted address', async () => {
  const client = await server.signIn('19900110005', { terminal: 'mobile' })
  const cText = '王女士，13800001111，广东省深圳市南山区科技园南区1栋'
  expect(await client.parseAddress({ body: { cText } })).toMatchObject({
    ok: true,
    data: { cReceiver: '王女士', cMobilePhone: '13800001111', cAreaCode: '440305', cAddress: '科技园南区1栋' },
  })
  expect(await client.parseAddress({ body: { cText: '字'.repeat(501) } })).toMatchObject({ failure: 'FIELD_INVALID' })
  expect(await (await server.client()).parseAddress({ body: { cText } })).toMatchObject({ failure: 'SESSION_INVALID' })
})

describe('addresses', () => {
  it('are stored with the names of their area, the first as the default', async () => {
    const client = await server.signIn('19900110005', { terminal: 'mobile' })
    for (const { cAddressUuid } of await addressesOf(client)) await remove(client, cAddressUuid)
    const saved = await save(client)
    expect(saved).toMatchObject({
      ok: true,
      data: { cProvince: '广东省', cCity: '深圳市', cArea: '南山区', cAddress: '科技园南区 1 栋', bDefault: true },
    })
    await save(client, { cReceiver: '李先生' })
    await save(client, { cReceiver: '赵经理', bDefault: true })
    expect(await receivers(client)).toEqual([
      ['赵经理', true],
      ['李先生', false],
      ['王女士', false],
    ])
  })

  it('pass the default on when it is deleted or another is chosen', async () => {
    const client = await server.signIn('19900110005', { terminal: 'mobile' })
    await remove(client, await idOf(client, '赵经理'))
    expect(await receivers(client)).toEqual([
      ['李先生', true],
      ['王女士', false],
    ])
    const chosen = await client.setDefaultAddress({
      body: { cAddressUuid: await idOf(client, '王女士'), cRequestUuid: newUuid() },
    })
    expect(chosen.ok).toBe(true)
    expect(await receivers(client)).toEqual([
      ['王女士', true],
      ['李先生', false],
    ])
  })

  it('are updated in place, idempotently', async () => {
    const client = await server.signIn('19900110005', { terminal: 'mobile' })
    const cAddressUuid = await idOf(client, '李先生')
    const body = { ...content('李总'), cAddressUuid, cRequestUuid: newUuid() }
    for (let time = 0; time < 2; time++) expect((await client.saveAddress({ body })).ok).toBe(true)
    expect(await receivers(client)).toEqual([
      ['王女士', true],
      ['李总', false],
    ])
  })

  it('belong to one account only', async () => {
    const owner = await server.signIn('19900110005', { terminal: 'mobile' })
    const stranger = await server.signIn('19900140001', { terminal: 'mobile' })
    const cAddressUuid = await idOf(owner, '王女士')
    const cRequestUuid = newUuid()
    for (const id of [cAddressUuid, newUuid(), 'no-uuid']) {
      expect(await save(stranger, { cAddressUuid: id })).toMatchObject({ failure: 'ADDRESS_UNKNOWN' })
      const body = { cAddressUuid: id, cRequestUuid }
      expect(await stranger.deleteAddress({ body })).toMatchObject({ failure: 'ADDRESS_UNKNOWN' })
      expect(await stranger.setDefaultAddress({ body })).toMatchObject({ failure: 'ADDRESS_UNKNOWN' })
    }
    expect(await idOf(owner, '王女士')).toBe(cAddressUuid)
  })

  it('of the institution are listed beside the own ones, and require one', async () => {
    const member = await server.signIn('19900140001', { terminal: 'mobile' })
    const before = await receivers(member)
    expect((await save(member, { bInstitution: true, cReceiver: '前台' })).ok).toBe(true)
    expect(await receivers(member, true)).toContainEqual(['前台', true])
    expect(await receivers(member)).toEqual(before)
    const person = await server.signIn('19900110005', { terminal: 'mobile' })
    expect(await person.getAddressList({ body: { bInstitution: true } })).toMatchObject({
      failure: 'GATE_CLOSED',
      data: { cGate: 'NO_ORG' },
    })
  })

  it('are refused with an unknown area, invalid fields, without a session, and beyond the limit', async () => {
    const client = await server.signIn('19900110005', { terminal: 'mobile' })
    expect(await save(client, { cAreaCode: '440300' })).toMatchObject({ failure: 'AREA_UNKNOWN' })
    for (const change of [{ cReceiver: ' ' }, { cMobilePhone: '123' }, { cAddress: '字'.repeat(201) }])
      expect(await save(client, change)).toMatchObject({ failure: 'FIELD_INVALID' })
    expect(await save(await server.client())).toMatchObject({ failure: 'SESSION_INVALID' })
    const rest = MAX_ADDRESSES - (await addressesOf(client)).length
    // Concurrent requests: the limit must hold under races.
    const answers = await Promise.all(Array.from({ length: rest + 5 }, () => save(client)))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(rest)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      failure: 'TOO_MANY_ADDRESSES',
      data: { iMax: MAX_ADDRESSES },
    })
  })
})

async function addressesOf(client: TestClient) {
  const answer = await client.getAddressList({ body: {} })
  return answer.ok ? answer.data.results : []
}

async function remove(client: TestClient, cAddressUuid: string): Promise<void> {
  const answer = await client.deleteAddress({ body: { cAddressUuid, cRequestUuid: newUuid() } })
  if (!answer.ok) throw new Error(answer.msg)
}
