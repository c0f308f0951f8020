import { expect, it } from 'vitest'

import type { PubSub } from '../db/pub-sub.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'
import type { ShopPage } from './shop-page.ts'

const PUB_SUB: PubSub = {
  subscribe: () => undefined,
  isListening: () => true,
  invalidate: () => undefined,
  close: () => Promise.resolve(),
}

const pageOf = (name: string, validUntil = Infinity): ShopPage => ({
  html: { name, plain: Buffer.of(), gzip: Buffer.of(), brotli: Buffer.of() },
  policy: '',
  validUntil,
})

it('retains requested pages while requests for invented addresses come and go', async () => {
  const cache = createPageCache(PUB_SUB, Date.now)
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
  const cache = createPageCache(PUB_SUB, () => now)
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
  const cache = createPageCache(PUB_SUB, () => now)
  const page = await cache.get('home', async () => {
    const staticPage = pageOf(String(now), now < 2_000 ? 2_000 : Infinity)
    now = 2_000
    return Promise.resolve(staticPage)
  })
  expect(page.html.name).toBe('2000')
})
