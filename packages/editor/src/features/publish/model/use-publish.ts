import { newUuid } from '@mallwright/contract/values'
import { useState } from 'react'

import { useStudio } from '../../../studio/studio.ts'

/** Why a page was not published. */
export interface PublishFailure {
  readonly kind: 'notSaved' | 'changed' | 'failed'
  /** The server's own message; may be empty. */
  readonly message: string
}

/** Publishes the saved draft of the open page. */
export function usePublish(onDone: (release: number) => void) {
  const { api, column, autosave } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PublishFailure>()
  // One request id per intent: retrying after a lost answer publishes once.
  const [requestId] = useState(newUuid)
  const attempt = async (note: string): Promise<PublishFailure | undefined> => {
    if (!(await autosave.flush())) return { kind: 'notSaved', message: '' }
    const answer = await api.publishColumnPage({
      body: { cColumnCode: column, iRevision: autosave.revision(), cNote: note, cRequestUuid: requestId },
    })
    if (!answer.ok && answer.failure === 'REVISION_CONFLICT') return { kind: 'changed', message: '' }
    if (!answer.ok) return { kind: 'failed', message: answer.failure === 'NETWORK' ? '' : answer.msg }
    onDone(answer.data.iRelease)
    return undefined
  }
  const publish = async (note: string) => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await attempt(note))
    setBusy(false)
  }
  return { isBusy, failure, publish }
}
