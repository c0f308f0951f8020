import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLocalStore } from '../storage/local-store.ts'
import { createValueCipher } from '../storage/value-cipher.ts'
import { followGreyFilter, GREY_CLASS, loadVersionConfig } from './grey-filter.ts'
import { createThemeStore, syncThemeCookie } from './theme-store.ts'

const html = document.documentElement
const open = () => createLocalStore('', () => localStorage, createValueCipher('ef'.repeat(32)))
const start = () => createThemeStore(open())

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the theme', () => {
  it('follows the device by default, and again for `system`', () => {
    const theme = start()
    expect(html.dataset['theme']).toBeUndefined()
    theme.choose('dark')
    expect(html.dataset['theme']).toBe('dark')
    theme.choose('system')
    expect(html.dataset['theme']).toBeUndefined()
  })

  it('shows that of a preview without storing it', () => {
    start().choose('light')
    createThemeStore(open(), 'dark')
    expect(html.dataset['theme']).toBe('dark')
    expect(start().choice.get()).toBe('light')
    expect(html.dataset['theme']).toBe('light')
  })

  it('is restored on the next visit', () => {
    start().choose('dark')
    expect(open().read('theme')).toBe('dark')
    expect(open().read('systemTheme')).toBe('false')
    expect(start().choice.get()).toBe('dark')
    start().choose('system')
    expect(start().choice.get()).toBe('system')
  })
})

describe('the theme cookie', () => {
  it('contains the chosen theme and is deleted for `system`', () => {
    const theme = start()
    syncThemeCookie(theme)
    expect(document.cookie).not.toContain('mw_theme')
    theme.choose('dark')
    expect(document.cookie).toContain('mw_theme=dark')
    syncThemeCookie(start())
    expect(document.cookie).toContain('mw_theme=dark')
    theme.choose('system')
    expect(document.cookie).not.toContain('mw_theme')
  })
})

describe('the grey filter', () => {
  it('is switched 100 ms after the change, and removed with the app', async () => {
    vi.useFakeTimers()
    const dispose = followGreyFilter(() => Promise.resolve({ version: '1', grayType: true }))
    await vi.advanceTimersByTimeAsync(99)
    expect(html.classList.contains(GREY_CLASS)).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(html.classList.contains(GREY_CLASS)).toBe(true)
    dispose()
    expect(html.classList.contains(GREY_CLASS)).toBe(false)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is off when the version file cannot be read', async () => {
    expect(await loadVersionConfig(() => Promise.reject(new TypeError('offline')))).toBeUndefined()
    expect(await loadVersionConfig(() => Promise.resolve(new Response('{"grayType":1}')))).toBeUndefined()
  })
})
