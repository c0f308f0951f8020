import { HOME_COLUMN } from '@mallwright/contract/link'
import { SITE_PARTS } from '@mallwright/modules/definitions'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { isBlockDocument } from '../../blocks/model/block-document.ts'
import { isSitePart } from '../model/site-store.ts'
import { openDocument } from '../../saving/model/open-document.ts'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { SITE_PART_TEXTS } from './site-parts.texts.ts'

// The open page comes first; the list follows after the first paint.
const DocumentOptions = lazyComponent(async () => (await import('./document-options.tsx')).DocumentOptions)

/** Switches between pages and site parts, saving first. */
export function DocumentSelect(): ReactNode {
  const studio = useStudio()
  const { column, view } = studio
  const text = useText()
  const title = useDocument((document) => document.title)
  const isPage = !isSitePart(column) && !isBlockDocument(column)
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
        {isPage && (
          <option value={column}>{title || (column === HOME_COLUMN ? text(SITE_PART_TEXTS.home) : column)}</option>
        )}
        <DocumentOptions />
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
