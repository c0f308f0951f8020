import type { CompiledPage } from '@mallwright/contract/document'
import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'
import type { ReactNode } from 'react'

import type { PageScope } from '../page/page-scope.ts'
import { PageView } from '../page/page-view.tsx'
import { TabBar } from './tab-bar.tsx'
import { HomeTopBar } from './home-top-bar.tsx'
import './home-shell.css'

/** A published page in its shell: top bar, modules, tab bar. Prerendered on the server and hydrated unchanged. */
export function PageShell(props: {
  readonly site: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  /** Top bar and tab bar; their defaults when absent. */
  readonly chrome?: SiteChrome | undefined
  readonly page: CompiledPage
  readonly scope: PageScope
  /** Hidden while another screen is open. */
  readonly isHidden?: boolean
  readonly onOpenTab?: (path: string) => void
  /** Numbers on tabs. */
  readonly tabBadges?: Readonly<Record<string, number>>
  /** Bar of a page other than the home page, which has the site's top bar. */
  readonly header?: ReactNode
}): ReactNode {
  const { site, chrome, page, scope, isHidden, onOpenTab, tabBadges, header } = props
  const hasNoTopBar = !header && chrome !== undefined && !(chrome.topBar.isShown && chrome.topBar.isSticky)
  return (
    <div className={hasNoTopBar ? 'mw-home has-no-top-bar' : 'mw-home'} hidden={isHidden}>
      {header ?? <HomeTopBar site={site} bar={chrome?.topBar} />}
      <PageView page={page} scope={scope} />
      <TabBar
        active={header ? '' : 'tab-home'}
        bar={chrome?.tabBar}
        locale={scope.locale}
        origin={scope.origin}
        onOpen={onOpenTab}
        badges={tabBadges}
      />
    </div>
  )
}
