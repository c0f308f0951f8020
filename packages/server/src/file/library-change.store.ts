import type { LibraryFile } from '@mallwright/contract/file'

import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { command, orm, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { askedId } from '../db/row-id.ts'
import { fileDoc, fileFolder } from '../db/tables/file.table.ts'
import { fail } from '../gateway/failures/failure.ts'
import type { Failed } from '../gateway/failures/failure.ts'
import { findUses } from './file-use.store.ts'
import { isFileId } from './file.store.ts'
import { libraryFile, libraryFiles } from './library.store.ts'

/** Renames a file of a site. */
export async function renameLibraryFile(
  client: Queryable,
  siteId: string,
  change: { readonly id: string; readonly name: string },
): Promise<LibraryFile | Failed<'FILE_UNKNOWN', undefined>> {
  if (!isFileId(change.id)) return fail('FILE_UNKNOWN')
  await orm(client)
    .update(fileDoc)
    .set({ originName: change.name, updatedAt: sql`now()` })
    .where(and(eq(fileDoc.siteId, siteId), eq(fileDoc.id, change.id), isNull(fileDoc.deletedAt)))
  return (await libraryFile(client, siteId, change.id)) ?? fail('FILE_UNKNOWN')
}

/** Moves files of a site into one of its folders, or out of all folders; all or none. */
export async function moveLibraryFiles(
  database: Database,
  siteId: string,
  change: { readonly ids: readonly string[]; readonly folderId: string },
): Promise<{ iCount: number } | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FILE_UNKNOWN', undefined>> {
  const ids = [...new Set(change.ids)]
  return inTransaction(database, async (client) => {
    if (change.folderId !== '') {
      const folders = await orm(client)
        .select({ id: fileFolder.id })
        .from(fileFolder)
        .where(and(eq(fileFolder.siteId, siteId), eq(fileFolder.id, askedId(change.folderId))))
        .for('share')
      if (folders.length === 0) return fail('FOLDER_UNKNOWN')
    }
    if ((await libraryFiles(client, siteId, ids)).length < ids.length) return fail('FILE_UNKNOWN')
    await orm(client)
      .update(fileDoc)
      .set({ folderId: change.folderId || null, updatedAt: sql`now()` })
      .where(and(eq(fileDoc.siteId, siteId), inArray(fileDoc.id, ids), isNull(fileDoc.deletedAt)))
    return { iCount: ids.length }
  })
}

type FileInUse = Failed<
  'FILE_IN_USE',
  { readonly cDocId: string; readonly cOriginName: string; readonly cPlaces: string; readonly iElsewhere: number }
>

/** Deletes files of a site's library; all or none, and only unused ones. */
export async function deleteLibraryFiles(
  database: Database,
  siteId: string,
  requested: readonly string[],
): Promise<{ iCount: number } | Failed<'FILE_UNKNOWN', undefined> | FileInUse> {
  const ids = [...new Set(requested)].filter(isFileId)
  return inTransaction(database, async (client) => {
    // Serialises with saves of pages that show one of the files, which lock their rows, too.
    await orm(client)
      .select({ id: fileDoc.id })
      .from(fileDoc)
      .where(and(eq(fileDoc.siteId, siteId), inArray(fileDoc.id, ids)))
      .orderBy(fileDoc.id)
      .for('update')
    const files = await libraryFiles(client, siteId, ids)
    if (files.length < new Set(requested).size) return fail('FILE_UNKNOWN')
    for (const file of files) {
      const { own, elsewhere } = await findUses(client, siteId, file.cDocId)
      if (own.length === 0 && elsewhere === 0) continue
      const titles = new Set(own.map(({ cColumnName, cColumnCode }) => cColumnName || cColumnCode))
      const places = [...titles].join('、')
      return fail('FILE_IN_USE', {
        cDocId: file.cDocId,
        cOriginName: file.cOriginName,
        cPlaces: places,
        iElsewhere: elsewhere,
      })
    }
    await orm(client)
      .update(fileDoc)
      .set({ deletedAt: sql`now()`, updatedAt: sql`now()` })
      .where(and(eq(fileDoc.siteId, siteId), inArray(fileDoc.id, ids)))
    return { iCount: files.length }
  })
}

const LOCK_OWN_FILES = rows(
  { id: z.string() },
  `select id from file_doc where id = any($1::uuid[]) and owner_account_id = $2 and site_id is null and deleted_at is null
   order by id for update`,
)

/** Read after the lock: it sees what was filed meanwhile. */
const USED_FILES = rows(
  { id: z.string() },
  `select licence_file_id as id from enterprise_apply where licence_file_id = any($1::uuid[])
   union all select file_id from transfer_voucher where file_id = any($1::uuid[])
   union all select file_id from voucher_attachment where file_id = any($1::uuid[])
   union all select file_id from aftersale_file where file_id = any($1::uuid[])
   union all select pdf_doc_id from invoice_apply where pdf_doc_id = any($1::uuid[])
   union all select red_doc_id from invoice_apply where red_doc_id = any($1::uuid[])`,
)

const DELETE_FILES = command('update file_doc set deleted_at = now(), updated_at = now() where id = any($1::uuid[])')

/** Deletes uploads of an account that nothing names; all or none. */
export async function deleteOwnFiles(
  database: Database,
  accountId: string,
  requested: readonly string[],
): Promise<{ iCount: number } | Failed<'FILE_UNKNOWN', undefined>> {
  const ids = [...new Set(requested.map((id) => id.toLowerCase()))]
  if (!ids.every(isFileId)) return fail('FILE_UNKNOWN')
  return inTransaction(database, async (client) => {
    const own = await LOCK_OWN_FILES.all(client, [ids, accountId])
    if (own.length < ids.length || (await USED_FILES.all(client, [ids])).length > 0) return fail('FILE_UNKNOWN')
    await DELETE_FILES.run(client, [ids])
    return { iCount: ids.length }
  })
}
