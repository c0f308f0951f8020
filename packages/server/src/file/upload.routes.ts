import { randomUUID } from 'node:crypto'

import { MAX_UPLOAD_BYTES, PRIVATE_UPLOADS, saveUpload } from '@mallwright/contract/file'
import type { UploadedFile } from '@mallwright/contract/file'

import { handle } from '../gateway/handle.ts'
import type { ReceivedFile } from '../gateway/multipart.ts'
import { MAX_FILES } from '../gateway/multipart.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { sha256 } from '../gateway/guard/secret.ts'
import { mayEdit } from '../gateway/site-access.ts'
import { encodePicture } from './media/encode-picture.ts'
import type { EncodedPicture } from './media/encode-picture.ts'
import { fileUrl, previewUrl } from './file.store.ts'
import { beginUpload, endUpload, recordUpload } from './pending-upload.store.ts'
import type { QuotaExceeded } from './pending-upload.store.ts'
import { downloadRoutes, MP4 } from './download.routes.ts'
import { folderRoutes } from './folder.routes.ts'
import { libraryRoutes } from './library.routes.ts'
import { documentType, isPreviewed } from './media/read-document.ts'
import { clearPrivateParts, readVideo } from './media/read-video.ts'

/** Registers the handlers of the file area. */
export function fileRoutes(context: AppContext): void {
  handle(
    context,
    saveUpload,
    async ({ body, caller, files, site }) => {
      if (files.length === 0) return fail('FIELD_INVALID', { cField: 'files' })
      const isPrivate = PRIVATE_UPLOADS.includes(body.cBusiType)
      const ownSite = caller.isSuper && !isPrivate ? await site() : undefined
      const librarySiteId = ownSite && mayEdit(ownSite, caller) ? ownSite.id : null
      const encoded: { file: ReceivedFile; content: Content }[] = []
      // All are checked before any is stored.
      for (const file of files) {
        const content = await context.decoding(async () => contentOf(file.name, await file.read()))
        // What is private is shown as a picture.
        const isRefused = isPrivate && content !== 'too-large' && !content?.mime.startsWith('image/')
        if (content === undefined || isRefused) return fail('TYPE_REFUSED', { cOriginName: file.name })
        if (content === 'too-large') {
          return fail('TOO_LARGE', { cOriginName: file.name, iMaxBytes: MAX_UPLOAD_BYTES })
        }
        encoded.push({ file, content })
      }
      const stored: UploadedFile[] = []
      for (const picture of encoded) {
        const siteId = isShownByPages(picture.content) ? librarySiteId : null
        const upload = { ...picture, ...body, siteId, isPrivate, ownerAccountId: caller.accountId }
        const quota = caller.isSuper ? Infinity : context.limits.uploadBytes
        const done = await store(context, upload, quota)
        if (done instanceof Failed) return done
        stored.push(done)
      }
      return stored
    },
    {
      bodyLimit: MAX_UPLOAD_BYTES * MAX_FILES,
      perAccountPerMinute: ({ isSuper }) => (isSuper ? 10 : 1) * context.limits.uploadsPerMinute,
    },
  )
  downloadRoutes(context)
  libraryRoutes(context)
  folderRoutes(context)
}

/** What an upload turned out to be. */
type Content = EncodedPicture & { readonly durationSec?: number }

async function contentOf(name: string, bytes: Buffer): Promise<Content | 'too-large' | undefined> {
  return contentOfVideo(bytes) ?? (await encodePicture(bytes)) ?? contentOfDocument(name, bytes)
}

/** Whether pages can show it: the library has nothing else. */
function isShownByPages({ mime }: Content): boolean {
  return mime.startsWith('image/') || mime.startsWith('video/')
}

/** Documents and sound are stored as they came. */
function contentOfDocument(name: string, bytes: Buffer): Content | undefined {
  const mime = documentType(name, bytes)
  return mime === undefined ? undefined : { mime, width: 0, height: 0, forms: [{ type: 'origin', bytes }] }
}

/** Videos are not transcoded; private metadata is removed. */
function contentOfVideo(bytes: Buffer): Content | undefined {
  const facts = readVideo(bytes)
  if (!facts) return undefined
  clearPrivateParts(bytes)
  return { ...facts, mime: MP4, forms: [{ type: 'origin', bytes }] }
}

interface Upload {
  readonly file: ReceivedFile
  readonly content: Content
  readonly ownerAccountId: string
  /** The site whose library it goes to; null for uploads of others than its editors. */
  readonly siteId: string | null
  readonly isPrivate: boolean
  readonly cFolderUuid?: string | undefined
  readonly cBusiType: string
  readonly cBusiName: string
}

async function store(
  { storage, database }: AppContext,
  upload: Upload,
  quota: number,
): Promise<UploadedFile | QuotaExceeded> {
  const { file, content } = upload
  const id = randomUUID()
  const storageKey = `upload/${randomUUID()}`
  const [origin] = content.forms
  if (!origin) throw new Error('an upload has no form')
  const keys = content.forms.map(({ type, bytes }) => ({ key: `${storageKey}/${type}`, bytes }))
  await beginUpload(database.pool, storageKey)
  for (const { key, bytes } of keys) await storage.put(key, bytes)
  const exceeded = await recordUpload(
    database,
    {
      id,
      ownerAccountId: upload.ownerAccountId,
      siteId: upload.siteId,
      folderId: upload.cFolderUuid ?? null,
      busiType: upload.cBusiType,
      busiName: upload.cBusiName,
      originName: file.name,
      mime: content.mime,
      size: origin.bytes.length,
      width: content.width,
      height: content.height,
      ...(content.durationSec !== undefined && { durationSec: content.durationSec }),
      sha256: sha256(origin.bytes),
      storageKey,
      visibility: upload.isPrivate ? 'private' : 'public',
    },
    quota,
  )
  if (exceeded) {
    for (const { key } of keys) await storage.remove(key)
    await endUpload(database.pool, storageKey)
    return exceeded
  }
  const url = upload.isPrivate ? previewUrl(upload.ownerAccountId, id) : fileUrl(id)
  return {
    cDocId: id,
    cOriginName: file.name,
    bUpSuccess: true,
    cPreviewUrl: isPreviewed(content.mime) ? url : '',
    cUrl: url,
    iWidth: content.width,
    iHeight: content.height,
    ...(content.durationSec !== undefined && { fDurationSec: content.durationSec }),
  }
}
