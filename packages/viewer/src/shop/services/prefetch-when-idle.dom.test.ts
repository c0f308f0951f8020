import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { prefetchWhenIdle } from './prefetch-when-idle.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Idle moments that a test gives. */
function stubIdle() {
  const waiting: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (task: () => void) => waiting.push(task))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.splice(handle - 1, 1))
  return { waiting, idle: () => waiting.splice(0).forEach((task) => task()) }
}

/** What somebody does who will go on. */
const touch = () => dispatchEvent(new Event('pointerdown'))

const scroll = (target: EventTarget = globalThis) => target.dispatchEvent(new Event('scroll'))

const settled = () => vi.advanceTimersByTimeAsync(0)

/** Time in which nothing scrolls. */
const rest = () => vi.advanceTimersByTime(500)

it('loads one script an idle moment, also after one that failed', async () => {
  const { idle } = stubIdle()
  const loaded: string[] = []
  const load = (name: string) => () => {
    loaded.push(name)
    return name === 'b' ? Promise.reject(new Error('offline')) : Promise.resolve()
  }
  prefetchWhenIdle([load('a'), load('b'), load('c')])
  touch()
  rest()
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
  rest()
  idle()
  cancel()
  await settled()
  rest()
  expect([waiting.length, second.mock.calls.length]).toEqual([0, 0])
})

it('loads nothing for a reader who saves data', () => {
  const { waiting } = stubIdle()
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  prefetchWhenIdle([() => Promise.resolve()])
  touch()
  expect(waiting).toEqual([])
})

it('loads nothing while the page or a list in it scrolls', async () => {
  const { idle } = stubIdle()
  const list = document.body.appendChild(document.createElement('div'))
  const [first, second] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())]
  prefetchWhenIdle([first, second])
  scroll()
  idle()
  for (const target of [globalThis, list, list]) {
    vi.advanceTimersByTime(400)
    scroll(target)
    idle()
  }
  expect(first).not.toHaveBeenCalled()
  rest()
  idle()
  await settled()
  expect(first).toHaveBeenCalledOnce()
  scroll(list)
  idle()
  expect(second).not.toHaveBeenCalled()
  rest()
  idle()
  expect(second).toHaveBeenCalledOnce()
})

it('leaves a page alone until its reader does something, or for some seconds', () => {
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
})
