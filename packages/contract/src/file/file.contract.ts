import * as z from 'zod/mini'

import { endpoint } from '../rpc/endpoint.ts'

/** The largest upload, in bytes. Specification 3 §9. */
export const MAX_UPLOAD_BYTES = 100 * 1024 * 1024

/** The largest picture and text, which are read as a whole, in bytes. */
export const MAX_PICTURE_BYTES = 10 * 1024 * 1024

/** `cBusiType` of the photo of a business licence. */
export const LICENCE_UPLOAD = 'licence'

/** `cBusiType` of the voucher of a company transfer. */
export const TRANSFER_UPLOAD = 'transfer-voucher'

/** `cBusiType` of a file attached to a voucher. */
export const VOUCHER_UPLOAD = 'voucher-attachment'

/** `cBusiType` of a picture that comes with an after-sale. */
export const AFTER_SALE_UPLOAD = 'after-sale'

/** `cBusiType` of an invoice that a shop has issued elsewhere. */
export const INVOICE_UPLOAD = 'invoice'

/** The largest file of a voucher, in MB. Specification 3 §9. */
export const MAX_ATTACHMENT_MEGABYTES = 2

/** Which files a private upload takes, and their largest size where it is less than that of other uploads. */
export interface PrivateUpload {
  readonly accepts: 'pictures' | 'pdf' | 'pictures-and-pdf' | 'mixed'
  readonly maxMegabytes?: number
}

/**
 * Uploads that are private by their `cBusiType`, with what they may be: pictures, PDFs as tax systems give invoices, both as banks
 * give their vouchers, or any file. Whoever may
 * see what they belong to sees them, by `picPreview` or `downLoadOwn`. Domain 1.13.
 */
export const PRIVATE_UPLOADS: Readonly<Record<string, PrivateUpload>> = {
  [LICENCE_UPLOAD]: { accepts: 'pictures' },
  [TRANSFER_UPLOAD]: { accepts: 'pictures-and-pdf' },
  [AFTER_SALE_UPLOAD]: { accepts: 'pictures' },
  [INVOICE_UPLOAD]: { accepts: 'pdf' },
  [VOUCHER_UPLOAD]: { accepts: 'mixed', maxMegabytes: MAX_ATTACHMENT_MEGABYTES },
}

/** A stored file. Names: specification 3 §3; width and height in px are ours, so that pages can reserve the space, and so is the length of a video. */
export const UploadedFile = z.object({
  cDocId: z.string(),
  cOriginName: z.string(),
  bUpSuccess: z.boolean(),
  cPreviewUrl: z.string(),
  cUrl: z.string(),
  iWidth: z.int(),
  iHeight: z.int(),
  fDurationSec: z.optional(z.number()),
})
export type UploadedFile = z.infer<typeof UploadedFile>

/**
 * Stores pictures, videos, documents and sound: type by content, of documents by the ending of the name, too; pictures are
 * re-encoded, in several widths as webp and avif, all others stay as they came.
 */
export const saveUpload = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/saveUpload',
  gate: 'login',
  summary: 'Uploads pictures, videos, documents and sound.',
  transport: 'multipart',
  body: z.object({
    alUser: z.optional(z.string()),
    cAllLinkUserUuid: z.optional(z.string()),
    cAccSignId: z.optional(z.string()),
    cBusiType: z.string().check(z.minLength(1), z.maxLength(40)),
    cBusiName: z.string().check(z.minLength(1), z.maxLength(80)),
    bUseRandomName: z.optional(z.boolean()),
    /** The folder of the site's library that a super user's upload goes to; one that is not there means none. */
    cFolderUuid: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.array(UploadedFile),
  failures: {
    /** `cFormats` names what may be uploaded there. */
    TYPE_REFUSED: { code: 4001, data: z.object({ cOriginName: z.string(), cFormats: z.string() }) },
    TOO_LARGE: { code: 4001, data: z.object({ cOriginName: z.string(), iMaxBytes: z.int() }) },
    /** A buyer may store so much. */
    QUOTA_EXCEEDED: { code: 4009, data: z.object({ iMaxBytes: z.int() }) },
  },
})

/** A stored file's bytes. `type` is `origin`, a width and format such as `w750.webp`, a stripe of a long picture such as `w750s3.webp`, or `vector` for a drawing. Videos come in parts when asked so. Public files need no session. */
export const downLoad = endpoint({
  method: 'GET',
  path: 'alc-oss/handle/downLoad/{uuid}/{type}',
  gate: 'open',
  summary: 'The bytes of a stored file.',
  transport: 'blob',
  params: z.object({ uuid: z.string().check(z.maxLength(64)), type: z.string().check(z.maxLength(20)) }),
  data: z.unknown(),
})

/** The picture of a file that the caller may see, private ones included; `userUuid` is the caller's account. Specification 3 §7. */
export const picPreview = endpoint({
  method: 'GET',
  path: 'alc-oss/handle/picPreview/{userUuid}/{docId}',
  gate: 'login',
  summary: 'A picture that the caller may see.',
  transport: 'blob',
  params: z.object({ userUuid: z.string().check(z.maxLength(64)), docId: z.string().check(z.maxLength(64)) }),
  data: z.unknown(),
})

/** A file that the caller may see under its name: its own, those that the server made for a while, and what belongs to something that it decides on. */
export const downLoadOwn = endpoint({
  method: 'GET',
  path: 'alc-oss/handle/downLoadOwn/{docId}',
  gate: 'login',
  summary: 'The bytes of a file that the caller may see.',
  transport: 'blob',
  params: z.object({ docId: z.string().check(z.maxLength(64)) }),
  data: z.unknown(),
})

/** A stored file as widgets show it. Names: specification 3 §3; type and size are ours. */
export const FileInfo = z.object({
  cDocId: z.string(),
  cOssOriginalName: z.string(),
  cOssPublicUrl: z.string(),
  /** Empty for what no browser shows by itself. */
  cPreviewUrl: z.string(),
  cMime: z.string(),
  iBytes: z.int(),
})
export type FileInfo = z.infer<typeof FileInfo>

/** The files of these ids that the caller may see, in the order asked for; others are left out. Specification 3 §7. */
export const getFilePaths = endpoint({
  method: 'POST',
  path: 'alc-oss/handle/getFilePaths',
  gate: 'login',
  summary: 'Names and addresses of stored files.',
  body: z.object({ cDocIds: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(50)) }),
  data: z.array(FileInfo),
})
