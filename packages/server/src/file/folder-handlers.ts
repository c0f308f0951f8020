import { delFileFolder, getFileFolderList, saveFileFolder } from '@mallwright/contract/file'

import { handle } from '../http/handle.ts'
import { Failed } from '../http/outcome.ts'
import type { Mall } from '../mall.ts'
import { editableSite } from '../site/editable-site.ts'
import { listFolders, makeFolder, removeFolder, renameFolder } from './folders.ts'

/** Registers the handlers of the library's folders. Every one acts on the site of the request's host. */
export function folderHandlers(mall: Mall): void {
  const { database } = mall
  handle(mall, getFileFolderList, async ({ caller, site }) => {
    const own = editableSite(await site(), caller)
    return own instanceof Failed ? own : listFolders(database, own.id)
  })
  handle(mall, saveFileFolder, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const { cFolderUuid: id, cFolderName: name, cParentUuid: parentId } = body
    return id === '' ? makeFolder(database, own.id, { name, parentId }) : renameFolder(database, own.id, { id, name })
  })
  handle(mall, delFileFolder, async ({ body, caller, site }) => {
    const own = editableSite(await site(), caller)
    if (own instanceof Failed) return own
    const outcome = await removeFolder(database, own.id, body.cFolderUuid)
    return outcome instanceof Failed ? outcome : {}
  })
}
