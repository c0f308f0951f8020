import type { Label } from '@mallwright/contract/values'

import type { UploadFailureKind } from './upload-file.ts'

/** Texts of uploads. Specification 3 §4 and §5. */
export const UPLOAD_TEXTS = {
  waiting: { zh: '等待上传', en: 'Waiting' },
  sending: { zh: '上传中', en: 'Uploading' },
  storing: { zh: '处理中', en: 'Being processed' },
  done: { zh: '上传成功', en: 'Uploaded' },
  failed: { zh: '上传失败', en: 'Upload failed' },
  progress: { zh: '上传中 {percent}%', en: 'Uploading {percent}%' },
  cancel: { zh: '取消上传', en: 'Cancel the upload' },
} satisfies Record<string, Label>

/** Messages of failed uploads. */
export const UPLOAD_REASONS: Readonly<Record<UploadFailureKind, Label>> = {
  wrongType: { zh: '文件格式不正确', en: 'This kind of file cannot be used' },
  tooLarge: { zh: '文件大小不能超过 10 MB', en: 'The file must not be larger than 10 MB' },
  exists: { zh: '文件已存在', en: 'This file is there already' },
  uploadFailed: { zh: '上传失败', en: 'Upload failed' },
  cancelled: { zh: '已取消', en: 'Cancelled' },
}
