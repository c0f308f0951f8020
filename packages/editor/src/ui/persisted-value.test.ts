import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { persistedValue, withLatest } from './use-persisted.ts'

const KEY = 'mallwright.studio.colours'
const colours = () => persistedValue<readonly string[]>('colours', z.array(z.string()), [])

beforeEach(() => localStorage.clear())

describe('a kept value', () => {
  it('comes back at the next visit', () => {
    colours().set(['#fff'])
    expect(colours().get()).toEqual(['#fff'])
  })

  it.each(['{', '"#fff"', '[1]', 'null'])('takes %s for nothing', (stored) => {
    localStorage.setItem(KEY, stored)
    expect(colours().get()).toEqual([])
  })

  it('is the same object until it changes, and says when another window has changed it', () => {
    const kept = colours()
    const listener = vi.fn<() => void>()
    const stop = kept.subscribe(listener)
    const before = kept.get()
    expect(kept.get()).toBe(before)
    localStorage.setItem(KEY, '["#000"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(listener).toHaveBeenCalledOnce()
    expect(kept.get()).toEqual(['#000'])
    stop()
  })

  it('lives as long as the window where nothing can be stored', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const kept = colours()
    kept.set(['#fff'])
    expect(kept.get()).toEqual(['#fff'])
    full.mockRestore()
  })
})

it('keeps what was used last in front, once, and no more than asked for', () => {
  expect(withLatest(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c'])
  expect(withLatest(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})
