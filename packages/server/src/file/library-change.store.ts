import type { LibraryFile } from '@mallwright/contract/file'

import { inTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { fail } from '../gateway/failure.ts'
import type { Failed } from '../gateway/failure.ts'
import { findUses } from './file-use.store.ts'
import { isFileId } from './file.store.ts'
import { libraryFile, libraryFiles } from './library.store.ts'

/** Gives a file of a site another name. */
export async function renameLibraryFile(
  { pool }: Database,
  siteId: string,
  change: { readonly id: string; readonly name: string },
): Promise<LibraryFile | Failed<'FILE_UNKNOWN', undefined>> {
  await pool.query(
    `update file_doc set origin_name = $3, updated_at = now()
     where site_id = $1 and id::text = $2 and deleted_at is null`,
    [siteId, change.id, change.name],
  )
  return (await libraryFile(pool, siteId, change.id)) ?? fail('FILE_UNKNOWN')
}

/** Puts files of a site into one of its folders, or into none; all or none. */
export async function moveLibraryFiles(
  database: Database,
  siteId: string,
  change: { readonly ids: readonly string[]; readonly folderId: string },
): Promise<{ iCount: number } | Failed<'FOLDER_UNKNOWN', undefined> | Failed<'FILE_UNKNOWN', undefined>> {
  const ids = [...new Set(change.ids)]
  return inTransaction(database, async (client) => {
    if (change.folderId !== '') {
      const { rows } = await client.query('select 1 from file_folder where site_id = $1 and id::text = $2 for share', [
        siteId,
        change.folderId,
      ])
      if (rows.length === 0) return fail('FOLDER_UNKNOWN')
    }
    if ((await libraryFiles(client, siteId, ids)).length < ids.length) return fail('FILE_UNKNOWN')
    await client.query(
      `update file_doc set folder_id = nullif($3, '')::uuid, updated_at = now()
       where site_id = $1 and id::text = any($2) and deleted_at is null`,
      [siteId, ids, change.folderId],
    )
    return { iCount: ids.length }
  })
}

type FileInUse = Failed<
  'FILE_IN_USE',
  { readonly cDocId: string; readonly cOriginName: string; readonly cPlaces: string; readonly iElsewhere: number }
>

/** Takes files out of a site's library; all or none, and nothing that a draft or a current release shows. */
export async function deleteLibraryFiles(
  database: Database,
  siteId: string,
  wanted: readonly string[],
): Promise<{ iCount: number } | Failed<'FILE_UNKNOWN', undefined> | FileInUse> {
  const ids = [...new Set(wanted)].filter(isFileId)
  return inTransaction(database, async (client) => {
    // Who saves a page that shows one of them waits here or is waited for, so none slips through.
    await client.query('select 1 from file_doc where site_id = $1 and id = any($2::uuid[]) order by id for update', [
      siteId,
      ids,
    ])
    const files = await libraryFiles(client, siteId, ids)
    if (files.length < new Set(wanted).size) return fail('FILE_UNKNOWN')
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
    await client.query(
      'update file_doc set deleted_at = now(), updated_at = now() where site_id = $1 and id = any($2::uuid[])',
      [siteId, ids],
    )
    return { iCount: files.length }
  })
}
