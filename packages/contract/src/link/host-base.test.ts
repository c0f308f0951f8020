import { expect, it } from 'vitest'

import { withHostBase, withoutHostBase } from './host-base.ts'

it.each(['/', '/shop?cShopUuid=s1&tpath=2', '/micro/alm-mall-shop/home/tab-home', '/studios'])(
  'puts %s below the base of a host, and back',
  (path) => {
    expect(withHostBase(path, '/host/mall')).toBe(`/host/mall${path}`)
    expect(withoutHostBase(`/Host/mall${path}`, '/host/mall')).toBe(path)
    expect(withHostBase(path, '')).toBe(path)
    expect(withoutHostBase(path, '')).toBe(path)
  },
)

it.each(['https://a.test/x', '//a.test/x', '#top', 'mailto:a@a.test', '/studio/?page=home', '/api/x'])(
  'leaves %s as it is',
  (href) => {
    expect(withHostBase(href, '/host/mall')).toBe(href)
  },
)

it('leaves a path that only begins alike', () => {
  expect(withoutHostBase('/host/malls/x', '/host/mall')).toBe('/host/malls/x')
  expect(withoutHostBase('/host/mall', '/host/mall')).toBe('/')
})
