import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { createTestShop, resetBrowser, SITE, stubGateway } from '../app/test-shop.tsx'

beforeEach(() => resetBrowser())
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['?isSuper=2&curl=b.demo.test', 'b.demo.test'],
  ['?isSuper=1&curl=b.demo.test', location.hostname],
  ['', location.hostname],
])('looks the site of %s up by %s', async (query, domain) => {
  const asked: unknown[] = []
  stubGateway({
    getNonCustodyMallSettingInfoByDomainMap: ({ domainName }) => {
      asked.push(domainName)
      return { data: SITE }
    },
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  history.replaceState(null, '', `/micro/alm-mall-shop/home/tab-home${query}`)
  await createTestShop().loadSite()
  expect(asked).toEqual([domain])
  expect(new Set(sent.mock.calls.map(([, init]) => new Headers(init?.headers).get('cSiteDomain')))).toEqual(
    new Set([null, ...(domain === location.hostname ? [] : [domain])]),
  )
})
