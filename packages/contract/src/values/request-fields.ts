import * as z from 'zod/mini'

/** A uuid or a number of ours as clients send it. */
export const reference = z.string().check(z.minLength(1), z.maxLength(64))

/** Identifies a request that acts once. */
export const request = { cRequestUuid: reference }

/** A page of a list. */
export const page = {
  pageNumber: z._default(z.int().check(z.positive()), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
}
