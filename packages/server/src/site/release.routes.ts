import { getPreviewTicket, getRevisionList, publishColumnPage, rollbackRevision } from '@mallwright/contract/site'

import { retainFiles } from '../file/retain-files.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { editableSite, editorName, idempotencyKey } from '../gateway/site-access.ts'
import { lockSite } from '../gateway/site.store.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { issueTicket } from '../session/ticket.store.ts'
import { editablePage, revisionConflict } from './drafts/draft-access.ts'
import { lockDraft } from './drafts/draft.store.ts'
import { addRelease, compileDrafts, findRelease, listReleases } from './release.store.ts'

/** Registers the handlers of releases and previews, which act on the site of the request's host. */
export function releaseRoutes(context: AppContext): void {
  const { database } = context
  handle(context, publishColumnPage, async ({ body, caller, site, payload }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const answer = await runIdempotent(database, idempotencyKey(publishColumnPage, { body, caller, payload }), {
      lock: (client) => lockSite(client, page.siteId),
      work: async (client) => {
        const draft = await lockDraft(client, page)
        if (draft.revision !== body.iRevision) return revisionConflict(draft)
        const compiled = await compileDrafts(client, page.siteId)
        const release = { ...compiled, restoredFrom: 0, note: body.cNote, publisher: editorName(caller) }
        return { iRelease: await addRelease(client, page.siteId, release) }
      },
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, rollbackRevision, async ({ body, caller, site, payload }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const answer = await runIdempotent(database, idempotencyKey(rollbackRevision, { body, caller, payload }), {
      lock: (client) => lockSite(client, ownSite.id),
      work: async (client) => {
        const older = await findRelease(client, ownSite.id, body.iRelease)
        if (!older) return fail('RELEASE_UNKNOWN')
        await retainFiles(client, ownSite.id, older.content)
        const release = { ...older, restoredFrom: older.number, note: '', publisher: editorName(caller) }
        return { iRelease: await addRelease(client, ownSite.id, release) }
      },
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, getRevisionList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    return ownSite instanceof Failed ? ownSite : { results: await listReleases(database.pool, ownSite.id) }
  })
  handle(context, getPreviewTicket, async ({ body, caller, site }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const grant = { purpose: 'preview', sessionId: caller.sessionId, ...page } as const
    const { ticket, expiresAt } = await issueTicket(database.pool, grant)
    return { cTicket: ticket, dExpire: wireTime(expiresAt) }
  })
}
