import type { Locale } from '@mallwright/contract/values'

import type { Caller } from '../gateway/guard/caller.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import type { Site } from '../gateway/site.store.ts'

/** Viewer of a catalogue answer: it depends on nothing else. */
export interface CatalogViewer {
  readonly siteId: string
  /** Language of the entities' texts. */
  readonly locale: Locale
  readonly seesPrices: boolean
  /** Super users of the site see off-shelf products. */
  readonly seesOffShelf: boolean
  /** Exact stock is visible to signed-in accounts only. */
  readonly seesStock: boolean
  /** Null for a visitor: agreed prices, collection and follow marks are the account's. */
  readonly accountId: string | null
}

/** Catalogue visibility of a caller. Domain 1.3: the server omits hidden prices. */
export function catalogViewerOf(site: Site, caller: Caller | undefined, locale: Locale): CatalogViewer {
  const isKnown = caller !== undefined && isSignedIn(caller)
  return {
    siteId: site.id,
    locale,
    seesPrices: isKnown || site.showsPriceToVisitor,
    seesOffShelf: caller !== undefined && caller.isSuper && (caller.editorSiteId ?? site.id) === site.id,
    seesStock: isKnown,
    accountId: isKnown ? caller.accountId : null,
  }
}
