import type { FileFolder, FileReplacement, FileUse, LibraryFile, NodeUse } from '@mallwright/contract/file'
import * as z from 'zod/mini'

import { wireTime } from '../gateway/wire-time.ts'
import { drawingUrl, fileUrl } from './file.store.ts'

/** Columns of a file of the library. */
export const FILE = {
  id: z.string(),
  name: z.string(),
  mime: z.string(),
  bytes: z.number(),
  width: z.number(),
  height: z.number(),
  durationSec: z.number(),
  folderId: z.nullable(z.string()),
  createdAt: z.date(),
}

/** Columns of a folder. */
export const FOLDER = { id: z.string(), parentId: z.nullable(z.string()), name: z.string(), fileCount: z.number() }

/** A folder with how many files it has. */
export type FolderRow = Readonly<z.infer<z.ZodMiniObject<typeof FOLDER>>>

/** Use of a file by a module. */
export interface UseRow extends NodeUse {
  readonly columnCode: string
}

/** A file of the library in wire names. */
export function libraryFileItem(row: z.infer<z.ZodMiniObject<typeof FILE>>): LibraryFile {
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

/** The picture or video value of a file in documents. */
export function replacementFor({ cUrl, iWidth, iHeight, fDurationSec }: LibraryFile): FileReplacement {
  return { url: cUrl, width: iWidth, height: iHeight, durationSec: fDurationSec }
}

/** A folder in wire names. */
export function folderItem({ id, parentId, name, fileCount }: FolderRow): FileFolder {
  return { cFolderUuid: id, cParentUuid: parentId ?? '', cFolderName: name, iFileCount: fileCount }
}

/** A use of a file in wire names. */
export function fileUseItem(use: UseRow): FileUse {
  return {
    cColumnCode: use.columnCode,
    cColumnName: use.title,
    cNodeId: use.nodeId,
    cModule: use.module,
    cNodeName: use.nodeName,
    iCount: use.count,
    bReleased: use.isReleased,
  }
}
