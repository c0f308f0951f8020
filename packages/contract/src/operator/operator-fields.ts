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

/** A day of the calendar, `yyyy-MM-dd`; empty for none. */
export const dayText = z._default(
  z.string().check(z.refine((text) => text === '' || isDay(text), 'no day of the calendar')),
  '',
)

function isDay(text: string): boolean {
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().slice(0, 10) === text
}

/** A page of rows with the number of all. */
export const pageOf = <Row extends ZodMiniType>(row: Row) => z.object({ results: z.array(row), iTotleSize: z.int() })
