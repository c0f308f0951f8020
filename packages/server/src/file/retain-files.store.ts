import { filesIn } from '@mallwright/contract/file'

import type { Transaction } from '../db/database.ts'

/**
 * Keeps the files that a value shows: those of the site that were deleted come back, as when an undone step or an older
 * release shows them again, and none can be deleted until the transaction ends. Decision 0027.
 */
export async function retainFiles(client: Transaction, siteId: string, shown: unknown): Promise<void> {
  const ids = [...new Set(filesIn(shown))]
  if (ids.length === 0) return
  // Waits for a concurrent deletion, which the next statement then sees.
  await client.query('select 1 from file_doc where id::text = any($1) and site_id = $2 order by id for share', [
    ids,
    siteId,
  ])
  await client.query(
    'update file_doc set deleted_at = null where id::text = any($1) and site_id = $2 and deleted_at is not null',
    [ids, siteId],
  )
}
