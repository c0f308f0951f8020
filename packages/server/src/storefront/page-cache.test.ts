import { expect, it } from 'vitest'

import type { Notices } from '../db/notices.ts'
import { createPageCache, MAX_PAGES } from './page-cache.ts'
import type { ShopPage } from './shop-pages.ts'

const NOTICES: Notices = {
  subscribe: () => undefined,
  isLive: () => true,
  suspect: () => undefined,
  close: () => Promise.resolve(),
}

const PAGE: ShopPage = { plain: Buffer.of(), gzip: Buffer.of(), brotli: Buffer.of(), etag: '', policy: '' }

it('keeps a page that is asked for while invented addresses come and go', async () => {
  const cache = createPageCache(NOTICES)
  const made: string[] = []
  const ask = (key: string) =>
    cache.get(key, () => {
      made.push(key)
      return Promise.resolve(PAGE)
    })
  await ask('real')
  for (let index = 0; index < MAX_PAGES * 3; index += 1) {
    await ask(`invented ${index}`)
    await ask('real')
  }
  expect(made.filter((key) => key === 'real')).toHaveLength(1)
})
