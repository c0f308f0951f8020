import { readSiteChrome, themeCss } from '@mallwright/modules/definitions'

import type { Releases } from '../site/releases/release-cache.ts'

/** Gives the published colours of a site as a style sheet over the usual ones; '' where a site has none of its own. */
export function siteStyles(releases: Releases): (siteId: string) => Promise<string> {
  return async (siteId) => {
    const parts = (await (await releases.current(siteId))?.parts()) ?? {}
    return Object.keys(parts).length > 0 ? themeCss(readSiteChrome(parts).theme) : ''
  }
}
