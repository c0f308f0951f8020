import { createQueryClient } from '@mallwright/shop-core/query'
import { afterEach, expect, it, vi } from 'vitest'

import { readClockOffset } from './server-clock.ts'

const NOW = Date.parse('2026-11-28T12:00:00Z')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

function answer(date?: string) {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  const get = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(null, date === undefined ? {} : { headers: { date } })),
  )
  vi.stubGlobal('fetch', get)
  return get
}

it('is the difference of an answer’s date to the device’s clock, read once', async () => {
  const get = answer('Sat, 28 Nov 2026 12:10:00 GMT')
  const queries = createQueryClient()
  expect(await readClockOffset(queries)).toBe(600_500)
  expect(await readClockOffset(queries)).toBe(600_500)
  expect(get).toHaveBeenCalledTimes(1)
})

it('rejects without a date: the device’s clock is no substitute', async () => {
  answer()
  await expect(readClockOffset(createQueryClient())).rejects.toThrow('without a date')
})

it('is that of the previewed moment in a preview', async () => {
  const get = answer()
  history.replaceState(null, '', `/?preview=t&at=${NOW - 1000}`)
  expect(await readClockOffset(createQueryClient())).toBe(-1000)
  expect(get).not.toHaveBeenCalled()
})
