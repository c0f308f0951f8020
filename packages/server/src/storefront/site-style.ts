import { readSiteChrome, themeCss } from '@mallwright/modules/definitions'
import type { SiteChrome } from '@mallwright/modules/definitions'

import type { CurrentRelease, Releases } from '../site/releases/release-cache.ts'

/** The bars and colours that a site has designed in a release; `undefined` where it has none of its own. */
export async function readDesignedChrome(release: CurrentRelease | undefined): Promise<SiteChrome | undefined> {
  const parts = (await release?.parts()) ?? {}
  return Object.keys(parts).length > 0 ? readSiteChrome(parts) : undefined
}

/** Gives the published colours of a site as a style sheet over the usual ones; '' where a site has none of its own. */
export function siteStyles(releases: Releases): (siteId: string) => Promise<string> {
  return async (siteId) => {
    const chrome = await readDesignedChrome(await releases.current(siteId))
    return chrome ? themeCss(chrome.theme) : ''
  }
}
