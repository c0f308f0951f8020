import type { Caller } from '../gateway/caller.ts'
import { isSignedIn } from '../gateway/caller.ts'
import type { Site } from '../gateway/site.store.ts'

/** For whom a catalogue answer is made: what may be seen depends on nothing else. */
export interface CatalogViewer {
  readonly siteId: string
  readonly seesPrices: boolean
  /** Super users of the site see what they placed even when it is off the shelf. */
  readonly seesOffShelf: boolean
  /** Exact stock is for those who have signed in. */
  readonly seesStock: boolean
}

/** What a caller sees on a site. Domain 1.3: hidden prices are left out by the server. */
export function catalogViewerOf(site: Site, caller: Caller | undefined): CatalogViewer {
  const isKnown = caller !== undefined && isSignedIn(caller)
  return {
    siteId: site.id,
    seesPrices: isKnown || site.showsPriceToVisitor,
    seesOffShelf: caller !== undefined && caller.isSuper && (caller.editorSiteId ?? site.id) === site.id,
    seesStock: isKnown,
  }
}
