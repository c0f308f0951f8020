import { LIST_LIMITS } from '@mallwright/contract/list-engine'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { startWithVisitor } from '../testing/test-session.ts'
import { defineSource, field } from './define-source.ts'
import { readPage } from './page-rows.ts'

const { server } = await startWithVisitor()
const { pool } = server.database

/** Rows of numbers: their key, a remainder that many share and that some lack, and an amount. */
const numbers = defineSource({
  name: 'numbers',
  from: sql`(select n, case when n % 7 < 6 then n % 7 end as rest, n * 10 as cents from generate_series(1, 100005) n) g`,
  key: { field: 'cKey', sql: sql`g.n` },
  scopes: {},
  fields: {
    cKey: field.int(sql`g.n`, { filter: true, order: true }),
    iRest: field.int(sql`g.rest`, { filter: true, order: true }),
    iPrice: field.money(sql`g.cents`, { filter: true, order: true, sum: true }),
  },
})

const compare = (one: number | undefined, other: number | undefined) =>
  // Nothing is first in a descending order.
  (other ?? Number.POSITIVE_INFINITY) - (one ?? Number.POSITIVE_INFINITY) || 0

/** What a page must have, computed here. */
function modelPage(count: number, { limit, offset }: { readonly limit: number; readonly offset: number }) {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const restOf = (n: number) => (n % 7 < 6 ? n % 7 : undefined)
  const isOpen = (n: number) => restOf(n) === undefined
  const sorted = all.toSorted(
    (one, other) =>
      Number(isOpen(other)) - Number(isOpen(one)) ||
      (isOpen(one) ? 0 : compare(restOf(one), restOf(other))) ||
      one - other,
  )
  return sorted
    .slice(offset, offset + limit)
    .map((n) => ({ cRowKey: String(n), iRest: restOf(n) ?? '', iPrice: n / 10 }))
}

const pageOf = (count: number, { limit = 10, offset = 0 } = {}) =>
  readPage(pool, {
    source: numbers,
    columns: ['iRest', 'iPrice'],
    where: sql`g.n <= ${count}`,
    order: [{ field: 'iRest', descending: true }],
    limit,
    offset,
    summed: ['iPrice'],
  })

describe('a page by one statement', () => {
  it.each([0, 3, 500, LIST_LIMITS.counted, LIST_LIMITS.counted + 5])(
    'has the rows, number and sum of %i rows',
    async (count) => {
      const { rows, total } = await pageOf(count)
      expect(rows).toEqual(modelPage(count, { limit: 10, offset: 0 }))
      expect(total.count).toBe(Math.min(count, LIST_LIMITS.counted))
      const isExact = count > 0 && count <= LIST_LIMITS.counted
      expect(total.sums).toEqual(isExact ? { iPrice: String(5 * count * (count + 1)) } : {})
      expect(total.asOf).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}$/)
    },
  )

  it('has a later page, a short last one and none behind it, however often it is asked', async () => {
    for (const limit of [10, 7]) {
      for (const offset of [10, 495, 500]) {
        const { rows, total } = await pageOf(500, { limit, offset })
        expect(rows).toEqual(modelPage(500, { limit, offset }))
        expect(total.count).toBe(500)
      }
    }
  })
})
