import { expect, it } from 'vitest'

import { createOutage } from '../cache/last-known.ts'
import type { PubSub } from '../db/pub-sub.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'
import type { ShopPage } from './shop-page.ts'

const PUB_SUB: PubSub = {
  subscribe: () => undefined,
  isListening: () => true,
  invalidate: () => undefined,
  close: () => Promise.resolve(),
}

const cacheAt = (now: () => number) => createPageCache({ pubSub: PUB_SUB, now, outage: createOutage() })

const pageOf = (name: string, validUntil = Infinity): ShopPage => ({
  html: { name, plain: Buffer.of(), gzip: Buffer.of(), brotli: Buffer.of() },
  isFound: true,
  validUntil,
})

it('retains requested pages while requests for invented addresses come and go', async () => {
  const cache = cacheAt(Date.now)
  const rendered: string[] = []
  const ask = (key: string) =>
    cache.get(key, () => {
      rendered.push(key)
      return Promise.resolve(pageOf('real'))
    })
  await ask('real')
  for (let index = 0; index < MAX_PAGES * 3; index += 1) {
    await ask(`invented ${index}`)
    await ask('real')
  }
  expect(rendered.filter((key) => key === 'real')).toHaveLength(1)
})

it('never serves a page at or after its expiry, nor one that is being rendered then', async () => {
  let now = 1_000
  let renderCount = 0
  const cache = cacheAt(() => now)
  const pendingRenders: (() => void)[] = []
  const ask = () =>
    cache.get('home', async () => {
      renderCount += 1
      const page = pageOf(String(renderCount), now < 2_000 ? 2_000 : Infinity)
      if (renderCount > 1) await new Promise<void>((resolve) => pendingRenders.push(resolve))
      return page
    })
  expect((await ask()).html.name).toBe('1')
  now = 1_999
  expect((await ask()).html.name).toBe('1')
  now = 2_000
  const after = ask()
  pendingRenders.shift()?.()
  expect((await after).html.name).toBe('2')
})

it('renders a page again when its window closed during rendering', async () => {
  let now = 1_999
  const cache = cacheAt(() => now)
  const page = await cache.get('home', async () => {
    const staticPage = pageOf(String(now), now < 2_000 ? 2_000 : Infinity)
    now = 2_000
    return Promise.resolve(staticPage)
  })
  expect(page.html.name).toBe('2000')
})

it('serves the last known page while rendering fails, but never one of an earlier release or past its expiry', async () => {
  let now = 1_000
  let announce: Parameters<PubSub['subscribe']>[0] = () => undefined
  const pubSub: PubSub = { ...PUB_SUB, subscribe: (listener) => void (announce = listener) }
  const cache = createPageCache({ pubSub, now: () => now, outage: createOutage() })
  const ask = (key: string) => cache.get(key, () => Promise.reject(new Error('down'))).then(({ html }) => html.name)
  const fill = async (name: string, validUntil?: number) =>
    cache.get(name, () => Promise.resolve(pageOf(name, validUntil)))
  await fill('home')
  await fill('sale', 50_000)
  now += 20_000
  expect([await ask('home'), await ask('sale')]).toEqual(['home', 'sale'])
  // The connection to the database was lost.
  announce(undefined)
  expect([await ask('home'), await ask('sale')]).toEqual(['home', 'sale'])
  now = 50_000
  await expect(ask('sale')).rejects.toThrow('down')
  announce({ kind: 'release', siteId: '', release: 2 })
  await expect(ask('home')).rejects.toThrow('down')
})
