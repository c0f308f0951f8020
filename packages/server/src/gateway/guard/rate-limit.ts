import { LRUCache } from 'lru-cache'

import type { Database } from '../../db/database.ts'
import { COUNT_CALL } from './rate-limit.store.ts'

/** Limits calls of a client address; all server processes on a database count together. */
export interface RateLimiter {
  /** Counts a call; gives 0 when it is allowed, else the seconds until the next one is. */
  retryAfter(key: string, perMinute: number): Promise<number>
}

/** Keys known to be over their limit: further calls of a flood cost no statement. */
const MAX_BLOCKED = 10_000

/** Creates the rate limiter of a server process. */
export function createRateLimiter({ pool }: Pick<Database, 'pool'>): RateLimiter {
  const blocked = new LRUCache<string, true>({ max: MAX_BLOCKED })
  return {
    async retryAfter(key, perMinute) {
      if (blocked.has(key)) return Math.max(1, Math.ceil(blocked.getRemainingTTL(key) / 1000))
      const { count, seconds } = await COUNT_CALL.one(pool, [key])
      if (count <= perMinute) return 0
      blocked.set(key, true, { ttl: seconds * 1000 })
      return seconds
    },
  }
}
