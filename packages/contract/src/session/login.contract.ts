import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { isPhone } from '../formats/index.ts'
import { CODE_FAILURES, STOPPED_FAILURE } from './code-failures.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** The terminals that hold a session each; `studio` is the editor's own (issue 2 §4). */
export const TerminalType = z.enum(['mobile', 'wechat', 'studio'])
export type TerminalType = z.infer<typeof TerminalType>

/** A new session: specification 1 §3 names, then our own. The token travels in the `Authorization` answer header. */
export const LoginPayload = z.object({
  cAllLinkUserUuid: z.string(),
  cLoginUuid: z.string(),
  cTerminalType: TerminalType,
  cPwdFreeLoginToken: z.string(),
  /** Set only when another session of this terminal type is live; then there is no token yet. */
  cForcedLoginToken: z.string(),
  bAlreadyLogin: z.boolean(),
  cMobilePhone: z.string(),
  cNickname: z.string(),
  cHeadImageUrl: z.string(),
  bInitPwd: z.boolean(),
  bShoudUpdPwd: z.boolean(),
  /** 1 for a super user. Only a hint for what to show: the server checks every save. */
  isSuper: z.int(),
  /** Key of the signature, 64 hex characters. */
  cSignKey: z.string(),
})
export type LoginPayload = z.infer<typeof LoginPayload>

/** What proves who signs in: exactly one of these. Domain 1.12-6. */
const PROOFS = ['cPassword', 'cVeriCode', 'cVerifyTicket'] as const

/** Signs an account in with its password, with a code that its phone received or with the ticket of one. */
export const login = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/login',
  gate: 'visitor',
  summary: 'Signs an account in.',
  opensSession: true,
  body: z
    .object({
      cMobilePhone: z.string().check(z.refine(isPhone)),
      cPassword: z.optional(text(64)),
      cVeriCode: z.optional(text(6)),
      cVerifyTicket: z.optional(text(200)),
      cTerminalType: TerminalType,
    })
    .check(z.refine((body) => PROOFS.filter((name) => body[name] !== undefined).length === 1)),
  data: LoginPayload,
  failures: {
    WRONG_PASSWORD: { code: 4001, data: z.object({ attemptsLeft: z.int() }) },
    /** Five wrong tries: no more for a while. */
    LOCKED: { code: 4029, data: z.object({ iRetrySeconds: z.int() }) },
    ...CODE_FAILURES,
    TICKET_EXPIRED: { code: 4009 },
    /** Only who has proved the phone hears it. */
    PHONE_UNKNOWN: { code: 4004 },
    ...STOPPED_FAILURE,
  },
})

/** Revokes the live session of the terminal type and opens a new one. */
export const forcedLogin = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/forcedLogin',
  gate: 'visitor',
  summary: 'Takes a session over from another terminal.',
  opensSession: true,
  body: z.object({ cForcedLoginToken: text(200), cTerminalType: TerminalType }),
  data: LoginPayload,
  failures: { TICKET_EXPIRED: { code: 4009 }, ...STOPPED_FAILURE },
})

/** Opens a session with a password-free token; the token is replaced by a new one. */
export const loginPwdFree = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/loginPwdFree',
  gate: 'visitor',
  summary: 'Signs in with a password-free token.',
  opensSession: true,
  body: z.object({ cPwdFreeLoginToken: text(200), cPwdFreeLoginUuid: text(64), cTerminalType: TerminalType }),
  data: z.extend(LoginPayload, { cPwdFreeLoginUuid: z.string() }),
  failures: { TOKEN_INVALID: { code: 4009 }, ...STOPPED_FAILURE },
})

/** Gives the signed-in device a password-free token for its next start. */
export const savePwdFreeLoginToken = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/savePwdFreeLoginToken',
  gate: 'login',
  summary: 'Registers a password-free token.',
  body: z.object({ cLoginUuid: text(64) }),
  data: z.object({ cPwdFreeLoginToken: z.string(), cPwdFreeLoginUuid: z.string(), dExpire: z.string() }),
})
