import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { refreshDefinitions } from '../../query/index.ts'
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

it('is read again when the gateway tells of a change, and keeps its identity when nothing changed', async () => {
  const empty: Layout = { columns: [] }
  const client = new QueryClient()
  let columns = ['cName']
  const key = ['layout']
  const observer = new QueryObserver(client, {
    queryKey: key,
    queryFn: () => ({ columns: [...columns] }),
    ...freshUnless(empty),
  })
  const stop = observer.subscribe(() => undefined)
  await expect.poll(() => client.getQueryData(key)).toEqual({ columns: ['cName'] })
  const before = client.getQueryData(key)
  const readAgain = async () => {
    refreshDefinitions(client)
    await expect.poll(() => client.isFetching()).toBe(0)
    return client.getQueryData(key)
  }
  expect(await readAgain()).toBe(before)
  columns = ['cName', 'iPrice']
  expect(await readAgain()).toEqual({ columns: ['cName', 'iPrice'] })
  stop()
})
