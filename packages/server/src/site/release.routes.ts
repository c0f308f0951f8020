import * as calls from '@mallwright/contract/site'

import { inTransaction } from '../db/database.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { editableSite, editorName, idempotencyKey } from '../gateway/site-access.ts'
import { lockSite } from '../gateway/site.store.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { issueTicket } from '../session/ticket.store.ts'
import { editablePage } from './drafts/draft-access.ts'
import { publishItems, rollBack, rollbackChanges } from './releases/publish.ts'
import { checkDrafts } from './releases/publish-check.ts'
import { readPublishList } from './releases/publish-list.ts'
import type { Releases } from './releases/release-cache.ts'
import { listReleases } from './releases/release.store.ts'

/** Registers the handlers of releases and previews, which act on the site of the request's host. */
export function releaseRoutes(context: AppContext, releases: Releases): void {
  const { database } = context
  handle(context, calls.getPublishList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const live = (await releases.current(ownSite.id))?.sourceRevisions ?? {}
    return { results: await readPublishList(database.pool, ownSite.id, live) }
  })
  handle(context, calls.getPublishCheck, async ({ body, caller, locale, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const live = (await releases.current(ownSite.id))?.sourceRevisions ?? {}
    return checkDrafts(database.pool, ownSite.id, { codes: body.codes, live, locale })
  })
  handle(context, calls.publishColumnPage, async ({ body, caller, site, payload }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const items = body.items.map(({ cColumnCode, iRevision }) => ({ code: cColumnCode, revision: iRevision }))
    const answer = await runIdempotent(database, idempotencyKey(calls.publishColumnPage, { body, caller, payload }), {
      lock: (client) => lockSite(client, ownSite.id),
      work: (client) => publishItems(client, ownSite.id, { items, note: body.cNote, publisher: editorName(caller) }),
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, calls.getRollbackList, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const target = { number: body.iRelease, code: body.cColumnCode }
    return inTransaction(database, (client) => rollbackChanges(client, ownSite.id, target))
  })
  handle(context, calls.rollbackRevision, async ({ body, caller, site, payload }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const target = { number: body.iRelease, code: body.cColumnCode }
    const answer = await runIdempotent(database, idempotencyKey(calls.rollbackRevision, { body, caller, payload }), {
      lock: (client) => lockSite(client, ownSite.id),
      work: (client) => rollBack(client, ownSite.id, { ...target, note: '', publisher: editorName(caller) }),
    })
    context.pubSub.invalidate()
    return answer
  })
  handle(context, calls.getRevisionList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    return ownSite instanceof Failed ? ownSite : { results: await listReleases(database.pool, ownSite.id) }
  })
  handle(context, calls.getPreviewTicket, async ({ body, caller, site }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const grant = { purpose: 'preview', sessionId: caller.sessionId, ...page } as const
    const { ticket, expiresAt } = await issueTicket(database.pool, grant)
    return { cTicket: ticket, dExpire: wireTime(expiresAt) }
  })
}
