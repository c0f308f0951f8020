import {
  getArticleClassList,
  getArticlePage,
  getBlock,
  getBlockList,
  getDraftPage,
  getDraftPageList,
  getNonCustodyMallSettingInfoByDomainMap,
  getPreviewTicket,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getRevisionList,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  publishColumnPage,
  removeBlock,
  removeColumnPage,
  rollbackRevision,
  saveBlock,
  saveColumnPage,
  saveUpload,
  searchProductPage,
  searchShopPage,
} from '@mallwright/contract'
import type { Api } from '@mallwright/contract'

/** The calls that the studio makes besides signing in and out. */
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
}

/** The gateway as the studio uses it. A fake is `createApi(STUDIO_OPERATIONS, send)` over a made-up `send`. */
export type StudioApi = Api<typeof STUDIO_OPERATIONS>
