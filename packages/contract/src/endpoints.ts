import * as article from './article/article.contract.ts'
import * as articleText from './article/article-text.contract.ts'
import * as catalog from './catalog/catalog.contract.ts'
import * as shopFront from './catalog/shop-front.contract.ts'
import { downLoad, saveUpload } from './file/file.contract.ts'
import * as library from './file/library.contract.ts'
import * as session from './session/session.contract.ts'
import * as block from './site/block.contract.ts'
import * as design from './site/design.contract.ts'
import * as site from './site/site.contract.ts'

/** Every endpoint by area: the registry that handlers, docs and laws are checked against. */
export const ENDPOINTS = {
  session: {
    getMockToken: session.getMockToken,
    login: session.login,
    forcedLogin: session.forcedLogin,
    loginPwdFree: session.loginPwdFree,
    savePwdFreeLoginToken: session.savePwdFreeLoginToken,
    getDefaultPassStrategy: session.getDefaultPassStrategy,
    getAccountByAccSignId: session.getAccountByAccSignId,
    getWsTicket: session.getWsTicket,
    logout: session.logout,
    createSuperUser: session.createSuperUser,
  },
  catalog: {
    getProductListBycProdCode: catalog.getProductListBycProdCode,
    getProductListBycClassUuid: catalog.getProductListBycClassUuid,
    searchProductPage: catalog.searchProductPage,
    getProductDetail: catalog.getProductDetail,
    getShopListBycShopUuid: catalog.getShopListBycShopUuid,
    getSiteClassTreeByStUuid: catalog.getSiteClassTreeByStUuid,
    getClassTreeList: catalog.getClassTreeList,
    getShopInfo: shopFront.getShopInfo,
    searchShopPage: shopFront.searchShopPage,
  },
  article: {
    getArticlePage: article.getArticlePage,
    getArticleDetail: articleText.getArticleDetail,
    getArticleClassList: articleText.getArticleClassList,
  },
  site: {
    getNonCustodyMallSettingInfoByDomainMap: site.getNonCustodyMallSettingInfoByDomainMap,
    getTempBaseAndColumnAndFoot: site.getTempBaseAndColumnAndFoot,
    getPhoneColumnStructureByStUuid: site.getPhoneColumnStructureByStUuid,
    getColumnPage: site.getColumnPage,
    getDraftPage: design.getDraftPage,
    saveColumnPage: design.saveColumnPage,
    publishColumnPage: design.publishColumnPage,
    getDraftPageList: design.getDraftPageList,
    removeColumnPage: design.removeColumnPage,
    getRevisionList: design.getRevisionList,
    rollbackRevision: design.rollbackRevision,
    getPreviewTicket: design.getPreviewTicket,
    getBlockList: block.getBlockList,
    getBlock: block.getBlock,
    saveBlock: block.saveBlock,
    removeBlock: block.removeBlock,
  },
  file: {
    saveUpload,
    downLoad,
    getFilePage: library.getFilePage,
    getFileFolderList: library.getFileFolderList,
    saveFileFolder: library.saveFileFolder,
    delFileFolder: library.delFileFolder,
    renameFile: library.renameFile,
    moveFiles: library.moveFiles,
    delFiles: library.delFiles,
    getFileUseList: library.getFileUseList,
    replaceFile: library.replaceFile,
  },
} as const
