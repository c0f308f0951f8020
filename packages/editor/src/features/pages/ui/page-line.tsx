import { pageState } from '../model/pages.queries.ts'
import type { SitePage } from '../model/pages.queries.ts'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useShopTime } from '../../../ui/shop-time.ts'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { openPageOf, removePage } from '../model/page-actions.ts'
import type { PageOutcome } from '../model/page-actions.ts'
import { PAGES_TEXTS } from '../model/pages.texts.ts'
import { PagePicture } from './page-picture.tsx'

/** A page in the list with its actions. */
export function PageLine(props: {
  readonly page: SitePage
  readonly onCopy: () => Promise<PageOutcome>
  readonly onRemoved: () => void
  /** The list is no longer what the gateway has. */
  readonly onChanged: () => void
}): ReactNode {
  const { page, onCopy, onRemoved, onChanged } = props
  const studio = useStudio()
  const text = useText()
  const shopTime = useShopTime()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PageOutcome>('done')
  const { code, editedBy, editedAt, moduleCount } = page
  const title = page.title || text(PAGES_TEXTS.untitled)
  const isOpen = code === studio.column
  const act = async (action: () => Promise<PageOutcome>) => {
    setBusy(true)
    const result = await action()
    setBusy(false)
    setOutcome(result)
    return result
  }
  const remove = async () => {
    const result = await act(() => removePage(studio, page))
    if (result === 'done') {
      studio.announcer.notify(text(PAGES_TEXTS.removed, { title }))
      onRemoved()
    } else if (result !== 'failed') onChanged()
  }
  return (
    <>
      <PagePicture page={page} />
      <div className="st-page-summary">
        <strong>
          {title} <em className={pageState(page)}>{text(PAGES_TEXTS[pageState(page)])}</em>
        </strong>
        <code>/{code}</code>
        <span className="st-hint">
          {text(PAGES_TEXTS.modules, { count: moduleCount })} ·{' '}
          {text(PAGES_TEXTS.edited, { name: editedBy, time: shopTime(editedAt) })}
        </span>
        {isAsking && <span className="st-hint">{text(PAGES_TEXTS.removeHint)}</span>}
        {outcome !== 'done' && (
          <span className="st-error" role="alert">
            {text(PAGES_TEXTS[outcome])}
          </span>
        )}
      </div>
      {isOpen ? (
        <span className="st-hint">{text(PAGES_TEXTS.current)}</span>
      ) : (
        <button
          type="button"
          className="st-button is-small"
          disabled={isBusy}
          aria-label={`${text(PAGES_TEXTS.open)}：${title}`}
          onClick={() => void act(() => openPageOf(studio, code))}
        >
          {text(PAGES_TEXTS.open)}
        </button>
      )}
      <IconButton label={`${text(PAGES_TEXTS.copy)}：${title}`} disabled={isBusy} onClick={() => void act(onCopy)}>
        <Copy />
      </IconButton>
      {isAsking ? (
        <button
          // It takes the place of the button that was pressed.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          type="button"
          className="st-button is-small is-primary"
          disabled={isBusy}
          aria-label={`${text(PAGES_TEXTS.confirmRemove)}：${title}`}
          onClick={() => void remove()}
        >
          {text(PAGES_TEXTS.confirmRemove)}
        </button>
      ) : (
        <IconButton
          label={`${text(PAGES_TEXTS.remove)}：${title}`}
          disabled={isBusy || isOpen || code === HOME_COLUMN}
          onClick={() => setAsking(true)}
        >
          <Trash2 />
        </IconButton>
      )}
    </>
  )
}
