import { LRUCache } from 'lru-cache'

import { createLastKnown } from '../cache/last-known.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { sizeOf } from './encoded-response-cache.ts'
import type { ShopPage } from './shop-page.ts'

/** Cache of rendered pages. */
export interface PageCache {
  get(key: string, render: () => Promise<ShopPage>): Promise<ShopPage>
  /** Whether `get` has a page without rendering it. */
  has(key: string): boolean
  /** Drops all pages after a release. */
  drop(): void
}

/** Stale-while-revalidate: ages (ms) from which a page is refreshed in the background and no longer served. */
const REFRESH_AFTER_MS = 5000
const STALE_AFTER_MS = 10_000

/** Maximum number of pages: published pages × sites × locales × origins. */
export const MAX_PAGES = 300

/** Memory limit of the pages of a cache, in bytes. */
export const MAX_BYTES = 32 * 1024 * 1024

interface CacheEntry {
  readonly page: ShopPage
  readonly renderedAt: number
}

/**
 * Caches only while the LISTEN connection is up, and never past a page's `validUntil`. While pages cannot be rendered, the last
 * known ones are served, until a release is announced.
 */
export function createPageCache(
  { pubSub, now, outage }: Pick<AppContext, 'pubSub' | 'now' | 'outage'>,
  { isKept = () => true }: { readonly isKept?: (page: ShopPage) => boolean } = {},
): PageCache {
  const entries = createEntries()
  const renders = new Map<string, Promise<ShopPage>>()
  // A render started before an invalidation may be outdated: it is neither shared nor stored.
  let generation = 0
  const drop = () => {
    generation += 1
    entries.clear()
    renders.clear()
  }
  const isCurrent = ({ validUntil }: ShopPage) => now() < validUntil
  const lastKnown = createLastKnown<ShopPage>({
    max: MAX_PAGES,
    outage,
    isUsable: isCurrent,
    isKept,
  })
  pubSub.subscribe((event) => {
    if (event === undefined || event.kind === 'release') drop()
    // Events may have been missed, or the database is gone: the old pages are a fallback only.
    if (event?.kind === 'release') lastKnown.clear()
  })

  // A visibility window may change during the render: render again instead of sending an outdated page.
  const renderValid = async (render: () => Promise<ShopPage>): Promise<ShopPage> => {
    const page = await render()
    return isCurrent(page) ? page : renderValid(render)
  }
  const renderOnce = (key: string, render: () => Promise<ShopPage>): Promise<ShopPage> => {
    const running = renders.get(key)
    if (running) return running
    const startedIn = generation
    const next = renderValid(render)
      .then((page) => {
        if (startedIn === generation && pubSub.isListening() && isKept(page)) {
          // Least recently used first out, so that invented hosts do not evict real ones.
          entries.set(key, { page, renderedAt: now() })
        }
        return page
      })
      .finally(() => renders.get(key) === next && renders.delete(key))
    renders.set(key, next)
    return next
  }
  return {
    drop,
    has(key) {
      const entry = entries.peek(key)
      return entry !== undefined && isFresh(entry, now())
    },
    get: (key, render) => {
      const entry = entries.get(key)
      const refresh = () => lastKnown.get(key, () => renderOnce(key, render))
      if (!entry || !isFresh(entry, now())) return refresh()
      // Refreshes in the background; a failure is retried by the next request.
      if (now() - entry.renderedAt > REFRESH_AFTER_MS) void refresh().catch(() => undefined)
      return Promise.resolve(entry.page)
    },
  }
}

/** Whether an entry may still be served. A clock that was set back invalidates every entry. */
function isFresh({ page, renderedAt }: CacheEntry, now: number): boolean {
  return now < page.validUntil && now >= renderedAt && now - renderedAt <= STALE_AFTER_MS
}

function createEntries(): LRUCache<string, CacheEntry> {
  return new LRUCache({ max: MAX_PAGES, maxSize: MAX_BYTES, sizeCalculation: ({ page }) => sizeOf(page.html) })
}
