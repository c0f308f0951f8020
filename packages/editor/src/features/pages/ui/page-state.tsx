import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { pageState } from '../model/pages.queries.ts'
import type { SitePage } from '../model/pages.queries.ts'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import './page-state.css'

/** Whether buyers see a page, and as it is drafted. */
export function PageState({ page }: { readonly page: SitePage }): ReactNode {
  const text = useText()
  const state = pageState(page)
  return <em className={`st-page-state ${state}`}>{text(PAGES_TEXTS[state])}</em>
}
