import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { microBatch } from './micro-batch.ts'
import type { BatchOptions } from './micro-batch.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A batch of numbers whose statements end when told; a call's value is ten times its key. */
function controlledBatch(options: BatchOptions) {
  const statements: { readonly keys: readonly number[]; readonly end: (error?: Error) => void }[] = []
  const call = microBatch<number, number>(
    options,
    (keys) =>
      new Promise((resolve, reject) => {
        statements.push({ keys, end: (error) => (error ? reject(error) : resolve(keys.map((key) => key * 10))) })
      }),
  )
  return {
    call: async (key: number) => call(key).catch((error: unknown) => (error as Error).message),
    started: () => statements.map(({ keys }) => keys),
    end: (index: number, error?: Error) => statements[index]?.end(error),
    after: (ms: number) => vi.advanceTimersByTimeAsync(ms),
  }
}

it('runs one statement for the calls of one turn and gives each its value', async () => {
  const { call, started, end, after } = controlledBatch({ inFlight: 1 })
  const calls = [call(1), call(2), call(3)]
  await after(0)
  expect(started()).toEqual([[1, 2, 3]])
  end(0)
  expect(await Promise.all(calls)).toEqual([10, 20, 30])
})

it('gathers the calls that come while a quick statement runs, although another might run', async () => {
  const { call, started, end, after } = controlledBatch({ inFlight: 2, slowMs: 20 })
  const first = call(1)
  await after(0)
  const others = [call(2)]
  await after(5)
  others.push(call(3))
  await after(5)
  expect(started()).toEqual([[1]])
  end(0)
  await after(0)
  expect(started()).toEqual([[1], [2, 3]])
  end(1)
  expect(await Promise.all([first, ...others])).toEqual([10, 20, 30])
})

it('holds no call up behind a slow statement, and runs no more than the limit', async () => {
  const { call, started, end, after } = controlledBatch({ inFlight: 2, slowMs: 20 })
  const first = call(1)
  await after(0)
  const second = call(2)
  await after(25)
  expect(started()).toEqual([[1], [2]])
  const third = call(3)
  await after(100)
  expect(started()).toEqual([[1], [2]])
  end(1)
  await after(0)
  expect([await second, started()]).toEqual([20, [[1], [2], [3]]])
  end(0)
  end(2)
  expect(await Promise.all([first, third])).toEqual([10, 30])
  const [fourth, fifth] = [call(4), after(0).then(() => call(5))]
  await after(5)
  expect(started().slice(3)).toEqual([[4]])
  end(3)
  await after(0)
  end(4)
  expect(await Promise.all([fourth, fifth])).toEqual([40, 50])
})

it('starts the next statement at once where it need not be slow', async () => {
  const { call, started, after } = controlledBatch({ inFlight: 2 })
  for (const key of [1, 2, 3]) {
    void call(key)
    await after(0)
  }
  expect(started()).toEqual([[1], [2]])
})

it('answers each call of a failed statement, and no other', async () => {
  const { call, end, after } = controlledBatch({ inFlight: 1 })
  const failing = [call(1), call(2)]
  await after(0)
  const next = call(3)
  end(0, new Error('lost'))
  expect(await Promise.all(failing)).toEqual(['lost', 'lost'])
  await after(0)
  end(1)
  expect(await next).toBe(30)
})

it('answers the calls that wait, too, when the error concerns all', async () => {
  const { call, started, end, after } = controlledBatch({ inFlight: 1, failsAll: () => true })
  const running = call(1)
  await after(0)
  const waiting = call(2)
  end(0, new Error('silent'))
  expect(await Promise.all([running, waiting])).toEqual(['silent', 'silent'])
  expect(started()).toEqual([[1]])
})

it('puts no more than 500 calls into a statement', async () => {
  const { call, started, end, after } = controlledBatch({ inFlight: 1 })
  const calls = Array.from({ length: 501 }, (_, key) => call(key))
  await after(0)
  end(0)
  await after(0)
  end(1)
  await Promise.all(calls)
  expect(started().map(({ length }) => length)).toEqual([500, 1])
})
