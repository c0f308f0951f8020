import { afterEach, expect, it } from 'vitest'

import { chooseLocale, currentLocale, localeInCookie, setDocumentLocale, text } from './locale-store.ts'

const HELLO = { zh: '你好 {name}', en: 'Hello {name}' }

afterEach(() => chooseLocale('zh-CN'))

it('reads the language from the cookie and ignores unsupported ones', () => {
  expect(localeInCookie('a=1; mw_locale=en-US; b=2')).toBe('en-US')
  expect(localeInCookie('mw_locale=fr-FR')).toBeUndefined()
  expect(localeInCookie('xmw_locale=en-US')).toBeUndefined()
})

it('changes the language of the document and, by cookie, of the next rendered page', () => {
  chooseLocale('en-US')
  expect(currentLocale()).toBe('en-US')
  expect(document.documentElement.lang).toBe('en-US')
  expect(localeInCookie(document.cookie)).toBe('en-US')
  expect(text(HELLO, { name: 'Li' })).toBe('Hello Li')
})

it('leaves an equal language alone: setting it would have the style of every element computed again', () => {
  chooseLocale('zh-CN')
  const changes: MutationRecord[] = []
  const observer = new MutationObserver((records) => changes.push(...records))
  observer.observe(document.documentElement, { attributes: true })
  setDocumentLocale('zh-CN')
  changes.push(...observer.takeRecords())
  expect(changes).toEqual([])
  setDocumentLocale('en-US')
  expect(observer.takeRecords()).toHaveLength(1)
  observer.disconnect()
})
