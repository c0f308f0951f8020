import {
  buyerAudience,
  nextVisibilityChange,
  targetedNodes,
  visibilityDependencies,
  visibleNodes,
} from '@mallwright/contract/document'
import type { BuyerAudience, CompiledPage, Viewer } from '@mallwright/contract/document'
import type { PageVisibility } from '@mallwright/contract/site'

import type { Database } from '../db/database.ts'
import type { Caller } from '../gateway/caller.ts'
import { isSignedIn } from '../gateway/caller.ts'
import { accountProfile } from '../session/account-profile.store.ts'

/** A page as one viewer gets it, and what that depended on. */
export interface VisiblePage {
  readonly page: CompiledPage
  readonly showing: PageVisibility
}

/** Leaves out of a page what the viewer may not see at that moment. The only way that a page takes to a buyer. */
export function visiblePage(page: CompiledPage, viewer: Viewer): VisiblePage {
  const { byAudience, byLocale } = visibilityDependencies(page.nodes)
  return {
    page: { ...page, nodes: [...visibleNodes(page.nodes, viewer)] },
    showing: {
      cAudience: viewer.audience,
      bByAudience: byAudience,
      bByLocale: byLocale,
      // Only the windows of what is meant for this viewer: when others get something new is theirs to know.
      iNextTimeLong: nextVisibilityChange(targetedNodes(page.nodes, viewer), viewer.now) ?? 0,
    },
  }
}

/** Which kind of buyer a caller is at this moment, by the institution of the session's account. */
export async function buyerAudienceOf(database: Database, caller: Caller): Promise<BuyerAudience> {
  // Who still has an initial password may do nothing yet, so it is a visitor who asks.
  if (!isSignedIn(caller) || caller.hasInitialPassword) return 'visitor'
  const { iTradeRoleType, iAuthenticationType } = await accountProfile(database, caller.accountId)
  return buyerAudience(iTradeRoleType, iAuthenticationType)
}
