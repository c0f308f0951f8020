import * as z from 'zod/mini'

/** Failures of a code that is tried. */
export const CODE_FAILURES = {
  CODE_WRONG: { code: 4001, data: z.object({ attemptsLeft: z.int() }) },
  /** Unknown, expired, used, or five wrong tries: another one must be sent. */
  CODE_EXPIRED: { code: 4009 },
} as const
