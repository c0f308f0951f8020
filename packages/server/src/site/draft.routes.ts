import { applyDraftPatch, blockCode, blockOfCode, checkDocument } from '@mallwright/contract/document'
import type { DocumentIssue } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import {
  getDraftPage,
  getDraftPageList,
  getPreviewTicket,
  getRevisionList,
  publishColumnPage,
  removeColumnPage,
  rollbackRevision,
  saveColumnPage,
} from '@mallwright/contract/site'
import { SITE_PARTS } from '@mallwright/modules/definitions'

import { retainFiles } from '../file/retain-files.store.ts'
import type { AccountCaller } from '../gateway/caller.ts'
import { handle } from '../gateway/handle.ts'
import { DONE, fail, Failed } from '../gateway/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { issueTicket } from '../session/ticket.store.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { readBlockDraft, saveBlockDraft } from './block-draft.ts'
import { lockLinkedBlocks, listLinks } from './block-link.store.ts'
import { listDrafts, lockDraft, readDraft, removeDraft, writeDraft } from './draft.store.ts'
import type { Draft } from './draft.store.ts'
import { editableSite, editorName, idempotencyKey } from '../gateway/site-access.ts'
import { addRelease, compileDrafts, currentRelease, findRelease, listReleases } from './release.store.ts'
import { lockSite } from '../gateway/site.store.ts'
import type { Site } from '../gateway/site.store.ts'

/** The largest document that is accepted, in bytes of JSON. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024

const COLUMN_CODE = /^[a-z0-9][a-z0-9-]{0,39}$/

/** Registers the handlers of drafts, releases and previews. Every one acts on the site of the request's host. */
export function designRoutes(context: AppContext): void {
  draftRoutes(context)
  pageRoutes(context)
  releaseRoutes(context)
  handle(context, getPreviewTicket, async ({ body, caller, site }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const { ticket, expiresAt } = await issueTicket(context.database, {
      purpose: 'preview',
      sessionId: caller.sessionId,
      ...page,
    })
    return { cTicket: ticket, dExpire: wireTime(expiresAt) }
  })
}

function draftRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getDraftPage, async ({ body, caller, site }) => {
    const key = editableDraft(await site(), caller, body.cColumnCode)
    if (key instanceof Failed) return key
    const draft = 'blockId' in key ? await readBlockDraft(database.pool, key) : await readDraft(database.pool, key)
    if (draft instanceof Failed) return draft
    const release = await currentRelease(database.pool, key.siteId)
    return {
      document: draft.document,
      iRevision: draft.revision,
      cEditedBy: draft.editedBy,
      dEdited: draft.revision === 0 ? '' : wireTime(draft.editedAt),
      iPublishedRevision: release?.sourceRevisions[body.cColumnCode] ?? 0,
    }
  })
  handle(
    context,
    saveColumnPage,
    async ({ body, caller, site, payload }) => {
      const page = editableDraft(await site(), caller, body.cColumnCode)
      if (page instanceof Failed) return page
      const request = idempotencyKey(saveColumnPage, { body, caller, payload })
      if ('blockId' in page) {
        const { document, iRevision: revision } = body
        if (body.patch) return fail('PATCH_UNFIT')
        return saveBlockDraft(database, page, { document, revision, editedBy: editorName(caller), request })
      }
      const whole = body.patch ? undefined : checkDocument(body.document)
      if (whole?.ok === false) return invalidDocument(whole.fault)
      return runIdempotent(database, request, {
        lock: (client) => lockDraft(client, page),
        work: async (client, draft) => {
          if (draft.revision !== body.iRevision) return conflict(draft)
          if (body.patch && draft.revision === 0) return fail('PATCH_UNFIT')
          const checked = whole ?? checkDocument(body.patch && applyDraftPatch(draft.document, body.patch))
          if (!checked.ok) return invalidDocument(checked.fault)
          const next = { document: checked.document, editedBy: editorName(caller) }
          await retainFiles(client, page.siteId, checked.document.nodes)
          await lockLinkedBlocks(client, page.siteId, checked.document)
          const written = await writeDraft(client, page, next)
          return { iRevision: written.revision, dEdited: wireTime(written.editedAt) }
        },
      })
    },
    { bodyLimit: MAX_DOCUMENT_BYTES },
  )
}

function pageRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getDraftPageList, async ({ caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const drafts = await listDrafts(database.pool, own.id)
    const release = await currentRelease(database.pool, own.id)
    const published = release?.sourceRevisions ?? {}
    const outdated = (await listLinks(database.pool, own.id)).filter(
      ({ blockId, revision }) => revision !== (published[blockCode(blockId)] ?? 0),
    )
    const results = drafts.map((draft) => ({
      cColumnCode: draft.columnCode,
      cColumnName: draft.title,
      iRevision: draft.revision,
      cEditedBy: draft.editedBy,
      dEdited: wireTime(draft.editedAt),
      iPublishedRevision: published[draft.columnCode] ?? 0,
      iModuleCount: draft.count,
      bBlocksChanged: outdated.some(({ columnCode }) => columnCode === draft.columnCode),
    }))
    return { results }
  })
  handle(context, removeColumnPage, async ({ body, caller, site, payload }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    if (page.columnCode === HOME_COLUMN || Object.hasOwn(SITE_PARTS, page.columnCode)) {
      return fail('FIELD_INVALID', { cField: 'cColumnCode' })
    }
    const request = idempotencyKey(removeColumnPage, { body, caller, payload })
    return runIdempotent(database, request, {
      lock: (client) => lockDraft(client, page),
      work: async (client, draft) => {
        if (draft.revision !== body.iRevision) return conflict(draft)
        await removeDraft(client, page)
        return DONE
      },
    })
  })
}

function releaseRoutes(context: AppContext): void {
  const { database } = context
  handle(context, publishColumnPage, async ({ body, caller, site, payload }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    const request = idempotencyKey(publishColumnPage, { body, caller, payload })
    const answer = await runIdempotent(database, request, {
      lock: (client) => lockSite(client, page.siteId),
      work: async (client) => {
        const draft = await lockDraft(client, page)
        if (draft.revision !== body.iRevision) return conflict(draft)
        const compiled = await compileDrafts(client, page.siteId)
        const made = { ...compiled, restoredFrom: 0, note: body.cNote, publisher: editorName(caller) }
        return { iRelease: await addRelease(client, page.siteId, made) }
      },
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, rollbackRevision, async ({ body, caller, site, payload }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const request = idempotencyKey(rollbackRevision, { body, caller, payload })
    const answer = await runIdempotent(database, request, {
      lock: (client) => lockSite(client, own.id),
      work: async (client) => {
        const older = await findRelease(client, own.id, body.iRelease)
        if (!older) return fail('RELEASE_UNKNOWN')
        await retainFiles(client, own.id, older.content)
        const made = { ...older, restoredFrom: older.number, note: '', publisher: editorName(caller) }
        return { iRelease: await addRelease(client, own.id, made) }
      },
    })
    // Read-your-writes: the caller's next page shows the release.
    context.pubSub.invalidate()
    return answer
  })
  handle(context, getRevisionList, async ({ caller, site }) => {
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : { results: await listReleases(database, own.id) }
  })
}

/** The page, part or linked block that a code names, if the caller may edit it. */
function editableDraft(site: Site, caller: AccountCaller, code: string) {
  const blockId = blockOfCode(code)
  if (blockId === undefined) return editablePage(site, caller, code)
  const own = editableSite(site, caller)
  return own instanceof Failed ? own : { siteId: own.id, blockId }
}

function editablePage(site: Site, caller: AccountCaller, columnCode: string) {
  const own = editableSite(site, caller)
  if (own instanceof Failed) return own
  return COLUMN_CODE.test(columnCode)
    ? { siteId: own.id, columnCode }
    : fail('FIELD_INVALID', { cField: 'cColumnCode' })
}

function invalidDocument({ path, reason }: DocumentIssue) {
  return fail('DOCUMENT_INVALID', { cField: path, cReason: reason })
}

function conflict(draft: Draft) {
  return fail('REVISION_CONFLICT', {
    iRevision: draft.revision,
    cEditedBy: draft.editedBy,
    dEdited: wireTime(draft.editedAt),
  })
}
