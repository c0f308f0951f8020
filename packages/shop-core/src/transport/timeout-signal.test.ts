import { afterEach, expect, it, vi } from 'vitest'

import { timeoutSignal } from './timeout-signal.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('aborts with a TimeoutError after the given time, on engines without AbortSignal.timeout too', () => {
  vi.useFakeTimers()
  vi.stubGlobal('AbortSignal', { timeout: undefined })
  const { signal } = timeoutSignal(20_000)
  vi.advanceTimersByTime(19_999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it('leaves no timer once cleared', () => {
  vi.useFakeTimers()
  const { signal, clear } = timeoutSignal(20_000)
  clear()
  expect(vi.getTimerCount()).toBe(0)
  expect(signal.aborted).toBe(false)
})
