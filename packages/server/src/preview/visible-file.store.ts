import { VOUCHER_MENU_PREFIX } from '@mallwright/contract/voucher'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { FILE, isFileId } from '../file/file.store.ts'
import type { FileRecord } from '../file/file.store.ts'
import { IS_GRANTED } from '../gateway/right.store.ts'

/** Whether file `f` is attached to a voucher that account `$1` may see: one of its current institution, as `getVoucher` shows it. */
const IS_ATTACHED = `exists (
  select 1 from voucher_attachment a join voucher v on v.id = a.voucher_id and v.deleted_at is null
  join org_member reader on reader.organisation_id = v.organisation_id and reader.account_id = $1::uuid and reader.is_default
  join menu m on m.code = '${VOUCHER_MENU_PREFIX}' || v.type join menu_button b on b.menu_id = m.id
    and b.code = 'DETAIL'
  where a.file_id = f.id and ${IS_GRANTED})`

/** Whether file `f` came with an after-sale of a shop that account `$1` manages. Domain G8. */
const IS_EVIDENCE = `exists (
  select 1 from aftersale_file e join aftersale_log l on l.id = e.log_id join aftersale a on a.id = l.aftersale_id
  join shop_order o on o.id = a.order_id join shop s on s.id = o.shop_id
  where e.file_id = f.id and ($3 or exists (
    select 1 from org_member m where m.organisation_id = s.organisation_id and m.account_id = $1 and not m.stop)))`

/**
 * Whether file `f` is the document of an invoice that account `$1` may read: as its buyer, as who sees the orders of colleagues at the buyer's
 * institution, as a member of its shop's, or as the mall's operator. Decision 0149.
 */
const isInvoice = (isMallOperator: string) => `exists (
  select 1 from invoice_apply a join shop s on s.id = a.shop_id
  where f.id in (a.pdf_doc_id, a.red_doc_id) and (${isMallOperator} or a.account_id = $1 or exists (
    select 1 from org_member m join organisation g on g.id = m.organisation_id
    where m.account_id = $1 and not (m.stop or g.acc_stop or g.wait_delete) and (m.organisation_id = s.organisation_id
      or m.organisation_id = a.organisation_id and (m.user_type = 'admin' or m.can_approve)))))`

const VISIBLE_FILE = rows(
  FILE,
  `select f.id, f.origin_name as "originName", f.mime, f.storage_key as "storageKey", f.size::float8 as size, f.width, f.height
   from file_doc f
   where f.id = $2::uuid and f.deleted_at is null and (f.expires_at is null or f.expires_at > now())
     and (f.visibility = 'public' or f.owner_account_id = $1
     or exists (select 1 from enterprise_apply a where a.licence_file_id = f.id and ($3 or exists (
       select 1 from org_member m join organisation o on o.id = m.organisation_id
       where m.organisation_id = a.organisation_id and m.account_id = $1 and m.user_type = 'admin'
         and not (m.stop or o.acc_stop or o.wait_delete))))
     or $3 and exists (select 1 from transfer_voucher v where v.file_id = f.id)
     or ${IS_EVIDENCE} or ${isInvoice('$3')} or ${IS_ATTACHED})`,
)

/** Who asks for a file. */
interface Viewer {
  readonly accountId: string
  /** Acts for the mall's operator, which sees every application and every transfer. */
  readonly isMallOperator: boolean
}

/**
 * A file that an account may see whose time is not over: a public one, its own, or the photo of a licence as an administrator of the institution that
 * came of it, or as the mall's operator, who sees the vouchers of transfers and the pictures of after-sales, too, as the
 * shop of these does, the document of an invoice, or what is attached to a voucher that it may open.
 */
export async function findVisibleFile(
  client: Queryable,
  id: string,
  { accountId, isMallOperator }: Viewer,
): Promise<FileRecord | undefined> {
  return isFileId(id) ? VISIBLE_FILE.first(client, [accountId, id, isMallOperator]) : undefined
}

const DETAILS = { ...FILE, isPrivate: z.boolean() }

/** A file with who may read it. */
export type FileDetails = Readonly<z.infer<z.ZodMiniObject<typeof DETAILS>>>

const DETAILS_OF = rows(
  DETAILS,
  `select f.id, f.origin_name as "originName", f.mime, f.storage_key as "storageKey", f.size::float8 as size, f.width, f.height,
     f.visibility = 'private' as "isPrivate"
   from file_doc f where f.id = any($2::uuid[]) and f.deleted_at is null
     and (f.visibility = 'public' or f.owner_account_id = $1 or ${isInvoice('false')} or ${IS_ATTACHED})`,
)

/** Those of the files that are public, the account's own, invoices of it, or attached to a voucher that it may open, in no order. */
export async function findFileDetails(
  client: Queryable,
  ids: readonly string[],
  accountId: string,
): Promise<readonly FileDetails[]> {
  return DETAILS_OF.all(client, [accountId, ids.filter(isFileId)])
}
