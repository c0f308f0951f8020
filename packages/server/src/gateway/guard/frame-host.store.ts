import * as z from 'zod/mini'

import { createLastKnown } from '../../cache/last-known.ts'
import type { Outage } from '../../cache/last-known.ts'
import { createTtlCache } from '../../cache/ttl-cache.ts'
import type { Database } from '../../db/database.ts'
import { rows } from '../../db/query.ts'

/** How long (ms) the origins are cached. */
const LIFETIME_MS = 3000

const ADDRESSES = rows({ url: z.string() }, `select distinct url from workflow_server order by url`)

/** Foreign hosts that pages may frame, cached for a few seconds; while the database does not answer, the last known ones. */
export interface FrameHosts {
  /** Origins of the configured workflow servers. */
  origins(): Promise<readonly string[]>
  clear(): void
}

/** Creates the look-up of a server process. Engine 6.7. */
export function createFrameHosts({ pool }: Pick<Database, 'pool'>, outage: Outage): FrameHosts {
  const cache = createTtlCache<readonly string[]>(LIFETIME_MS)
  const lastKnown = createLastKnown<readonly string[]>({ max: 1, outage })
  const read = async () => {
    const found = await ADDRESSES.all(pool)
    return [...new Set(found.flatMap(({ url }) => (URL.canParse(url) ? [new URL(url).origin] : [])))]
  }
  return {
    origins: () => lastKnown.get('all', () => cache.get('all', read)),
    clear: () => cache.clear(),
  }
}
