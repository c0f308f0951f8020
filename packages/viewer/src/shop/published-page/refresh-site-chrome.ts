import type { SiteRecord } from '@mallwright/contract/site'
import type { SiteChrome } from '@mallwright/modules/views'

import { THEME_STYLE_ID } from '../../runtime/index.ts'
import type { Shop } from '../client/shop.ts'

/**
 * Loads theme, top bar and tab bar of the current release, or their drafts for a preview ticket, and applies them. A failed call
 * leaves the current ones.
 */
export async function refreshSiteChrome(shop: Shop, site: SiteRecord, cPreviewTicket?: string): Promise<void> {
  const body = { stUuid: site.stUuid, ...(cPreviewTicket !== undefined && { cPreviewTicket }) }
  const answer = await shop.api.getTempBaseAndColumnAndFoot({ body })
  if (!answer.ok) return
  const { base, foot } = answer.data
  // A gateway without site chrome leaves the defaults.
  if (!base.look || !base.topBar || !foot.tabBar) return
  // Props were read by their definitions on our server, the only writer.
  const chrome = { theme: base.look, topBar: base.topBar, tabBar: foot.tabBar } as unknown as SiteChrome
  shop.chrome.setState(chrome, true)
  applyThemeCss(shop, base.cLookCss ?? '')
}

function applyThemeCss(shop: Shop, css: string): void {
  const style = document.getElementById(THEME_STYLE_ID) ?? createThemeStyle(shop)
  if (style.textContent !== css) style.textContent = css
}

function createThemeStyle(shop: Shop): HTMLElement {
  const style = document.createElement('style')
  style.id = THEME_STYLE_ID
  document.head.append(style)
  shop.onDispose(() => style.remove())
  return style
}
