import { getArticlePage } from '@mallwright/contract/article'
import {
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
} from '@mallwright/contract/catalog'
import {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getTempBaseAndColumnAndFoot,
} from '@mallwright/contract/site'

/** Endpoints of the entry script; lazily loaded screens bring their own. */
export const SHOP_OPERATIONS = {
  getNonCustodyMallSettingInfoByDomainMap,
  getColumnPage,
  getProductListBycProdCode,
  getProductListBycClassUuid,
  getProductDetail,
  getSiteClassTreeByStUuid,
  getTempBaseAndColumnAndFoot,
  getShopListBycShopUuid,
  getArticlePage,
}
