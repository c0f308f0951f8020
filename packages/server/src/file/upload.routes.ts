import { randomUUID } from 'node:crypto'

import { MAX_PICTURE_BYTES, MAX_UPLOAD_BYTES, PRIVATE_UPLOADS, saveUpload } from '@mallwright/contract/file'
import type { PrivateUpload, UploadedFile } from '@mallwright/contract/file'
import { ownValue } from '@mallwright/contract/values'

import { handle } from '../gateway/handle.ts'
import type { ReceivedFile } from '../gateway/multipart.ts'
import { MAX_FORM_BYTES } from '../gateway/multipart.ts'
import { fail, Failed } from '../gateway/failures/failure.ts'
import type { AppContext } from '../gateway/app-context.ts'
import { mayEdit } from '../gateway/site-access.ts'
import { fileUrl, privateUrl } from './file.store.ts'
import { beginUpload, endUpload, recordUpload } from './pending-upload.store.ts'
import type { QuotaExceeded } from './pending-upload.store.ts'
import { downloadRoutes } from './download.routes.ts'
import { folderRoutes } from './folder.routes.ts'
import { libraryRoutes } from './library.routes.ts'
import { DOCUMENT_ENDINGS, isPreviewed, PDF } from './media/read-document.ts'
import { readUpload } from './media/read-upload.ts'
import type { UploadContent } from './media/read-upload.ts'

/** Registers the handlers of the file area. */
export function fileRoutes(context: AppContext): void {
  handle(
    context,
    saveUpload,
    async ({ body, caller, files, site }) => {
      if (files.length === 0) return fail('FIELD_INVALID', { cField: 'files' })
      const only = ownValue(PRIVATE_UPLOADS, body.cBusiType)
      const isPrivate = only !== undefined
      const maxBytes = (only?.maxMegabytes ?? Infinity) * 1024 * 1024
      const ownSite = caller.isSuper && !isPrivate ? await site() : undefined
      const librarySiteId = ownSite && mayEdit(ownSite, caller) ? ownSite.id : null
      const encoded: { file: ReceivedFile; content: UploadContent }[] = []
      // All are checked before any is stored.
      for (const file of files) {
        const content = await context.decoding(async () => readUpload(file))
        if (content === 'too-large') {
          return fail('TOO_LARGE', { cOriginName: file.name, iMaxBytes: MAX_PICTURE_BYTES })
        }
        if (content === undefined || (only && !isAccepted(only, content)))
          return fail('TYPE_REFUSED', { cOriginName: file.name, cFormats: formatsOf(only) })
        if (content.size > maxBytes) return fail('TOO_LARGE', { cOriginName: file.name, iMaxBytes: maxBytes })
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
      bodyLimit: MAX_UPLOAD_BYTES + MAX_FORM_BYTES,
      perAccountPerMinute: ({ isSuper }) => (isSuper ? 10 : 1) * context.limits.uploadsPerMinute,
    },
  )
  downloadRoutes(context)
  libraryRoutes(context)
  folderRoutes(context)
}

/** Whether a private upload may be so: what is decided on is no archive to be opened elsewhere. */
function isAccepted({ accepts }: PrivateUpload, { mime }: UploadContent): boolean {
  if (mime === PDF) return accepts !== 'pictures'
  return accepts === 'mixed' || (mime.startsWith('image/') && accepts !== 'pdf')
}

/** What may be uploaded, for people: of a private kind, or anywhere else. */
function formatsOf(only: PrivateUpload | undefined): string {
  const { accepts = 'mixed' } = only ?? {}
  if (accepts === 'pictures') return PICTURES.join(', ')
  if (accepts === 'pdf') return 'PDF'
  return [...PICTURES, ...(accepts === 'mixed' ? ['MP4', ...DOCUMENT_ENDINGS] : ['PDF'])].join(', ')
}

const PICTURES = ['JPEG', 'PNG', 'GIF', 'WebP', 'AVIF']

/** Whether pages can show it: the library has nothing else. */
function isShownByPages({ mime }: UploadContent): boolean {
  return mime.startsWith('image/') || mime.startsWith('video/')
}

interface Upload {
  readonly file: ReceivedFile
  readonly content: UploadContent
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
  const keys = content.forms?.map(({ type }) => `${storageKey}/${type}`) ?? [`${storageKey}/origin`]
  await beginUpload(database.pool, storageKey)
  for (const { type, bytes } of content.forms ?? []) await storage.put(`${storageKey}/${type}`, bytes)
  if (!content.forms) await storage.putFile(`${storageKey}/origin`, file.path)
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
      size: content.size,
      width: content.width,
      height: content.height,
      ...(content.durationSec !== undefined && { durationSec: content.durationSec }),
      sha256: content.sha256,
      storageKey,
      visibility: upload.isPrivate ? 'private' : 'public',
    },
    quota,
  )
  if (exceeded) {
    for (const key of keys) await storage.remove(key)
    await endUpload(database.pool, storageKey)
    return exceeded
  }
  const url = upload.isPrivate ? privateUrl(upload.ownerAccountId, { id, mime: content.mime }) : fileUrl(id)
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
