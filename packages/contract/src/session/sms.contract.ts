import * as z from 'zod/mini'

import { isPhone } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { CODE_FAILURES } from './code-failures.ts'

/** Digits of a code. Domain sheet 11. */
export const SMS_CODE_LENGTH = 6

/** What a proof of a phone may be used for: the ticket of one purpose serves no other. Domain 1.1. */
export const VerifyPurpose = z.enum(['login', 'register', 'reset', 'init-pwd'])
export type VerifyPurpose = z.infer<typeof VerifyPurpose>

const phone = z.string().check(z.refine(isPhone))
const seconds = z.object({ iRetrySeconds: z.int() })

/** Sends a code to a phone, whether or not an account has it. Limits: domain 1.13. */
export const sendVeriCode = endpoint({
  method: 'GET',
  path: 'alc-public-framework/WhiteListFunctionAction/sendVeriCode/{phone}/04',
  gate: 'visitor',
  summary: 'Sends a code to a phone.',
  params: z.object({ phone }),
  data: z.object({
    /** Until the next code may be sent. */
    iRetrySeconds: z.int(),
    /** Until this code expires. */
    iExpireSeconds: z.int(),
    /** The code itself, in a demo mall; empty in any other. */
    cDemoCode: z._default(z.string(), ''),
  }),
  failures: {
    /** One a minute, five an hour, ten a day for a phone; twenty an hour from an address. */
    TOO_MANY_CODES: { code: 4029, data: seconds },
    CODE_NOT_SENT: { code: 4009 },
  },
})

/** Exchanges a code for a ticket that proves the phone, once and for one purpose. */
export const verifyVeriCode = endpoint({
  method: 'GET',
  path: 'alc-public-framework/WhiteListFunctionAction/verifyVeriCode/{phone}/04/{code}',
  gate: 'visitor',
  summary: 'Exchanges a code for a ticket.',
  params: z.object({ phone, code: z.string().check(z.regex(/^[0-9]{6}$/)) }),
  query: z.object({ cPurpose: z._default(VerifyPurpose, 'login') }),
  data: z.object({ cVerifyTicket: z.string() }),
  failures: CODE_FAILURES,
})

/** Whether an account has a phone. Tells so by design and is limited like the codes. Domain 1.13. */
export const isRegisteredPhone = endpoint({
  method: 'GET',
  path: 'alc-public-user/WhiteListFunctionAction/isRegisteredPhone/{phone}',
  gate: 'visitor',
  summary: 'Whether an account has a phone.',
  params: z.object({ phone }),
  data: z.object({ bRegistered: z.boolean() }),
  failures: { TOO_MANY_QUERIES: { code: 4029, data: seconds } },
})
