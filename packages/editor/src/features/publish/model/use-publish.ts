import { newUuid } from '@mallwright/contract/values'
import { useRef, useState } from 'react'

import { useStudio } from '../../../studio/studio.ts'
import { invalidatePages } from '../../pages/model/pages.queries.ts'
import type { PublishItem } from './publish-items.ts'

/** Why nothing was published. */
export interface PublishFailure {
  readonly kind: 'changed' | 'failed'
  /** The server's own message; may be empty. */
  readonly message: string
}

/** Publishes chosen items. */
export function usePublish(onDone: (release: number) => void) {
  const { api } = useStudio()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<PublishFailure>()
  const intent = useRef({ body: '', requestId: '' })
  const attempt = async (chosen: readonly PublishItem[], cNote: string): Promise<PublishFailure | undefined> => {
    const items = chosen.map(({ code, revision }) => ({ cColumnCode: code, iRevision: revision }))
    // One request id per intent: retrying after a lost answer publishes once, another choice is another request.
    const body = JSON.stringify([items, cNote])
    if (intent.current.body !== body) intent.current = { body, requestId: newUuid() }
    const answer = await api.publishColumnPage({ body: { items, cNote, cRequestUuid: intent.current.requestId } })
    if (!answer.ok && answer.failure === 'REVISION_CONFLICT') return { kind: 'changed', message: answer.msg }
    if (!answer.ok) return { kind: 'failed', message: answer.failure === 'NETWORK' ? '' : answer.msg }
    onDone(answer.data.iRelease)
    void invalidatePages(api)
    return undefined
  }
  const publish = async (chosen: readonly PublishItem[], note: string) => {
    setBusy(true)
    setFailure(undefined)
    setFailure(await attempt(chosen, note))
    setBusy(false)
  }
  return { isBusy, failure, publish }
}
