import {
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getSiteClassTreeByStUuid,
} from '@mallwright/contract/catalog'
import {
  getDraftPage,
  getDraftPageList,
  getNonCustodyMallSettingInfoByDomainMap,
  removeColumnPage,
  saveColumnPage,
} from '@mallwright/contract/site'

/** Gateway calls of the studio besides signing in and out, and those of `LATE_OPERATIONS`. */
export const START_OPERATIONS = {
  getDraftPage,
  getDraftPageList,
  removeColumnPage,
  saveColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getProductListBycProdCode,
  getProductListBycClassUuid,
  getSiteClassTreeByStUuid,
}
