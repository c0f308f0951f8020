import { startEarlyRequests } from '@mallwright/shop-core/early-requests'
import type { EarlyRequest } from '@mallwright/shop-core/early-requests'

import { openBrowserJournal } from '../saving/browser-journal.ts'
import { columnIn } from './wanted-column.ts'

/** What opening a page asks for, as in `openDraft`. The contract itself is not here yet: its checks are what takes long. */
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

/** A script of its own that is small and runs first; the studio's connection then takes the answers. */
export const earlyFetch = startEarlyRequests('studio', location.pathname === '/studio/gallery' ? [] : EARLY_CALLS)

/** The journal of the page that is opened first: a database takes its time to open. */
export const earlyJournal = openBrowserJournal()
// A page that opens sees it fail.
earlyJournal.catch(() => undefined)
