import { HEAD_BYTES, kindOfBytes } from '@mallwright/shop-core/upload'
import type { FileKind } from '@mallwright/shop-core/upload'

/** Accepted kinds of an upload. */
export type AcceptedKinds = 'picture' | 'video' | 'either'

/** Issue of a file that may not be uploaded. */
export type FileIssue = 'wrongType' | 'tooLarge'

/** Picture types that may be uploaded. Specification 3 §9, plus webp. */
const PICTURE_TYPES = '.png,.jpg,.jpeg,.gif,.webp'

/** Video types that may be uploaded. Specification 3 §9. */
const VIDEO_TYPES = '.mp4'

/** Accepted file name endings, in the format of `<input accept>`. */
export const ENDINGS: Readonly<Record<AcceptedKinds, string>> = {
  picture: PICTURE_TYPES,
  video: VIDEO_TYPES,
  either: `${PICTURE_TYPES},${VIDEO_TYPES}`,
}

/** Largest file that is read, in bytes. Specification 3 §9. */
const MAX_READ_BYTES = 100 * 1024 * 1024

/** Kind of an uploadable file, or its issue: both the ending and the first bytes must match. */
export async function checkFile(
  file: File,
  accepted: AcceptedKinds,
): Promise<FileKind | { readonly issue: FileIssue }> {
  const ending = `.${file.name.split('.').at(-1)?.toLowerCase() ?? ''}`
  if (!ENDINGS[accepted].split(',').includes(ending)) return { issue: 'wrongType' }
  if (file.size > MAX_READ_BYTES) return { issue: 'tooLarge' }
  const head = await file
    .slice(0, HEAD_BYTES)
    .arrayBuffer()
    // A dropped folder looks like a file until it is read.
    .catch(() => undefined)
  const kind = head && kindOfBytes(new Uint8Array(head))
  const isWanted = kind && (accepted === 'either' || (accepted === 'video') === (kind === 'mp4'))
  return isWanted ? kind : { issue: 'wrongType' }
}
