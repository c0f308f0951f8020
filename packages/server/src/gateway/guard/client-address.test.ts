import { describe, expect, it } from 'vitest'

import { clientAddress } from './client-address.ts'

const from = (ip: string, forwarded?: string) => ({
  ip,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

describe('the address that a call is counted under', () => {
  it('is the caller’s, whatever a header says', () => {
    expect(clientAddress(from('203.0.113.9', '198.51.100.1'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('127.0.0.1', '198.51.100.1'), false)).toBe('127.0.0.1')
  })

  it('is the one that the proxy saw, not one that the caller wrote in front', () => {
    expect(clientAddress(from('127.0.0.1', '198.51.100.1, 203.0.113.9'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('::ffff:127.0.0.1', '203.0.113.9'), true)).toBe('203.0.113.9')
    expect(clientAddress(from('::1'), true)).toBe('0:0:0:0')
  })

  it('is the network of an IPv6 customer', () => {
    expect(clientAddress(from('2001:db8:1:2:3:4:5:6'), false)).toBe('2001:db8:1:2')
    expect(clientAddress(from('2001:db8:1:2::9'), false)).toBe('2001:db8:1:2')
    expect(clientAddress(from('2001:db8::9'), false)).toBe('2001:db8:0:0')
  })
})
