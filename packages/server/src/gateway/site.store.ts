import { randomUUID } from 'node:crypto'

import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'

import { createLastKnown } from '../cache/last-known.ts'
import type { Outage } from '../cache/last-known.ts'
import { createTtlCache } from '../cache/ttl-cache.ts'
import type { Database, Transaction } from '../db/database.ts'
import { orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { site } from '../db/tables/site.table.ts'

/** How long (ms) site records are cached. */
const LIFETIME_MS = 3000

const COLUMNS = {
  id: z.string(),
  stUuid: z.string(),
  siteType: z.string(),
  shortName: z.string(),
  orgName: z.string(),
  accUuid: z.string(),
  orgUuid: z.string(),
  attr: z.string(),
  logoUrl: z.string(),
  carouselUrls: z.string(),
  faviconUrl: z.string(),
  showsPriceToVisitor: z.boolean(),
  trustedHosts: z.array(z.string()),
  isMain: z.boolean(),
  domains: z.array(z.string()),
}

const SITES = rows(
  COLUMNS,
  `select s.id, s.st_uuid as "stUuid", s.site_type as "siteType", s.short_name as "shortName", s.org_name as "orgName",
     s.acc_uuid as "accUuid", s.org_uuid as "orgUuid", s.attr, s.logo_url as "logoUrl",
     s.carousel_urls as "carouselUrls", s.favicon_url as "faviconUrl",
     s.trusted_hosts as "trustedHosts", s.show_price_to_visitor as "showsPriceToVisitor", s.is_main as "isMain",
     coalesce(array_agg(d.domain) filter (where d.domain is not null), '{}') as domains
   from site s left join site_domain d on d.site_id = s.id
   group by s.id order by s.is_main desc, s.created_at, s.id`,
)

/** A site with its domains. */
export type Site = Readonly<z.infer<z.ZodMiniObject<typeof COLUMNS>>>

/** Site look-up, cached for a few seconds; while the database does not answer, the last known sites. */
export interface Sites {
  /** The site of a host name, with or without a port; unknown names get the main site. */
  ofHost(host: string): Promise<Site>
  /** The site with a domain, e.g. an operator's own that an address names; `undefined` for an unknown one. */
  ofDomain(domain: string): Promise<Site | undefined>
  /** The site of a template id. */
  ofStUuid(stUuid: string): Promise<Site | undefined>
  clear(): void
}

/** Creates the site look-up of a server process. */
export function createSites({ pool }: Pick<Database, 'pool'>, outage: Outage): Sites {
  const cache = createTtlCache<readonly Site[]>(LIFETIME_MS)
  const lastKnown = createLastKnown<readonly Site[]>({ max: 1, outage })
  const all = () => lastKnown.get('all', () => cache.get('all', () => SITES.all(pool)))
  return {
    ofHost: async (host) => {
      const sites = await all()
      const name = hostName(host)
      const match = sites.find(({ domains }) => domains.includes(name)) ?? sites[0]
      if (!match) throw new Error('There is no site in the database.')
      return match
    },
    ofDomain: async (domain) => (await all()).find(({ domains }) => domains.includes(hostName(domain))),
    ofStUuid: async (stUuid) => (await all()).find((candidate) => candidate.stUuid === stUuid),
    clear: () => cache.clear(),
  }
}

/** A host without its port, in lower case. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Creates the main site of a database without sites. */
export async function createFirstSite(client: Queryable): Promise<void> {
  const existing = await orm(client).select({ id: site.id }).from(site).limit(1)
  if (existing.length > 0) return
  const [stUuid, accUuid, orgUuid] = [randomUUID(), randomUUID(), randomUUID()]
  await orm(client)
    .insert(site)
    .values({ stUuid, shortName: 'Mallwright', orgName: 'Mallwright', accUuid, orgUuid, isMain: true })
}

/** Locks a site against concurrent publishes until the transaction ends. */
export async function lockSite(client: Transaction, siteId: string): Promise<void> {
  await orm(client).select({ id: site.id }).from(site).where(eq(site.id, siteId)).for('no key update')
}
