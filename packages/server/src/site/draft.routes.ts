import { ownValue } from '@mallwright/contract/values'
import { blockCode } from '@mallwright/contract/document'
import { HOME_COLUMN } from '@mallwright/contract/link'
import { getDraftPage, getDraftPageList, removeColumnPage, saveColumnPage } from '@mallwright/contract/site'
import { SITE_PARTS } from '@mallwright/modules/definitions'

import { retainFiles } from '../file/retain-files.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { DONE, fail, Failed } from '../gateway/failures/failure.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { editableSite, editorName, idempotencyKey } from '../gateway/site-access.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { readBlockDraft, saveBlockDraft } from './blocks/block-draft.ts'
import { listLinks, lockLinkedBlocks } from './blocks/block-link.store.ts'
import { editableDraft, editablePage, revisionConflict } from './drafts/draft-access.ts'
import { listDrafts, lockDraft, readDraft, removeDraft, writeDraft } from './drafts/draft.store.ts'
import type { Releases } from './releases/release-cache.ts'
import { readSent } from './drafts/save-draft.ts'

/** The largest document that is accepted, in bytes of JSON. */
const MAX_DOCUMENT_BYTES = 8 * 1024 * 1024

/** Registers the handlers of drafts, which act on the site of the request's host. */
export function draftRoutes(context: AppContext, releases: Releases): void {
  readRoutes(context, releases)
  const { database } = context
  handle(
    context,
    saveColumnPage,
    async ({ body, caller, site, payload }) => {
      const page = editableDraft(await site(), caller, body.cColumnCode)
      if (page instanceof Failed) return page
      const key = idempotencyKey(saveColumnPage, { body, caller, payload })
      const sent = readSent(body)
      if (sent instanceof Failed) return sent
      const editedBy = editorName(caller)
      if ('blockId' in page) return saveBlockDraft(database, page, { sent, revision: body.iRevision, editedBy, key })
      return runIdempotent(database, key, {
        lock: (client) => lockDraft(client, page),
        work: async (client, draft) => {
          if (draft.revision !== body.iRevision) return revisionConflict(draft)
          const document = sent(draft)
          if (document instanceof Failed) return document
          await retainFiles(client, page.siteId, document.nodes)
          await lockLinkedBlocks(client, page.siteId, document)
          const written = await writeDraft(client, page, { document, editedBy })
          return { iRevision: written.revision, dEdited: wireTime(written.editedAt) }
        },
      })
    },
    { bodyLimit: MAX_DOCUMENT_BYTES },
  )
  handle(context, removeColumnPage, async ({ body, caller, site, payload }) => {
    const page = editablePage(await site(), caller, body.cColumnCode)
    if (page instanceof Failed) return page
    if (page.columnCode === HOME_COLUMN || Object.hasOwn(SITE_PARTS, page.columnCode)) {
      return fail('FIELD_INVALID', { cField: 'cColumnCode' })
    }
    return runIdempotent(database, idempotencyKey(removeColumnPage, { body, caller, payload }), {
      lock: (client) => lockDraft(client, page),
      work: async (client, draft) => {
        if (draft.revision !== body.iRevision) return revisionConflict(draft)
        await removeDraft(client, page, { document: draft.document, editedBy: editorName(caller) })
        return DONE
      },
    })
  })
}

function readRoutes(context: AppContext, releases: Releases): void {
  const { pool } = context.database
  handle(context, getDraftPage, async ({ body, caller, site }) => {
    const key = editableDraft(await site(), caller, body.cColumnCode)
    if (key instanceof Failed) return key
    const draft = 'blockId' in key ? await readBlockDraft(pool, key) : await readDraft(pool, key)
    if (draft instanceof Failed) return draft
    const release = await releases.current(key.siteId)
    return {
      document: draft.document,
      iRevision: draft.revision,
      cEditedBy: draft.editedBy,
      dEdited: draft.revision === 0 ? '' : wireTime(draft.editedAt),
      iPublishedRevision: ownValue(release?.sourceRevisions, body.cColumnCode) ?? 0,
    }
  })
  handle(context, getDraftPageList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const drafts = await listDrafts(pool, ownSite.id)
    const published = (await releases.current(ownSite.id))?.sourceRevisions ?? {}
    const outdated = (await listLinks(pool, ownSite.id)).filter(
      ({ blockId, revision }) => revision !== (ownValue(published, blockCode(blockId)) ?? 0),
    )
    const results = drafts.map((draft) => ({
      cColumnCode: draft.columnCode,
      cColumnName: draft.title,
      iRevision: draft.revision,
      cEditedBy: draft.editedBy,
      dEdited: wireTime(draft.editedAt),
      iPublishedRevision: ownValue(published, draft.columnCode) ?? 0,
      iModuleCount: draft.count,
      bBlocksChanged: outdated.some(({ columnCode }) => columnCode === draft.columnCode),
    }))
    return { results }
  })
}
