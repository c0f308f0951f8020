import { useText } from '@mallwright/shop-core/i18n'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { useLibrary } from '../model/asset-context.ts'
import { ASSETS_TEXTS } from '../model/assets.texts.ts'
import { deleteFiles, announceOutcome } from '../model/library-actions.ts'

/** Deletes files after a confirming second press; files in use show where they are used. */
export function DeleteButton(props: { readonly ids: readonly string[] }): ReactNode {
  const { ids } = props
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState('')
  const remove = async () => {
    setBusy(true)
    const outcome = await deleteFiles(studio, ids, text)
    setBusy(false)
    setAsking(false)
    const sentence = announceOutcome(outcome, text)
    setError(outcome.isDone ? '' : sentence)
    if (!outcome.isDone) return
    studio.announcer.notify(sentence)
    library.pick([])
    await library.reload()
  }
  return (
    <>
      <button
        type="button"
        className={`st-button is-small${isAsking ? ' is-primary' : ''}`}
        disabled={isBusy}
        onBlur={() => setAsking(false)}
        onClick={() => {
          setError('')
          if (isAsking) void remove()
          else setAsking(true)
        }}
      >
        <Trash2 />
        {isAsking ? text(ASSETS_TEXTS.confirmDelete, { count: ids.length }) : text(ASSETS_TEXTS.delete)}
      </button>
      {error !== '' && (
        <p className="st-error" role="alert">
          {error}
        </p>
      )}
    </>
  )
}
