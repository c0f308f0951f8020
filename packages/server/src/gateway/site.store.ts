import { createTtlCache } from '../cache/ttl-cache.ts'
import type { Database, Transaction } from '../db/database.ts'

/** A site with its domains. */
export interface Site {
  readonly id: string
  readonly stUuid: string
  readonly siteType: string
  readonly shortName: string
  readonly orgName: string
  readonly accUuid: string
  readonly orgUuid: string
  readonly attr: string
  readonly logoUrl: string
  readonly carouselUrls: string
  readonly faviconUrl: string
  readonly showsPriceToVisitor: boolean
  readonly isMain: boolean
  readonly domains: readonly string[]
}

/** Site look-up, cached for a few seconds. */
export interface Sites {
  /** The site of a host name, with or without a port; unknown names get the main site. */
  ofHost(host: string): Promise<Site>
  /** The site of a template id. */
  ofStUuid(stUuid: string): Promise<Site | undefined>
  forget(): void
}

/** Cache lifetime (ms) of site records. */
const LIFETIME_MS = 3000

const ALL_SITES = `
  select s.id, s.st_uuid as "stUuid", s.site_type as "siteType", s.short_name as "shortName", s.org_name as "orgName",
    s.acc_uuid as "accUuid", s.org_uuid as "orgUuid", s.attr, s.logo_url as "logoUrl",
    s.carousel_urls as "carouselUrls", s.favicon_url as "faviconUrl",
    s.show_price_to_visitor as "showsPriceToVisitor", s.is_main as "isMain",
    coalesce(array_agg(d.domain) filter (where d.domain is not null), '{}') as domains
  from site s left join site_domain d on d.site_id = s.id
  group by s.id order by s.is_main desc, s.created_at, s.id`

/** Creates the site look-up of a server process. */
export function createSites({ pool }: Database): Sites {
  const cache = createTtlCache<readonly Site[]>(LIFETIME_MS)
  const all = () => cache.get('all', async () => (await pool.query<Site>(ALL_SITES)).rows)
  return {
    ofHost: async (host) => {
      const sites = await all()
      const name = hostName(host)
      const found = sites.find(({ domains }) => domains.includes(name)) ?? sites[0]
      if (!found) throw new Error('There is no site in the database.')
      return found
    },
    ofStUuid: async (stUuid) => (await all()).find((site) => site.stUuid === stUuid),
    forget: () => cache.clear(),
  }
}

/** A host without its port, in lower case. */
export function hostName(host: string): string {
  return host.trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
}

/** Locks a site against other publishes until the transaction ends. */
export async function lockSite(client: Transaction, siteId: string): Promise<void> {
  await client.query('select 1 from site where id = $1 for no key update', [siteId])
}
