import { getArticleClassList } from '@mallwright/contract/article'
import { getBrandList, searchProductPage, searchShopPage } from '@mallwright/contract/catalog'
import { getReceivableList } from '@mallwright/contract/coupon'
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
import {
  getBlock,
  getBlockList,
  getPreviewTicket,
  getPublishCheck,
  getPublishList,
  getRevisionList,
  getRollbackList,
  publishColumnPage,
  removeBlock,
  rollbackRevision,
  saveBlock,
} from '@mallwright/contract/site'

/** Gateway calls that the first frame of the studio does not need: files, blocks, searches, publishing. */
export const LATE_OPERATIONS = {
  delFileFolder,
  delFiles,
  getArticleClassList,
  getBlock,
  getBlockList,
  getBrandList,
  getFileFolderList,
  getFilePage,
  getFileUseList,
  getPreviewTicket,
  getPublishCheck,
  getPublishList,
  getReceivableList,
  getRevisionList,
  getRollbackList,
  moveFiles,
  publishColumnPage,
  removeBlock,
  renameFile,
  replaceFile,
  rollbackRevision,
  saveBlock,
  saveFileFolder,
  saveUpload,
  searchProductPage,
  searchShopPage,
}
