import {
  buyerAudience,
  nextVisibilityChange,
  targetedNodes,
  visibilityDependencies,
  visibleNodes,
} from '@mallwright/contract/document'
import type { BuyerAudience, CompiledPage, Viewer } from '@mallwright/contract/document'
import type { PageVisibility } from '@mallwright/contract/site'

import type { Queryable } from '../db/query.ts'
import type { Caller } from '../gateway/guard/caller.ts'
import { isSignedIn } from '../gateway/guard/caller.ts'
import { accountProfile, accountProfileToWire } from '../session/account-profile.store.ts'

/** A page as one viewer sees it, and what that depends on. */
export interface VisiblePage {
  readonly page: CompiledPage
  readonly showing: PageVisibility
}

/** Removes the nodes that the viewer may not see now. Every page for buyers passes through here. */
export function visiblePage(page: CompiledPage, viewer: Viewer): VisiblePage {
  const { byAudience, byLocale } = visibilityDependencies(page.nodes)
  return {
    page: { ...page, nodes: [...visibleNodes(page.nodes, viewer)] },
    showing: {
      cAudience: viewer.audience,
      bByAudience: byAudience,
      bByLocale: byLocale,
      // Only windows of nodes for this audience: other audiences' schedules are not disclosed.
      iNextTimeLong: nextVisibilityChange(targetedNodes(page.nodes, viewer), viewer.now) ?? 0,
    },
  }
}

/** Which kind of buyer a caller is at this moment, by the institution of the session's account. */
export async function buyerAudienceOf(client: Queryable, caller: Caller): Promise<BuyerAudience> {
  // An account with an initial password counts as a visitor.
  if (!isSignedIn(caller) || caller.hasInitialPassword) return 'visitor'
  const profile = await accountProfile(client, caller.accountId)
  const { iTradeRoleType, iAuthenticationType } = accountProfileToWire(profile)
  return buyerAudience(iTradeRoleType, iAuthenticationType)
}
