import * as z from 'zod/mini'

/** Failures of a code that is tried. */
export const CODE_FAILURES = {
  CODE_WRONG: { code: 4001, data: z.object({ attemptsLeft: z.int() }) },
  /** Unknown, expired, used, or five wrong tries: another one must be sent. */
  CODE_EXPIRED: { code: 4009 },
} as const

/** Failure of an account that an operator has stopped; only who has proved to own it hears the name. Specification 1 §8. */
export const STOPPED_FAILURE = {
  ACCOUNT_STOPPED: { code: 4003, data: z.object({ cName: z.string() }) },
} as const
