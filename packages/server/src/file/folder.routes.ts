import { delFileFolder, getFileFolderList, saveFileFolder } from '@mallwright/contract/file'

import { handle } from '../gateway/handle.ts'
import { Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { editableSite } from '../gateway/site-access.ts'
import { listFolders, makeFolder, removeFolder, renameFolder } from './folder.store.ts'

/** Registers the handlers of the library's folders. Every one acts on the site of the request's host. */
export function folderRoutes(context: AppContext): void {
  const { database } = context
  handle(context, getFileFolderList, async ({ caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const { folders, total, unfiled } = await listFolders(database, ownSite.id)
    return { results: folders, iTotleSize: total, iUnfiled: unfiled }
  })
  handle(context, saveFileFolder, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    const { cFolderUuid: id, cFolderName: name, cParentUuid: parentId } = body
    return id === ''
      ? makeFolder(database, ownSite.id, { name, parentId })
      : renameFolder(database, ownSite.id, { id, name })
  })
  handle(context, delFileFolder, async ({ body, caller, site }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    return removeFolder(database, ownSite.id, body.cFolderUuid)
  })
}
