import { afterAll, beforeAll, expect, it } from 'vitest'

import { startTestPlatform } from '../ports/payment/wechat/test-platform.ts'
import type { TestPlatform } from '../ports/payment/wechat/test-platform.ts'
import { wechatChannel } from '../ports/payment/wechat/wechat-channel.ts'
import { openTestPayments } from '../testing/test-payments.ts'
import type { TestPayments } from '../testing/test-payments.ts'
import { testServer } from '../testing/test-server.ts'
import type { TestServer } from '../testing/test-server.ts'

let platform: TestPlatform
let server: TestServer
let payments: TestPayments

beforeAll(async () => {
  platform = await startTestPlatform()
  const channels = [wechatChannel(platform.options, platform.url)]
  server = await testServer({ payment: { isDemo: true, channels } })
  await server.database.pool.query(`update pay_method set channel = 'wechat' where code = '1002'`)
  payments = await openTestPayments(server)
})
afterAll(async () => {
  await server.close()
  await platform.close()
})

it('a notice of WeChat Pay pays a flow once, and money that is too much goes back', async () => {
  platform.answers.set('/v3/pay/transactions/native', { code_url: 'weixin://wxpay/bizpayurl/up?pr=1' })
  platform.answers.set('/v3/refund/domestic/refunds', { refund_id: '5', status: 'SUCCESS' })
  const flowNo = await payments.begin()
  expect(await payments.pay(flowNo)).toBe('weixin://wxpay/bizpayurl/up?pr=1')
  const attemptNo = platform.requests.find(({ path }) => path.endsWith('native'))?.body['out_trade_no']
  const tell = async (transaction_id: string, total: number) => {
    const paid = { out_trade_no: attemptNo, trade_state: 'SUCCESS', transaction_id, amount: { total } }
    const { body, headers } = platform.notice(paid)
    const call = { method: 'POST', url: '/pay/notify/wechat', payload: body } as const
    return (await server.app.inject({ ...call, headers: { ...headers, 'content-type': 'application/json' } }))
      .statusCode
  }
  expect([await tell('T1', 50), await tell('T1', 50), await tell('T2', 50)]).toEqual([200, 200, 200])
  await payments.waitFor(flowNo, 2)
  expect(await payments.receipts(flowNo)).toEqual(['accepted', 'duplicate'])
  await expect.poll(() => payments.refunded(flowNo)).toBe(50)
  expect(platform.requests.find(({ path }) => path.endsWith('refunds'))?.body).toMatchObject({ transaction_id: 'T2' })
})
