import { getArticleClassList, getArticlePage } from '@mallwright/contract/article'
import {
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  searchProductPage,
  searchShopPage,
} from '@mallwright/contract/catalog'
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
  getDraftPage,
  getDraftPageList,
  getNonCustodyMallSettingInfoByDomainMap,
  getPreviewTicket,
  getRevisionList,
  publishColumnPage,
  removeBlock,
  removeColumnPage,
  rollbackRevision,
  saveBlock,
  saveColumnPage,
} from '@mallwright/contract/site'
import type { Api } from '@mallwright/contract/rpc'

/** Gateway calls of the studio besides signing in and out. */
export const STUDIO_OPERATIONS = {
  getDraftPage,
  getDraftPageList,
  removeColumnPage,
  saveColumnPage,
  publishColumnPage,
  getRevisionList,
  rollbackRevision,
  getPreviewTicket,
  getNonCustodyMallSettingInfoByDomainMap,
  getProductListBycProdCode,
  getProductListBycClassUuid,
  searchProductPage,
  getShopListBycShopUuid,
  searchShopPage,
  getArticlePage,
  getArticleClassList,
  getSiteClassTreeByStUuid,
  saveUpload,
  getBlockList,
  getBlock,
  saveBlock,
  removeBlock,
  getFilePage,
  getFileFolderList,
  saveFileFolder,
  delFileFolder,
  renameFile,
  moveFiles,
  delFiles,
  getFileUseList,
  replaceFile,
}

/** The studio's gateway. A fake is `createApi(STUDIO_OPERATIONS, send)` with a custom `send`. */
export type StudioApi = Api<typeof STUDIO_OPERATIONS>
