import type { DraftItem } from '@mallwright/contract/site'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { openPageOf, removePage } from '../model/page-actions.ts'
import type { PageOutcome } from '../model/page-actions.ts'
import { PAGES_TEXTS } from '../model/pages.texts.ts'

/** A page in the list with its actions. */
export function PageLine(props: {
  readonly page: DraftItem
  readonly onCopy: () => Promise<PageOutcome>
  readonly onRemoved: () => void
}): ReactNode {
  const { page, onCopy, onRemoved } = props
  const studio = useStudio()
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<PageOutcome>('done')
  const { cColumnCode, cColumnName, cEditedBy, dEdited, iModuleCount } = page
  const title = cColumnName || text(PAGES_TEXTS.untitled)
  const isOpen = cColumnCode === studio.column
  const act = async (action: () => Promise<PageOutcome>) => {
    setBusy(true)
    const result = await action()
    setBusy(false)
    setOutcome(result)
    return result
  }
  const remove = async () => {
    const result = await act(() => removePage(studio, page))
    if (result === 'done') studio.announcer.notify(text(PAGES_TEXTS.removed, { title }))
    if (result !== 'failed') onRemoved()
  }
  return (
    <>
      <div className="st-page-summary">
        <strong>
          {title} <em className={stateOf(page)}>{text(PAGES_TEXTS[stateOf(page)])}</em>
        </strong>
        <code>{cColumnCode}</code>
        <span className="st-hint">
          {text(PAGES_TEXTS.modules, { count: iModuleCount })} ·{' '}
          {text(PAGES_TEXTS.edited, { name: cEditedBy, time: dEdited })}
        </span>
        {isAsking && <span className="st-hint">{text(PAGES_TEXTS.removeHint)}</span>}
        {outcome !== 'done' && (
          <span className="st-error" role="alert">
            {text(PAGES_TEXTS[outcome])}
          </span>
        )}
      </div>
      <button
        type="button"
        className="st-button is-small"
        disabled={isBusy || isOpen}
        aria-label={`${text(isOpen ? PAGES_TEXTS.current : PAGES_TEXTS.open)}：${title}`}
        onClick={() => void act(() => openPageOf(studio, cColumnCode))}
      >
        {text(isOpen ? PAGES_TEXTS.current : PAGES_TEXTS.open)}
      </button>
      <button
        type="button"
        className="st-button is-small"
        disabled={isBusy}
        aria-label={`${text(PAGES_TEXTS.copy)}：${title}`}
        onClick={() => void act(onCopy)}
      >
        {text(PAGES_TEXTS.copy)}
      </button>
      <button
        type="button"
        className={`st-button is-small${isAsking ? ' is-primary' : ''}`}
        disabled={isBusy || isOpen || cColumnCode === HOME_COLUMN}
        aria-label={`${text(isAsking ? PAGES_TEXTS.confirmRemove : PAGES_TEXTS.remove)}：${title}`}
        onClick={() => (isAsking ? void remove() : setAsking(true))}
      >
        {text(isAsking ? PAGES_TEXTS.confirmRemove : PAGES_TEXTS.remove)}
      </button>
    </>
  )
}

function stateOf(page: DraftItem): 'draft' | 'changed' | 'published' {
  const { iPublishedRevision, iRevision, bBlocksChanged = false } = page
  if (iPublishedRevision === 0) return 'draft'
  return iPublishedRevision === iRevision && !bBlocksChanged ? 'published' : 'changed'
}
