import { ownSiteDomain } from '@mallwright/contract/link'
import type { SiteRecord } from '@mallwright/contract/site'
import type { GatewayClient } from '@mallwright/shop-core/gateway-client'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { SHOP_OPERATIONS } from './shop-operations.ts'

/** Query key of the site record. */
export const siteKeys = {
  record: () => ['site', 'record'],
} as const

/** The site record of this host, or of the operator's own site that the address names: from the document, else looked up once. */
export function siteQuery(client: GatewayClient<typeof SHOP_OPERATIONS>) {
  return queryOptions({
    queryKey: siteKeys.record(),
    queryFn: () => lookUpSite(client),
    staleTime: Infinity,
    gcTime: Infinity,
  })
}

async function lookUpSite({ api, config, sites }: GatewayClient<typeof SHOP_OPERATIONS>): Promise<SiteRecord> {
  const { siteType } = await config()
  const answer = await api.getNonCustodyMallSettingInfoByDomainMap({
    body: { siteType, domainName: ownSiteDomain(new URLSearchParams(location.search)) || location.hostname },
  })
  if (!answer.ok) throw new CallError(answer)
  sites.site.set(answer.data)
  return answer.data
}
