import type { CompiledPage } from '@mallwright/contract/document'
import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'
import type { ReactNode } from 'react'

import type { PageScope } from './page-scope.ts'
import { PageView } from './page-view.tsx'
import { TabBar } from './tab-bar.tsx'
import { SiteHead } from './site-head.tsx'
import './home-frame.css'

/** The home tab as buyers see it: top bar, designed page, tab bar. Prerendered and hydrated as it stands. */
export function HomeFrame(props: {
  readonly site: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  /** Absent where a gateway knows none: the bars are as they start. */
  readonly frame?: SiteChrome | undefined
  readonly page: CompiledPage
  readonly scope: PageScope
  /** Kept alive but out of sight while another screen is open. */
  readonly isHidden?: boolean
  readonly onOpenTab?: (path: string) => void
}): ReactNode {
  const { site, frame, page, scope, isHidden, onOpenTab } = props
  const isTopless = frame !== undefined && !(frame.topBar.isShown && frame.topBar.isSticky)
  return (
    <div className={isTopless ? 'mw-home is-topless' : 'mw-home'} hidden={isHidden}>
      <SiteHead site={site} bar={frame?.topBar} />
      <PageView page={page} scope={scope} />
      <TabBar active="tab-home" bar={frame?.tabBar} locale={scope.locale} origin={scope.origin} onOpen={onOpenTab} />
    </div>
  )
}
