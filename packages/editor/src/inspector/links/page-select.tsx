import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { useSitePages } from '../../studio/site-pages.ts'
import { INSPECTOR_TEXTS } from '../inspector.texts.ts'

/** One of the site's pages; one that is no longer there stays, and says so. */
export function PageSelect(props: {
  readonly label: string
  readonly column: string
  readonly onChange: (column: string) => void
}): ReactNode {
  const { label, column, onChange } = props
  const text = useText()
  const pages = useSitePages()
  const known = typeof pages === 'string' ? [] : pages
  const isGone = column !== '' && typeof pages !== 'string' && !known.some((page) => page.cColumnCode === column)
  return (
    <>
      <select
        className="st-input"
        aria-label={label}
        aria-invalid={isGone}
        value={column}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="" disabled>
          {text(pages === 'failed' ? INSPECTOR_TEXTS.pagesFailed : INSPECTOR_TEXTS.choosePage)}
        </option>
        {(isGone || typeof pages === 'string') && column !== '' && <option value={column}>{column}</option>}
        {known.map(({ cColumnCode, cColumnName }) => (
          <option key={cColumnCode} value={cColumnCode}>
            {cColumnName || cColumnCode}
          </option>
        ))}
      </select>
      {isGone && <p className="st-error">{text(INSPECTOR_TEXTS.pageGone)}</p>}
    </>
  )
}
