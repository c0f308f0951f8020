import { delFiles, getFilePage, getFileUseList, moveFiles, renameFile, replaceFile } from '@mallwright/contract/file'

import { handle } from '../http/handle.ts'
import { fail, Failed } from '../http/outcome.ts'
import type { Mall } from '../mall.ts'
import { actOnce } from '../site/act-once.ts'
import { editableSite, editorName, onceRequest } from '../site/editable-site.ts'
import { lockSite } from '../site/releases.ts'
import { deleteLibraryFiles, moveLibraryFiles, renameLibraryFile } from './change-files.ts'
import { findUses } from './find-uses.ts'
import { findLibraryFiles, libraryFile } from './library-file.ts'
import { replaceInDrafts } from './replace-in-drafts.ts'

/** Registers the handlers of the library's files. Every one acts on the site of the request's host. */
export function libraryHandlers(mall: Mall): void {
  const { database } = mall
  handle(mall, getFilePage, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const { results, total } = await findLibraryFiles(database.pool, own.id, {
      keyword: body.cKeyword,
      folderId: body.cFolderUuid,
      kind: body.cKind,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results, iTotleSize: total }
  })
  handle(mall, renameFile, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return renameLibraryFile(database, own.id, { id: body.cDocId, name: body.cOriginName })
  })
  handle(mall, moveFiles, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return moveLibraryFiles(database, own.id, { ids: body.cDocIds, folderId: body.cFolderUuid })
  })
  handle(mall, delFiles, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : deleteLibraryFiles(database, own.id, body.cDocIds)
  })
  usageHandlers(mall)
}

function usageHandlers(mall: Mall): void {
  const { database } = mall
  handle(mall, getFileUseList, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const file = await libraryFile(database.pool, own.id, body.cDocId)
    if (!file) return fail('FILE_UNKNOWN')
    return { results: [...(await findUses(database.pool, own.id, file.cDocId)).own] }
  })
  handle(mall, replaceFile, async ({ body, caller, site, payload }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return actOnce(database, onceRequest(replaceFile, { body, caller, payload }), {
      lock: (client) => lockSite(client, own.id),
      work: async (client) => {
        const file = await libraryFile(client, own.id, body.cDocId)
        const next = await libraryFile(client, own.id, body.cWithDocId)
        if (!file || !next) return fail('FILE_UNKNOWN')
        if (file.cKind !== next.cKind) return fail('KIND_DIFFERS')
        if (file.cDocId === next.cDocId) return { results: [] }
        const replacement = { fileId: file.cDocId, next, exceptColumn: body.cExceptColumnCode }
        return { results: await replaceInDrafts(client, own.id, { ...replacement, editedBy: editorName(caller) }) }
      },
    })
  })
}
