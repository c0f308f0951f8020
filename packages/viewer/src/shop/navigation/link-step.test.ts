import { resolveLink } from '@mallwright/contract'
import type { Link } from '@mallwright/contract'
import { describe, expect, it } from 'vitest'

import { linkStep } from './link-step.ts'
import type { Follower } from './link-step.ts'

const ORIGIN = 'https://mall.test'
const NOBODY = { institution: '', tradeRole: 1, authentication: 0 } as const
const VISITOR: Follower = { isSignedIn: false, mallUser: NOBODY }
const INDIVIDUAL: Follower = { isSignedIn: true, mallUser: NOBODY }
const ENTERPRISE: Follower = { isSignedIn: true, mallUser: { institution: 'A', tradeRole: 2, authentication: 1 } }
const ENQUIRY: Link = { kind: 'path', path: '/micro/alm-mall-shop/enquiry/enquiryinfo?id=1' }

const follow = (link: Link, follower = VISITOR) => linkStep(resolveLink(link, ORIGIN), follower)

describe('a link', () => {
  it('to a URL on this host is a route', () => {
    const path = '/micro/alm-mall-shop/ProductDetails?cProdCode=1'
    expect(follow({ kind: 'url', url: ORIGIN + path })).toEqual({ kind: 'route', path })
  })

  it('to another host goes through the page that asks first', () => {
    expect(follow({ kind: 'url', url: 'https://other.test/a?b=1' })).toEqual({
      kind: 'route',
      path: '/external-link?url=https%3A%2F%2Fother.test%2Fa%3Fb%3D1',
    })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c', ''])('to %s leads nowhere', (url) => {
    expect(follow({ kind: 'url', url })).toEqual({ kind: 'none' })
  })

  it('to the studio leaves the shop by a page load', () => {
    expect(follow({ kind: 'path', path: '/studio/?page=home' })).toEqual({ kind: 'load', path: '/studio/?page=home' })
  })
})

describe('the enquiry page', () => {
  const path = '/micro/alm-mall-shop/enquiry/enquiryinfo?id=1'

  it('asks a visitor to sign in and comes back to it', () => {
    expect(follow(ENQUIRY)).toEqual({ kind: 'signIn', path })
  })

  it('refuses an individual with 仅企业用户可参与报价', () => {
    expect(follow(ENQUIRY, INDIVIDUAL)).toMatchObject({ kind: 'refused', reason: { zh: '仅企业用户可参与报价' } })
  })

  it('opens for an institution, also when written without the base', () => {
    expect(follow(ENQUIRY, ENTERPRISE)).toEqual({ kind: 'route', path })
    expect(follow({ kind: 'path', path: 'enquiry/enquiryinfo' }, INDIVIDUAL)).toMatchObject({ kind: 'refused' })
  })
})
