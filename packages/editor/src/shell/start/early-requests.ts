import { startEarlyCalls } from '@mallwright/shop-core/early'
import type { EarlyCall } from '@mallwright/shop-core/early'

import { openBrowserJournal } from '../../features/saving/model/browser-journal.ts'
import { columnIn } from './page-address.ts'

/** What opening a page asks for, as in `openDraft`. The contract itself is not here yet: its checks are what takes long. */
export const EARLY_CALLS: readonly EarlyCall[] = [
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
export const earlyFetch = startEarlyCalls('studio', location.pathname === '/studio/gallery' ? [] : EARLY_CALLS)

/** The journal of the page that is opened first: a database takes its time to open. */
export const earlyJournal = openBrowserJournal()
// A page that opens sees it fail.
earlyJournal.catch(() => undefined)
