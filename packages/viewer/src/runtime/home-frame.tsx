import type { CompiledPage, SiteRecord } from '@mallwright/contract'
import { pictureUrl } from '@mallwright/contract'
import type { ReactNode } from 'react'

import type { PageScope } from './page-scope.ts'
import { PageView } from './page-view.tsx'
import { TabBar } from './tab-bar.tsx'
import './home-frame.css'

/** The home tab as buyers see it: top bar, designed page, tab bar. Prerendered and hydrated as it stands. */
export function HomeFrame(props: {
  readonly site: SiteRecord
  readonly page: CompiledPage
  readonly scope: PageScope
  /** Kept alive but out of sight while another screen is open. */
  readonly isHidden?: boolean
  readonly onOpenTab?: (path: string) => void
}): ReactNode {
  const { site, page, scope, isHidden, onOpenTab } = props
  const logo = pictureUrl(site.cLogoImageUrl)
  return (
    <div className="mw-home" hidden={isHidden}>
      <header className="mw-top">
        {logo !== '' && <img src={logo} alt="" width={28} height={28} />}
        <h1>{site.siteShortName}</h1>
      </header>
      <PageView page={page} scope={scope} />
      <TabBar active="tab-home" locale={scope.locale} onOpen={onOpenTab} />
    </div>
  )
}
