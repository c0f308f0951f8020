import { afterAll, beforeAll, expect, it } from 'vitest'

import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'
import { registerDevice, signInDevice, signOut } from './device-token.store.ts'

const PHONE = '19900110005'
const accountId = demoId(`account/${PHONE}`)

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** Signs in; gives the session. */
async function enter() {
  await server.signIn(PHONE, { terminal: 'mobile' })
  const { rows } = await server.database.pool.query<{ id: string }>(
    'select id from login_session where account_id = $1 and revoked_at is null',
    [accountId],
  )
  return { accountId, sessionId: rows[0]?.id ?? '', terminalType: 'mobile' as const }
}

const countTokens = async () => {
  const { rows } = await server.database.pool.query<{ n: number }>(
    'select count(*)::int as n from pwd_free_token where account_id = $1',
    [accountId],
  )
  return rows[0]?.n
}

const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.random() * 3)
  })

it('leaves no password-free token behind, whichever comes first', async () => {
  for (let round = 0; round < 25; round += 1) {
    const caller = await enter()
    await Promise.all([
      pause().then(() => registerDevice(server.database, caller)),
      pause().then(() => signOut(server.database, caller)),
    ])
    expect(await countTokens()).toBe(0)
  }
})

it('and a sign-in of its device at once wait for each other', async () => {
  for (let round = 0; round < 25; round += 1) {
    const caller = await enter()
    const device = await registerDevice(server.database, caller)
    if (!device) throw new Error('no token')
    const { id, token } = device
    const ends = await Promise.allSettled([
      pause().then(() => signInDevice(server.database, { id, token, terminal: 'mobile' })),
      pause().then(() => signOut(server.database, caller)),
    ])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
})

it('of another account in the same browser comes with a sign-in, by a take-over, too', async () => {
  const other = '19900110003'
  const elsewhere = await server.signIn(other, { terminal: 'mobile' })
  const client = await server.signIn(PHONE, { terminal: 'mobile' })
  const credentials = { cMobilePhone: other, cPassword: DEMO_PASSWORD, cTerminalType: 'mobile' as const }
  const asked = await client.login({ body: credentials })
  const token = asked.ok ? asked.data.cForcedLoginToken : ''
  // The question alone ends nothing.
  expect((await client.getWsTicket({ body: {} })).ok).toBe(true)
  const before = { ...client.session }
  expect((await client.forcedLogin({ body: { cForcedLoginToken: token, cTerminalType: 'mobile' } })).ok).toBe(true)
  Object.assign(client.session, before)
  expect((await client.getWsTicket({ body: {} })).ok).toBe(false)
  expect((await elsewhere.getWsTicket({ body: {} })).ok).toBe(false)
})
