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

/** What somebody does who will go on. */
const touch = () => dispatchEvent(new Event('pointerdown'))

const settled = () => new Promise((resolve) => setTimeout(resolve))

it('loads one script an idle moment, also after one that failed', async () => {
  const { idle } = stubIdle()
  const loaded: string[] = []
  const load = (name: string) => () => {
    loaded.push(name)
    return name === 'b' ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchWhenIdle([load('a'), load('b'), load('c')])
  touch()
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
  touch()
  idle()
  cancel()
  await settled()
  expect([waiting.length, second.mock.calls.length]).toEqual([0, 0])
})

it('loads nothing for a reader who saves data', () => {
  const { waiting } = stubIdle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchWhenIdle([() => Promise.resolve()])
  touch()
  expect(waiting).toEqual([])
})

it('leaves a page alone until its reader does something, or for some seconds', () => {
  vi.useFakeTimers()
  const { waiting } = stubIdle()
  const cancel = prefetchWhenIdle([() => Promise.resolve()])
  vi.advanceTimersByTime(7_000)
  expect(waiting).toHaveLength(0)
  vi.advanceTimersByTime(2_000)
  expect(waiting).toHaveLength(1)
  touch()
  expect(waiting).toHaveLength(1)
  cancel()
  prefetchWhenIdle([() => Promise.resolve()])()
  vi.advanceTimersByTime(9_000)
  touch()
  expect(waiting).toHaveLength(0)
  vi.useRealTimers()
})
