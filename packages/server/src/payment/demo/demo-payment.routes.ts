import { ENDPOINTS } from '@mallwright/contract/registry'
import type { PaidItem } from '@mallwright/contract/payment'
import { fenFromYuan, translate, yuanFromFen } from '@mallwright/contract/values'
import type { Fen, Label, Locale } from '@mallwright/contract/values'

import { inTransaction } from '../../db/database.ts'
import type { AppContext } from '../../gateway/app-context.ts'
import { DONE, fail, Failed } from '../../gateway/failures/failure.ts'
import { handle } from '../../gateway/handle.ts'
import { runIdempotent } from '../../gateway/idempotency.store.ts'
import { idempotencyKey } from '../../gateway/site-access.ts'
import type { PaymentWorld } from '../payable.ts'
import { createFlow, lockFlow } from '../payment-flow.store.ts'
import { closeFlow, refundFlowMoney } from '../settle.ts'
import { addDemoPayables } from './demo-payable.store.ts'

const endpoints = ENDPOINTS.payment

const PAYEE: Label = { zh: '演示商城（沙箱收款方）', en: 'Demo mall (sandbox payee)' }
const GOODS: readonly Label[] = [
  { zh: '演示商品 甲', en: 'Demo product A' },
  { zh: '演示商品 乙', en: 'Demo product B' },
]

/** Registers the calls that give a demo mall something to pay for; elsewhere they answer that there is nothing. */
export function demoPaymentRoutes(context: AppContext, world: PaymentWorld): void {
  const { database } = context
  const isDemo = world.payables.has('demo')
  handle(context, endpoints.createDemoPayment, async ({ body, caller, locale }) => {
    if (!isDemo) return fail('NOT_FOUND')
    return inTransaction(database, async (client) => {
      const orders = body.amounts.map((yuan) => {
        const amountCents = fenFromYuan(yuan)
        return { amountCents, items: demoItems(amountCents, locale) }
      })
      const owner = { accountId: caller.accountId, payeeName: translate(locale, PAYEE) }
      const payables = await addDemoPayables(client, owner, orders)
      const flow = await createFlow(client, { ...owner, organisationId: null, seconds: body.iSeconds, payables })
      return { cPaymentFlowNo: flow.flowNo }
    })
  })
  handle(context, endpoints.closeDemoPayment, async ({ body, caller }) => {
    if (!isDemo) return fail('NOT_FOUND')
    return inTransaction(database, async (client) => {
      const flow = await lockFlow(client, { flowNo: body.cPaymentFlowNo })
      if (flow?.accountId !== caller.accountId) return fail('FLOW_UNKNOWN')
      return (await closeFlow(client, world, { flow, event: 'close' })) ? DONE : fail('PAYMENT_RUNNING')
    })
  })
  handle(context, endpoints.refundDemoPayment, async ({ body, caller, payload }) => {
    if (!isDemo) return fail('NOT_FOUND')
    return runIdempotent(database, idempotencyKey(endpoints.refundDemoPayment, { body, caller, payload }), {
      lock: (client) => lockFlow(client, { flowNo: body.cPaymentFlowNo }),
      work: async (client, flow) => {
        if (flow?.accountId !== caller.accountId) return fail('FLOW_UNKNOWN')
        const requestKey = `demo:${caller.accountId}:${body.cRequestUuid}`
        const request = { requestKey, amountCents: fenFromYuan(body.bAmount), reason: 'demo' }
        const refund = await refundFlowMoney(client, flow, request)
        return refund instanceof Failed ? refund : { cRefundNo: refund.refundNo }
      },
    })
  })
}

/** Two products that cost an amount together; one when it cannot be split. */
function demoItems(amount: Fen, locale: Locale): PaidItem[] {
  const half = Math.floor(amount / 2)
  return [half, amount - half].flatMap((cents, index) => {
    const goods = GOODS[index]
    if (cents === 0 || !goods) return []
    const price = yuanFromFen(cents as Fen)
    const named = { goodsName: translate(locale, goods), weight: '', units: translate(locale, { zh: '件', en: 'pcs' }) }
    return [{ ...named, goodsNum: 1, price, goodsPayableAmt: price }]
  })
}
