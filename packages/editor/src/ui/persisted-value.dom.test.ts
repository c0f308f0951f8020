import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'

import { persistedValue, withLatest } from './use-persisted.ts'

const KEY = 'mallwright.studio.colours'
const colours = () => persistedValue<readonly string[]>('colours', z.array(z.string()), [])

beforeEach(() => localStorage.clear())

describe('persisted value', () => {
  it('is restored at the next visit', () => {
    colours().set(['#fff'])
    expect(colours().get()).toEqual(['#fff'])
  })

  it.each(['{', '"#fff"', '[1]', 'null'])('is the default for %s', (stored) => {
    localStorage.setItem(KEY, stored)
    expect(colours().get()).toEqual([])
  })

  it('keeps its identity until it changes, and notifies of changes in other windows', () => {
    const persisted = colours()
    const listener = vi.fn<() => void>()
    const stop = persisted.subscribe(listener)
    const before = persisted.get()
    expect(persisted.get()).toBe(before)
    localStorage.setItem(KEY, '["#000"]')
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(listener).toHaveBeenCalledOnce()
    expect(persisted.get()).toEqual(['#000'])
    stop()
  })

  it('lives as long as the window without storage', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const persisted = colours()
    persisted.set(['#fff'])
    expect(persisted.get()).toEqual(['#fff'])
    full.mockRestore()
  })
})

it('keeps recent entries first, unique and limited', () => {
  expect(withLatest(['a', 'b', 'c'], 'b', 3)).toEqual(['b', 'a', 'c'])
  expect(withLatest(['a', 'b', 'c'], 'd', 3)).toEqual(['d', 'a', 'b'])
})
