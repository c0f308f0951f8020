import type { Label } from '@mallwright/contract/values'

import type { UploadIssue } from './uploader.machine.ts'

/** Texts of the uploader. Specification 3 §2 and §4. */
export const UPLOADER_LABELS = {
  add: { zh: '添加图片', en: 'Add a picture' },
  addFile: { zh: '添加文件', en: 'Add a file' },
  photo: { zh: '图片选择', en: 'Take a photo' },
  album: { zh: '相册选择', en: 'Choose from the album' },
  pictures: { zh: '图片选择', en: 'Choose a picture' },
  files: { zh: '文件选择', en: 'Choose a file' },
  cancel: { zh: '取消', en: 'Cancel' },
  selected: { zh: '待上传', en: 'Not sent yet' },
  waiting: { zh: '等待上传', en: 'Waiting' },
  sending: { zh: '上传中', en: 'Uploading' },
  done: { zh: '上传成功', en: 'Uploaded' },
  failed: { zh: '上传失败', en: 'Upload failed' },
  retry: { zh: '重新上传', en: 'Upload again' },
  remove: { zh: '删除 {name}', en: 'Remove {name}' },
  preview: { zh: '查看 {name}', en: 'View {name}' },
  picture: { zh: '图片 {number}', en: 'picture {number}' },
  file: { zh: '文件 {number}', en: 'file {number}' },
  download: { zh: '下载 {name}', en: 'Download {name}' },
  downloadFailed: { zh: '{name} 下载失败，重试', en: '{name} was not downloaded, try again' },
  noPreview: { zh: '当前文件无法预览', en: 'This file cannot be shown' },
} satisfies Record<string, Label>

/** Messages about files that were not taken or not stored. Specification 2 §8, 3 §5. */
export const UPLOAD_ISSUES: Readonly<Record<UploadIssue, Label>> = {
  busiType: { zh: '上传组件业务编码配置不正确', en: 'The uploader has no business code' },
  busiName: { zh: '上传组件业务描述配置不正确', en: 'The uploader has no business name' },
  wrongType: { zh: '文件格式不正确', en: 'This kind of file cannot be used' },
  exists: { zh: '文件已存在', en: 'This file is there already' },
  tooLarge: { zh: '文件大小不能超过{size}MB', en: 'The file must not be larger than {size} MB' },
  tooMany: { zh: '最多上传{count}个文件', en: 'At most {count} files' },
  nothingPending: { zh: '请先选择需要上传的文件', en: 'Choose the files to upload first' },
  unreached: { zh: '文件上传服务链接失败', en: 'The upload service could not be reached' },
  failed: { zh: '上传失败', en: 'Upload failed' },
}
