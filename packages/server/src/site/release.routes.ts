import {
  getPreviewTicket,
  getPublishCheck,
  getPublishList,
  getRevisionList,
  getRollbackList,
  publishColumnPage,
  rollbackRevision,
} from '@mallwright/contract/site'

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
  handle(context, getPublishList, async ({ caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const live = (await releases.current(own.id))?.sourceRevisions ?? {}
    return { results: await readPublishList(database.pool, own.id, live) }
  })
  handle(context, getPublishCheck, async ({ body, caller, locale, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const live = (await releases.current(own.id))?.sourceRevisions ?? {}
    return checkDrafts(database.pool, own.id, { codes: body.codes, live, locale })
  })
  handle(context, publishColumnPage, async ({ body, caller, site, payload }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const items = body.items.map(({ cColumnCode, iRevision }) => ({ code: cColumnCode, revision: iRevision }))
    const answer = await runIdempotent(database, idempotencyKey(publishColumnPage, { body, caller, payload }), {
      lock: (client) => lockSite(client, own.id),
      work: (client) => publishItems(client, own.id, { items, note: body.cNote, publisher: editorName(caller) }),
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, getRollbackList, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const target = { number: body.iRelease, code: body.cColumnCode }
    return inTransaction(database, (client) => rollbackChanges(client, own.id, target))
  })
  handle(context, rollbackRevision, async ({ body, caller, site, payload }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const target = { number: body.iRelease, code: body.cColumnCode }
    const answer = await runIdempotent(database, idempotencyKey(rollbackRevision, { body, caller, payload }), {
      lock: (client) => lockSite(client, own.id),
      work: (client) => rollBack(client, own.id, { ...target, note: '', publisher: editorName(caller) }),
    })
    context.pubSub.invalidate()
    return answer
  })
  handle(context, getRevisionList, async ({ caller, site }) => {
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : { results: await listReleases(database.pool, own.id) }
  })
  handle(context, getPreviewTicket, async ({ body, caller, site }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const grant = { purpose: 'preview', sessionId: caller.sessionId, ...page } as const
    const { ticket, expiresAt } = await issueTicket(database.pool, grant)
    return { cTicket: ticket, dExpire: wireTime(expiresAt) }
  })
}
