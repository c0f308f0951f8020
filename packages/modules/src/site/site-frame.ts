import type { SiteLookProps } from './site-look.ts'
import type { TabBarProps } from './tab-bar.ts'
import type { TopBarProps } from './top-bar.ts'

/** What frames every page of a site: theme, top bar, tab bar. */
export interface SiteFrame {
  readonly look: SiteLookProps
  readonly topBar: TopBarProps
  readonly tabBar: TabBarProps
}
