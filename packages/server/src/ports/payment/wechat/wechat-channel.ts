import { SHOW_TYPES } from '@mallwright/contract/payment'
import * as z from 'zod/mini'

import type { ChannelAttempt, ChannelNotice, PayChannel, PaymentEvidence, RawNotice } from '../pay-channel.ts'
import { createWechatClient, signedMessageOf, WechatError } from './wechat-client.ts'
import type { WechatClient } from './wechat-client.ts'
import { bridgeParameters, decryptResource } from './wechat-signature.ts'
import type { WechatMerchant } from './wechat-signature.ts'

/** A merchant with its app and the address of its notices. */
export interface WechatOptions extends WechatMerchant {
  readonly appId: string
  /** Origin under which the platform reaches this server. */
  readonly publicOrigin: string
}

/** Name of WeChat Pay among the channels. */
export const WECHAT = 'wechat'

const Amount = z.object({ total: z.int() })

/** A payment as the platform describes it, in answers and in notices. */
const Transaction = z.object({
  out_trade_no: z.string(),
  trade_state: z.string(),
  transaction_id: z.optional(z.string()),
  amount: z.optional(Amount),
})

const Notice = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.object({
    ciphertext: z.string(),
    nonce: z.string(),
    associated_data: z.optional(z.string()),
  }),
})

const Prepaid = z.object({ prepay_id: z.string() })
const NativeCode = z.object({ code_url: z.string() })
const Refunded = z.object({ status: z.string() })

/** The longest description of an order, in characters. */
const MAX_DESCRIPTION = 127

/**
 * WeChat Pay, API v3: Native for codes, JSAPI for mini programs. `gateway` is another address in tests.
 * Source: the platform's public documentation of API v3.
 */
export function wechatChannel(options: WechatOptions, gateway?: string): PayChannel {
  const client = createWechatClient(options, gateway)
  return {
    name: WECHAT,
    open: async (attempt) => ({
      payUrl:
        attempt.showType === SHOW_TYPES.qrCode
          ? await openNative(client, options, attempt)
          : await openJsapi(client, options, attempt),
    }),
    lookUp: (attemptNo) => lookUp(client, attemptNo),
    refund: async ({ refundNo, transactionId, amountCents, totalCents }) => {
      const answer = await client.call('POST', '/v3/refund/domestic/refunds', {
        transaction_id: transactionId,
        out_refund_no: refundNo,
        amount: { refund: amountCents, total: totalCents, currency: 'CNY' },
      })
      const { status } = Refunded.parse(answer)
      if (status === 'SUCCESS') return 'done'
      if (status === 'PROCESSING') return 'running'
      throw new Error(`WeChat Pay has refused a refund: ${status}`)
    },
    readNotice: (notice) => readNotice(client, notice),
  }
}

function orderOf({ merchantId, appId, publicOrigin }: WechatOptions, attempt: ChannelAttempt) {
  return {
    appid: attempt.payerAppId || appId,
    mchid: merchantId,
    description: Array.from(attempt.payeeName).slice(0, MAX_DESCRIPTION).join(''),
    out_trade_no: attempt.attemptNo,
    // RFC 3339, without fractions of a second.
    time_expire: attempt.deadline.toISOString().replace(/\.\d+Z$/, '+00:00'),
    notify_url: `${publicOrigin}/pay/notify/${WECHAT}`,
    amount: { total: attempt.amountCents, currency: 'CNY' },
  }
}

async function openNative(client: WechatClient, options: WechatOptions, attempt: ChannelAttempt): Promise<string> {
  const order = { ...orderOf(options, attempt), scene_info: { payer_client_ip: attempt.clientIp } }
  return NativeCode.parse(await client.call('POST', '/v3/pay/transactions/native', order)).code_url
}

/** Gives what `wx.requestPayment` takes, as JSON. */
async function openJsapi(client: WechatClient, options: WechatOptions, attempt: ChannelAttempt): Promise<string> {
  if (attempt.payerOpenId === '') throw new Error('a mini program pays with the open id of its user only')
  const order = { ...orderOf(options, attempt), payer: { openid: attempt.payerOpenId } }
  const { prepay_id: prepayId } = Prepaid.parse(await client.call('POST', '/v3/pay/transactions/jsapi', order))
  return JSON.stringify(bridgeParameters(client.merchant, order.appid, prepayId))
}

async function lookUp(client: WechatClient, attemptNo: string): Promise<PaymentEvidence> {
  const { merchantId } = client.merchant
  try {
    const path = `/v3/pay/transactions/out-trade-no/${encodeURIComponent(attemptNo)}?mchid=${merchantId}`
    return evidenceOf(Transaction.parse(await client.call('GET', path)))
  } catch (error) {
    // The platform never heard of an attempt that nobody scanned.
    if (error instanceof WechatError && error.status === 404) return { outcome: 'pending' }
    throw error
  }
}

/** A closed or revoked order failed; one that was refunded was paid before. */
function evidenceOf({
  trade_state: state,
  transaction_id: transactionId,
  amount,
}: z.infer<typeof Transaction>): PaymentEvidence {
  if (state === 'SUCCESS' || state === 'REFUND') {
    if (transactionId === undefined || !amount) throw new Error('WeChat Pay names no transaction of a payment')
    return { outcome: 'paid', transactionId, amountCents: amount.total }
  }
  return { outcome: ['CLOSED', 'REVOKED', 'PAYERROR'].includes(state) ? 'failed' : 'pending' }
}

/** A notice is read after its signature was checked; one about anything but a payment says nothing of an attempt. */
async function readNotice(client: WechatClient, { body, headers }: RawNotice): Promise<ChannelNotice | undefined> {
  const { signed, serial } = signedMessageOf(body, (name) => String(headers[name] ?? ''))
  if (signed.signature === '' || !(await client.isSigned(signed, serial))) return undefined
  const { id, event_type: event, resource } = Notice.parse(JSON.parse(body))
  if (!event.startsWith('TRANSACTION.')) return { eventId: id, attemptNo: '', evidence: { outcome: 'pending' } }
  const transaction = Transaction.parse(JSON.parse(decryptResource(client.merchant.apiKey, resource)))
  return { eventId: id, attemptNo: transaction.out_trade_no, evidence: evidenceOf(transaction) }
}
