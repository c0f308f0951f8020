import { afterEach, expect, it, vi } from 'vitest'

import { prefetchWhenIdle } from './prefetch-when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

/** Idle moments that a test gives. */
function stubIdle() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1))
  return { waiting, idle: () => waiting.splice(0).forEach((task) => task()) }
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('loads one script an idle moment, also after one that failed', async () => {
  const { idle } = stubIdle()
  const loaded: string[] = []
  const load = (name: string) => () => {
    loaded.push(name)
    return name === 'b' ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchWhenIdle([load('a'), load('b'), load('c')])
  for (const expected of [['a'], ['a', 'b'], ['a', 'b', 'c']]) {
    idle()
    expect(loaded).toEqual(expected)
    await settled()
  }
})

it('stops when it is cancelled, also during a load', async () => {
  const { idle, waiting } = stubIdle()
  const second = vi.fn(() => Promise.resolve())
  const cancel = prefetchWhenIdle([() => Promise.resolve(), second])
  idle()
  cancel()
  await settled()
  expect([waiting.length, second.mock.calls.length]).toEqual([0, 0])
})

it('loads nothing for a reader who saves data', () => {
  const { waiting } = stubIdle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchWhenIdle([() => Promise.resolve()])
  expect(waiting).toEqual([])
})
