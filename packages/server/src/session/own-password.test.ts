import { expect, it } from 'vitest'

import { DEMO_PASSWORD } from '../demo/accounts.data.ts'
import { demoId } from '../demo/plans/demo-id.ts'
import { openClient } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-server.ts'
import { startForFile } from '../testing/test-session.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'

const NEW_PASSWORD = 'Letters2026'

const server = await startForFile()
await server.app.ready()

const change = (client: TestClient, phone: string, cOldPassword = DEMO_PASSWORD, cPassword = NEW_PASSWORD) =>
  client.updPwd({ body: { cMobilePhone: phone, cPassword, cOldPassword } })

const isLive = async (client: TestClient, phone: string) =>
  (await client.getAccountByAccSignId({ params: { id: demoId(`account/${phone}`) } })).ok

it('goes on with a new session of this device and ends everything else of the account, at every process', async () => {
  const phone = '19900120001'
  const [own, studio] = [await server.signIn(phone, { terminal: 'mobile' }), await server.signIn(phone)]
  const twin = await server.twin()
  await twin.ready()
  const sockets = [await openSocket(twin, await socketTicket(studio)), await openSocket(twin, await socketTicket(own))]
  await Promise.all(sockets.map(({ ping }) => ping()))
  const before = await openClient(twin)
  Object.assign(before.session, own.session)
  const answer = await change(own, phone)
  if (!answer.ok || !answer.data.login) throw new Error('no new session')
  own.session.signKey = answer.data.login.cSignKey
  expect(answer.data.login).toMatchObject({ cMobilePhone: phone, cTerminalType: 'mobile', bAlreadyLogin: false })
  expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([4401, 4401])
  expect([await isLive(own, phone), await isLive(before, phone), await isLive(studio, phone)]).toEqual([
    true,
    false,
    false,
  ])
  const login = async (cPassword: string) =>
    (await server.client()).login({ body: { cMobilePhone: phone, cPassword, cTerminalType: 'studio' } })
  expect(await login(DEMO_PASSWORD)).toMatchObject({ failure: 'WRONG_PASSWORD' })
  expect((await login(NEW_PASSWORD)).ok).toBe(true)
})

it('ends the obligation to change an initial password', async () => {
  const phone = '19900120002'
  await server.database.pool.query('update account set init_pwd = true where mobile_phone = $1', [phone])
  const client = await server.signIn(phone, { terminal: 'mobile' })
  expect(await change(client, phone, DEMO_PASSWORD, DEMO_PASSWORD)).toMatchObject({
    failure: 'PASSWORD_UNCHANGED',
    msg: '新密码不能与原密码相同',
  })
  expect(await change(client, phone)).toMatchObject({ ok: true, data: { login: { bInitPwd: false } } })
})

it('needs a session of the account whose password it is', async () => {
  expect(await change(await server.client(), '19900120003')).toMatchObject({ failure: 'SESSION_INVALID' })
  const client = await server.signIn('19900120003', { terminal: 'mobile' })
  expect(await change(client, '19900120004')).toMatchObject({
    failure: 'FIELD_INVALID',
    data: { cField: 'cMobilePhone' },
  })
  expect(await change(client, '19900120003', DEMO_PASSWORD, 'short')).toMatchObject({ failure: 'PASSWORD_WEAK' })
  const body = { cMobilePhone: '19900120003', cPassword: NEW_PASSWORD }
  expect(await client.updPwd({ body })).toMatchObject({ failure: 'FIELD_INVALID' })
  const both = { ...body, cOldPassword: DEMO_PASSWORD, cVerifyTicket: 'x' }
  expect(await client.updPwd({ body: both })).toMatchObject({ failure: 'FIELD_INVALID' })
})

it('counts wrong passwords as the sign-in does', async () => {
  const phone = '19900120005'
  const client = await server.signIn(phone, { terminal: 'mobile' })
  const answers = []
  for (const _ of [1, 2, 3, 4, 5, 6]) answers.push(await change(client, phone, 'wrong-pass1'))
  expect(answers.map((answer) => !answer.ok && answer.failure)).toEqual([
    ...Array.from({ length: 4 }, () => 'WRONG_PASSWORD'),
    'LOCKED',
    'LOCKED',
  ])
  expect(await change(client, phone)).toMatchObject({ failure: 'LOCKED' })
})

it('is made once by two requests at the same moment', async () => {
  const phone = '19900110001'
  const client = await server.signIn(phone, { terminal: 'mobile' })
  const rival = await openClient(server.app)
  Object.assign(rival.session, client.session)
  const answers = await Promise.all([change(client, phone), change(rival, phone, DEMO_PASSWORD, 'Letters2027')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})
