import { MAX_FOLDER_DEPTH } from '@mallwright/contract/file'
import type { FileFolder } from '@mallwright/contract/file'

import { inTransaction } from '../db/database.ts'
import type { Database, Transaction } from '../db/database.ts'
import { DONE, fail } from '../gateway/failure.ts'
import type { Done, Failed } from '../gateway/failure.ts'
import { lockSite } from '../gateway/site.store.ts'

type Client = Pick<Transaction, 'query'>

const FOLDERS = `select f.id as "cFolderUuid", coalesce(f.parent_id::text, '') as "cParentUuid", f.name as "cFolderName",
    (select count(*)::int from file_doc d
     where d.site_id = f.site_id and d.folder_id = f.id and d.deleted_at is null) as "iFileCount"
  from file_folder f where f.site_id = $1 order by lower(f.name), f.id`

const COUNTS = `select count(*)::int as "iTotleSize", (count(*) filter (where folder_id is null))::int as "iUnfiled"
  from file_doc where site_id = $1 and deleted_at is null`

/** The folders of a site by name, with how many files it has in all and in none of them. */
export async function listFolders(
  { pool }: Database,
  siteId: string,
): Promise<{ results: FileFolder[]; iTotleSize: number; iUnfiled: number }> {
  const { rows } = await pool.query<{ iTotleSize: number; iUnfiled: number }>(COUNTS, [siteId])
  return { results: await foldersOf(pool, siteId), iTotleSize: 0, iUnfiled: 0, ...rows[0] }
}

/** Creates a folder in another one, or at the top. */
export async function makeFolder(
  database: Database,
  siteId: string,
  wanted: { readonly name: string; readonly parentId: string },
): Promise<
  | FileFolder
  | Failed<'FOLDER_UNKNOWN', undefined>
  | Failed<'FOLDER_TOO_DEEP', undefined>
  | Failed<'FOLDER_EXISTS', undefined>
> {
  return changeFolders(database, siteId, async (client, folders) => {
    const { name, parentId } = wanted
    const path = pathOf(folders, parentId)
    if (parentId !== '' && path.length === 0) return fail('FOLDER_UNKNOWN')
    if (path.length >= MAX_FOLDER_DEPTH) return fail('FOLDER_TOO_DEEP')
    if (isTaken(folders, { name, parentId })) return fail('FOLDER_EXISTS')
    const { rows } = await client.query<{ id: string }>(
      `insert into file_folder (site_id, parent_id, name) values ($1, nullif($2, '')::uuid, $3) returning id`,
      [siteId, parentId, name],
    )
    return { cFolderUuid: rows[0]?.id ?? '', cParentUuid: parentId, cFolderName: name, iFileCount: 0 }
  })
}

/** Gives a folder another name. */
export async function renameFolder(
  database: Database,
  siteId: string,
  wanted: { readonly id: string; readonly name: string },
): Promise<FileFolder | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FOLDER_EXISTS', undefined>> {
  return changeFolders(database, siteId, async (client, folders) => {
    const { id, name } = wanted
    const folder = folders.find(({ cFolderUuid }) => cFolderUuid === id)
    if (!folder) return fail('FOLDER_UNKNOWN')
    const others = folders.filter((one) => one !== folder)
    if (isTaken(others, { name, parentId: folder.cParentUuid })) return fail('FOLDER_EXISTS')
    await client.query('update file_folder set name = $3, updated_at = now() where site_id = $1 and id = $2', [
      siteId,
      id,
      name,
    ])
    return { ...folder, cFolderName: name }
  })
}

/** Removes an empty folder. */
export async function removeFolder(
  database: Database,
  siteId: string,
  id: string,
): Promise<Done | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FOLDER_NOT_EMPTY', { readonly iCount: number }>> {
  return changeFolders(database, siteId, async (client, folders) => {
    const folder = folders.find(({ cFolderUuid }) => cFolderUuid === id)
    if (!folder) return fail('FOLDER_UNKNOWN')
    const inside = folders.filter(({ cParentUuid }) => cParentUuid === id).length
    const count = folder.iFileCount + inside
    if (count > 0) return fail('FOLDER_NOT_EMPTY', { iCount: count })
    // Deleted files may still name it.
    await client.query('update file_doc set folder_id = null where site_id = $1 and folder_id = $2', [siteId, id])
    await client.query('delete from file_folder where site_id = $1 and id = $2', [siteId, id])
    return DONE
  })
}

async function foldersOf(client: Client, siteId: string): Promise<FileFolder[]> {
  return (await client.query<FileFolder>(FOLDERS, [siteId])).rows
}

/** Runs a change of a site's folders under a lock, so that names stay unique and depths limited. */
async function changeFolders<T>(
  database: Database,
  siteId: string,
  work: (client: Transaction, folders: readonly FileFolder[]) => Promise<T>,
): Promise<T> {
  return inTransaction(database, async (client) => {
    await lockSite(client, siteId)
    await client.query('select 1 from file_folder where site_id = $1 for update', [siteId])
    return work(client, await foldersOf(client, siteId))
  })
}

/** The folders from the top down to one; none when it is not there. */
function pathOf(folders: readonly FileFolder[], id: string): FileFolder[] {
  const folder = folders.find(({ cFolderUuid }) => cFolderUuid === id)
  return folder ? [...pathOf(folders, folder.cParentUuid), folder] : []
}

function isTaken(folders: readonly FileFolder[], { name, parentId }: { name: string; parentId: string }): boolean {
  return folders.some(
    ({ cParentUuid, cFolderName }) => cParentUuid === parentId && cFolderName.toLowerCase() === name.toLowerCase(),
  )
}
