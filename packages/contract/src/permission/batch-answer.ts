import * as z from 'zod/mini'

/** Rows that one call may act on. Engine 5. */
export const MAX_BATCH_ROWS = 200

/** The rows of a batch call. */
export const BatchRows = z.object({
  cRowKeys: z
    .array(z.string().check(z.minLength(1), z.maxLength(64)))
    .check(z.minLength(1), z.maxLength(MAX_BATCH_ROWS)),
})

/** What became of each row: done, or refused and why. */
export const BatchAnswer = z.object({
  done: z.array(z.string()),
  refused: z.array(z.object({ cRowKey: z.string(), cReason: z.string() })),
})
export type BatchAnswer = z.infer<typeof BatchAnswer>
