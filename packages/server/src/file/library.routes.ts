import { delFiles, getFilePage, getFileUseList, moveFiles, renameFile } from '@mallwright/contract/file'

import { handle } from '../gateway/handle.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { editableSite } from '../gateway/site-access.ts'
import { deleteLibraryFiles, moveLibraryFiles, renameLibraryFile } from './library-change.store.ts'
import { findUses } from './file-use.store.ts'
import { findLibraryFiles, libraryFile } from './library.store.ts'

/** Registers the handlers of the library's files. Every one acts on the site of the request's host. */
export function libraryRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getFilePage, async ({ body, caller, site }) => {
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
  handle(context, renameFile, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return renameLibraryFile(database.pool, own.id, { id: body.cDocId, name: body.cOriginName })
  })
  handle(context, moveFiles, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return moveLibraryFiles(database, own.id, { ids: body.cDocIds, folderId: body.cFolderUuid })
  })
  handle(context, delFiles, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : deleteLibraryFiles(database, own.id, body.cDocIds)
  })
  usageRoutes(context)
}

function usageRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getFileUseList, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const file = await libraryFile(database.pool, own.id, body.cDocId)
    if (!file) return fail('FILE_UNKNOWN')
    return { results: [...(await findUses(database.pool, own.id, file.cDocId)).own] }
  })
}
