import * as z from 'zod/mini'

/** When a timed offer runs, and how much of it there is. */
export const OFFER_FIELDS = {
  dStartTime: z.string(),
  dEndTime: z.string(),
  /** It has begun, by the server's clock. */
  bStarted: z.boolean(),
  /** Units that are sold at its price, and those in the lines of orders that live. */
  iQuota: z.int(),
  iTaken: z.int(),
  /** Units that an institution buys at most; absent without a limit. */
  iLimit: z.optional(z.int()),
}
