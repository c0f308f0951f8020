import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { STOPPED_FAILURE } from './code-failures.ts'
import { LoginPayload, TerminalType } from './login.contract.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** Signs in with the one-time ticket of the host that has signed the person in. Decision 0106. */
export const loginBySsoTicket = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/loginBySsoTicket',
  gate: 'visitor',
  summary: 'Signs in with a ticket of the host.',
  opensSession: true,
  body: z.object({ cTicket: text(300), cTerminalType: TerminalType }),
  data: LoginPayload,
  failures: {
    /** Not signed with the shared key, used, expired, or valid for longer than five minutes. */
    TICKET_EXPIRED: { code: 4009 },
    PHONE_UNKNOWN: { code: 4004 },
    ...STOPPED_FAILURE,
  },
})

const AuthCode = z.object({ cAuthCode: text(100) })

const CODE_ENDED = { AUTH_CODE_EXPIRED: { code: 4009 } } as const

/** A code that a signed-in device may confirm, so that this terminal is signed in; it replaces an earlier one. Decision 0107. */
export const createLoginAuth = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/createLoginAuth',
  gate: 'visitor',
  summary: 'Creates a code by which another device signs this terminal in.',
  body: z.object({ cTerminalType: TerminalType }),
  data: z.object({ cAuthCode: z.string(), iExpireSeconds: z.int() }),
})

/** What became of an own code. A used, unknown or foreign one has expired. */
export const getLoginAuthState = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/getLoginAuthState',
  gate: 'visitor',
  summary: 'Whether a code was confirmed.',
  body: AuthCode,
  data: z.object({ cState: z.enum(['pending', 'confirmed', 'rejected', 'expired']) }),
})

/** Signs the terminal in that created a code, once, after it was confirmed. */
export const loginByAuthCode = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/loginByAuthCode',
  gate: 'visitor',
  summary: 'Signs in with a confirmed code.',
  opensSession: true,
  body: AuthCode,
  data: LoginPayload,
  failures: { ...CODE_ENDED, ...STOPPED_FAILURE },
})

/** Who asks to be signed in. Domain sheet 22. */
export const getLoginAuthInfo = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/getLoginAuthInfo',
  gate: 'login',
  summary: 'The terminal that asks to be signed in.',
  body: AuthCode,
  data: z.object({
    cTerminalType: TerminalType,
    /** Client address without its last part. */
    cAddress: z.string(),
    dCreateTime: z.string(),
    iExpireSeconds: z.int(),
  }),
  failures: CODE_ENDED,
})

/** Lets the terminal sign in as the caller's account. */
export const confirmLoginAuth = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/confirmLoginAuth',
  gate: 'login',
  summary: 'Signs another terminal in.',
  body: AuthCode,
  data: z.object({}),
  failures: CODE_ENDED,
})

/** Refuses the terminal. */
export const rejectLoginAuth = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/rejectLoginAuth',
  gate: 'login',
  summary: 'Refuses to sign another terminal in.',
  body: AuthCode,
  data: z.object({}),
  failures: CODE_ENDED,
})
