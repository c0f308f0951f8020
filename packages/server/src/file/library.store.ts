import { NO_FOLDER } from '@mallwright/contract/file'
import type { FileReplacement, LibraryFile } from '@mallwright/contract/file'

import { searchTerms } from '../list-engine/search-text.ts'
import type { Transaction } from '../db/database.ts'
import { wireTime } from '../gateway/wire-time.ts'
import { drawingUrl, fileUrl } from './file.store.ts'

type Client = Pick<Transaction, 'query'>

interface FileRow {
  readonly id: string
  readonly name: string
  readonly mime: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly durationSec: number
  readonly folderId: string | null
  readonly createdAt: Date
}

const COLUMNS = `id, origin_name as name, mime, size::float8 as bytes, width, height, duration_sec as "durationSec",
  folder_id as "folderId", created_at as "createdAt"`

const VIDEO = "mime like 'video/%'"

const PAGE = `select ${COLUMNS}, count(*) over ()::int as total from file_doc
  where site_id = $1 and deleted_at is null
    and ($2 = '' or ($2 = '${NO_FOLDER}' and folder_id is null) or folder_id::text = $2)
    and ($3 = '' or ($3 = 'video') = (${VIDEO}))
    and not exists (select 1 from unnest($4::text[]) as term
      where strpos(lower(normalize(origin_name, NFKC)), term) = 0)
  order by created_at desc, id limit $5 offset $6`

/** Which files of a library. */
export interface LibraryQuery {
  readonly keyword: string
  /** Empty: any; `none`: files in no folder. */
  readonly folderId: string
  readonly kind?: LibraryFile['cKind'] | undefined
  readonly page: { readonly number: number; readonly size: number }
}

/** A page of a site's files, newest first, and how many there are in all. */
export async function findLibraryFiles(
  client: Client,
  siteId: string,
  { keyword, folderId, kind, page }: LibraryQuery,
): Promise<{ readonly results: LibraryFile[]; readonly total: number }> {
  const { rows } = await client.query<FileRow & { readonly total: number }>(PAGE, [
    siteId,
    folderId,
    kind ?? '',
    searchTerms(keyword),
    page.size,
    (page.number - 1) * page.size,
  ])
  return { results: rows.map(fileItem), total: rows[0]?.total ?? 0 }
}

/** Files of a site by their ids; those that are not there, or of another site, are left out. */
export async function libraryFiles(client: Client, siteId: string, ids: readonly string[]): Promise<LibraryFile[]> {
  const { rows } = await client.query<FileRow>(
    `select ${COLUMNS} from file_doc where site_id = $1 and id::text = any($2) and deleted_at is null order by id`,
    [siteId, ids.map((id) => id.toLowerCase())],
  )
  return rows.map(fileItem)
}

/** One file of a site. */
export async function libraryFile(client: Client, siteId: string, id: string): Promise<LibraryFile | undefined> {
  return (await libraryFiles(client, siteId, [id]))[0]
}

/** The picture or video value of a file in documents. */
export function replacementFor({ cUrl, iWidth, iHeight, fDurationSec }: LibraryFile): FileReplacement {
  return { url: cUrl, width: iWidth, height: iHeight, durationSec: fDurationSec }
}

function fileItem(row: FileRow): LibraryFile {
  const isDrawing = row.mime === 'image/svg+xml'
  const isVideo = row.mime.startsWith('video/')
  const url = isDrawing ? drawingUrl(row.id) : fileUrl(row.id)
  return {
    cDocId: row.id,
    cOriginName: row.name,
    cUrl: url,
    cPreviewUrl: isVideo ? '' : isDrawing ? url : url.replace(/origin$/, 'w375.webp'),
    cKind: isVideo ? 'video' : 'picture',
    iWidth: row.width,
    iHeight: row.height,
    fDurationSec: Math.round(row.durationSec * 10) / 10,
    iBytes: row.bytes,
    cFolderUuid: row.folderId ?? '',
    dUploaded: wireTime(row.createdAt),
  }
}
