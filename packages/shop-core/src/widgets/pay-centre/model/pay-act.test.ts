import type { Send, WireRequest } from '@mallwright/contract/rpc'
import { fen } from '@mallwright/contract/values'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import type { PayHost } from '../../widget-host/widget-host.ts'
import { actOnPay } from './pay-act.ts'

const opened = (showType: number) => ({
  payUrl: 'https://pay.example/1',
  amount: fen(1),
  showType,
  actionId: 'action',
  seconds: 600,
})

function host(more: Partial<PayHost> = {}) {
  return {
    payChannel: 1,
    isAlipay: false,
    allowedUrl: (url: string) => (url.includes('pay.example') ? url : undefined),
    openBrowser: vi.fn<(url: string) => void>(),
    openPayAction: vi.fn<(id: string, method: string) => void>(),
    ...more,
  } satisfies PayHost
}

/** No call is made. */
const silent: Send = () => Promise.reject(new Error('no call'))

const of = (method: string, send: Send = silent) => ({ send, flowNo: 'P1', method })

it('opens links of allowed hosts alone', async () => {
  const shop = host()
  expect(await actOnPay(shop, opened(1), of('1001'))).toBe('left')
  expect(shop.openBrowser).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  expect(await actOnPay(shop, { ...opened(1), payUrl: 'https://evil.example/' }, of('1001'))).toBe('unsupported')
  expect(shop.openBrowser).toHaveBeenCalledTimes(1)
})

it('opens stored pages by their id, and always those of method 100', async () => {
  const shop = host()
  expect(await actOnPay(shop, opened(2), of('2001'))).toBe('left')
  expect(await actOnPay(shop, opened(3), of('100'))).toBe('left')
  expect(vi.mocked(shop.openPayAction).mock.calls).toEqual([
    ['action', '2001'],
    ['action', '100'],
  ])
  expect(await actOnPay(shop, { ...opened(2), actionId: '' }, of('2001'))).toBe('unsupported')
})

it('hands data to a wallet where there is one', async () => {
  const nativePay = vi.fn<(data: string) => void>()
  expect(await actOnPay(host({ nativePay }), opened(4), of('5001'))).toBe('started')
  expect(nativePay).toHaveBeenCalledExactlyOnceWith('https://pay.example/1')
  expect(await actOnPay(host(), opened(4), of('5001'))).toBe('unsupported')
})

it('opens Alipay in a shell and in its own browser', async () => {
  expect(await actOnPay(host(), opened(5), of('2003'))).toBe('noAlipay')
  expect(await actOnPay(host({ payChannel: 4 }), opened(5), of('2003'))).toBe('noAlipay')
  expect(await actOnPay(host({ payChannel: 2 }), opened(5), of('2003'))).toBe('left')
  expect(await actOnPay(host({ isAlipay: true }), opened(5), of('2003'))).toBe('left')
})

it('says of any other type that it is not supported', async () => {
  for (const showType of [0, 7, 9]) expect(await actOnPay(host(), opened(showType), of('5009'))).toBe('unsupported')
})

describe('a mini program', () => {
  const requests: WireRequest[] = []
  beforeEach(() => {
    requests.length = 0
  })
  /** Answers with a ticket, and with `scheme`. */
  const gateway =
    (scheme: { openlink?: string; errmsg?: string } | 'offline' | 'refused'): Send =>
    async (request) => {
      requests.push(request)
      if (request.operation.path.endsWith('getPayTicket')) {
        return { arrived: true, envelope: { code: 1, msg: '', data: { uuid: 'T1' } } }
      }
      if (scheme === 'offline') return { arrived: false, failure: 'NETWORK', msg: 'Failed to fetch' }
      if (scheme === 'refused') {
        return { arrived: true, envelope: { code: 4009, msg: '已失效', data: { cFailure: 'PAY_TICKET_EXPIRED' } } }
      }
      return { arrived: true, envelope: { code: 1, msg: '', data: { openlink: '', errmsg: '', ...scheme } } }
    }
  const QUERY = 'cPaymentFlowNo=P1&ip=&uuid=T1&method=1003'
  const act = (shop: PayHost, scheme: Parameters<typeof gateway>[0]) =>
    actOnPay(shop, opened(6), of('1003', gateway(scheme)))

  it('opens by the link that the gateway gives, with a ticket and no address', async () => {
    const shop = host()
    expect(await act(shop, { openlink: 'https://pay.example/wx-pay' })).toBe('left')
    expect(shop.openBrowser).toHaveBeenCalledExactlyOnceWith('https://pay.example/wx-pay')
    expect(requests.at(-1)?.body).toEqual({ appid: '', path: '/wx-pay', query: QUERY, env_version: 'release' })
    const link = 'weixin://dl/business/?t=Xk2-9_'
    expect(await act(shop, { openlink: link })).toBe('left')
    expect(shop.openBrowser).toHaveBeenLastCalledWith(link)
  })

  it('opens no other link', async () => {
    for (const openlink of ['https://evil.example/', 'javascript:alert(1)', 'weixin://dl/scan', 'alipays://x']) {
      expect(await act(host(), { openlink })).toBe('unsupported')
    }
  })

  it('is navigated inside of itself', async () => {
    const navigateMiniProgram = vi.fn<(url: string) => void>()
    expect(await act(host({ navigateMiniProgram }), 'offline')).toBe('left')
    expect(navigateMiniProgram).toHaveBeenCalledExactlyOnceWith(`/wx-pay?${QUERY}`)
    expect(requests).toHaveLength(1)
  })

  it('says why it does not open', async () => {
    expect(await act(host(), { errmsg: 'invalid path' })).toEqual({ words: 'invalid path' })
    expect(await act(host(), 'refused')).toEqual({ words: '已失效' })
    expect(await act(host(), { errmsg: '' })).toBe('schemeFailed')
    expect(await act(host(), 'offline')).toBe('schemeFailed')
  })
})
