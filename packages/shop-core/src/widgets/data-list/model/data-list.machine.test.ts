import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { ListPage, ListRow, PageRequest } from './row-page.ts'
import { createListMachine, isRowExpanded } from './data-list.machine.ts'

const row = (key: string): ListRow => ({ key, values: { name: key }, children: [], childTotal: 0 })
const keys = (rows: readonly ListRow[]) => rows.map(({ key }) => key)

/** A source of rows whose pages are answered when the test says so. */
function slowSource(size = 3) {
  const calls: { request: PageRequest; answer: (page: ListPage) => void; fail: () => void }[] = []
  const load = (request: PageRequest) =>
    new Promise<ListPage>((resolve, reject) => {
      calls.push({ request, answer: resolve, fail: () => reject(new Error('network')) })
    })
  const page = (...names: string[]): ListPage => ({ rows: names.map(row), total: size, sums: {}, asOf: 'moment' })
  return { load, calls, page }
}

/** Lets what was answered arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function machineOf(source: { readonly load: (request: PageRequest) => Promise<ListPage> }) {
  return createListMachine({ load: source.load, choice: 'multiple', startsExpanded: false })
}

describe('a list', () => {
  it('appends pages until it holds all rows, each asked for as of the first', async () => {
    const source = slowSource()
    const list = machineOf(source)
    void list.reload()
    expect(list.state.getState().phase).toBe('loading')
    source.calls[0]?.answer(source.page('a', 'b'))
    await settle()
    void list.loadMore()
    void list.loadMore()
    expect(source.calls).toHaveLength(2)
    expect(source.calls[1]?.request).toEqual({ page: 2, asOf: 'moment' })
    source.calls[1]?.answer(source.page('c'))
    await settle()
    expect(list.state.getState()).toMatchObject({ page: 2, isFinished: true, more: 'idle' })
    expect(keys(list.state.getState().rows)).toEqual(['a', 'b', 'c'])
    void list.loadMore()
    expect(source.calls).toHaveLength(2)
  })

  it('steps back from a later page that fails or is empty', async () => {
    const source = slowSource(9)
    const list = machineOf(source)
    void list.reload()
    source.calls[0]?.answer(source.page('a'))
    await settle()
    void list.loadMore()
    source.calls[1]?.fail()
    await settle()
    expect(list.state.getState()).toMatchObject({ page: 1, more: 'failed', phase: 'ready' })
    void list.loadMore()
    expect(source.calls[2]?.request.page).toBe(2)
    source.calls[2]?.answer(source.page())
    await settle()
    expect(list.state.getState()).toMatchObject({ page: 1, more: 'idle', isFinished: true })
  })

  it('drops what an older run answers', async () => {
    const source = slowSource()
    const list = machineOf(source)
    void list.reload()
    void list.reload()
    source.calls[1]?.answer(source.page('new'))
    await settle()
    source.calls[0]?.answer(source.page('old'))
    await settle()
    expect(keys(list.state.getState().rows)).toEqual(['new'])
  })

  it('fails with its first page, and recovers', async () => {
    const source = slowSource()
    const list = machineOf(source)
    void list.reload()
    source.calls[0]?.fail()
    await settle()
    expect(list.state.getState().phase).toBe('failed')
    void list.reload()
    source.calls[1]?.answer(source.page('a', 'b', 'c'))
    await settle()
    expect(list.state.getState()).toMatchObject({ phase: 'ready', isFinished: true })
  })

  it('expands rows alone and all at once', () => {
    const list = machineOf(slowSource())
    const isExpanded = (key: string) => isRowExpanded(list.state.getState(), key)
    list.toggleExpanded('a')
    expect([isExpanded('a'), isExpanded('b')]).toEqual([true, false])
    list.setAllExpanded(true)
    expect([isExpanded('a'), isExpanded('b')]).toEqual([true, true])
    list.toggleExpanded('b')
    expect([isExpanded('a'), isExpanded('b')]).toEqual([true, false])
  })

  it('holds each row once in the order of the source, however rows move between pages', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(30), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        async (names, size) => {
          const rows = names.map((name) => row(String(name)))
          const list = machineOf({
            load: ({ page }) =>
              Promise.resolve({
                rows: rows.slice((page - 1) * size, page * size),
                total: rows.length,
                sums: {},
                asOf: 'moment',
              }),
          })
          await list.reload()
          for (let page = 0; page <= rows.length && !list.state.getState().isFinished; page += 1) await list.loadMore()
          expect(list.state.getState().isFinished).toBe(true)
          expect(keys(list.state.getState().rows)).toEqual([...new Set(keys(rows))])
        },
      ),
    )
  })
})
