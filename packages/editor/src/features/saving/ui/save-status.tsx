import { useText } from '@mallwright/shop-core/i18n'
import { CircleAlert, CloudCheck, CloudOff, CloudUpload, Eye } from 'lucide-react'
import type { ReactNode } from 'react'

import { useStore, useStudio } from '../../../studio/studio.ts'
import { SAVING_TEXTS } from '../model/saving.texts.ts'

/** Save status: 已保存, 保存中, or a button that saves now: amber while it is tried again by itself. */
export function SaveStatus(): ReactNode {
  const { autosave, isReadOnly } = useStudio()
  const text = useText()
  const state = useStore(autosave.state, (whole) => whole)
  if (isReadOnly) {
    return (
      <span className="st-save" role="status" title={text(SAVING_TEXTS.readOnlyHint)}>
        <Eye />
        {text(SAVING_TEXTS.readOnly)}
      </span>
    )
  }
  if (state.kind === 'failed') {
    const isPostponed = state.retryInMs !== undefined
    return (
      <button
        type="button"
        className={`st-save ${isPostponed ? 'is-postponed' : 'is-failed'}`}
        title={isPostponed ? text(SAVING_TEXTS.failedHint) : state.message}
        onClick={() => void autosave.flush()}
      >
        {isPostponed ? <CloudOff /> : <CircleAlert />}
        <span role="alert">{text(isPostponed ? SAVING_TEXTS.postponed : SAVING_TEXTS.failed)}</span>
      </button>
    )
  }
  if (state.kind === 'conflict' || state.kind === 'signedOut') {
    return (
      <span className="st-save is-failed">
        <CircleAlert />
        {text(state.kind === 'conflict' ? SAVING_TEXTS.conflictShort : SAVING_TEXTS.signedOut)}
      </span>
    )
  }
  const isSaved = state.kind === 'saved'
  return (
    <span className="st-save" role="status">
      {/* Not animated: it shows during typing, and an animation would repaint every frame. */}
      {isSaved ? <CloudCheck /> : <CloudUpload />}
      {text(isSaved ? SAVING_TEXTS.saved : SAVING_TEXTS.saving)}
    </span>
  )
}
