import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Link } from './link.ts'
import { hrefOf, resolveLink } from './resolve-link.ts'

const ORIGIN = 'https://mall.example'

describe('a link of a module', () => {
  it.each<[Link, string]>([
    [{ kind: 'product', code: 'P01 001' }, '/micro/alm-mall-shop/ProductDetails?cProdCode=P01%20001'],
    [{ kind: 'class', classId: 'c1' }, '/micro/alm-mall-shop/search/goods?cClassUuid=c1'],
    [{ kind: 'shop', shopId: 's1' }, '/shop?cShopUuid=s1&tpath=2'],
    [{ kind: 'article', articleId: 'a 1' }, '/micro/alm-mall-shop/article/articleDetail?cArticleUuid=a%201'],
    [{ kind: 'path', path: '/micro/alm-mall-shop/home/UserCenter' }, '/micro/alm-mall-shop/home/UserCenter'],
    [{ kind: 'path', path: 'home/tab-home?a=1' }, '/home/tab-home?a=1'],
    [{ kind: 'url', url: 'https://mall.example/x?y#z' }, '/x?y#z'],
  ])('leads to a route of the shop: %o', (link, path) => {
    expect(resolveLink(link, ORIGIN)).toEqual({ kind: 'route', path })
  })

  it('with a lone surrogate resolves instead of throwing', () => {
    const code = 'P\ud800'
    for (const link of [
      { kind: 'product', code },
      { kind: 'class', classId: code },
      { kind: 'shop', shopId: code },
    ] as const)
      expect(hrefOf(link, ORIGIN)).toContain('=P%EF%BF%BD')
    expect(hrefOf({ kind: 'article', articleId: '\udc00\ud83d\ude00' }, ORIGIN)).toContain('=%EF%BF%BD%F0%9F%98%80')
  })

  it('to the partner platform passes its parameters as JSON text', () => {
    const link: Link = { kind: 'partner', params: 'a=1&b=%22%2F' }
    expect(resolveLink(link, ORIGIN)).toEqual({ kind: 'partner', params: '{"a":"1","b":"\\"/"}' })
    expect(hrefOf(link, ORIGIN)).toBe('/deLianHui?params=%7B%22a%22%3A%221%22%2C%22b%22%3A%22%5C%22%2F%22%7D')
  })

  it('to another host opens outside', () => {
    expect(resolveLink({ kind: 'url', url: ' https://other.example/a ' }, ORIGIN)).toEqual({
      kind: 'outside',
      url: 'https://other.example/a',
    })
  })

  it.each<Link>([
    { kind: 'none' },
    { kind: 'path', path: '' },
    { kind: 'path', path: '//other.example' },
    { kind: 'path', path: '/\\other.example' },
    { kind: 'path', path: '/\t/other.example' },
    { kind: 'path', path: '/.//other.example' },
    { kind: 'path', path: './/other.example' },
    { kind: 'path', path: '/x/..//other.example' },
    { kind: 'path', path: '/./\\other.example' },
    { kind: 'path', path: '/%2e//other.example' },
    { kind: 'url', url: 'https://mall.example//other.example' },
    { kind: 'url', url: 'https://mall.example/.//other.example' },
    { kind: 'url', url: 'https:\\\\mall.example\\\\other.example' },
    { kind: 'url', url: '' },
    { kind: 'url', url: 'javascript:alert(1)' },
    { kind: 'url', url: 'java\nscript:alert(1)' },
    { kind: 'url', url: 'data:text/html,x' },
    { kind: 'url', url: '//other.example' },
    { kind: 'url', url: 'ftp://other.example' },
  ])('has no target when it is empty or hostile: %o', (link) => {
    expect(hrefOf(link, ORIGIN)).toBeUndefined()
  })

  it('never leaves the origin by its path, however it is written', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2F',
      '\t',
      '\n',
      ' ',
      '?',
      '#',
      'x',
      'other.example',
      ORIGIN,
      'https:',
      '@',
    ]
    const written = fc.array(fc.constantFrom(...pieces), { maxLength: 9 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(written, fc.boolean(), (text, isPath) => {
        const target = resolveLink(isPath ? { kind: 'path', path: text } : { kind: 'url', url: text }, ORIGIN)
        const path = target.kind === 'route' ? target.path : '/'
        expect(new URL(path, ORIGIN).href).toBe(ORIGIN + path)
      }),
      { numRuns: 2000 },
    )
  })

  it('never turns a path into a script', () => {
    expect(hrefOf({ kind: 'path', path: 'javascript:alert(1)' }, ORIGIN)).toBe('/javascript:alert(1)')
  })
})
