import { expect, it } from 'vitest'

import { ownSiteDomain } from './own-site.ts'

it.each([
  ['isSuper=2&curl=b.demo.test', 'b.demo.test'],
  ['isSuper=2&curl=https%3A%2F%2Fb.demo.test%3A8443%2Fhome%3Fa%3D1', 'b.demo.test'],
  ['isSuper=2&curl=b.demo.test%23x', 'b.demo.test'],
  ['isSuper=1&curl=b.demo.test', ''],
  ['curl=b.demo.test', ''],
  ['isSuper=2', ''],
])('an address with %s names the domain "%s" of an own site', (query, domain) => {
  expect(ownSiteDomain(new URLSearchParams(query))).toBe(domain)
})
