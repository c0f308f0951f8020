import { describe, expect, it } from 'vitest'

import { clientAddress } from './client-address.ts'

const from = (ip: string, forwarded?: string) => ({
  ip,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

describe('the client address of the rate limit', () => {
  it('is the peer’s, regardless of headers', () => {
    expect(clientAddress(from('203.0.113.9', '198.51.100.1'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('127.0.0.1', '198.51.100.1'), false)).toBe('127.0.0.1')
  })

  it('is the one added by the proxy, not one that the caller prepended', () => {
    expect(clientAddress(from('127.0.0.1', '198.51.100.1, 203.0.113.9'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('::ffff:127.0.0.1', '203.0.113.9'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('::1'), true)).toBe('0:0:0:0')
  })

  it('is the network prefix of an IPv6 address', () => {
    expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2')
    expect(clientAddress(from('2001:db8:1:2::9'), false)).toBe('2001:db8:1:2')
    expect(clientAddress(from('2001:db8::9'), false)).toBe('2001:db8:0:0')
  })
})
