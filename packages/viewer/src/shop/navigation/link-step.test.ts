import { resolveLink } from '@mallwright/contract/link'
import type { Link } from '@mallwright/contract/link'
import { describe, expect, it } from 'vitest'

import { isTrustedUrl, linkStep } from './link-step.ts'
import type { Follower } from './link-step.ts'

const ORIGIN = 'https://mall.test'
const VISITOR_SITUATION = { institution: '', institutionId: '', tradeRole: 1, authentication: 0 } as const
const VISITOR: Follower = { isSignedIn: false, isSuper: false, mallUser: VISITOR_SITUATION }
const INDIVIDUAL: Follower = { isSignedIn: true, isSuper: false, mallUser: VISITOR_SITUATION }
const ENTERPRISE: Follower = {
  isSignedIn: true,
  isSuper: false,
  mallUser: { institution: '北辰 & 精工', institutionId: 'e1', tradeRole: 2, authentication: 1 },
}
const ENQUIRY: Link = { kind: 'path', path: '/micro/alm-mall-shop/enquiry/enquiryinfo?id=1' }

const follow = (link: Link, follower = VISITOR) => linkStep(resolveLink(link, ORIGIN), follower)

describe('a link', () => {
  it('to a URL on this host is a route', () => {
    const path = '/micro/alm-mall-shop/ProductDetails?cProdCode=1'
    expect(follow({ kind: 'url', url: ORIGIN + path })).toEqual({ kind: 'route', path })
  })

  it('to another host opens the confirmation page first', () => {
    expect(follow({ kind: 'url', url: 'https://other.test/a?b=1' })).toEqual({
      kind: 'route',
      path: '/external-link?url=https%3A%2F%2Fother.test%2Fa%3Fb%3D1',
    })
  })

  it('to a host that the site trusts opens a window, by the whole name of the host', () => {
    const follower = { ...VISITOR, trustedHosts: ['pay.test'] }
    const url = 'https://pay.test:8443/a'
    expect(follow({ kind: 'url', url }, follower)).toEqual({ kind: 'window', url })
    for (const other of ['https://pay.test.evil.test/', 'https://a.pay.test/', 'https://evil.test/pay.test']) {
      expect(follow({ kind: 'url', url: other }, follower)).toMatchObject({ kind: 'route' })
    }
    expect(isTrustedUrl('javascript://pay.test/%0aalert(1)', ['pay.test'])).toBe(false)
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', ''])('to %s has no target', (url) => {
    expect(follow({ kind: 'url', url })).toEqual({ kind: 'none' })
  })

  it('to the studio leaves the shop by a page load', () => {
    expect(follow({ kind: 'path', path: '/studio/?page=home' })).toEqual({ kind: 'load', path: '/studio/?page=home' })
  })
})

describe('a link to a product or a shop', () => {
  it('carries the context of an account, and a visitor’s stays plain', () => {
    const context = 'isLogin=true&isSuper=0&iTradeRoleType=2'
    expect(follow({ kind: 'product', code: 'P1' }, ENTERPRISE)).toEqual({
      kind: 'route',
      path: `/micro/alm-mall-shop/ProductDetails?cProdCode=P1&${context}`,
    })
    expect(follow({ kind: 'shop', shopId: 's1' }, { ...ENTERPRISE, isSuper: true })).toEqual({
      kind: 'route',
      path: '/shop?cShopUuid=s1&tpath=2&isLogin=true&isSuper=1&iTradeRoleType=2',
    })
    expect(follow({ kind: 'shop', shopId: 's1' })).toEqual({ kind: 'route', path: '/shop?cShopUuid=s1&tpath=2' })
    expect(follow({ kind: 'class', classId: 'c1' }, ENTERPRISE)).toMatchObject({
      path: expect.not.stringContaining('is'),
    })
  })
})

describe('a link to the partner platform', () => {
  const PARTNER: Link = { kind: 'partner', params: 'cType=1&cName=%E8%8C%B6' }
  const json = '{"cType":"1","cName":"茶"}'
  const queryOf = (step: ReturnType<typeof follow>) => {
    if (step.kind !== 'route' && step.kind !== 'signIn') throw new Error(step.kind)
    const { pathname, searchParams } = new URL(step.path, ORIGIN)
    return { kind: step.kind, pathname, ...Object.fromEntries(searchParams) }
  }

  it('requires a visitor to sign in and returns to it', () => {
    expect(queryOf(follow(PARTNER))).toEqual({ kind: 'signIn', pathname: '/deLianHui', params: json })
  })

  it('passes its parameters as JSON and the current enterprise', () => {
    const opened = {
      kind: 'route',
      pathname: '/deLianHui',
      params: json,
      cEnterpriseUuid: 'e1',
      cEnterpriseName: '北辰 & 精工',
    }
    expect(queryOf(follow(PARTNER, ENTERPRISE))).toEqual(opened)
    const step = follow(PARTNER)
    const back = follow({ kind: 'path', path: step.kind === 'signIn' ? step.path : '' }, ENTERPRISE)
    expect(queryOf(back)).toEqual(opened)
  })

  it('is the same with the base of the micro-app, and without parameters', () => {
    const step = follow({ kind: 'path', path: '/micro/alm-mall-shop/deLianHui' }, ENTERPRISE)
    expect(queryOf(step)).toMatchObject({ kind: 'route', pathname: '/deLianHui', params: '{}' })
    expect(queryOf(follow({ kind: 'partner', params: '' }))).toMatchObject({ params: '{}' })
  })
})

describe('the enquiry page', () => {
  const path = '/micro/alm-mall-shop/enquiry/enquiryinfo?id=1'

  it('requires a visitor to sign in and returns to it', () => {
    expect(follow(ENQUIRY)).toEqual({ kind: 'signIn', path })
  })

  it('refuses an individual with 仅企业用户可参与报价', () => {
    expect(follow(ENQUIRY, INDIVIDUAL)).toMatchObject({ kind: 'refused', reason: { zh: '仅企业用户可参与报价' } })
  })

  it('opens for an institution, also without the base in its address', () => {
    expect(follow(ENQUIRY, ENTERPRISE)).toEqual({ kind: 'route', path })
    expect(follow({ kind: 'path', path: 'enquiry/enquiryinfo' }, INDIVIDUAL)).toMatchObject({ kind: 'refused' })
    const url = `${ORIGIN}/micro/alm-mall-shop/enquiry/enquiryinfo?id=1`
    expect(follow({ kind: 'url', url }, INDIVIDUAL)).toMatchObject({ kind: 'refused' })
  })

  it('is not matched by its name in a query', () => {
    const path = '/micro/alm-mall-shop/home/UserCenter?from=enquiry/enquiryinfo'
    expect(follow({ kind: 'path', path })).toEqual({ kind: 'route', path })
  })
})
