import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { Yuan } from '../values/yuan.ts'
import type { MiniProgramQuery } from './mini-program.contract.ts'
import { PayChannelCode } from './pay-method.ts'
import { PayResult } from './payment.contract.ts'

const shortText = z.string().check(z.minLength(1), z.maxLength(64))

const PAY_TICKET_EXPIRED = { PAY_TICKET_EXPIRED: { code: 4009 } } as const

/** Reads a query of the pay page; `undefined` unless it names a flow, a ticket and a method. */
export function readMiniProgramQuery(text: string): MiniProgramQuery | undefined {
  const query = new URLSearchParams(text)
  const [flowNo, ticket, method] = ['cPaymentFlowNo', 'uuid', 'method'].map((name) => query.get(name))
  return flowNo && ticket && method ? { flowNo, ticket, method } : undefined
}

/** Takes a ticket and gives what is paid by it. The session that took it, of a visitor too, may ask how it ends. Engine 7.2. */
export const takePayTicket = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/takePayTicket',
  gate: 'visitor',
  summary: 'Takes a ticket to pay in a mini program.',
  body: z.object({
    cPaymentFlowNo: shortText,
    uuid: shortText,
    cMethod: shortText,
    payChannel: z._default(PayChannelCode, 1),
  }),
  data: z.object({
    cPaymentFlowNo: z.string(),
    cReceiverOrgName: z.string(),
    bAmount: Yuan,
    cPayUrl: z.string(),
  }),
  failures: {
    ...PAY_TICKET_EXPIRED,
    PAY_TICKET_SPENT: { code: 4009 },
    PAY_STATE_CHANGED: { code: 4009 },
    /** The channel takes money inside WeChat only; the ticket is not taken. */
    WECHAT_NEEDED: { code: 4009 },
  },
})

/** How the payment of a ticket stands, for the session that took it. */
export const getTicketResult = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/getTicketResult',
  gate: 'visitor',
  summary: 'How the payment of a ticket stands.',
  body: z.object({ uuid: shortText }),
  data: PayResult,
  failures: PAY_TICKET_EXPIRED,
})
