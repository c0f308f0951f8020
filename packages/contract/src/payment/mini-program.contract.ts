import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { FLOW_FAILURES } from './payment.contract.ts'

const shortText = z.string().check(z.minLength(1), z.maxLength(64))

/** The page of the mini program on which a flow is paid. Domain sheet 27. */
export const MINI_PROGRAM_PAGE = '/wx-pay'

/** What the address of the mini program's pay page carries. */
export interface MiniProgramQuery {
  readonly flowNo: string
  /** One-time pay ticket. */
  readonly ticket: string
  readonly method: string
}

/** Query of the pay page in the four names of specification 1 §2; `ip` stays empty, `uuid` is the ticket. Engine 7.2. */
export function writeMiniProgramQuery({ flowNo, ticket, method }: MiniProgramQuery): string {
  return new URLSearchParams({ cPaymentFlowNo: flowNo, ip: '', uuid: ticket, method }).toString()
}

/** Gives the ticket of an attempt that is paid in a mini program: it is taken once, within five minutes. Engine 7.2. */
export const getPayTicket = endpoint({
  method: 'POST',
  path: 'alc-alshop/PayAction/getPayTicket',
  gate: 'login',
  summary: 'Gives a ticket to pay in a mini program.',
  body: z.object({ cPaymentFlowNo: shortText, cMethod: shortText }),
  data: z.object({ uuid: z.string() }),
  failures: { ...FLOW_FAILURES, PAY_STATE_CHANGED: { code: 4009 } },
})

/** Gives the link that opens the mini program on its pay page. Specification 2 §7. */
export const generateScheme = endpoint({
  method: 'POST',
  path: 'alc-public-opm/WeChatAppletAction/generateScheme',
  gate: 'login',
  summary: 'Gives the link that opens a mini program to pay.',
  body: z.object({
    /** Ignored: the mall has one mini program. */
    appid: z._default(z.string().check(z.maxLength(64)), ''),
    path: z.literal(MINI_PROGRAM_PAGE),
    query: z.string().check(z.minLength(1), z.maxLength(512)),
    env_version: z.literal('release'),
  }),
  data: z.object({
    /** Empty when there is none. */
    openlink: z.string(),
    /** Why there is no link, in the words of the platform; empty without. */
    errmsg: z.string(),
  }),
  failures: { PAY_TICKET_EXPIRED: { code: 4009 } },
})
