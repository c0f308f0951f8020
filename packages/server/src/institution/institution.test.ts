import { afterAll, beforeAll, expect, it } from 'vitest'

import { demoId } from '../demo/plans/demo-id.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** A client of an account, and the account's id. */
async function enter(phone: string) {
  const client = await server.signIn(phone, { terminal: 'mobile' })
  return { client, id: demoId(`account/${phone}`) }
}

async function institutionsOf(client: TestClient, id: string) {
  const answer = await client.getListUserSubscription({ params: { id } })
  return answer.ok ? answer.data.results : []
}

const named = (institutions: Awaited<ReturnType<typeof institutionsOf>>, name: string) =>
  institutions.find(({ cEnterpriseName }) => cEnterpriseName.startsWith(name))

it('lists the institutions of an account by name, with their states', async () => {
  const { client, id } = await enter('19900140002')
  const institutions = await institutionsOf(client, id)
  expect(
    institutions.map(({ cEnterpriseName, bDefault, bAuthentication, bAccStop }) => [
      cEnterpriseName.slice(0, 4),
      { bDefault, bAuthentication, bAccStop },
    ]),
  ).toEqual([
    ['新岸设计', { bDefault: false, bAuthentication: false, bAccStop: false }],
    ['旧港物流', { bDefault: false, bAuthentication: true, bAccStop: true }],
    ['简序信息', { bDefault: true, bAuthentication: true, bAccStop: false }],
  ])
  expect(await client.getDefaultUserSubscription({ params: { id } })).toMatchObject({
    ok: true,
    data: { cAccUuid: named(institutions, '简序信息')?.cAccUuid, iAccType: 1, bDefault: true },
  })
})

it('answers an account without institutions with an empty result', async () => {
  const { client, id } = await enter('19900110001')
  expect(await institutionsOf(client, id)).toEqual([])
  expect(await client.getDefaultUserSubscription({ params: { id } })).toMatchObject({ ok: false, failure: 'EMPTY' })
})

it('switches the institution that the account acts for', async () => {
  const { client, id } = await enter('19900150004')
  const before = await institutionsOf(client, id)
  const other = named(before, '北辰精工')
  const switched = await client.setDefaultUserSubscription({ params: { a: id, b: other?.cAccUuid ?? '' } })
  expect(switched).toMatchObject({ ok: true, data: { cPersonUuid: other?.cPersonUuid, bDefault: true } })
  expect(await client.getAccountByAccSignId({ params: { id } })).toMatchObject({
    ok: true,
    data: { cOrgName: other?.cEnterpriseName, iTradeRoleType: 2 },
  })
  const after = await institutionsOf(client, id)
  expect(after.map(({ cAccUuid }) => cAccUuid)).toEqual(before.map(({ cAccUuid }) => cAccUuid))
  expect(after.map(({ bDefault }) => bDefault)).toEqual(before.map(({ bDefault }) => !bDefault))
})

it('keeps one default through switches at once', async () => {
  const { client, id } = await enter('19900150004')
  const codes = (await institutionsOf(client, id)).map(({ cAccUuid }) => cAccUuid)
  const answers = await Promise.all(
    [...codes, ...codes, ...codes].map((b) => client.setDefaultUserSubscription({ params: { a: id, b } })),
  )
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await institutionsOf(client, id)).filter(({ bDefault }) => bDefault)).toHaveLength(1)
})

it('refuses institutions that are disabled, wait for deletion or are not the account’s', async () => {
  const { client, id } = await enter('19900140002')
  const stopped = named(await institutionsOf(client, id), '旧港物流')
  const set = (a: string, b = '') => client.setDefaultUserSubscription({ params: { a, b } })
  expect(await set(id, stopped?.cAccUuid)).toMatchObject({
    failure: 'INSTITUTION_STOPPED',
    msg: '账户【旧港物流（演示）有限公司】已停用',
  })
  const { client: second, id: secondId } = await enter('19900160005')
  const disabled = named(await institutionsOf(second, secondId), '简序信息')
  expect(
    await second.setDefaultUserSubscription({ params: { a: secondId, b: disabled?.cAccUuid ?? '' } }),
  ).toMatchObject({
    failure: 'PERSON_STOPPED',
    msg: '用户【云台团长】已停用',
  })
  const { client: other, id: otherId } = await enter('19900140001')
  const foreign = (await institutionsOf(other, otherId))[0]?.cAccUuid
  expect(await set(id, foreign)).toMatchObject({ failure: 'INSTITUTION_UNKNOWN' })
  expect(await set(id, 'no uuid')).toMatchObject({ failure: 'INSTITUTION_UNKNOWN' })
  // Another account’s path: neither read nor switched.
  expect(await set(otherId, foreign)).toMatchObject({ failure: 'INSTITUTION_UNKNOWN' })
  expect(await client.getListUserSubscription({ params: { id: otherId } })).toMatchObject({ failure: 'EMPTY' })
  expect(await client.getDefaultUserSubscription({ params: { id: otherId } })).toMatchObject({ failure: 'EMPTY' })
})
