import {
  confirmPay,
  generateScheme,
  getPayResult,
  getPayTicket,
  MINI_PROGRAM_PAGE,
  queryPayOrder,
} from '@mallwright/contract/payment'
import type { PayChannelCode, PayMethod, PrePayInfo } from '@mallwright/contract/payment'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan, yuanFromFen } from '@mallwright/contract/values'

import { CallError } from '../../../query/call-error.ts'
import type { PayRefusal, PayRequest } from './pay-centre.machine.ts'
import type { MethodNode, OpenedPay, PayOrder, PayResult } from './pay-order.ts'

/** Whose flow it is, and where its payer is. */
export interface PayCaller {
  readonly flowNo: string
  readonly accountId: string
  readonly payChannel: PayChannelCode
}

/** Reads what is to be paid. Rejects with `CallError`. */
export async function readPayOrder(send: Send, { flowNo, accountId, payChannel }: PayCaller): Promise<PayOrder> {
  const body = { cPaymentFlowNo: flowNo, trxChannel: '02', cAllLinkUserUuid: accountId, payChannel } as const
  const answer = await createApi({ queryPayOrder }, send).queryPayOrder({ body })
  if (!answer.ok) throw new CallError(answer)
  return orderOf(answer.data)
}

/** Failures that say that the payer saw something else than there is. Engine 7.3. */
const STALE: readonly string[] = ['AMOUNT_CHANGED', 'PAY_STATE_CHANGED']

/** Begins to pay. */
export async function confirmPayment(
  send: Send,
  { flowNo, accountId, payChannel }: PayCaller,
  request: PayRequest,
): Promise<OpenedPay | PayRefusal> {
  const answer = await createApi({ confirmPay }, send).confirmPay({
    body: {
      cRequestUuid: request.requestId,
      cPaymentFlowNo: flowNo,
      cAllLinkUserUuid: accountId,
      payChannel,
      cMethod: request.method,
      cOrderRem: request.remark,
      cPayPhone: request.phone,
      payerName: request.accountName,
      payerAcctNum: request.accountNumber,
      bAmount: yuanFromFen(request.total),
    },
  })
  if (!answer.ok) return { words: new CallError(answer).message, isStale: STALE.includes(answer.failure) }
  const { cPayUrl, orderAmount, iShowType, cPayActionUuid, iExpireSeconds } = answer.data
  return {
    payUrl: cPayUrl,
    amount: fenFromYuan(orderAmount),
    showType: iShowType,
    actionId: cPayActionUuid,
    seconds: iExpireSeconds,
  }
}

/** Reads how a payment stands. Rejects with `CallError`. */
export async function readPayResult(send: Send, flowNo: string): Promise<PayResult> {
  const answer = await createApi({ getPayResult }, send).getPayResult({ body: { cPaymentFlowNo: flowNo } })
  if (!answer.ok) throw new CallError(answer)
  const { iPayState, cPayStateName, cMessage, bVoucher } = answer.data
  return { state: iPayState, stateName: cPayStateName, message: cMessage, hasVoucher: bVoucher }
}

/** The one-time ticket of an attempt that is paid in the mini program. Rejects with `CallError`. */
export async function readPayTicket(send: Send, flowNo: string, method: string): Promise<string> {
  const answer = await createApi({ getPayTicket }, send).getPayTicket({
    body: { cPaymentFlowNo: flowNo, cMethod: method },
  })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.uuid
}

/** The link that opens the pay page of the mini program. Rejects with `CallError`, in the words of its platform if it has any. */
export async function readMiniProgramLink(send: Send, query: string): Promise<string> {
  const body = { appid: '', path: MINI_PROGRAM_PAGE, query, env_version: 'release' } as const
  const answer = await createApi({ generateScheme }, send).generateScheme({ body })
  if (!answer.ok) throw new CallError(answer)
  const { openlink, errmsg } = answer.data
  if (openlink === '') throw new CallError({ failure: 'NO_LINK', msg: errmsg })
  return openlink
}

function orderOf(info: PrePayInfo): PayOrder {
  return {
    payee: info.cReceiverOrgName,
    payerName: info.cPayAccName,
    orders: info.infoDtos.map(({ orderCode, orderAmount, itemDtos }) => ({
      code: orderCode,
      amount: fenFromYuan(orderAmount),
      items: itemDtos.map(({ goodsName, weight, goodsNum, units, price, goodsPayableAmt }) => ({
        name: goodsName,
        weight,
        count: goodsNum,
        unit: units,
        price: fenFromYuan(price),
        amount: fenFromYuan(goodsPayableAmt),
      })),
    })),
    total: fenFromYuan(info.bAmount),
    methods: info.payMethodInfo.methods.map(methodOf),
    defaultMethod: info.payMethodInfo.defMethod,
    state: info.iPayState,
    message: info.cMessage,
  }
}

function methodOf(wire: PayMethod): MethodNode {
  return {
    code: wire.cMethod,
    name: wire.methodName,
    icon: wire.iocnName,
    showType: wire.showType,
    // What must be given is shown.
    showsPhone: wire.showPhone || wire.mustInputPhone,
    needsPhone: wire.mustInputPhone,
    showsAccount: wire.showPayerAccount || wire.mustInputPayerAccount,
    needsAccount: wire.mustInputPayerAccount,
    tipsHtml: wire.msg,
    methods: wire.methods.map(methodOf),
  }
}
