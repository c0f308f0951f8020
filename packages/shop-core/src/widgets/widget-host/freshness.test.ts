import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { freshUnless } from './freshness.ts'

interface Layout {
  readonly columns: readonly string[]
}

it('reads a failure again with the next opening, also one that followed a success', async () => {
  const empty: Layout = { columns: [] }
  const client = new QueryClient()
  const answers: Layout[] = [{ columns: ['cName'] }, empty, { columns: ['cName', 'iPrice'] }]
  const open = () =>
    client.fetchQuery({
      queryKey: ['layout'],
      queryFn: () => answers.shift() ?? empty,
      ...freshUnless(empty, 300_000),
    })
  expect(await open()).toEqual({ columns: ['cName'] })
  expect(await open()).toEqual({ columns: ['cName'] })
  await client.invalidateQueries()
  expect(await open()).toBe(empty)
  expect(await open()).toEqual({ columns: ['cName', 'iPrice'] })
  expect(answers).toEqual([])
})
