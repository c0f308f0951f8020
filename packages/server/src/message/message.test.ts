import { MESSAGE_KINDS } from '@mallwright/contract/message'
import { newUuid } from '@mallwright/contract/values'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { inTransaction } from '../db/database.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestClient, TestServer } from '../testing/test-server.ts'
import { openSocket, socketTicket } from '../testing/test-socket.ts'
import type { MessageCode } from './message-texts.ts'
import { sendMessages } from './message.store.ts'
import type { MessageParameters } from './message.store.ts'

const PERSON = '19900110005'

let server: TestServer
let person: TestClient, stranger: TestClient
let accountId: string

beforeAll(async () => {
  server = await testServer()
  await server.app.ready()
  const { rows } = await server.database.pool.query('select id from account where mobile_phone = $1', [PERSON])
  accountId = rows[0].id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.database.pool.query('delete from message')
  person = await server.signIn(PERSON, { terminal: 'mobile' })
  stranger = await server.signIn('19900140001', { terminal: 'mobile' })
})

const send = (code: MessageCode, parameters: MessageParameters = {}, link = '') =>
  inTransaction(server.database, (client) => sendMessages(client, [{ accountId, code, parameters, link }]))
const list = async (iKind: 0 | 1 | 2 | 3 | 4 = 0) => {
  const answer = await person.getMessagePage({ body: { iKind } })
  if (!answer.ok) throw new Error(answer.msg)
  return answer.data
}

describe('messages', () => {
  it('are read in the reader’s language, by kind, the newest first', async () => {
    await send('order.paid', { orderNo: '2611', amount: '12.50' }, '/micro/alm-mall-shop/orderDetails?cOrderNo=2611')
    await send('system.notice', { title: '停机', text: '今晚维护' })
    expect(await list()).toMatchObject({
      iTotleSize: 2,
      results: [
        { iKind: MESSAGE_KINDS.system, cTitle: '停机', cText: '今晚维护', cLink: '', bRead: false },
        { iKind: MESSAGE_KINDS.order, cTitle: '付款成功', cLink: expect.stringContaining('2611') },
      ],
    })
    expect(await list(1)).toMatchObject({ iTotleSize: 1, results: [{ cText: expect.stringContaining('¥12.50') }] })
    expect(await list(3)).toMatchObject({ iTotleSize: 0, results: [] })
    const english = await person.english.getMessagePage({ body: {} })
    expect(english).toMatchObject({ data: { results: [{}, { cTitle: 'Payment received' }] } })
  })

  it('name what has a name in both languages in the reader’s', async () => {
    await send('order.shipped', { orderNo: '2611', express: { zh: '云顺速运', en: 'Yunshun Express' }, waybill: 'W1' })
    const { english } = person
    expect((await list()).results[0]?.cText).toBe('订单 2611 已由云顺速运发出，运单号 W1。')
    expect(await english.getMessagePage({ body: {} })).toMatchObject({
      data: { results: [{ cText: 'Order 2611 was shipped with Yunshun Express, number W1.' }] },
    })
  })

  it('of a code that is unknown are told by it', async () => {
    await server.database.pool.query(
      `insert into message (account_id, kind, code) values ($1, 'splicing', 'later.code')`,
      [accountId],
    )
    expect(await list(3)).toMatchObject({ results: [{ cTitle: 'later.code', cText: '' }] })
  })

  it('are counted by kind until they are read, one or all', async () => {
    for (const code of ['order.paid', 'order.shipped', 'coupon.received'] as const) await send(code)
    expect(await person.getUnreadCount({ body: {} })).toMatchObject({
      data: {
        iCount: 3,
        kindList: [
          { iKind: 1, iCount: 2 },
          { iKind: 2, iCount: 0 },
          { iKind: 3, iCount: 0 },
          { iKind: 4, iCount: 1 },
        ],
      },
    })
    const [latest] = (await list()).results
    const messageUuids = [latest?.cMessageUuid ?? '', newUuid(), 'no-uuid']
    expect(await stranger.readMessage({ body: { messageUuids } })).toMatchObject({ data: { iCount: 0 } })
    await stranger.readMessage({ body: { bAll: true } })
    expect(await person.readMessage({ body: { messageUuids } })).toMatchObject({ data: { iCount: 2 } })
    expect(await person.readMessage({ body: { bAll: true, iKind: 4 } })).toMatchObject({ data: { iCount: 2 } })
    expect(await person.readMessage({ body: { bAll: true } })).toMatchObject({ data: { iCount: 0 } })
    expect((await list()).results.every(({ bRead }) => bRead)).toBe(true)
    expect(await (await server.client()).getUnreadCount({ body: {} })).toMatchObject({ failure: 'SESSION_INVALID' })
  })

  it('and their reading reach the open shops of the account', async () => {
    const socket = await openSocket(server.app, await socketTicket(person))
    await socket.ping()
    const arrival = socket.next()
    await send('order.paid')
    expect(JSON.parse(await arrival)).toMatchObject({ body: '2003', topic: 'message' })
    const reading = socket.next()
    await person.readMessage({ body: { bAll: true } })
    expect(JSON.parse(await reading)).toMatchObject({ body: '2003', topic: 'message' })
  })
})
