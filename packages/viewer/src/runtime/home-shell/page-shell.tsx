import type { CompiledPage } from '@mallwright/contract/document'
import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'
import { columnPath, HOME_COLUMN } from '@mallwright/contract/link'
import { translate } from '@mallwright/contract/values'
import type { MouseEvent, ReactNode } from 'react'

import type { PageScope } from '../page/page-scope.ts'
import { PageView } from '../page/page-view.tsx'
import { TabBar } from './tab-bar.tsx'
import { HomeTopBar } from './home-top-bar.tsx'
import './home-shell.css'

const BACK = { zh: '返回', en: 'Back' }

/**
 * A published page in its shell: top bar, modules, tab bar; pages besides the home page have a bar with their title and a way
 * back. Prerendered on the server and hydrated unchanged.
 */
export function PageShell(props: {
  readonly site: Pick<SiteRecord, 'siteShortName' | 'cLogoImageUrl'>
  /** Top bar and tab bar; their defaults when absent. */
  readonly chrome?: SiteChrome | undefined
  readonly page: CompiledPage
  readonly scope: PageScope
  /** Hidden while another screen is open. */
  readonly isHidden?: boolean
  readonly onOpenTab?: (path: string) => void
  /** Goes back; without it the anchor leads to the home page. */
  readonly onBack?: () => void
}): ReactNode {
  const { site, chrome, page, scope, isHidden, onOpenTab, onBack } = props
  const isHome = page.columnCode === HOME_COLUMN
  const hasNoTopBar = isHome && chrome !== undefined && !(chrome.topBar.isShown && chrome.topBar.isSticky)
  const goBack = (event: MouseEvent) => {
    if (!onBack) return
    event.preventDefault()
    onBack()
  }
  return (
    <div className={hasNoTopBar ? 'mw-home has-no-top-bar' : 'mw-home'} hidden={isHidden}>
      {isHome ? (
        <HomeTopBar site={site} bar={chrome?.topBar} />
      ) : (
        <header className="mw-top">
          <a
            className="mw-back"
            href={columnPath(HOME_COLUMN)}
            aria-label={translate(scope.locale, BACK)}
            onClick={goBack}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" />
            </svg>
          </a>
          <h1>{page.title || site.siteShortName}</h1>
        </header>
      )}
      <PageView page={page} scope={scope} />
      <TabBar
        active={isHome ? 'tab-home' : ''}
        bar={chrome?.tabBar}
        locale={scope.locale}
        origin={scope.origin}
        onOpen={onOpenTab}
      />
    </div>
  )
}
