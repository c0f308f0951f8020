import type { CompiledPage } from '@mallwright/contract/document'
import { columnPath, HOME_COLUMN } from '@mallwright/contract/link'
import type { SiteRecord } from '@mallwright/contract/site'
import { translate } from '@mallwright/contract/values'
import type { Locale } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import type { MouseEvent, ReactNode } from 'react'

import './column-bar.css'

const BACK = { zh: '返回', en: 'Back' }

/** Top bar of a page other than the home page: its title, and a way back; without `onBack` the anchor leads home. */
export function ColumnBar(props: {
  readonly page: Pick<CompiledPage, 'title'>
  readonly site: Pick<SiteRecord, 'siteShortName'>
  readonly locale: Locale
  readonly onBack?: () => void
}): ReactNode {
  const { page, site, locale, onBack } = props
  const goBack = (event: MouseEvent) => {
    if (!onBack) return
    event.preventDefault()
    onBack()
  }
  return (
    <header className="mw-top">
      <Anchor className="mw-back" href={columnPath(HOME_COLUMN)} aria-label={translate(locale, BACK)} onClick={goBack}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M15 5l-7 7 7 7" />
        </svg>
      </Anchor>
      <h1>{page.title || site.siteShortName}</h1>
    </header>
  )
}
