import type { PubSub } from '../db/pub-sub.ts'
import type { ShopPage } from './shop-page.ts'

/** Keeps rendered pages for as long as what they were made of holds. */
export interface PageCache {
  get(key: string, make: () => Promise<ShopPage>): Promise<ShopPage>
  /** Forgets every page: a release went live. */
  drop(): void
}

/** Age from which a page is made anew beside serving it, and from which it is no longer served, in ms. */
const REFRESH_AFTER_MS = 5000
const STALE_AFTER_MS = 10_000

/** The most pages held: sites × languages × addresses. */
export const MAX_PAGES = 60

interface CacheEntry {
  readonly page: ShopPage
  readonly madeAt: number
}

/** Makes a cache that trusts itself only while it would hear of a release, and no page past its `validUntil`. */
export function createPageCache(notices: PubSub, now: () => number): PageCache {
  const held = new Map<string, CacheEntry>()
  const making = new Map<string, Promise<ShopPage>>()
  // A page begun before a drop may show what was dropped, so it is neither shared nor kept after it.
  let generation = 0
  const drop = () => {
    generation += 1
    held.clear()
    making.clear()
  }
  notices.subscribe((notice) => (notice === undefined || notice.kind === 'release') && drop())

  // A window may open or close while a page is drawn: then it is drawn again rather than sent late.
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
          // What was asked for longest ago goes first, so that invented hosts do not push the real one out.
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
      // The page in hand is good for a few more seconds; a failed refresh is tried again by the next request.
      if (now() - known.madeAt > REFRESH_AFTER_MS) void makeOnce(key, make).catch(() => undefined)
      return Promise.resolve(known.page)
    },
  }
}

/** Whether a kept page may still be served. A clock that was set back makes every page unsure. */
function isFresh({ page, madeAt }: CacheEntry, now: number): boolean {
  return now < page.validUntil && now >= madeAt && now - madeAt <= STALE_AFTER_MS
}
