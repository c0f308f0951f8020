import * as z from 'zod/mini'

import { isPhone } from '../formats/index.ts'
import { endpoint } from '../rpc/endpoint.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** A new password with the ticket that proves its phone. */
const NewPassword = z.object({
  cMobilePhone: z.string().check(z.refine(isPhone)),
  cPassword: text(64),
  cVerifyTicket: text(200),
})

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
  body: NewPassword,
  data: z.object({ cAllLinkUserUuid: z.string(), cMobilePhone: z.string(), cNickname: z.string() }),
  failures: { ...PASSWORD_FAILURES, PHONE_TAKEN: { code: 4009 } },
})

/**
 * Sets the password of a phone that a code of purpose `reset` or `init-pwd` has proved. Every session, password-free token and
 * ticket of the account ends. Domain 1.12-23.
 */
export const updPwd = endpoint({
  method: 'POST',
  path: 'alc-public-user/WhiteListFunctionAction/updPwd',
  gate: 'visitor',
  summary: 'Sets a new password and ends every session of the account.',
  body: NewPassword,
  data: z.object({}),
  failures: {
    ...PASSWORD_FAILURES,
    /** The initial password once more. */
    PASSWORD_SAME: { code: 4001, data: z.object({ cField: z.string() }) },
    PHONE_UNKNOWN: { code: 4004 },
    ACCOUNT_STOPPED: { code: 4003 },
  },
})
