import type { Label } from '@mallwright/contract/values'
import { oversizedLinks } from '@mallwright/contract/document'
import { newUuid } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { blockStore } from '../../blocks/model/block-store.ts'
import { countBrokenLinks } from '../../blocks/model/link-state.ts'
import { useDocument, useStore, useStudio } from '../../../studio/studio.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { PUBLISH_TEXTS } from './publish.texts.ts'

/** Publishes the saved draft with a note. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { api, announcer } = useStudio()
  const text = useText()
  const document = useDocument((whole) => whole)
  const gone = useStore(blockStore(api), (state) => countBrokenLinks(state, document))
  const crowded = useStore(blockStore(api), ({ latest }) => oversizedLinks(document, latest).length)
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
      {gone > 0 && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.linksGone, { count: gone })}
        </p>
      )}
      {crowded > 0 && (
        <p className="st-error" role="alert">
          {text(PUBLISH_TEXTS.linksCrowded, { count: crowded })}
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
          {text(failure.label)}
          {failure.message && ` · ${failure.message}`}
        </p>
      )}
    </Dialog>
  )
}

function usePublish(onDone: (release: number) => void) {
  const { api, column, autosave } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ readonly label: Label; readonly message: string }>()
  // One request id per intent: retrying after a lost answer publishes once.
  const [requestId] = useState(newUuid)
  const attempt = async (note: string) => {
    if (!(await autosave.flush())) return { label: PUBLISH_TEXTS.notSaved, message: '' }
    const answer = await api.publishColumnPage({
      body: { cColumnCode: column, iRevision: autosave.revision(), cNote: note, cRequestUuid: requestId },
    })
    if (answer.ok) return onDone(answer.data.iRelease)
    if (answer.failure === 'REVISION_CONFLICT') return { label: PUBLISH_TEXTS.changed, message: '' }
    return { label: PUBLISH_TEXTS.failed, message: answer.failure === 'NETWORK' ? '' : answer.msg }
  }
  const publish = async (note: string) => {
    setBusy(true)
    setFailure(undefined)
    setFailure((await attempt(note)) ?? undefined)
    setBusy(false)
  }
  return { isBusy, failure, publish }
}
