import * as z from 'zod/mini'

import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/database.ts'
import { command, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { recordFiles } from './file.store.ts'
import type { NewFile } from './file.store.ts'

const BEGIN = command('insert into pending_upload (storage_key) values ($1)')

/** Notes that bytes are going to be stored under a key. */
export async function beginUpload(client: Queryable, storageKey: string): Promise<void> {
  await BEGIN.run(client, [storageKey])
}

const END = command('delete from pending_upload where storage_key = $1')

/** Notes that nothing is stored under a key that is not recorded. */
export async function endUpload(client: Queryable, storageKey: string): Promise<void> {
  await END.run(client, [storageKey])
}

/** No more space for an account's uploads. */
export type QuotaExceeded = Failed<'QUOTA_EXCEEDED', { readonly iMaxBytes: number }>

const LOCK_OWNER = command('select 1 from account where id = $1 for no key update')

const STORED_BYTES = rows(
  { bytes: z.number() },
  `select coalesce(sum(size), 0)::float8 as bytes from file_doc
   where owner_account_id = $1 and deleted_at is null and expires_at is null`,
)

/** Records a stored upload, unless its owner has more than `quota` bytes then. Concurrent uploads of an owner count together. */
export async function recordUpload(
  database: Database,
  file: NewFile,
  quota: number,
): Promise<QuotaExceeded | undefined> {
  return inTransaction(database, async (client) => {
    await LOCK_OWNER.run(client, [file.ownerAccountId])
    const { bytes } = await STORED_BYTES.one(client, [file.ownerAccountId])
    if (bytes + file.size > quota) return fail('QUOTA_EXCEEDED', { iMaxBytes: quota })
    await recordFiles(client, [file])
    await endUpload(client, file.storageKey)
    return undefined
  })
}

const ABANDONED = rows(
  { storageKey: z.string() },
  `select storage_key as "storageKey" from pending_upload where created_at < now() - interval '1 hour'
   order by created_at limit 100 for update skip locked`,
)

/** The keys of uploads that ended without their record, such as those of a process that died. */
export async function abandonedUploads(client: Queryable): Promise<string[]> {
  return (await ABANDONED.all(client)).map(({ storageKey }) => storageKey)
}

/** A draft on a phone names its photo: it may be sent so long after the upload. */
const DRAFT_DAYS = 30

const DELETE_UNSENT = rows(
  { storageKey: z.string() },
  `delete from file_doc where id in (
     select f.id from file_doc f
     where f.visibility = 'private'
       and (f.deleted_at is not null or f.created_at < now() - interval '${DRAFT_DAYS} days' or f.expires_at < now())
       and not exists (select 1 from enterprise_apply e where e.licence_file_id = f.id)
       and not exists (select 1 from transfer_voucher v where v.file_id = f.id)
       and not exists (select 1 from voucher_attachment a where a.file_id = f.id)
       and not exists (select 1 from aftersale_file s where s.file_id = f.id)
       and not exists (select 1 from invoice_apply i where f.id in (i.pdf_doc_id, i.red_doc_id))
     order by f.created_at limit 100 for update skip locked)
   returning storage_key as "storageKey"`,
)

/** Deletes the rows of private files that nothing names, a month old, expired or deleted by their owners; gives the keys of their bytes. */
export async function deleteUnsentFiles(client: Queryable): Promise<string[]> {
  return (await DELETE_UNSENT.all(client)).map(({ storageKey }) => storageKey)
}
