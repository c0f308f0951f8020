import { getPageData4List } from '@mallwright/contract/list-engine'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { accountId, organisationId } from '../../demo/plans/demo-id.ts'
import { testServer } from '../../testing/test-server.ts'
import type { TestClient, TestServer } from '../../testing/test-server.ts'

/** An administrator of E1, which has 120 agreed prices beside the 10,000 of everybody. */
const PHONE = '19900140001'
const SHARED = 10_000

let server: TestServer
let admin: TestClient

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

beforeEach(async () => {
  admin = await server.signIn(PHONE, { terminal: 'mobile' })
  // The next call begins as whom this one was for.
  await admin.send(call())
})

const call = () =>
  admin.signed({ operation: getPageData4List, body: { cBaseListCode: 'ALSHOP_PRICE_LIST', iPageSize: 1 } })

const change = (statement: string, ...values: unknown[]) => server.database.pool.query(statement, values)

it('a read that began as another caller begins again', async () => {
  const first = await admin.send(call())
  expect(first.data).toMatchObject({ iTotleSize: SHARED + 120 })
  const account = accountId(PHONE)
  const E1 = organisationId('E1')
  await change(`update org_member set is_default = false where account_id = $1`, account)
  const other = await admin.send(call())
  expect(other).toMatchObject({ data: { cFailure: 'NO_DATA_PERMISSION' } })
  await change(`update org_member set is_default = true where account_id = $1 and organisation_id = $2`, account, E1)
})

it('a replay has no rows', async () => {
  const once = call()
  expect((await admin.send(once)).code).toBe(ENVELOPE_CODES.success)
  expect(await admin.send(once)).toMatchObject({
    code: ENVELOPE_CODES.requestRefused,
    data: { cFailure: 'REQUEST_REFUSED' },
  })
})

it('a changed body has no rows', async () => {
  const forged = { ...call(), payload: JSON.stringify({ cBaseListCode: 'ALSHOP_PRICE_LIST', iPageSize: 30 }) }
  expect(await admin.send(forged)).toMatchObject({
    code: ENVELOPE_CODES.requestRefused,
    data: { cFailure: 'REQUEST_REFUSED' },
  })
})

it('a session that ended has no rows', async () => {
  await change(`update login_session set revoked_at = now(), revoke_reason = 'logout' where revoked_at is null`)
  expect(await admin.send(call())).toMatchObject({ data: { cFailure: 'SESSION_INVALID' } })
})

it('a stopped account has no rows', async () => {
  await change('update account set stopped = true where id = $1', accountId(PHONE))
  expect(await admin.send(call())).toMatchObject({ data: { cFailure: 'SESSION_INVALID' } })
  await change('update account set stopped = false where id = $1', accountId(PHONE))
})
