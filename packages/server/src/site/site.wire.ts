import type { SiteRecord } from '@mallwright/contract/site'

import type { Site } from '../gateway/site.store.ts'

/** A site under the specification's names (1 §3). */
export function siteRecord(site: Site): SiteRecord {
  return {
    siUuid: site.id,
    stUuid: site.stUuid,
    cOrgName: site.orgName,
    cAccUuid: site.accUuid,
    cOrgUuid: site.orgUuid,
    siteAttr: site.attr,
    siteShortName: site.shortName,
    cLogoImageUrl: site.logoUrl,
    cCarouselUrl: site.carouselUrls,
    cFaviconUrl: site.faviconUrl,
    bShowPrice: site.showsPriceToVisitor,
    ...(site.trustedHosts.length > 0 && { trustedHosts: site.trustedHosts }),
  }
}
