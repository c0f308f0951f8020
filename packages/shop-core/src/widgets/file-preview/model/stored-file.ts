import { downLoadOwn, getFilePaths, picPreview } from '@mallwright/contract/file'
import { pictureUrl } from '@mallwright/contract/media'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { withoutTimeout } from '../../../download/index.ts'
import { CallError } from '../../../query/call-error.ts'
import { previewKind } from './preview-kind.ts'
import type { PreviewKind } from './preview-kind.ts'

/** A stored file. */
export interface StoredFile {
  readonly docId: string
  readonly name: string
  readonly kind: PreviewKind
  /** Empty for a private file, and for an address that no page may load. */
  readonly url: string
  /** Loaded by the session alone. */
  readonly isPrivate: boolean
  /** Bytes. */
  readonly size: number
}

/** Part of an address that only a session loads. */
const PRIVATE_ADDRESS = /\/(?:picPreview|downLoadOwn)\//

/** The files of these ids that the account may see, in their order. Rejects with `CallError`. */
export async function readStoredFiles(send: Send, docIds: readonly string[]): Promise<readonly StoredFile[]> {
  if (docIds.length === 0) return []
  const answer = await createApi({ getFilePaths }, send).getFilePaths({ body: { cDocIds: [...docIds] } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.map(({ cDocId, cOssOriginalName, cOssPublicUrl, cPreviewUrl, cMime, iBytes }) => {
    const isPrivate = PRIVATE_ADDRESS.test(cOssPublicUrl)
    return {
      docId: cDocId,
      name: cOssOriginalName,
      kind: cPreviewUrl === '' ? 'none' : previewKind(cMime),
      url: isPrivate ? '' : pictureUrl(cOssPublicUrl),
      isPrivate,
      size: iBytes,
    }
  })
}

/** Object URL of a picture that the account may see; `undefined` without one. Release it by `URL.revokeObjectURL`. */
export async function loadPicture(send: Send, accountId: string, docId: string): Promise<string | undefined> {
  const answer = await createApi({ picPreview }, send).picPreview({ params: { userUuid: accountId, docId } })
  return answer.ok && answer.data instanceof Blob ? URL.createObjectURL(answer.data) : undefined
}

/** The bytes of a private file that the account may see; `undefined` without one. Rejects with `CallError`. */
export async function loadPrivateFile(send: Send, docId: string): Promise<Blob | undefined> {
  const answer = await createApi({ downLoadOwn }, send).downLoadOwn({ params: { docId }, via: withoutTimeout })
  if (!answer.ok) throw new CallError(answer)
  return answer.data instanceof Blob ? answer.data : undefined
}
