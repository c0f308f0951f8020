import { describe, expect, it } from 'vitest'

import type { Site } from '../gateway/site.store.ts'
import { testServer } from '../testing/test-server.ts'
import { pageOrigin } from './page-origin.ts'
import type { OriginRequest } from './page-origin.ts'

const at = (host: string, localAddress = '127.0.0.1') =>
  pageOrigin({ protocol: 'http', host, socket: { localAddress, localPort: 4000 } as OriginRequest['socket'] }, {
    domains: ['mall.example', 'www.mall.example'],
  } as unknown as Site)

describe('the origin of a page', () => {
  it.each(['mall.example', 'www.mall.example', 'mall.example:4000', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'is that of a known host: %s',
    (host) => expect(at(host)).toBe(`http://${host}`),
  )

  it('is the address in the local network that the caller used', () => {
    expect(at('192.168.1.5:4000', '::ffff:192.168.1.5')).toBe('http://192.168.1.5:4000')
    expect(at('[fd00::5]:4000', 'fd00::5')).toBe('http://[fd00::5]:4000')
  })

  it.each(['evil.example', 'x.mall.example', 'mall.example:1', 'localhost:81', '10.0.0.1:4000', '192.168.1.5:4000'])(
    'is the same for all invented hosts: %s',
    (host) => expect(at(host)).toBe('http://mall.example'),
  )
})

it('invented hosts share one page, which names none of them', async () => {
  const server = await testServer()
  const hosts = Array.from({ length: 20 }, (_, index) => `invented-${index}.example`)
  const pages = await Promise.all(
    hosts.map(async (host) => server.pageAndBootstrap('/micro/alm-mall-shop/home/tab-home', { host })),
  )
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).not.toContain('invented')
  await server.close()
})
