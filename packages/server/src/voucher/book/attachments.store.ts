import * as z from 'zod/mini'

import { rows } from '../../db/query.ts'
import type { Queryable } from '../../db/query.ts'

const FILES = rows(
  { id: z.string() },
  `select f.id from file_doc f where f.id::text = any($1::text[]) and f.deleted_at is null
     and (f.owner_account_id = $2::uuid or exists (
       select 1 from voucher_attachment a where a.file_id = f.id and a.voucher_id::text = $3))`,
)

/** Those of the files that an account may attach: its own, and what the voucher has already. */
export async function filesOf(
  client: Queryable,
  ids: readonly string[],
  { accountId, voucherId }: { readonly accountId: string; readonly voucherId: string },
): Promise<ReadonlySet<string>> {
  const found = ids.length === 0 ? [] : await FILES.all(client, [ids, accountId, voucherId])
  return new Set(found.map(({ id }) => id))
}
