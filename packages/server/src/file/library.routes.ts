import { delFiles, getFilePage, getFileUseList, moveFiles, renameFile } from '@mallwright/contract/file'

import { handle } from '../gateway/handle.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { editableSite } from '../gateway/site-access.ts'
import { deleteLibraryFiles, deleteOwnFiles, moveLibraryFiles, renameLibraryFile } from './library-change.store.ts'
import { findUses } from './file-use.store.ts'
import { findLibraryFiles, libraryFile } from './library.store.ts'

/** Registers the handlers of the library's files. Every one acts on the site of the request's host. */
export function libraryRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getFilePage, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const { results, total } = await findLibraryFiles(database.pool, ownSite.id, {
      keyword: body.cKeyword,
      folderId: body.cFolderUuid,
      kind: body.cKind,
      page: { number: body.pageNumber, size: body.pageSize },
    })
    return { results, iTotleSize: total }
  })
  handle(context, renameFile, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    return renameLibraryFile(database.pool, ownSite.id, { id: body.cDocId, name: body.cOriginName })
  })
  handle(context, moveFiles, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    return moveLibraryFiles(database, ownSite.id, { ids: body.cDocIds, folderId: body.cFolderUuid })
  })
  handle(context, delFiles, async ({ body, caller, site }) => {
    const own = await deleteOwnFiles(database, caller.accountId, body.cDocIds)
    if (!caller.isSuper || !(own instanceof Failed)) return own
    const ownSite = editableSite(await site(), caller)
    return ownSite instanceof Failed ? ownSite : deleteLibraryFiles(database, ownSite.id, body.cDocIds)
  })
  usageRoutes(context)
}

function usageRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getFileUseList, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const file = await libraryFile(database.pool, ownSite.id, body.cDocId)
    if (!file) return fail('FILE_UNKNOWN')
    return { results: [...(await findUses(database.pool, ownSite.id, file.cDocId)).own] }
  })
}
