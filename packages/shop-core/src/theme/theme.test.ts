import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createLocalStore } from '../storage/local-store.ts'
import { GREY_CLASS, loadVersionConfig, setGrey } from './grey-filter.ts'
import { startTheme, tellTheme } from './theme-store.ts'

const html = document.documentElement
const start = () => startTheme(createLocalStore('', () => localStorage))

beforeEach(() => localStorage.clear())
afterEach(() => vi.useRealTimers())

describe('the theme', () => {
  it('follows the device until one is chosen, and again when that is chosen', () => {
    const theme = start()
    expect(html.dataset['theme']).toBeUndefined()
    theme.choose('dark')
    expect(html.dataset['theme']).toBe('dark')
    theme.choose('system')
    expect(html.dataset['theme']).toBeUndefined()
  })

  it('is there again on the next visit', () => {
    start().choose('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(localStorage.getItem('systemTheme')).toBe('false')
    expect(start().choice.get()).toBe('dark')
    start().choose('system')
    expect(start().choice.get()).toBe('system')
  })
})

describe('the server', () => {
  it('is told the chosen theme by a cookie, and that there is none any more', () => {
    const theme = start()
    tellTheme(theme)
    expect(document.cookie).not.toContain('mw_theme')
    theme.choose('dark')
    expect(document.cookie).toContain('mw_theme=dark')
    tellTheme(start())
    expect(document.cookie).toContain('mw_theme=dark')
    theme.choose('system')
    expect(document.cookie).not.toContain('mw_theme')
  })
})

describe('the grey filter', () => {
  it('is switched 100 ms after the change', () => {
    vi.useFakeTimers()
    setGrey(true)
    vi.advanceTimersByTime(99)
    expect(html.classList.contains(GREY_CLASS)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(html.classList.contains(GREY_CLASS)).toBe(true)
    setGrey(false)
    vi.advanceTimersByTime(100)
    expect(html.classList.contains(GREY_CLASS)).toBe(false)
  })

  it('does without a version file that cannot be read', async () => {
    expect(await loadVersionConfig(() => Promise.reject(new TypeError('offline')))).toBeUndefined()
    expect(await loadVersionConfig(() => Promise.resolve(new Response('{"grayType":1}')))).toBeUndefined()
  })
})
