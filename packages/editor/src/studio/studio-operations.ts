import {
  getDraftPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPreviewTicket,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getRevisionList,
  getSiteClassTreeByStUuid,
  publishColumnPage,
  rollbackRevision,
  saveColumnPage,
  saveUpload,
  searchProductPage,
} from '@mallwright/contract'
import type { Api } from '@mallwright/contract'

/** The calls that the studio makes besides signing in and out. */
export const STUDIO_OPERATIONS = {
  getDraftPage,
  saveColumnPage,
  publishColumnPage,
  getRevisionList,
  rollbackRevision,
  getPreviewTicket,
  getNonCustodyMallSettingInfoByDomainMap,
  getProductListBycProdCode,
  getProductListBycClassUuid,
  searchProductPage,
  getSiteClassTreeByStUuid,
  saveUpload,
}

/** The gateway as the studio uses it. A fake is `createApi(STUDIO_OPERATIONS, send)` over a made-up `send`. */
export type StudioApi = Api<typeof STUDIO_OPERATIONS>
