import type { SiteThemeProps } from './site-theme.ts'
import type { TabBarProps } from './site-tab-bar.ts'
import type { TopBarProps } from './site-top-bar.ts'

/** Theme, top bar and tab bar of every page of a site. */
export interface SiteChrome {
  readonly theme: SiteThemeProps
  readonly topBar: TopBarProps
  readonly tabBar: TabBarProps
}
