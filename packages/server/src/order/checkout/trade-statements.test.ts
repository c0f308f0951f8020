import pg from 'pg'
import { expect, it, vi } from 'vitest'

import { startWithOrders } from '../../testing/test-orders.ts'

const { orders } = await startWithOrders()

/** Places an order of so many lines of one shop and gives the statements of its transaction. */
async function statementsOf(lineCount: number): Promise<readonly string[]> {
  const variants: readonly { readonly id: string; readonly minQty: number }[] = await orders.variants(lineCount)
  const { cPreviewUuid } = await orders.confirm(
    variants.slice(0, lineCount).map(({ id, minQty }) => ({ cSkuUuid: id, iQty: minQty })),
  )
  const query = vi.spyOn(pg.Client.prototype, 'query')
  const placed = await orders.submit(cPreviewUuid)
  const calls = query.mock.calls.map(([config], index) => {
    const text = typeof config === 'string' ? config : (config as { readonly text: string }).text
    return { client: query.mock.contexts[index], text }
  })
  query.mockRestore()
  expect(placed).toMatchObject({ ok: true })
  // Other clients have the statements of the guard and of the workers.
  const { client } = calls.find(({ text }) => text.startsWith('insert into "trade"')) ?? {}
  const texts = calls.filter((call) => call.client === client).map(({ text }) => text)
  return texts.slice(texts.indexOf('begin'), texts.indexOf('commit'))
}

it('places a trade by as many statements, however many lines it has', async () => {
  const one = await statementsOf(1)
  const several = await statementsOf(2)
  expect(one.length).toBeGreaterThan(10)
  expect(several).toHaveLength(one.length)
})
