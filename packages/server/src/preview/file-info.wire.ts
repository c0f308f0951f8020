import type { FileInfo } from '@mallwright/contract/file'

import { fileUrl, privateUrl } from '../file/file.store.ts'
import { isPreviewed } from '../file/media/read-document.ts'
import type { FileDetails } from './visible-file.store.ts'

/** A file in wire names, for an account that may see it. */
export function fileInfo(accountId: string): (file: FileDetails) => FileInfo {
  return ({ id, originName, mime, size, isPrivate }) => {
    const url = isPrivate ? privateUrl(accountId, { id, mime }) : fileUrl(id)
    return {
      cDocId: id,
      cOssOriginalName: originName,
      cOssPublicUrl: url,
      cPreviewUrl: isPreviewed(mime) ? url : '',
      cMime: mime,
      iBytes: size,
    }
  }
}
