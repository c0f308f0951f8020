import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'
import { isPhone } from '../formats/index.ts'
import { CODE_FAILURES } from './code-failures.ts'

/** The terminals that hold a session each; `studio` is the editor's own (issue 2 §4). */
export const TerminalType = z.enum(['mobile', 'wechat', 'studio'])
export type TerminalType = z.infer<typeof TerminalType>

const text = (max: number) => z.string().check(z.maxLength(max))

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
    ACCOUNT_STOPPED: { code: 4003 },
  },
})

/** Revokes the live session of the terminal type and opens a new one. */
export const forcedLogin = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/forcedLogin',
  gate: 'visitor',
  summary: 'Takes a session over from another terminal.',
  body: z.object({ cForcedLoginToken: text(200), cTerminalType: TerminalType }),
  data: LoginPayload,
  failures: { TICKET_EXPIRED: { code: 4009 } },
})

/** Opens a session with a password-free token; the token is replaced by a new one. */
export const loginPwdFree = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/loginPwdFree',
  gate: 'visitor',
  summary: 'Signs in with a password-free token.',
  body: z.object({ cPwdFreeLoginToken: text(200), cPwdFreeLoginUuid: text(64), cTerminalType: TerminalType }),
  data: z.extend(LoginPayload, { cPwdFreeLoginUuid: z.string() }),
  failures: { TOKEN_INVALID: { code: 4009 }, ACCOUNT_STOPPED: { code: 4003 } },
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

/** A visitor's session: a token without rights and a signature key. Needs neither session nor signature. */
export const getMockToken = endpoint({
  method: 'GET',
  path: 'alc-public-user/WhiteListFunctionAction/getMockToken',
  gate: 'open',
  summary: 'A visitor token and its signature key.',
  data: z.object({ cMockToken: z.string(), cSignKey: z.string() }),
})

/** The rule that new passwords follow. */
export const getDefaultPassStrategy = endpoint({
  method: 'GET',
  path: 'alc-public-user/WhiteListFunctionAction/getDefaultPassStrategy',
  gate: 'visitor',
  summary: 'The default password strategy.',
  data: z.object({ minLength: z.int(), maxLength: z.int(), srategyCode: z.enum(['01', '02', '03', '04', '05']) }),
})

/** Ends the session and its password-free token. */
export const logout = endpoint({
  method: 'GET',
  path: 'alc-public-user/LoginAction/logout/{accUuid}/mobile/{loginUuid}',
  gate: 'account',
  summary: 'Signs out.',
  params: z.object({ accUuid: text(64), loginUuid: text(64) }),
  data: z.null(),
})

/** Who is signed in, read from the session. */
export const getAccountByAccSignId = endpoint({
  method: 'GET',
  path: 'alc-public-user/SysAccountAction/getAccountByAccSignId/{id}',
  gate: 'login',
  summary: 'The signed-in account.',
  params: z.object({ id: text(64) }),
  data: z.object({
    cAllLinkUserUuid: z.string(),
    cMobilePhone: z.string(),
    cNickname: z.string(),
    cHeadImageUrl: z.string(),
    isSuper: z.int(),
    /** The current institution; empty when there is none. */
    cOrgName: z.string(),
    /** Its uuid; empty when there is none. */
    cEnterpriseUuid: z._default(z.string(), ''),
    /** 1 individual, 2 enterprise or team. */
    iTradeRoleType: z.int(),
    /** 1 enterprise, 2 individual team, 0 none. */
    iAuthenticationType: z.int(),
  }),
})

/** A one-time ticket (60 s) for a place where no header can travel. */
export const getWsTicket = endpoint({
  method: 'POST',
  path: 'alc-public-user/LoginAction/getWsTicket',
  gate: 'visitor',
  summary: 'A one-time ticket for the socket.',
  body: z.object({}),
  data: z.object({ cTicket: z.string() }),
})

/** Makes the first super user of an empty installation, with the ticket that its first start printed. */
export const createSuperUser = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/createSuperUser',
  gate: 'visitor',
  summary: 'Creates the first super user.',
  body: z.object({
    cTicket: text(200),
    cMobilePhone: z.string().check(z.refine(isPhone)),
    cPassword: text(64),
  }),
  data: z.object({ cAllLinkUserUuid: z.string() }),
  failures: {
    TICKET_EXPIRED: { code: 4009 },
    PASSWORD_WEAK: { code: 4001, data: z.object({ cField: z.string() }) },
    PHONE_TAKEN: { code: 4009 },
  },
})
