import { randomUUID } from 'node:crypto'

import { downLoad, MAX_UPLOAD_BYTES, saveUpload } from '@mallwright/contract'
import type { UploadedFile } from '@mallwright/contract'

import { handle } from '../http/handle.ts'
import type { ReceivedFile } from '../http/multipart.ts'
import { MAX_FILES } from '../http/multipart.ts'
import { fail } from '../http/outcome.ts'
import type { Mall } from '../mall.ts'
import { sha256 } from '../session/secret.ts'
import { encodePicture } from './encode-picture.ts'
import type { EncodedPicture } from './encode-picture.ts'
import { fileUrl, findFile, recordFiles } from './file-record.ts'

const SVG = 'image/svg+xml'

/** Files never change under their id, so a browser need not ask twice. */
const FOREVER = 'public, max-age=31536000, immutable'

/** What a picture may do when it is opened by itself: nothing. Domain 1.13. */
const FILE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Registers the handlers of the file area. */
export function fileHandlers(mall: Mall): void {
  handle(
    mall,
    saveUpload,
    async ({ body, caller, files }) => {
      if (files.length === 0) return fail('FIELD_INVALID', { cField: 'files' })
      const encoded: { file: ReceivedFile; picture: EncodedPicture }[] = []
      // All are checked before any is stored.
      for (const file of files) {
        const picture = await encodePicture(file.bytes)
        if (picture === undefined) return fail('TYPE_REFUSED', { cOriginName: file.name })
        if (picture === 'too-large') {
          return fail('TOO_LARGE', { cOriginName: file.name, iMaxBytes: MAX_UPLOAD_BYTES })
        }
        encoded.push({ file, picture })
      }
      const stored: UploadedFile[] = []
      for (const one of encoded) {
        stored.push(await store(mall, { ...one, ...body, ownerAccountId: caller.accountId }))
      }
      return stored
    },
    { bodyLimit: MAX_UPLOAD_BYTES * MAX_FILES },
  )
  handle(mall, downLoad, async ({ params, reply }) => {
    const found = await findFile(mall.database, params.uuid)
    const form = found && formOf(found.mime, params.type)
    const file = form && (await mall.storage.open(`${found.storageKey}/${form.type}`))
    // A blob has no envelope: the answer is the reply itself, with an ordinary HTTP status.
    if (!file) {
      void reply.code(404).header('cache-control', 'no-store').type('text/plain').send('not found')
      return null
    }
    void reply
      .headers({
        'cache-control': FOREVER,
        'content-type': form.mime,
        'content-length': file.size,
        'content-security-policy': FILE_POLICY,
        'x-content-type-options': 'nosniff',
      })
      .send(file.stream)
    return null
  })
}

interface Upload {
  readonly file: ReceivedFile
  readonly picture: EncodedPicture
  readonly ownerAccountId: string
  readonly cBusiType: string
  readonly cBusiName: string
}

async function store({ storage, database }: Mall, upload: Upload): Promise<UploadedFile> {
  const { file, picture } = upload
  const id = randomUUID()
  const storageKey = `upload/${randomUUID()}`
  const [origin] = picture.forms
  if (!origin) throw new Error('an encoded picture has no form')
  for (const { type, bytes } of picture.forms) await storage.put(`${storageKey}/${type}`, bytes)
  const originName = file.name.slice(0, MAX_NAME_LENGTH)
  await recordFiles(database.pool, [
    {
      id,
      ownerAccountId: upload.ownerAccountId,
      busiType: upload.cBusiType,
      busiName: upload.cBusiName,
      originName,
      mime: picture.mime,
      size: origin.bytes.length,
      width: picture.width,
      height: picture.height,
      sha256: sha256(origin.bytes),
      storageKey,
    },
  ])
  return {
    cDocId: id,
    cOriginName: originName,
    bUpSuccess: true,
    cPreviewUrl: fileUrl(id),
    cUrl: fileUrl(id),
    iWidth: picture.width,
    iHeight: picture.height,
  }
}

const MAX_NAME_LENGTH = 200

function formOf(mime: string, type: string): { readonly type: string; readonly mime: string } | undefined {
  if (type === 'origin') return { type, mime }
  if (type === 'vector') return mime === SVG ? { type: 'origin', mime } : undefined
  const variant = /^w\d{3,4}\.(webp|avif)$/.exec(type)
  if (!variant) return undefined
  return mime === SVG ? undefined : { type, mime: `image/${variant[1]}` }
}
