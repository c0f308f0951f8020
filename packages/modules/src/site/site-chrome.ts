import type { SiteThemeProps } from './site-theme.ts'
import type { TabBarProps } from './site-tab-bar.ts'
import type { TopBarProps } from './site-top-bar.ts'

/** What frames every page of a site: theme, top bar, tab bar. */
export interface SiteChrome {
  readonly theme: SiteThemeProps
  readonly topBar: TopBarProps
  readonly tabBar: TabBarProps
}
