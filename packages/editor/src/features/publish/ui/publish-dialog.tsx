import { oversizedLinks } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { CircleCheck } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { useLinksOf } from '../../blocks/model/link-state.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { withNeeds } from '../model/publish-items.ts'
import type { PublishItem } from '../model/publish-items.ts'
import { usePublishList } from '../model/publish.queries.ts'
import { usePublish } from '../model/use-publish.ts'
import { PublishFindings } from './publish-findings.tsx'
import { PublishedView } from './published-view.tsx'
import type { Published } from './published-view.tsx'
import { PublishChoice } from './publish-choice.tsx'
import { PublishFrame } from './publish-frame.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import './publish.css'

/** Publishes chosen drafts of the site with a note: at first the open page and what it needs. Decision 0042. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const text = useText()
  const { data: list, reload } = usePublishList()
  const [published, setPublished] = useState<Published>()
  if (published) return <PublishedView published={published} onClose={onClose} />
  if (typeof list !== 'string' && list.kind === 'ready' && list.items.length > 0) {
    return <ChooseItems items={list.items} onReload={reload} onPublished={setPublished} onClose={onClose} />
  }
  const failure = list === 'failed' ? PUBLISH_TEXTS.loadFailed : PUBLISH_TEXTS.notSaved
  const isFailed = list === 'failed' || (list !== 'loading' && list.kind === 'notSaved')
  return (
    <Dialog title={text(PUBLISH_TEXTS.publishTitle)} onClose={onClose}>
      {list === 'loading' && <p className="st-hint">{text(PUBLISH_TEXTS.loading)}</p>}
      {isFailed && <LoadError message={failure} onRetry={reload} />}
      {list !== 'loading' && !isFailed && (
        <div className="st-empty">
          <CircleCheck />
          <strong>{text(PUBLISH_TEXTS.nothing)}</strong>
          <span>{text(PUBLISH_TEXTS.nothingHint)}</span>
        </div>
      )}
    </Dialog>
  )
}

interface ChooseItemsProps {
  readonly items: readonly PublishItem[]
  readonly onReload: () => void
  readonly onPublished: (published: Published) => void
  readonly onClose: () => void
}

function ChooseItems({ items, onReload, onPublished, onClose }: ChooseItemsProps): ReactNode {
  const { announcer, column } = useStudio()
  const text = useText()
  const [chosenCodes, setChosenCodes] = useState(() => withNeeds(items, [column]))
  const chosen = items.filter(({ code }) => chosenCodes.has(code))
  const [note, setNote] = useState('')
  const { isBusy, failure, publish } = usePublish((release) => {
    announcer.speak(text(PUBLISH_TEXTS.published, { release }))
    onPublished({ release, items: chosen })
  })
  const toggle = (item: PublishItem) => {
    const others = [...chosenCodes].filter((code) => code !== item.code)
    setChosenCodes(chosenCodes.has(item.code) ? new Set(others) : withNeeds(items, [...others, item.code]))
  }
  const isAll = chosen.length === items.length
  return (
    <PublishFrame
      onClose={onClose}
      foot={
        <>
          <button type="button" className="st-button" onClick={onClose}>
            {text(PUBLISH_TEXTS.cancel)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={isBusy || chosen.length === 0}
            onClick={() => void publish(chosen, note.trim())}
          >
            {text(isBusy ? PUBLISH_TEXTS.publishing : PUBLISH_TEXTS.publishCount, { count: chosen.length })}
          </button>
        </>
      }
    >
      <p className="st-hint">{text(PUBLISH_TEXTS.itemsHint)}</p>
      <div className="st-publish-head">
        <span>{text(PUBLISH_TEXTS.chosenCount, { count: chosen.length, total: items.length })}</span>
        <button
          type="button"
          className="st-button is-small"
          disabled={isBusy}
          onClick={() => setChosenCodes(new Set(isAll ? [] : items.map(({ code }) => code)))}
        >
          {text(isAll ? PUBLISH_TEXTS.none : PUBLISH_TEXTS.all)}
        </button>
      </div>
      <PublishChoice items={items} chosen={chosenCodes} isDisabled={isBusy} onToggle={toggle} />
      {chosenCodes.has(column) && <BlockWarnings />}
      <PublishFindings items={chosen} onClose={onClose} />
      <label className="st-labelled">
        <span>{text(PUBLISH_TEXTS.note)}</span>
        <textarea
          className="st-input"
          maxLength={200}
          rows={2}
          placeholder={text(PUBLISH_TEXTS.notePlaceholder)}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {failure && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS[failure.kind])}
          {failure.message && ` · ${failure.message}`}{' '}
          {failure.kind === 'changed' && (
            <button type="button" className="st-button is-small" onClick={onReload}>
              {text(PUBLISH_TEXTS.reload)}
            </button>
          )}
        </p>
      )}
    </PublishFrame>
  )
}

/** Linked blocks of the open page that buyers would not see. */
function BlockWarnings(): ReactNode {
  const text = useText()
  const document = useDocument((whole) => whole)
  const { brokenCount, contents } = useLinksOf(document)
  const oversizedCount = useMemo(() => oversizedLinks(document, contents).length, [document, contents])
  return (
    <>
      {brokenCount > 0 && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.linksGone, { count: brokenCount })}
        </p>
      )}
      {oversizedCount > 0 && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.linksCrowded, { count: oversizedCount })}
        </p>
      )}
    </>
  )
}
