import { afterEach, beforeEach, expect, it } from 'vitest'

import type { ChannelAttempt, PayChannel } from '../pay-channel.ts'
import { startTestPlatform } from './test-platform.ts'
import type { TestPlatform } from './test-platform.ts'
import { wechatChannel } from './wechat-channel.ts'

let platform: TestPlatform
let channel: PayChannel

beforeEach(async () => {
  platform = await startTestPlatform()
  channel = wechatChannel(platform.options, platform.url)
})
afterEach(() => platform.close())

const ATTEMPT: ChannelAttempt = {
  attemptNo: 'A261123203456000001',
  flowNo: 'P261123203456000001',
  method: '1002',
  showType: 3,
  amountCents: 16_850,
  payeeName: '远山商城',
  deadline: new Date('2026-11-23T13:00:00.123Z'),
  payerOpenId: '',
  payerAppId: '',
  clientIp: '14.23.150.211',
  locale: 'zh-CN',
}

/** A payment as the public documentation of API v3 shows it. */
const transaction = (more: object = {}) => ({
  transaction_id: '1217752501201407033233368018',
  amount: { payer_total: 16_850, total: 16_850, currency: 'CNY', payer_currency: 'CNY' },
  mchid: '1900007291',
  trade_state: 'SUCCESS',
  bank_type: 'CMC',
  success_time: '2026-11-23T20:34:56+08:00',
  payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' },
  out_trade_no: ATTEMPT.attemptNo,
  appid: 'wxd678efh567hg6787',
  trade_state_desc: '支付成功',
  trade_type: 'NATIVE',
  attach: '',
  ...more,
})

const LOOK_UP = '/v3/pay/transactions/out-trade-no/'

it('opens a code by a signed request', async () => {
  platform.answers.set('/v3/pay/transactions/native', { code_url: 'weixin://wxpay/bizpayurl/up?pr=NwY5Mz9&groupid=00' })
  expect(await channel.open(ATTEMPT)).toEqual({ payUrl: 'weixin://wxpay/bizpayurl/up?pr=NwY5Mz9&groupid=00' })
  expect(platform.requests.every(({ isSigned }) => isSigned)).toBe(true)
  expect(platform.requests[0]).toMatchObject({
    method: 'POST',
    path: '/v3/pay/transactions/native',
    body: {
      appid: 'wxd678efh567hg6787',
      mchid: '1900007291',
      description: '远山商城',
      out_trade_no: 'A261123203456000001',
      time_expire: '2026-11-23T13:00:00+00:00',
      notify_url: 'https://mall.example/pay/notify/wechat',
      amount: { total: 16_850, currency: 'CNY' },
      scene_info: { payer_client_ip: '14.23.150.211' },
    },
  })
})

it('opens a mini program with the signed parameters of its bridge, and needs the open id', async () => {
  platform.answers.set('/v3/pay/transactions/jsapi', { prepay_id: 'wx201410272009395522657a690389285100' })
  const attempt = { ...ATTEMPT, showType: 6, payerOpenId: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' }
  const opened = await channel.open(attempt)
  const parameters = JSON.parse('payUrl' in opened ? opened.payUrl : '') as Record<string, string>
  expect(parameters).toMatchObject({
    appId: 'wxd678efh567hg6787',
    package: 'prepay_id=wx201410272009395522657a690389285100',
    signType: 'RSA',
  })
  expect(parameters['paySign']).toMatch(/^[\w+/]{342}==$/)
  expect(platform.requests[0]?.body).toMatchObject({ payer: { openid: 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o' } })
  await expect(channel.open({ ...attempt, payerOpenId: '' })).rejects.toThrow('open id')
})

it('believes no answer that the platform has not signed', async () => {
  platform.answers.set('/v3/pay/transactions/native', { code_url: 'weixin://x' })
  platform.forge(true)
  await expect(channel.open(ATTEMPT)).rejects.toThrow('not signed by the platform')
})

it('believes no certificate that has expired', async () => {
  const old = await startTestPlatform(-1)
  old.answers.set('/v3/pay/transactions/native', { code_url: 'weixin://x' })
  await expect(wechatChannel(old.options, old.url).open(ATTEMPT)).rejects.toThrow('not signed by the platform')
  await old.close()
})

it.each([
  ['SUCCESS', { outcome: 'paid', transactionId: '1217752501201407033233368018', amountCents: 16_850 }],
  ['REFUND', { outcome: 'paid', transactionId: '1217752501201407033233368018', amountCents: 16_850 }],
  ['NOTPAY', { outcome: 'pending' }],
  ['USERPAYING', { outcome: 'pending' }],
  ['CLOSED', { outcome: 'failed' }],
  ['PAYERROR', { outcome: 'failed' }],
])('looks an attempt up that is %s', async (state, evidence) => {
  platform.answers.set(LOOK_UP, transaction({ trade_state: state }))
  expect(await channel.lookUp(ATTEMPT.attemptNo)).toEqual(evidence)
  expect(platform.requests[0]?.path).toBe(`${LOOK_UP}A261123203456000001?mchid=1900007291`)
})

it('knows nothing of an attempt that the platform never heard of', async () => {
  expect(await channel.lookUp(ATTEMPT.attemptNo)).toEqual({ outcome: 'pending' })
})

it('refunds under its own number', async () => {
  const refund = {
    refundNo: 'R261123203456000002',
    attemptNo: ATTEMPT.attemptNo,
    transactionId: '1217752501201407033233368018',
    amountCents: 100,
    totalCents: 16_850,
  }
  const path = '/v3/refund/domestic/refunds'
  platform.answers.set(path, { refund_id: '50000000382019052709732678859', status: 'PROCESSING' })
  expect(await channel.refund(refund)).toBe('running')
  platform.answers.set(path, { refund_id: '50000000382019052709732678859', status: 'SUCCESS' })
  expect(await channel.refund(refund)).toBe('done')
  expect(platform.requests[0]?.body).toEqual({
    transaction_id: '1217752501201407033233368018',
    out_refund_no: 'R261123203456000002',
    amount: { refund: 100, total: 16_850, currency: 'CNY' },
  })
  platform.answers.set(path, { refund_id: '50000000382019052709732678859', status: 'ABNORMAL' })
  await expect(channel.refund(refund)).rejects.toThrow('ABNORMAL')
  platform.answers.delete(path)
  await expect(channel.refund(refund)).rejects.toThrow('404 RESOURCE_NOT_EXISTS')
})

it('reads a notice of the platform', async () => {
  const notice = platform.notice(transaction())
  expect(await channel.readNotice(notice)).toEqual({
    eventId: (JSON.parse(notice.body) as { id: string }).id,
    attemptNo: ATTEMPT.attemptNo,
    evidence: { outcome: 'paid', transactionId: '1217752501201407033233368018', amountCents: 16_850 },
  })
  const refund = await channel.readNotice(platform.notice({ out_refund_no: 'R1' }, 'REFUND.SUCCESS'))
  expect(refund).toMatchObject({ attemptNo: '', evidence: { outcome: 'pending' } })
})

it('refuses a notice that was changed, is old, or comes from somebody else', async () => {
  const { body, headers } = platform.notice(transaction())
  const old = { ...headers, 'wechatpay-timestamp': String(Number(headers['wechatpay-timestamp']) - 301) }
  const named = { ...headers, 'wechatpay-serial': 'UNKNOWN' }
  expect(await channel.readNotice({ body: body.replace('EV-', 'EW-'), headers })).toBeUndefined()
  expect(await channel.readNotice({ body, headers: old })).toBeUndefined()
  expect(await channel.readNotice({ body, headers: named })).toBeUndefined()
  expect(await channel.readNotice({ body, headers: {} })).toBeUndefined()
  platform.forge(true)
  expect(await channel.readNotice(platform.notice(transaction()))).toBeUndefined()
  // Invented serial numbers cause no request each.
  expect(platform.requests.filter(({ path }) => path === '/v3/certificates')).toHaveLength(1)
})

it('refuses what it cannot decrypt', async () => {
  const other = await startTestPlatform()
  const theirs = wechatChannel({ ...platform.options, apiKey: other.options.apiKey }, platform.url)
  await expect(theirs.readNotice(platform.notice(transaction()))).rejects.toThrow('unable to authenticate')
  await other.close()
})
