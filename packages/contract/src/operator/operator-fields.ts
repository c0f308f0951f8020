import * as z from 'zod/mini'
import type { ZodMiniType } from 'zod/mini'

/** An id as clients send it. */
export const uuidText = z.string().check(z.minLength(1), z.maxLength(64))

/** Keyword and page of a list of the desk; domain 1.0. */
export const listQuery = {
  cKeyword: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  pageNumber: z._default(z.int().check(z.minimum(1), z.maximum(10_000)), 1),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
}

/** A page of rows with the number of all. */
export const pageOf = <Row extends ZodMiniType>(row: Row) => z.object({ results: z.array(row), iTotleSize: z.int() })
