export { getArticlePage } from './article/article.contract.ts'
export { ArticleClass, ArticleDetail, getArticleClassList, getArticleDetail } from './article/article-text.contract.ts'
export { ArticleListItem, readArticle } from './article/article.ts'
export type { ArticleCard } from './article/article.ts'
export {
  getClassTreeList,
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  searchProductPage,
  DEFAULT_PAGE_SIZE,
  MAX_PAGE_SIZE,
} from './catalog/catalog.contract.ts'
export { ProductClass, ProductDetail, ProductListItem, readProduct, Variant } from './catalog/product.ts'
export type { ProductCard } from './catalog/product.ts'
export { AA_CONTRAST, AA_CONTRAST_LARGE, contrastOf, inkOn, mixColours, readableOn } from './colour/contrast.ts'
export { readShop, ShopListItem } from './catalog/shop-card.ts'
export { getShopInfo, searchShopPage, ShopInfo } from './catalog/shop-front.contract.ts'
export type { ShopCard } from './catalog/shop-card.ts'
export { createApi } from './client.ts'
export type { Answer, Api, Send, UndeclaredFailure, WireAnswer, WireRequest } from './client.ts'
export { checkDocument } from './document/check-document.ts'
export type { DocumentFault } from './document/check-document.ts'
export { nodesOf } from './document/compiled-nodes.ts'
export { CompiledNode, CompiledPage } from './document/compiled-page.ts'
export {
  Colour,
  Document,
  DOCUMENT_FORMAT,
  emptyDocument,
  MAX_NESTING,
  MAX_NODES,
  MAX_TITLE,
  PageLook,
} from './document/document.ts'
export { expandLinks, linksWithoutRoom } from './document/expand-links.ts'
export type { BlockContents } from './document/expand-links.ts'
export { intersectShowing } from './document/intersect-showing.ts'
export { blockFault, blockOfLink, blocksLinkedIn, linkedBlockFault } from './document/linked-blocks.ts'
export type { BlockFault } from './document/linked-blocks.ts'
export { LINKED_BLOCK, MAX_NAME, Node, NodeId, OwnGuides, Rect } from './document/node.ts'
export { nextChange, nodesMeantFor, restrictionsOf, showingNodes } from './document/showing-nodes.ts'
export {
  BUYER_AUDIENCES,
  buyerAudience,
  instantOf,
  isReadable,
  isShownTo,
  nextEdge,
  Showing,
  SHOWING_LOCALES,
  windowState,
} from './document/showing.ts'
export type { BuyerAudience, ShowingLocale, Viewer } from './document/showing.ts'
export { endpoint, pathOf } from './endpoint.ts'
export type {
  Access,
  AnswerDataOf,
  CheckedInputOf,
  DataOf,
  Endpoint,
  FailureDataOf,
  FailureDeclaration,
  FailuresOf,
  InputOf,
} from './endpoint.ts'
export { ENDPOINTS } from './endpoints.ts'
export { COMMON_FAILURES, Envelope, ENVELOPE_CODES, FAILURE_FIELD } from './envelope.ts'
export type { CommonFailure, TransportFailure } from './envelope.ts'
export { downLoad, MAX_UPLOAD_BYTES, saveUpload, UploadedFile } from './file/file.contract.ts'
export { documentWithFile, filesIn, withFile } from './file/file-uses.ts'
export type { FileStandIn } from './file/file-uses.ts'
export {
  delFileFolder,
  delFiles,
  FileFolder,
  FileUse,
  getFileFolderList,
  getFilePage,
  getFileUseList,
  LibraryFile,
  MAX_FILES_AT_ONCE,
  MAX_FOLDER_DEPTH,
  moveFiles,
  NO_FOLDER,
  renameFile,
  replaceFile,
  saveFileFolder,
} from './file/library.contract.ts'
export { MAX_FORM_HEIGHT, PICTURE_WIDTHS, pictureUrl, sourceSet } from './file/picture-source.ts'
export {
  LONG_PICTURE_RATIO,
  stripeCount,
  stripeCut,
  stripesOf,
  stripeUrl,
  stripeWidths,
} from './file/picture-stripes.ts'
export type { Stripe } from './file/picture-stripes.ts'
export { NO_PICTURE, Picture } from './file/picture.ts'
export { videoUrl } from './file/video-source.ts'
export { NO_VIDEO, Video } from './file/stored-video.ts'
export { newUuid } from './id.ts'
export { Link, NO_LINK } from './link/link.ts'
export {
  articlePath,
  articlesPath,
  classPath,
  COLUMN_PATH,
  columnPath,
  hrefOf,
  parseUrl,
  partnerPath,
  productPath,
  resolveLink,
  SHOP_BASE,
  shopPath,
} from './link/resolve-link.ts'
export type { Target } from './link/resolve-link.ts'
export { LOCALES, preferredLocale, say } from './locale.ts'
export type { Label, Locale } from './locale.ts'
export { fenFromYuan, moneyText, yuanFromFen } from './money.ts'
export type { Fen } from './money.ts'
export { hasContent } from './rich-text/has-content.ts'
export { readHtml } from './rich-text/read-html.ts'
export type { RichAlign, RichElement, RichNode, RichTag } from './rich-text/rich-node.ts'
export { RICH_LIMITS } from './rich-text/rich-node.ts'
export { readRichText, RichText, wordsOf, writeHtml } from './rich-text/rich-tree.ts'
export {
  createSuperUser,
  forcedLogin,
  getAccountByAccSignId,
  getDefaultPassStrategy,
  getMockToken,
  getWsTicket,
  login,
  LoginPayload,
  loginPwdFree,
  logout,
  MOBILE_PHONE,
  savePwdFreeLoginToken,
  TerminalType,
} from './session/session.contract.ts'
export { canonicalText, multipartPayload, sign, SIGNATURE_WINDOW_MS } from './signature.ts'
export type { SignedRequest } from './signature.ts'
export { blockCode, blockOfCode } from './site/block-code.ts'
export {
  BlockItem,
  getBlock,
  getBlockList,
  MAX_BLOCK_NAME,
  MAX_BLOCKS,
  removeBlock,
  saveBlock,
} from './site/block.contract.ts'
export {
  DraftItem,
  getDraftPage,
  getDraftPageList,
  removeColumnPage,
  getPreviewTicket,
  getRevisionList,
  publishColumnPage,
  ReleaseItem,
  rollbackRevision,
  saveColumnPage,
} from './site/design.contract.ts'
export {
  getColumnPage,
  getNonCustodyMallSettingInfoByDomainMap,
  getPhoneColumnStructureByStUuid,
  getTempBaseAndColumnAndFoot,
  HOME_COLUMN,
  PageShowing,
  SiteRecord,
} from './site/site.contract.ts'
export {
  BlocksFrame,
  BODY_BLOCKS,
  BODY_HERE,
  BODY_PRESENCE,
  HERE_INTERVAL_MS,
  HERE_SILENCE_MS,
  HereFrame,
  PresenceFrame,
  PresentEditor,
} from './site/presence.events.ts'
export {
  BODY_RELEASE,
  BODY_REMOVED,
  BODY_TAKEN_OVER,
  PING_INTERVAL_MS,
  RECONNECT_CODES,
  RECONNECT_DELAY_MS,
  SocketFrame,
} from './site/site.events.ts'
export { ServerConfig, VersionConfig } from './static-config.ts'
