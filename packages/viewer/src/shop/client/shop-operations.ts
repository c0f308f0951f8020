import { getArticlePage } from '@mallwright/contract/article'
import {
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
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
  getTempBaseAndColumnAndFoot,
  getShopListBycShopUuid,
  getArticlePage,
}
