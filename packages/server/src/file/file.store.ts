import * as z from 'zod/mini'

import type { Transaction } from '../db/database.ts'
import { command, rows } from '../db/query.ts'
import type { Queryable } from '../db/query.ts'

/** Row schema of a stored file. */
export const FILE = {
  id: z.string(),
  originName: z.string(),
  mime: z.string(),
  storageKey: z.string(),
  size: z.number(),
  /** Own size in px. */
  width: z.number(),
  height: z.number(),
}

/** A stored file. */
export type FileRecord = Readonly<z.infer<z.ZodMiniObject<typeof FILE>>>

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
  /** Public when absent. */
  readonly visibility?: 'public' | 'private'
  /** Of a private file: how long it lasts; for good when absent. */
  readonly lastsMinutes?: number
}

/** The public address of a stored file. */
export function fileUrl(id: string): string {
  return `/api/alc-oss/handle/downLoad/${id}/origin`
}

/** The address of a private file, which answers to the session of who may see it. Specification 3 §7. */
export function privateUrl(accountId: string, { id, mime }: { readonly id: string; readonly mime: string }): string {
  const isPicture = mime.startsWith('image/')
  return isPicture ? `/api/alc-oss/handle/picPreview/${accountId}/${id}` : `/api/alc-oss/handle/downLoadOwn/${id}`
}

/** The public address of a stored drawing: sharp at any width, so pages ask for no other form of it. */
export function drawingUrl(id: string): string {
  return `/api/alc-oss/handle/downLoad/${id}/vector`
}

/** Whether a text has the form of a file id. */
export function isFileId(id: string): boolean {
  return UUID.test(id)
}

/** Compared as a uuid, an id is found by the index; as text it would need a scan for every picture. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const PUBLIC_FILE = rows(
  FILE,
  `select id, origin_name as "originName", mime, storage_key as "storageKey", size::float8 as size, width, height from file_doc
   where id = $1::uuid and deleted_at is null and visibility = 'public'`,
)

/** A public file by its id. */
export async function findFile(client: Queryable, id: string): Promise<FileRecord | undefined> {
  return isFileId(id) ? PUBLIC_FILE.first(client, [id]) : undefined
}

const ANY_FILE = rows(
  FILE,
  `select id, origin_name as "originName", mime, storage_key as "storageKey", size::float8 as size, width, height from file_doc
   where id = $1::uuid and deleted_at is null`,
)

/** A stored file by its id, whoever may see it: for the server's own work. */
export async function readFile(client: Queryable, id: string): Promise<FileRecord | undefined> {
  return ANY_FILE.first(client, [id])
}

const INSERT_FILES = command(
  `insert into file_doc (id, owner_account_id, site_id, folder_id, busi_type, busi_name, origin_name, mime, size, width,
     height, duration_sec, sha256, storage_key, visibility, expires_at)
   select f.id, "ownerAccountId", "siteId", folder.id, "busiType", "busiName", "originName", mime, size, width, height,
     coalesce("durationSec", 0), sha256, "storageKey", coalesce(visibility, 'public'), now() + "lastsMinutes" * interval '1 minute'
   from json_to_recordset($1) as f (id uuid, "ownerAccountId" uuid, "siteId" uuid, "folderId" text, "busiType" text,
     "busiName" text, "originName" text, mime text, size bigint, width int, height int, "durationSec" real, sha256 text,
     "storageKey" text, visibility text, "lastsMinutes" int)
   left join file_folder folder on folder.site_id = f."siteId" and folder.id::text = f."folderId"
   on conflict (id) do nothing`,
)

/** Inserts rows of stored files; existing ids are left unchanged. */
export async function recordFiles(client: Queryable, files: readonly NewFile[]): Promise<void> {
  await INSERT_FILES.run(client, [JSON.stringify(files)])
}

const OWN_UPLOAD = rows(
  { id: z.string() },
  `select id from file_doc where id = $1::uuid and owner_account_id = $2 and busi_type = $3 and visibility = 'private'
     and deleted_at is null for share`,
)

/** An account's own private upload of a kind, which is not deleted before the transaction ends; `undefined` for any other. */
export async function lockOwnUpload(
  client: Transaction,
  { accountId, id, busiType }: { readonly accountId: string; readonly id: string; readonly busiType: string },
): Promise<string | undefined> {
  return isFileId(id) ? (await OWN_UPLOAD.first(client, [id, accountId, busiType]))?.id : undefined
}
