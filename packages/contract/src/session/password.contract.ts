import * as z from 'zod/mini'

import { isPhone } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'
import { STOPPED_FAILURE } from './code-failures.ts'
import { LoginPayload } from './login.contract.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A new password and whose it is. */
const PASSWORD = { cMobilePhone: z.string().check(z.refine(isPhone)), cPassword: text(64) }

/** Failures of a password that is set; a refused one leaves the ticket unused. */
const PASSWORD_FAILURES = {
  TICKET_EXPIRED: { code: 4009 },
  PASSWORD_WEAK: { code: 4001, data: z.object({ cField: z.string() }) },
} as const

/** Creates an account without any role, for a phone that a code of purpose `register` has proved. */
export const saveUser = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/saveUser',
  gate: 'visitor',
  summary: 'Registers an account.',
  body: z.object({ ...PASSWORD, cVerifyTicket: text(200) }),
  data: z.object({ cAllLinkUserUuid: z.string(), cMobilePhone: z.string(), cNickname: z.string() }),
  failures: { ...PASSWORD_FAILURES, PHONE_TAKEN: { code: 4009 } },
})

/**
 * Sets the password of a phone that a code of purpose `reset` or `init-pwd` has proved, or of the caller's own phone with the
 * password that it has. Every session, password-free token and ticket of the account ends; a caller who has shown the old one
 * goes on with a new session. Domain 1.12-23.
 */
export const updPwd = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/updPwd',
  gate: 'visitor',
  summary: 'Sets a new password and ends every session of the account.',
  opensSession: true,
  body: z
    .object({ ...PASSWORD, cVerifyTicket: z.optional(text(200)), cOldPassword: z.optional(text(64)) })
    .check(z.refine((body) => (body.cVerifyTicket === undefined) !== (body.cOldPassword === undefined))),
  data: z.object({
    /** The new session of a caller who has shown the old password. */
    login: z.optional(LoginPayload),
  }),
  failures: {
    ...PASSWORD_FAILURES,
    WRONG_PASSWORD: { code: 4001, data: z.object({ attemptsLeft: z.int() }) },
    LOCKED: { code: 4029, data: z.object({ iRetrySeconds: z.int() }) },
    /** The initial password once more. */
    PASSWORD_SAME: { code: 4001, data: z.object({ cField: z.string() }) },
    /** The old password, which was shown, once more. */
    PASSWORD_UNCHANGED: { code: 4001, data: z.object({ cField: z.string() }) },
    PHONE_UNKNOWN: { code: 4004 },
    ...STOPPED_FAILURE,
  },
})
