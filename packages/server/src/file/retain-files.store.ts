import { filesIn } from '@mallwright/contract/file'

import type { Transaction } from '../db/database.ts'
import { command } from '../db/query.ts'
import { isFileId } from './file.store.ts'

const LOCK_FILES = command('select 1 from file_doc where id = any($1::uuid[]) and site_id = $2 order by id for share')

const RESTORE_FILES = command(
  'update file_doc set deleted_at = null where id = any($1::uuid[]) and site_id = $2 and deleted_at is not null',
)

/**
 * Retains the files that a value shows: deleted files of the site are restored, as when an undone step or an older release
 * shows them again, and none can be deleted until the transaction ends. Decision 0027.
 */
export async function retainFiles(client: Transaction, siteId: string, shown: unknown): Promise<void> {
  const ids = [...new Set(filesIn(shown))].filter(isFileId)
  if (ids.length === 0) return
  // Waits for a concurrent deletion, which the next statement then sees.
  await LOCK_FILES.run(client, [ids, siteId])
  await RESTORE_FILES.run(client, [ids, siteId])
}
