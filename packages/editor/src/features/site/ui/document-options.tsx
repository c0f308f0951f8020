import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useSitePages } from '../../pages/model/pages.queries.ts'
import { useStudio } from '../../../studio/studio.ts'
import { SITE_PART_TEXTS } from './site-parts.texts.ts'

/** The pages besides the open one, as options of the document select. */
export function DocumentOptions(): ReactNode {
  const { column } = useStudio()
  const text = useText()
  const pages = useSitePages()
  const others = (typeof pages === 'string' ? [] : pages).filter(({ code }) => code !== column)
  const hasHome = column === HOME_COLUMN || others.some(({ code }) => code === HOME_COLUMN)
  const listed = hasHome ? others : [{ code: HOME_COLUMN, title: '' }, ...others]
  return listed.map(({ code, title }) => (
    <option key={code} value={code}>
      {title || (code === HOME_COLUMN ? text(SITE_PART_TEXTS.home) : code)}
    </option>
  ))
}
