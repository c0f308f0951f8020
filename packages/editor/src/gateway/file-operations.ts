import {
  delFileFolder,
  delFiles,
  getFileFolderList,
  getFilePage,
  getFileUseList,
  moveFiles,
  renameFile,
  replaceFile,
  saveFileFolder,
  saveUpload,
} from '@mallwright/contract/file'

/** Gateway calls of uploads and the asset library. */
export const FILE_OPERATIONS = {
  delFileFolder,
  delFiles,
  getFileFolderList,
  getFilePage,
  getFileUseList,
  moveFiles,
  renameFile,
  replaceFile,
  saveFileFolder,
  saveUpload,
}
