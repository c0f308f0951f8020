import { startEarlyRequests } from '@mallwright/shop-core/early-requests'
import type { EarlyRequest, EarlyRequests } from '@mallwright/shop-core/early-requests'

import { openBrowserJournal } from '../../features/saving/model/browser-journal.ts'
import { columnIn } from './page-address.ts'

/** Requests of opening a page, equal to those of `openDraft`. Without the contract, whose schemas take long to evaluate. */
export const EARLY_CALLS: readonly EarlyRequest[] = [
  {
    path: 'alc-alshop/SiteTempDesignAction/getDraftPage',
    body: () => ({ cColumnCode: columnIn(location.search) }),
  },
  {
    path: 'alc-public-almall/WebsiteAction/getNonCustodyMallSettingInfoByDomainMap',
    body: ({ siteType }) => ({ siteType, domainName: location.hostname }),
  },
]

/** A small script that runs first; the gateway client later takes its responses and what it has read. */
export const earlyRequests: EarlyRequests = startEarlyRequests(
  'studio',
  location.pathname === '/studio/gallery' ? [] : EARLY_CALLS,
)

/** Journal of the first page, opened early because IndexedDB is slow. */
export const earlyJournal = openBrowserJournal()
// `openDraft` handles the rejection.
earlyJournal.catch(() => undefined)
