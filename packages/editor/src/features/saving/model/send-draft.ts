import type { StudioApi } from '../../../gateway/studio-operations.ts'
import { draftPatchOf } from './draft-patch-of.ts'
import type { Clock, SaveAttempt, SaveOutcome } from './autosave.ts'

const UNCLEAR: readonly string[] = ['NETWORK', 'TIMEOUT', 'BAD_ANSWER', 'HTML', 'SERVER_FAULT', 'TOO_MANY_REQUESTS']

/** Sends drafts of one page; refuses while another account is signed in. */
export function createDraftSender(
  api: StudioApi,
  column: string,
  isOwnerPresent: () => boolean,
): (attempt: SaveAttempt) => Promise<SaveOutcome> {
  return async ({ document, revision, requestId, patchBase }) => {
    if (!isOwnerPresent()) return { kind: 'signedOut' }
    const content = patchBase ? { patch: draftPatchOf(patchBase, document) } : { document }
    const answer = await api.saveColumnPage({
      body: { cColumnCode: column, ...content, iRevision: revision, cRequestUuid: requestId },
    })
    if (answer.ok) return { kind: 'saved', revision: answer.data.iRevision }
    if (answer.failure === 'REVISION_CONFLICT') {
      const { iRevision, cEditedBy, dEdited } = answer.data
      return { kind: 'conflict', conflict: { revision: iRevision, editedBy: cEditedBy, editedAt: dEdited } }
    }
    if (answer.failure === 'PATCH_UNFIT') return { kind: 'patchUnfit' }
    if (answer.failure === 'SESSION_INVALID') return { kind: 'signedOut' }
    return { kind: UNCLEAR.includes(answer.failure) ? 'unclear' : 'refused', message: answer.msg }
  }
}

/** Clock of the browser. */
export const BROWSER_CLOCK: Clock = {
  now: () => performance.now(),
  after(delayMs, run) {
    const timer = setTimeout(run, delayMs)
    return () => clearTimeout(timer)
  },
}
