import { NO_FOLDER } from '@mallwright/contract/file'
import type { LibraryFile } from '@mallwright/contract/file'
import * as z from 'zod/mini'

import { rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'
import { offsetOf } from '../list-engine/pagination.ts'
import type { Pagination } from '../list-engine/pagination.ts'
import { searchTerms } from '../list-engine/search-text.ts'
import { isFileId } from './file.store.ts'
import { FILE, libraryFileItem } from './file.wire.ts'

const COLUMNS = `id, origin_name as name, mime, size::float8 as bytes, width, height, duration_sec as "durationSec",
  folder_id as "folderId", created_at as "createdAt"`

const IS_VIDEO = "mime like 'video/%'"

const PAGE = rows(
  { ...FILE, total: z.number() },
  `select ${COLUMNS}, count(*) over ()::int as total from file_doc
   where site_id = $1 and deleted_at is null
     and ($2 = '' or ($2 = '${NO_FOLDER}' and folder_id is null) or folder_id::text = $2)
     and ($3 = '' or ($3 = 'video') = (${IS_VIDEO}))
     and not exists (select 1 from unnest($4::text[]) as term
       where strpos(lower(normalize(origin_name, NFKC)), term) = 0)
   order by created_at desc, id limit $5 offset $6`,
)

/** Filter of a library. */
export interface LibraryQuery {
  readonly keyword: string
  /** Empty: any; `none`: files in no folder. */
  readonly folderId: string
  readonly kind?: LibraryFile['cKind'] | undefined
  readonly page: Pagination
}

/** A page of a site's files, newest first, and the total number of matches. */
export async function findLibraryFiles(
  client: Queryable,
  siteId: string,
  { keyword, folderId, kind, page }: LibraryQuery,
): Promise<{ readonly results: LibraryFile[]; readonly total: number }> {
  const values = [siteId, folderId, kind ?? '', searchTerms(keyword), page.size, offsetOf(page)]
  const files = await PAGE.all(client, values)
  return { results: files.map(libraryFileItem), total: files[0]?.total ?? 0 }
}

const BY_IDS = rows(
  FILE,
  `select ${COLUMNS} from file_doc where site_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id`,
)

/** Files of a site by their ids; unknown ones and those of other sites are omitted. */
export async function libraryFiles(client: Queryable, siteId: string, ids: readonly string[]): Promise<LibraryFile[]> {
  return (await BY_IDS.all(client, [siteId, ids.filter(isFileId)])).map(libraryFileItem)
}

/** One file of a site. */
export async function libraryFile(client: Queryable, siteId: string, id: string): Promise<LibraryFile | undefined> {
  return (await libraryFiles(client, siteId, [id]))[0]
}
