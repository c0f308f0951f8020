import { afterEach, expect, it } from 'vitest'

import { chooseLocale, localeInCookie, localeStore, text } from './locale-store.ts'

const HELLO = { zh: '你好 {name}', en: 'Hello {name}' }

afterEach(() => chooseLocale('zh-CN'))

it('reads the language from the cookie and ignores what it does not speak', () => {
  expect(localeInCookie('a=1; mw_locale=en-US; b=2')).toBe('en-US')
  expect(localeInCookie('mw_locale=fr-FR')).toBeUndefined()
  expect(localeInCookie('xmw_locale=en-US')).toBeUndefined()
})

it('tells the page and, by cookie, the server when another language is chosen', () => {
  chooseLocale('en-US')
  expect(localeStore.get()).toBe('en-US')
  expect(document.documentElement.lang).toBe('en-US')
  expect(localeInCookie(document.cookie)).toBe('en-US')
  expect(text(HELLO, { name: 'Li' })).toBe('Hello Li')
})
