import { HOME_COLUMN } from '@mallwright/contract/link'
import type { SiteChrome } from '@mallwright/modules/definitions'

import { isBlockDocument } from '../../blocks/model/block-document.ts'

/** Heights (page px) of the shop's bars around a page. The same as in home-shell.css. */
const BAR_HEIGHTS = { top: 48, tabs: 53 } as const

/** Heights (page px) of the bars that a phone shows around a document: none around a block. */
export interface PhoneBars {
  readonly top: number
  readonly tabs: number
}

/** Bars around a document: home has the site's top bar unless it is hidden, other pages have a title bar. */
export function phoneBarsOf(column: string, { topBar }: Pick<SiteChrome, 'topBar'>): PhoneBars {
  if (isBlockDocument(column)) return { top: 0, tabs: 0 }
  return { top: column !== HOME_COLUMN || topBar.isShown ? BAR_HEIGHTS.top : 0, tabs: BAR_HEIGHTS.tabs }
}
