import { replaceFile } from '@mallwright/contract/file'

import { libraryFile } from '../file/library.store.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { handle } from '../gateway/handle.ts'
import { runIdempotent } from '../gateway/idempotency.store.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import { editableSite, editorName, idempotencyKey } from '../gateway/site-access.ts'
import { lockSite } from '../gateway/site.store.ts'
import { replaceInDrafts } from './file-replacement.store.ts'

/** Registers the handler that replaces a library file in every draft. It writes drafts, so it is part of the site area. */
export function fileReplacementRoutes(context: AppContext): void {
  const { database } = context
  handle(context, replaceFile, async ({ body, caller, site, payload }) => {
    const ownSite = editableSite(await site(), caller)
    if (ownSite instanceof Failed) return ownSite
    return runIdempotent(database, idempotencyKey(replaceFile, { body, caller, payload }), {
      lock: (client) => lockSite(client, ownSite.id),
      work: async (client) => {
        const file = await libraryFile(client, ownSite.id, body.cDocId)
        const next = await libraryFile(client, ownSite.id, body.cWithDocId)
        if (!file || !next) return fail('FILE_UNKNOWN')
        if (file.cKind !== next.cKind) return fail('KIND_DIFFERS')
        if (file.cDocId === next.cDocId) return { results: [] }
        const replacement = { fileId: file.cDocId, next, exceptColumn: body.cExceptColumnCode }
        return { results: await replaceInDrafts(client, ownSite.id, { ...replacement, editedBy: editorName(caller) }) }
      },
    })
  })
}
