import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { FILE, isFileId } from '../file/file.store.ts'
import type { FileRecord } from '../file/file.store.ts'

const VISIBLE_FILE = rows(
  FILE,
  `select f.id, f.origin_name as "originName", f.mime, f.storage_key as "storageKey", f.size::float8 as size, f.width, f.height
   from file_doc f
   where f.id = $1::uuid and f.deleted_at is null and (f.expires_at is null or f.expires_at > now())
     and (f.visibility = 'public' or f.owner_account_id = $2
     or exists (select 1 from enterprise_apply a where a.licence_file_id = f.id and ($3 or exists (
       select 1 from org_member m join organisation o on o.id = m.organisation_id
       where m.organisation_id = a.organisation_id and m.account_id = $2 and m.user_type = 'admin'
         and not (m.stop or o.acc_stop or o.wait_delete))))
     or $3 and exists (select 1 from transfer_voucher v where v.file_id = f.id))`,
)

/** Who asks for a file. */
interface Viewer {
  readonly accountId: string
  /** Acts for the mall's operator, which sees every application and every transfer. */
  readonly isMallOperator: boolean
}

/**
 * A file that an account may see whose time is not over: a public one, its own, or the photo of a licence as an administrator of the institution that
 * came of it, or as the mall's operator, who sees the vouchers of transfers, too.
 */
export async function findVisibleFile(
  client: Queryable,
  id: string,
  { accountId, isMallOperator }: Viewer,
): Promise<FileRecord | undefined> {
  return isFileId(id) ? VISIBLE_FILE.first(client, [id, accountId, isMallOperator]) : undefined
}

const DETAILS = { ...FILE, isPrivate: z.boolean() }

/** A file with who may read it. */
export type FileDetails = Readonly<z.infer<z.ZodMiniObject<typeof DETAILS>>>

const OWN_OR_PUBLIC = rows(
  DETAILS,
  `select id, origin_name as "originName", mime, storage_key as "storageKey", size::float8 as size, width, height,
     visibility = 'private' as "isPrivate"
   from file_doc where id = any($1::uuid[]) and deleted_at is null and (visibility = 'public' or owner_account_id = $2)`,
)

/** Those of the files that are public or the account's own, in no order. */
export async function findFileDetails(
  client: Queryable,
  ids: readonly string[],
  accountId: string,
): Promise<readonly FileDetails[]> {
  return OWN_OR_PUBLIC.all(client, [ids.filter(isFileId), accountId])
}
