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
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : listFolders(database, own.id)
  })
  handle(context, saveFileFolder, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const { cFolderUuid: id, cFolderName: name, cParentUuid: parentId } = body
    return id === '' ? makeFolder(database, own.id, { name, parentId }) : renameFolder(database, own.id, { id, name })
  })
  handle(context, delFileFolder, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    return removeFolder(database, own.id, body.cFolderUuid)
  })
}
