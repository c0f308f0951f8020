import { HOME_COLUMN } from '@mallwright/contract/link'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../../blocks/model/block-document.ts'
import { isSitePart } from '../model/site-store.ts'
import { openDocument } from '../../saving/model/open-document.ts'
import { useSitePages } from '../../pages/model/site-pages.ts'
import type { SitePages } from '../../pages/model/site-pages.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { SITE_PART_TEXTS } from './site-parts.texts.ts'

/** Switches between pages and site parts, saving first. */
export function DocumentSelect(): ReactNode {
  const studio = useStudio()
  const { column, view } = studio
  const text = useText()
  const title = useDocument((document) => document.title)
  const loaded = useSitePages()
  const pages = pagesToChoose(loaded, { column, title }, text(SITE_PART_TEXTS.home))
  const open = async (code: string) => {
    if (code === MANAGE) return view.setState({ dialog: 'pages' })
    await openDocument(studio, code)
  }
  return (
    <select
      className="st-input st-document"
      aria-label={text(SITE_PART_TEXTS.document)}
      value={column}
      onChange={(event) => void open(event.target.value)}
    >
      {isBlockDocument(column) && (
        <optgroup label={text(SITE_PART_TEXTS.block)}>
          <option value={column}>{title || text(SITE_PART_TEXTS.untitledBlock)}</option>
        </optgroup>
      )}
      <optgroup label={text(SITE_PART_TEXTS.pages)}>
        {pages.map(({ code, label }) => (
          <option key={code} value={code}>
            {label}
          </option>
        ))}
      </optgroup>
      <option value={MANAGE}>{text(SITE_PART_TEXTS.manage)}</option>
      <optgroup label={text(SITE_PART_TEXTS.site)}>
        {Object.entries(SITE_PARTS).map(([code, { label }]) => (
          <option key={code} value={code}>
            {text(label)}
          </option>
        ))}
      </optgroup>
    </select>
  )
}

/** Option that opens the pages dialog; no page can have this code. */
const MANAGE = '*'

/** Pages by name; the open one with its current title, also before the list is loaded. */
function pagesToChoose(
  loaded: SitePages,
  open: { readonly column: string; readonly title: string },
  home: string,
): { readonly code: string; readonly label: string }[] {
  const listed = typeof loaded === 'string' ? [] : loaded
  const codes = new Set([HOME_COLUMN, ...listed.map(({ cColumnCode }) => cColumnCode)])
  if (!isSitePart(open.column) && !isBlockDocument(open.column)) codes.add(open.column)
  return [...codes].map((code) => {
    const name = listed.find(({ cColumnCode }) => cColumnCode === code)?.cColumnName
    const title = code === open.column ? open.title : name
    return { code, label: title || (code === HOME_COLUMN ? home : code) }
  })
}
