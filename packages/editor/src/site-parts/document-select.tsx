import { HOME_COLUMN } from '@mallwright/contract'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { isSitePart } from '../studio/site-store.ts'
import { useDocument, useStudio } from '../studio/studio.ts'
import { PART_TEXTS } from './site-parts.texts.ts'

/** Goes from page to part and back; what is open is saved before it is left. */
export function DocumentSelect(): ReactNode {
  const { column, saver } = useStudio()
  const text = useText()
  const title = useDocument((document) => document.title)
  const isPage = !isSitePart(column)
  const pages = isPage ? [{ code: column, label: title || text(PART_TEXTS.home) }] : []
  if (!pages.some(({ code }) => code === HOME_COLUMN)) {
    pages.unshift({ code: HOME_COLUMN, label: text(PART_TEXTS.home) })
  }
  const open = async (code: string) => {
    if (await saver.flush()) location.assign(`?page=${encodeURIComponent(code)}`)
  }
  return (
    <select
      className="st-input st-document"
      aria-label={text(PART_TEXTS.document)}
      value={column}
      onChange={(event) => void open(event.target.value)}
    >
      <optgroup label={text(PART_TEXTS.pages)}>
        {pages.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </optgroup>
      <optgroup label={text(PART_TEXTS.site)}>
        {Object.entries(SITE_PARTS).map(([code, { label }]) => (
          <option key={code} value={code}>
            {text(label)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}
