import type { Database } from '../db/database.ts'

/** A stored file. */
export interface FileRecord {
  readonly id: string
  readonly mime: string
  readonly storageKey: string
  readonly size: number
  /** Own size in px. */
  readonly width: number
  readonly height: number
}

/** A new row of the file table. */
export interface NewFile {
  readonly id: string
  /** Null for files that the server made. */
  readonly ownerAccountId: string | null
  /** The site whose library it belongs to; none when absent. */
  readonly siteId?: string | null
  /** Folder in that library; an unknown one counts as none. */
  readonly folderId?: string | null
  readonly busiType: string
  readonly busiName: string
  readonly originName: string
  readonly mime: string
  readonly size: number
  readonly width: number
  readonly height: number
  /** Of videos. */
  readonly durationSec?: number
  readonly sha256: string
  readonly storageKey: string
}

/** The public address of a stored picture. */
export function fileUrl(id: string): string {
  return `/api/alc-oss/handle/downLoad/${id}/origin`
}

/** The public address of a stored drawing: sharp at any width, so pages ask for no other form of it. */
export function drawingUrl(id: string): string {
  return `/api/alc-oss/handle/downLoad/${id}/vector`
}

/** Whether a text is an id of ours. */
export function isFileId(id: string): boolean {
  return UUID.test(id)
}

/** Compared as a uuid, an id is found by the index; as text it would read the whole table for every picture. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A public file by its id. */
export async function findFile({ pool }: Database, id: string): Promise<FileRecord | undefined> {
  if (!isFileId(id)) return undefined
  const { rows } = await pool.query<FileRecord>(
    `select id, mime, storage_key as "storageKey", size::float8 as size, width, height from file_doc
     where id = $1::uuid and deleted_at is null and visibility = 'public'`,
    [id],
  )
  return rows[0]
}

/** Inserts rows of stored files; existing ids are left unchanged. */
export async function recordFiles(client: Pick<Database['pool'], 'query'>, files: readonly NewFile[]): Promise<void> {
  await client.query(
    `insert into file_doc (id, owner_account_id, site_id, folder_id, busi_type, busi_name, origin_name, mime, size, width,
       height, duration_sec, sha256, storage_key)
     select f.id, "ownerAccountId", "siteId", folder.id, "busiType", "busiName", "originName", mime, size, width, height,
       coalesce("durationSec", 0), sha256, "storageKey"
     from json_to_recordset($1) as f (id uuid, "ownerAccountId" uuid, "siteId" uuid, "folderId" text, "busiType" text,
       "busiName" text, "originName" text, mime text, size bigint, width int, height int, "durationSec" real, sha256 text,
       "storageKey" text)
     left join file_folder folder on folder.site_id = f."siteId" and folder.id::text = f."folderId"
     on conflict (id) do nothing`,
    [JSON.stringify(files)],
  )
}
