import type { LibraryFile } from '@mallwright/contract/file'
import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { useStudio } from '../studio/studio.ts'
import { useLibrary } from './asset-context.ts'
import { ASSETS_TEXTS } from './assets.texts.ts'
import { replaceEverywhere, sayOutcome } from './library-actions.ts'

/** Asks for the file that replaces one everywhere: whatever is selected next in the grid. */
export function ReplaceBar(props: {
  readonly old: LibraryFile
  /** What is selected; absent while nothing else is. */
  readonly next: LibraryFile | undefined
  readonly onDone: () => void
}): ReactNode {
  const { old, next, onDone } = props
  const text = useText()
  const studio = useStudio()
  const library = useLibrary()
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState('')
  const replace = async (chosen: LibraryFile) => {
    setBusy(true)
    const outcome = await replaceEverywhere(studio, old, chosen)
    setBusy(false)
    const sentence = sayOutcome(outcome, text)
    setFault(outcome.isDone ? '' : sentence)
    if (!outcome.isDone) return
    studio.announcer.notify(outcome.parts ? `${sentence}。${text(ASSETS_TEXTS.replacedHint)}` : sentence)
    library.pick([old.cDocId], old.cDocId)
    onDone()
  }
  return (
    <div className="st-assets-replace" role="group" aria-label={text(ASSETS_TEXTS.replace)}>
      <span>{text(ASSETS_TEXTS.replacing, { name: old.cOriginName })}</span>
      {fault !== '' && (
        <span className="st-error" role="alert">
          {fault}
        </span>
      )}
      <button type="button" className="st-button is-small" onClick={onDone}>
        {text(ASSETS_TEXTS.cancel)}
      </button>
      <button
        type="button"
        className="st-button is-small is-primary"
        disabled={isBusy || !next}
        onClick={() => next && void replace(next)}
      >
        {text(ASSETS_TEXTS.replaceWith)}
      </button>
    </div>
  )
}
