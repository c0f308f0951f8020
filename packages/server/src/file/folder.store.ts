import { MAX_FOLDER_DEPTH } from '@mallwright/contract/file'
import type { FileFolder } from '@mallwright/contract/file'

import { and, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { only, orm, rows } from '../db/query.ts'
import { fileDoc, fileFolder } from '../db/tables/file.table.ts'
import { DONE, fail } from '../gateway/failures/failure.ts'
import type { Done, Failed } from '../gateway/failures/failure.ts'
import { lockSite } from '../gateway/site.store.ts'
import { FOLDER, folderItem } from './file.wire.ts'
import type { FolderRow } from './file.wire.ts'

const FOLDERS = rows(
  FOLDER,
  `select f.id, f.parent_id as "parentId", f.name,
     (select count(*)::int from file_doc d
      where d.site_id = f.site_id and d.folder_id = f.id and d.deleted_at is null) as "fileCount"
   from file_folder f where f.site_id = $1 order by lower(f.name), f.id`,
)

const COUNTS = rows(
  { total: z.number(), unfiled: z.number() },
  `select count(*)::int as total, (count(*) filter (where folder_id is null))::int as unfiled
   from file_doc where site_id = $1 and deleted_at is null`,
)

/** The folders of a site by name, with how many files it has in all and in none of them. */
export async function listFolders(
  { pool }: Database,
  siteId: string,
): Promise<{ readonly folders: FileFolder[]; readonly total: number; readonly unfiled: number }> {
  const counts = await COUNTS.one(pool, [siteId])
  return { folders: (await FOLDERS.all(pool, [siteId])).map(folderItem), ...counts }
}

/** Creates a folder in another one, or at the top. */
export async function makeFolder(
  database: Database,
  siteId: string,
  folder: { readonly name: string; readonly parentId: string },
): Promise<
  | FileFolder
  | Failed<'FOLDER_UNKNOWN', undefined>
  | Failed<'FOLDER_TOO_DEEP', undefined>
  | Failed<'FOLDER_EXISTS', undefined>
> {
  return changeFolders(database, siteId, async (client, folders) => {
    const { name, parentId } = folder
    const path = pathOf(folders, parentId)
    if (parentId !== '' && path.length === 0) return fail('FOLDER_UNKNOWN')
    if (path.length >= MAX_FOLDER_DEPTH) return fail('FOLDER_TOO_DEEP')
    if (isTaken(folders, { name, parentId })) return fail('FOLDER_EXISTS')
    const created = await orm(client)
      .insert(fileFolder)
      .values({ siteId, parentId: parentId || null, name })
      .returning({ id: fileFolder.id })
    return folderItem({ id: only(created).id, parentId: parentId || null, name, fileCount: 0 })
  })
}

/** Gives a folder another name. */
export async function renameFolder(
  database: Database,
  siteId: string,
  change: { readonly id: string; readonly name: string },
): Promise<FileFolder | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FOLDER_EXISTS', undefined>> {
  return changeFolders(database, siteId, async (client, folders) => {
    const { id, name } = change
    const folder = folders.find((candidate) => candidate.id === id)
    if (!folder) return fail('FOLDER_UNKNOWN')
    const others = folders.filter((candidate) => candidate !== folder)
    if (isTaken(others, { name, parentId: folder.parentId ?? '' })) return fail('FOLDER_EXISTS')
    await orm(client)
      .update(fileFolder)
      .set({ name, updatedAt: sql`now()` })
      .where(and(eq(fileFolder.siteId, siteId), eq(fileFolder.id, id)))
    return folderItem({ ...folder, name })
  })
}

/** Removes an empty folder. */
export async function removeFolder(
  database: Database,
  siteId: string,
  id: string,
): Promise<Done | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FOLDER_NOT_EMPTY', { readonly iCount: number }>> {
  return changeFolders(database, siteId, async (client, folders) => {
    const folder = folders.find((candidate) => candidate.id === id)
    if (!folder) return fail('FOLDER_UNKNOWN')
    const inside = folders.filter(({ parentId }) => parentId === id).length
    const count = folder.fileCount + inside
    if (count > 0) return fail('FOLDER_NOT_EMPTY', { iCount: count })
    // Deleted files may still name it.
    await orm(client)
      .update(fileDoc)
      .set({ folderId: null })
      .where(and(eq(fileDoc.siteId, siteId), eq(fileDoc.folderId, id)))
    await orm(client)
      .delete(fileFolder)
      .where(and(eq(fileFolder.siteId, siteId), eq(fileFolder.id, id)))
    return DONE
  })
}

/** Runs a change of a site's folders under a lock, so that names stay unique and depths limited. */
async function changeFolders<T>(
  database: Database,
  siteId: string,
  work: (client: Transaction, folders: readonly FolderRow[]) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (client) => {
    await lockSite(client, siteId)
    await orm(client).select({ id: fileFolder.id }).from(fileFolder).where(eq(fileFolder.siteId, siteId)).for('update')
    return work(client, await FOLDERS.all(client, [siteId]))
  })
}

/** The folders from the top down to one; none when it is not there. */
function pathOf(folders: readonly FolderRow[], id: string): FolderRow[] {
  const folder = folders.find((candidate) => candidate.id === id)
  return folder ? [...pathOf(folders, folder.parentId ?? ''), folder] : []
}

function isTaken(folders: readonly FolderRow[], { name, parentId }: { name: string; parentId: string }): boolean {
  return folders.some(
    (folder) => (folder.parentId ?? '') === parentId && folder.name.toLowerCase() === name.toLowerCase(),
  )
}
