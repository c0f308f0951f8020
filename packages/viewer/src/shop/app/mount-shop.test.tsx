import { chooseLocale } from '@mallwright/shop-core/i18n'
import { act, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { mountShop } from './mount-shop.tsx'
import type { MountedShop, MountOptions } from './mount-shop.tsx'
import { LOGIN, resetBrowser, stubGateway } from './test-shop.tsx'

const USER_CENTER = '/micro/alm-mall-shop/home/UserCenter'

/** Everything that outlives a render: listeners on window and document, sockets, and elements outside of the mount point. */
function watchResources() {
  const listeners = new Set<string>()
  let count = 0
  const ids = new WeakMap<object, number>()
  const idOf = (listener: object) => {
    if (!ids.has(listener)) ids.set(listener, (count += 1))
    return ids.get(listener)
  }
  for (const [name, target] of [
    ['window', window],
    ['document', document],
  ] as const) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        listeners.add(`${name} ${type} ${idOf(listener)}`)
        add(type, listener, options)
      },
    )
    vi.spyOn(target, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
        listeners.delete(`${name} ${type} ${idOf(listener)}`)
        remove(type, listener, options)
      },
    )
  }
  const sockets = new Set<{ readonly url: string }>()
  class FakeSocket extends EventTarget {
    readyState = 1
    readonly url: string
    constructor(url: string) {
      super()
      this.url = url
      sockets.add(this)
    }
    send() {}
    close() {
      sockets.delete(this)
    }
  }
  vi.stubGlobal('WebSocket', Object.assign(FakeSocket, { OPEN: 1 }))
  return { listeners, sockets }
}

const elements: HTMLElement[] = []

async function mount(name: string, options: Partial<MountOptions> = {}): Promise<MountedShop & { host: HTMLElement }> {
  const host = document.body.appendChild(document.createElement('div'))
  elements.push(host)
  const createRouter = (routes: RouteObject[]) => createMemoryRouter(routes, { initialEntries: [USER_CENTER] })
  const mounted = await act(() =>
    mountShop({ element: host, bootstrap: null, storageNamespace: name, createRouter, ...options }),
  )
  return { ...mounted, host }
}

beforeEach(() => {
  resetBrowser()
  chooseLocale('zh-CN')
  stubGateway({
    getWsTicket: () => ({ data: { cTicket: 't' } }),
    getRecommendList: () => ({ data: { results: [] } }),
  })
})
afterEach(() => {
  for (const element of elements.splice(0)) element.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('two shops in one document', () => {
  it('have separate sessions', async () => {
    watchResources()
    const first = await mount('first')
    const second = await mount('second')
    await within(first.host).findByText('登录后查看采购信息')
    await act(() => first.shop.signInFlow.signIn({ phone: LOGIN.cMobilePhone, password: 'x' }))
    expect(await within(first.host).findByText('199****0001')).toBeInTheDocument()
    expect(within(second.host).queryByText('199****0001')).not.toBeInTheDocument()
    expect(second.shop.sessions.session.get()?.kind).not.toBe('account')
    act(() => {
      first.unmount()
      second.unmount()
    })
  })
})

it('names the site’s operator to the socket', async () => {
  const { sockets } = watchResources()
  const { unmount } = await mount('operator')
  await waitFor(() => expect(sockets.size).toBe(1))
  expect(new URL([...sockets][0]?.url ?? '').searchParams.get('operator')).toBe('site-org')
  act(() => unmount())
})

describe('an unmounted shop', () => {
  it('leaves no listener, timer, socket or element, and can be mounted again', async () => {
    const { listeners, sockets } = watchResources()
    const remaining = async () => {
      const head = document.head.childElementCount
      const before = new Set(listeners)
      vi.useFakeTimers({
        toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
        shouldAdvanceTime: true,
      })
      const mounted = await mount('own')
      await waitFor(() => expect(sockets.size).toBe(1))
      await waitFor(() => expect(document.querySelector('.shop-feedback')).not.toBeNull())
      act(() => mounted.shop.feedback.toast('已保存'))
      expect(await screen.findByText('已保存')).toBeInTheDocument()
      act(() => mounted.unmount())
      // React clears its own work in timers of its own.
      await vi.advanceTimersByTimeAsync(0)
      const timers = vi.getTimerCount()
      vi.useRealTimers()
      return {
        listeners: [...listeners].filter((listener) => !before.has(listener)),
        sockets: sockets.size,
        elements: mounted.host.childElementCount + document.querySelectorAll('.shop-feedback').length,
        head: document.head.childElementCount - head,
        timers,
      }
    }
    // React registers `selectionchange` on the document once for all roots.
    await remaining()
    expect(await remaining()).toEqual({ listeners: [], sockets: 0, elements: 0, head: 0, timers: 0 })
  })
})
