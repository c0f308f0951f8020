import { VOUCHER_UPLOAD } from '@mallwright/contract/file'
import * as z from 'zod/mini'

import type { Transaction } from '../../db/database.ts'
import { rows } from '../../db/query.ts'
import { isUuid } from '../../db/row-id.ts'

const FILES = rows(
  { id: z.string() },
  `select f.id from file_doc f where f.id = any($1::uuid[]) and f.deleted_at is null
     and (f.owner_account_id = $2::uuid and f.busi_type = '${VOUCHER_UPLOAD}' and f.visibility = 'private' or exists (
       select 1 from voucher_attachment a where a.file_id = f.id and a.voucher_id = $3::uuid)) order by f.id for share`,
)

/**
 * Those of the files that an account may attach: what it uploaded for vouchers, and what the voucher has already. None of them is deleted before the
 * transaction ends.
 */
export async function lockAttachable(
  client: Transaction,
  ids: readonly string[],
  { accountId, voucherId }: { readonly accountId: string; readonly voucherId: string },
): Promise<ReadonlySet<string>> {
  const named = ids.filter(isUuid)
  const found = named.length === 0 ? [] : await FILES.all(client, [named, accountId, voucherId])
  return new Set(found.map(({ id }) => id))
}
