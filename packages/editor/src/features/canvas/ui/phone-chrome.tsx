import { HOME_COLUMN } from '@mallwright/contract/link'
import { useLocale } from '@mallwright/shop-core/i18n'
import { ColumnBar, HomeTopBar, TabBar } from '@mallwright/viewer/runtime'
import type { CSSProperties, ReactNode } from 'react'

import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import './phone-chrome.css'

/** The shop's bars above and below the page as drafted: faint, and nothing to select. */
export function PhoneChrome({ style, theme }: { readonly style: CSSProperties; readonly theme: string }): ReactNode {
  const { column, site } = useStudio()
  const locale = useLocale()
  const title = useDocument((document) => document.title)
  const { frame, record } = useStore(site, (state) => state)
  const isHome = column === HOME_COLUMN
  const bar = { 'data-theme': theme, style, inert: true, 'aria-hidden': true }
  return (
    <>
      <div className="st-page-host st-phone-bar is-top" {...bar}>
        {isHome ? (
          <HomeTopBar site={record} bar={frame.topBar} />
        ) : (
          <ColumnBar page={{ title }} site={record} locale={locale} />
        )}
      </div>
      <div className="st-page-host st-phone-bar is-tabs" {...bar}>
        <TabBar active={isHome ? 'tab-home' : ''} bar={frame.tabBar} locale={locale} origin={location.origin} />
      </div>
    </>
  )
}
