import * as article from '@mallwright/contract/article'
import * as catalog from '@mallwright/contract/catalog'
import * as coupon from '@mallwright/contract/coupon'
import * as file from '@mallwright/contract/file'
import * as site from '@mallwright/contract/site'

/** Gateway calls that the first frame of the studio does not need: files, blocks, searches, publishing. */
export const LATE_OPERATIONS = {
  delFileFolder: file.delFileFolder,
  delFiles: file.delFiles,
  getArticleClassList: article.getArticleClassList,
  getArticlePage: article.getArticlePage,
  getBlock: site.getBlock,
  getBlockList: site.getBlockList,
  getBrandList: catalog.getBrandList,
  getFileFolderList: file.getFileFolderList,
  getFilePage: file.getFilePage,
  getFileUseList: file.getFileUseList,
  getPreviewTicket: site.getPreviewTicket,
  getPublishCheck: site.getPublishCheck,
  getPublishList: site.getPublishList,
  getReceivableList: coupon.getReceivableList,
  getRevisionList: site.getRevisionList,
  getRollbackList: site.getRollbackList,
  getShopListBycShopUuid: catalog.getShopListBycShopUuid,
  getTimedOfferList: catalog.getTimedOfferList,
  moveFiles: file.moveFiles,
  publishColumnPage: site.publishColumnPage,
  removeBlock: site.removeBlock,
  renameFile: file.renameFile,
  replaceFile: file.replaceFile,
  rollbackRevision: site.rollbackRevision,
  saveBlock: site.saveBlock,
  saveFileFolder: file.saveFileFolder,
  saveUpload: file.saveUpload,
  searchProductPage: catalog.searchProductPage,
  searchShopPage: catalog.searchShopPage,
}
