import type { PubSub } from '../db/pub-sub.ts'
import type { ShopPage } from './shop-page.ts'

/** Cache of rendered pages. */
export interface PageCache {
  get(key: string, make: () => Promise<ShopPage>): Promise<ShopPage>
  /** Drops all pages after a release. */
  drop(): void
}

/** Stale-while-revalidate: ages (ms) from which a page is refreshed in the background and no longer served. */
const REFRESH_AFTER_MS = 5000
const STALE_AFTER_MS = 10_000

/** Maximum number of pages: sites × locales × origins. */
export const MAX_PAGES = 60

interface CacheEntry {
  readonly page: ShopPage
  readonly madeAt: number
}

/** Caches only while the LISTEN connection is up, and never past a page's `validUntil`. */
export function createPageCache(notices: PubSub, now: () => number): PageCache {
  const held = new Map<string, CacheEntry>()
  const making = new Map<string, Promise<ShopPage>>()
  // A render started before an invalidation may be outdated: it is neither shared nor stored.
  let generation = 0
  const drop = () => {
    generation += 1
    held.clear()
    making.clear()
  }
  notices.subscribe((notice) => (notice === undefined || notice.kind === 'release') && drop())

  // A visibility window may change during the render: render again instead of sending an outdated page.
  const makeValid = async (make: () => Promise<ShopPage>): Promise<ShopPage> => {
    const page = await make()
    return now() < page.validUntil ? page : makeValid(make)
  }
  const keep = (key: string, one: CacheEntry) => {
    held.delete(key)
    held.set(key, one)
  }
  const makeOnce = (key: string, make: () => Promise<ShopPage>): Promise<ShopPage> => {
    const running = making.get(key)
    if (running) return running
    const begun = generation
    const next = makeValid(make)
      .then((page) => {
        if (begun === generation && notices.isListening()) {
          keep(key, { page, madeAt: now() })
          // Least recently used first, so that invented hosts do not evict real ones.
          if (held.size > MAX_PAGES) held.delete(held.keys().next().value ?? key)
        }
        return page
      })
      .finally(() => making.get(key) === next && making.delete(key))
    making.set(key, next)
    return next
  }
  return {
    drop,
    get: (key, make) => {
      const known = held.get(key)
      if (!known || !isFresh(known, now())) return makeOnce(key, make)
      keep(key, known)
      // Refreshes in the background; a failure is retried by the next request.
      if (now() - known.madeAt > REFRESH_AFTER_MS) void makeOnce(key, make).catch(() => undefined)
      return Promise.resolve(known.page)
    },
  }
}

/** Whether an entry may still be served. A clock that was set back invalidates every entry. */
function isFresh({ page, madeAt }: CacheEntry, now: number): boolean {
  return now < page.validUntil && now >= madeAt && now - madeAt <= STALE_AFTER_MS
}
