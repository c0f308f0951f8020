import { checkDocument } from '@mallwright/contract'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { replaceDocument } from '../document-store/document-store.ts'
import { useStudio } from '../studio/studio.ts'
import { Dialog } from '../ui/dialog.tsx'
import type { SaveConflict } from './save-state.ts'
import { SAVING_TEXTS } from './saving.texts.ts'

/** Tells who saved this page meanwhile and lets the person choose: theirs or mine. Nothing is lost without that choice. */
export function ConflictDialog({ conflict }: { readonly conflict: SaveConflict }): ReactNode {
  const { api, column, page, saver, announcer } = useStudio()
  const text = useText()
  const [state, setState] = useState<'open' | 'loading' | 'failed'>('open')
  const loadTheirs = async () => {
    setState('loading')
    const answer = await api.getDraftPage({ body: { cColumnCode: column } })
    const checked = answer.ok ? checkDocument(answer.data.document) : undefined
    if (!answer.ok || !checked?.ok) return setState('failed')
    // The saver learns of it first, so that the replaced document is no change to save.
    saver.adopt(checked.document, answer.data.iRevision)
    replaceDocument(page.documents, checked.document)
    announcer.notify(text(SAVING_TEXTS.loadedTheirs))
  }
  const name = conflict.editedBy || text(SAVING_TEXTS.somebody)
  return (
    <Dialog
      title={text(SAVING_TEXTS.conflictTitle)}
      foot={
        <>
          <button type="button" className="st-button" disabled={state === 'loading'} onClick={() => void loadTheirs()}>
            {text(SAVING_TEXTS.loadTheirs)}
          </button>
          <button
            type="button"
            className="st-button is-primary"
            disabled={state === 'loading'}
            onClick={() => saver.overwrite()}
          >
            {text(SAVING_TEXTS.overwrite)}
          </button>
        </>
      }
    >
      <p>{text(SAVING_TEXTS.conflict, { name, time: conflict.editedAt })}</p>
      <p className="st-hint">{text(SAVING_TEXTS.conflictUndo)}</p>
      {state === 'failed' && (
        <p className="st-error" role="alert">
          {text(SAVING_TEXTS.loadFailed)}
        </p>
      )}
    </Dialog>
  )
}
