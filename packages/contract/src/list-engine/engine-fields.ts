import * as z from 'zod/mini'

/** The code of a list, query, tree, reference or enumeration; engine 1.4. */
export const Code = z.string().check(z.regex(/^[A-Z0-9_]{1,64}$/))

/** An id as clients send it. */
export const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Idempotency key of a call that creates. Domain 1.0. */
export const requestKey = { cRequestUuid: uuidText }

/** A member whose form the handler checks, because the right to the list comes before it. */
export const unchecked = <T>() => z.optional(z.custom<T>())

/** Nobody without a right to a list reads it or anything of it. */
export const NO_PERMISSION = { NO_DATA_PERMISSION: { code: 2000 } } as const
