import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isCloseMessage, workflowAddress } from './workflow-address.ts'

const PAGE = 'https://mall.example/micro/alm-mall-shop/demo/voucher'
const addressOf = (url: string) =>
  workflowAddress({ url, ticket: 'T 1', accountId: 'acc', hosts: ['flow.example', 'localhost'] }, PAGE)

describe('the address of a frame', () => {
  it('of this mall has no origin, and one of another host its own', () => {
    expect(addressOf('/workflow/task?id=7')).toEqual({
      src: 'https://mall.example/workflow/task?id=7&Authorization=T+1&cAccUuid=acc',
      origin: 'null',
      sandbox: 'allow-scripts allow-forms',
    })
    expect(addressOf('https://flow.example/task#history')).toEqual({
      src: 'https://flow.example/task?Authorization=T+1&cAccUuid=acc#history',
      origin: 'https://flow.example',
      sandbox: 'allow-scripts allow-forms allow-same-origin',
    })
  })

  it('carries one ticket, and no account but its own', () => {
    const { searchParams } = new URL(addressOf('/t?Authorization=old&Authorization=older&cAccUuid=other')?.src ?? '')
    expect(searchParams.getAll('Authorization')).toEqual(['T 1'])
    expect(searchParams.getAll('cAccUuid')).toEqual(['acc'])
  })

  it.each([
    'https://evil.example/task',
    'https://flow.example.evil.example/',
    'https://evil.example/?flow.example',
    'https://sub.flow.example/',
    'http://flow.example/task',
    '//evil.example/task',
    '\\\\evil.example\\task',
    'http://mall.example/task',
    'https://mall.example:8443/task',
    'https://flow.example@evil.example/',
    'https://name:word@flow.example/',
    'https://name@mall.example/',
    'ftp://flow.example/',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://mall.example/0d1b6d71',
    'about:blank',
    'https://',
  ])('%s is refused', (url) => {
    expect(addressOf(url)).toBeUndefined()
  })

  it('of this device needs no https', () => {
    expect(addressOf('http://localhost:9000/task')?.origin).toBe('http://localhost:9000')
    expect(addressOf('http://127.0.0.1:9000/task')).toBeUndefined()
  })

  it('leads to this mall or to an allowed host, whatever the text', () => {
    const parts = fc.constantFrom(
      'https:',
      'http:',
      '/',
      '\\',
      '@',
      ':',
      '.',
      'flow.example',
      'evil',
      'mall.example',
      '?',
      '#',
      '\t',
      'x',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(parts, { maxLength: 12 }).map((list) => list.join('')),
        ),
        (url) => {
          const address = addressOf(url)
          if (!address) return
          const { protocol, hostname, username } = new URL(address.src)
          expect(['mall.example', 'flow.example']).toContain(hostname)
          expect([protocol, username]).toEqual(['https:', ''])
          expect(address.sandbox.includes('allow-same-origin')).toBe(hostname === 'flow.example')
        },
      ),
      { numRuns: 3_000 },
    )
  })
})

describe('a message', () => {
  const frame = { name: 'frame' }
  const close = { source: frame, origin: 'null', data: 'bmp-app-iframe-close' }
  const isClose = (changes: object, origin = 'null') => isCloseMessage({ ...close, ...changes }, { frame, origin })

  it('closes when window, origin and text are those of the frame', () => {
    expect(isClose({})).toBe(true)
    expect(isClose({ origin: 'https://flow.example' }, 'https://flow.example')).toBe(true)
  })

  it.each([
    [{ source: { name: 'frame' } }],
    [{ source: null }],
    [{ origin: 'https://mall.example' }],
    [{ origin: '' }],
    [{ data: 'close' }],
    [{ data: ['bmp-app-iframe-close'] }],
    [{ data: { data: 'bmp-app-iframe-close' } }],
    [{ data: 'bmp-app-iframe-close ' }],
  ])('does not with %j', (changes) => {
    expect(isClose(changes)).toBe(false)
  })

  it('closes no frame that is gone', () => {
    for (const source of [null, undefined])
      expect(isCloseMessage({ ...close, source }, { frame: source, origin: 'null' })).toBe(false)
  })
})
