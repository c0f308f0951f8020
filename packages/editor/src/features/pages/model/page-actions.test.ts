import type { SitePage } from './pages.queries.ts'
import { expect, it } from 'vitest'

import { addressIssue, freeAddress, freeTitle } from './page-actions.ts'

const page = (code: string) => ({ code }) as SitePage
const pages = ['home', 'spring', 'spring-2'].map(page)

it.each([
  ['summer', undefined],
  ['11-11', undefined],
  ['spring', 'addressTaken'],
  ['top-bar', 'addressTaken'],
  ['', 'addressBad'],
  ['-a', 'addressBad'],
  ['Spring', 'addressBad'],
  ['春', 'addressBad'],
  ['a/b', 'addressBad'],
  ['a'.repeat(41), 'addressBad'],
])('address %j: %s', (code, issue) => expect(addressIssue(code, pages)).toBe(issue))

it('gets a number when taken', () => {
  expect(freeAddress('summer', pages)).toBe('summer')
  expect(freeAddress('spring', pages)).toBe('spring-3')
  expect(addressIssue(freeAddress('x'.repeat(40), [page('x'.repeat(40))]), [])).toBeUndefined()
})

it('gives two copies of a page different titles', () => {
  const titled = (...titles: string[]) => titles.map((title) => ({ title }))
  expect(freeTitle('首页 副本', titled('首页'))).toBe('首页 副本')
  expect(freeTitle('首页 副本', titled('首页', '首页 副本', '首页 副本 2'))).toBe('首页 副本 3')
})
