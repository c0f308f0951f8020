import { checkDocument } from '@mallwright/contract/document'
import { DraftFrame } from '@mallwright/contract/site'

import { incorporate } from '../../../document-store/incorporate.ts'
import type { OpenPage } from '../../../document-store/open-page.ts'
import { readJson } from '../../../gateway/read-json.ts'
import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { hasConflict, theirWorkInto } from '../../merging/model/merge-theirs.ts'
import type { Autosave } from './autosave.ts'

/** The members of the studio that receiving drafts uses. */
interface ReceivingStudio {
  readonly api: StudioApi
  readonly column: string
  readonly page: OpenPage
  readonly autosave: Autosave
}

/** Receiver of other editors' saves. */
export interface DraftReceiver {
  /** Handles a socket message; ignores all but saves of the open page. */
  readonly onMessage: (data: unknown) => void
  /** Asks for saves that were missed while the connection was closed. */
  readonly onReconnect: () => void
}

/**
 * Puts other editors' saves into the open page as they arrive: silently where they do not touch the same things, otherwise the
 * next save leads to the conflict dialog. A save that they were faster with is merged and sent again.
 */
export function receiveDrafts({ api, column, page, autosave }: ReceivingStudio): DraftReceiver {
  let isPulling = false
  let isDue = false

  /** Whether the server had newer work, which the open page contains now. A removed page is never newer. */
  const pull = async (): Promise<boolean> => {
    const answer = await api.getDraftPage({ body: { cColumnCode: column } })
    if (!answer.ok || answer.data.iRevision <= autosave.revision()) return false
    const checked = checkDocument(answer.data.document)
    if (!checked.ok) return false
    const work = { base: autosave.base(), theirs: checked.document }
    if (hasConflict(page.documents.getState().document, work)) return false
    if (!incorporate(page.documents, theirWorkInto(work))) return false
    autosave.rebase(checked.document, answer.data.iRevision)
    return true
  }
  const pullSoon = async () => {
    isDue = true
    if (isPulling) return
    isPulling = true
    while (isDue) {
      isDue = false
      // An attempt on its way is answered first: it may be the save that was announced.
      if (await autosave.settled()) await pull()
    }
    isPulling = false
  }
  autosave.mergeConflicts(pull)
  return {
    onMessage(data) {
      const frame = DraftFrame.safeParse(readJson(data))
      if (!frame.success || frame.data.cColumnCode !== column) return
      if (frame.data.iRevision > autosave.revision()) void pullSoon()
    },
    onReconnect: () => void pullSoon(),
  }
}
