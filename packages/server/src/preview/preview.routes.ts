import { downLoadOwn, getFilePaths, picPreview } from '@mallwright/contract/file'

import { dispositionOf, headersOf, sendNothing } from '../file/media/file-headers.ts'
import type { FileRecord } from '../file/file.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { handle } from '../gateway/handle.ts'
import { refuseOtherOperators } from '../operator/operator-scope.store.ts'
import { fileInfo } from './file-info.wire.ts'
import { findFileDetails, findVisibleFile } from './visible-file.store.ts'

/** It is shown to whom the session belongs, and may be nobody's business a minute later. */
const UNCACHED = { 'cache-control': 'private, no-store' }

/** Registers the handlers that show files to whom they may be shown. */
export function previewRoutes(context: AppContext): void {
  const { database, storage } = context
  handle(context, picPreview, async ({ params, caller, reply }) => {
    const isOwnAddress = params.userUuid === caller.accountId
    const file = isOwnAddress ? await visibleFile(context, params.docId, caller) : undefined
    const opened = file?.mime.startsWith('image/') ? await storage.open(`${file.storageKey}/origin`) : undefined
    if (!file || !opened) return sendNothing(reply)
    void reply.headers({ ...headersOf(file.mime), ...UNCACHED, 'content-length': opened.size }).send(opened.stream)
    return null
  })
  handle(context, downLoadOwn, async ({ params, caller, reply }) => {
    const file = await visibleFile(context, params.docId, caller)
    const opened = file && (await storage.open(`${file.storageKey}/origin`))
    if (!opened) return sendNothing(reply)
    const headers = { ...headersOf(file.mime), ...dispositionOf(file), ...UNCACHED }
    void reply.headers({ ...headers, 'content-length': opened.size }).send(opened.stream)
    return null
  })
  handle(context, getFilePaths, async ({ body, caller: { accountId } }) => {
    const files = await findFileDetails(database.pool, body.cDocIds, accountId)
    return body.cDocIds
      .flatMap((id) => files.find((file) => file.id === id.toLowerCase()) ?? [])
      .map(fileInfo(accountId))
  })
}

/** A file that a caller may see, as the account that it is or for the mall's operator. */
async function visibleFile(
  { database }: AppContext,
  docId: string,
  { accountId, isOperator }: { readonly accountId: string; readonly isOperator: boolean },
): Promise<FileRecord | undefined> {
  const isMallOperator = isOperator && (await refuseOtherOperators(database.pool, accountId)) === undefined
  return findVisibleFile(database.pool, docId, { accountId, isMallOperator })
}
