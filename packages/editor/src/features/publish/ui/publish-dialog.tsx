import { oversizedLinks } from '@mallwright/contract/document'
import { useText } from '@mallwright/shop-core/i18n'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'

import { useLinksOf } from '../../blocks/model/link-state.ts'
import { useDocument, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { usePublish } from '../model/use-publish.ts'
import { PUBLISH_TEXTS } from './publish.texts.ts'

/** Publishes the saved draft with a note. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { announcer } = useStudio()
  const text = useText()
  const document = useDocument((whole) => whole)
  const { brokenCount, contents } = useLinksOf(document)
  const oversizedCount = useMemo(() => oversizedLinks(document, contents).length, [document, contents])
  const [note, setNote] = useState('')
  const { isBusy, failure, publish } = usePublish((release) => {
    announcer.notify(text(PUBLISH_TEXTS.published, { release }))
    onClose()
  })
  return (
    <Dialog
      title={text(PUBLISH_TEXTS.publishTitle)}
      onClose={onClose}
      foot={
        <>
          <button type="button" className="st-button" onClick={onClose}>
            {text(PUBLISH_TEXTS.cancel)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={isBusy}
            onClick={() => void publish(note.trim())}
          >
            {text(isBusy ? PUBLISH_TEXTS.publishing : PUBLISH_TEXTS.publish)}
          </button>
        </>
      }
    >
      <p>{text(PUBLISH_TEXTS.explain)}</p>
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
      <label className="st-labelled">
        <span>{text(PUBLISH_TEXTS.note)}</span>
        <textarea
          className="st-input"
          maxLength={200}
          rows={3}
          placeholder={text(PUBLISH_TEXTS.notePlaceholder)}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </label>
      {failure && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS[failure.kind])}
          {failure.message && ` · ${failure.message}`}
        </p>
      )}
    </Dialog>
  )
}
