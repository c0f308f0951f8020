import { delFiles, saveUpload } from '@mallwright/contract/file'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { compressPicture, HEAD_BYTES, kindOfBytes, progressFetch } from '../../upload/index.ts'
import { isPictureName } from './upload-kinds.ts'
import type { SendOutcome } from './uploader.machine.ts'

const failed = (issue: Extract<SendOutcome, { ok: false }>['issue'], words = ''): SendOutcome => ({
  ok: false,
  issue,
  words,
})

/** What is sent with a file, and how its progress is told. */
export interface UploadCall {
  readonly busiType: string
  readonly busiName: string
  readonly maxBytes: number
  /** Put in front of its name. Specification 3 §5. */
  readonly namePrefix: string
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Stores a file: of a picture the first bytes are checked, and it is compressed by the table of specification 1 §9. Never rejects. */
export async function uploadFile(send: Send, file: File, call: UploadCall): Promise<SendOutcome> {
  const { busiType, busiName, maxBytes, onProgress, signal } = call
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  const kind = head && kindOfBytes(new Uint8Array(head))
  const isPicture = isPictureName(file.name)
  if (isPicture && (!kind || kind === 'mp4')) return failed('wrongType')
  const sent = renamed(
    isPicture && kind ? await compressPicture(file, kind, { largePng: 'image/jpeg' }) : file,
    call.namePrefix,
  )
  if (sent.size > maxBytes) return failed('tooLarge')
  const answer = await createApi({ saveUpload }, send).saveUpload({
    body: { cBusiType: busiType, cBusiName: busiName },
    files: [sent],
    via: progressFetch({ onProgress, signal }),
  })
  const [stored] = answer.ok ? answer.data : []
  if (answer.ok) return stored?.bUpSuccess ? { ok: true, docId: stored.cDocId } : failed('failed')
  if (answer.failure === 'TYPE_REFUSED') return failed('wrongType')
  if (answer.failure === 'TOO_LARGE') return failed('tooLarge')
  return answer.failure === 'NETWORK' || answer.failure === 'TIMEOUT'
    ? failed('unreached')
    : failed('failed', answer.msg)
}

/** Deletes uploads of the caller. Those that stay after a failure count against the caller's own space only. */
export async function deleteUploads(send: Send, docIds: readonly string[]): Promise<void> {
  await createApi({ delFiles }, send).delFiles({ body: { cDocIds: [...docIds] } })
}

function renamed(file: File, prefix: string): File {
  return prefix === '' ? file : new File([file], prefix + file.name, { type: file.type })
}
