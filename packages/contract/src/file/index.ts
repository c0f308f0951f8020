export { filesIn, replaceFileIn, replaceFileInDocument, storedFileId } from './file-uses.ts'
export type { FileReplacement, NodeUse } from './file-uses.ts'
export type { PrivateUpload } from './file.contract.ts'
export {
  FileInfo,
  AFTER_SALE_UPLOAD,
  INVOICE_UPLOAD,
  LICENCE_UPLOAD,
  MAX_ATTACHMENT_MEGABYTES,
  MAX_PICTURE_BYTES,
  MAX_UPLOAD_BYTES,
  PRIVATE_UPLOADS,
  TRANSFER_UPLOAD,
  UploadedFile,
  downLoad,
  downLoadOwn,
  getFilePaths,
  picPreview,
  saveUpload,
  VOUCHER_UPLOAD,
} from './file.contract.ts'
export {
  FileFolder,
  FileUse,
  LibraryFile,
  MAX_FILES_AT_ONCE,
  MAX_FOLDER_DEPTH,
  NO_FOLDER,
  delFileFolder,
  delFiles,
  getFileFolderList,
  getFilePage,
  getFileUseList,
  moveFiles,
  renameFile,
  replaceFile,
  saveFileFolder,
} from './library.contract.ts'
