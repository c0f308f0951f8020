import { GREY_CLASS } from '@mallwright/shop-core/theme'
import { afterEach, expect, it, vi } from 'vitest'

import { followGrey } from './follow-grey.ts'

afterEach(() => {
  history.replaceState(null, '', '/')
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function isGreyAt(address: string, configured: boolean): Promise<boolean> {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ version: '1', grayType: configured })))
  history.replaceState(null, '', address)
  const dispose = followGrey()
  await vi.advanceTimersByTimeAsync(200)
  const isGrey = document.documentElement.classList.contains(GREY_CLASS)
  dispose()
  return isGrey
}

it('shows a preview in grey or in colour as its address asks', async () => {
  expect(await isGreyAt('/?preview=t&grey=1', false)).toBe(true)
  expect(await isGreyAt('/?preview=t&grey=0', true)).toBe(false)
  expect(await isGreyAt('/?preview=t', true)).toBe(true)
})

it('follows the configuration outside of previews', async () => {
  expect(await isGreyAt('/?grey=1', false)).toBe(false)
  expect(await isGreyAt('/?grey=0', true)).toBe(true)
})
