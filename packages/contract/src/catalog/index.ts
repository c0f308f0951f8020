export {
  getClassTreeList,
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
} from './catalog.contract.ts'
export { getFreightQuote, getRecommendList } from './offer.contract.ts'
export { ProductDetail, Variant } from './product-detail.ts'
export { MAX_KEYWORD, ProductFacets, searchProductPage } from './product-search.contract.ts'
export { ProductClass, ProductListItem, readProduct } from './product.ts'
export type { ProductCard } from './product.ts'
export { FoundShop, readFoundShop, readShop, ShopListItem } from './shop-card.ts'
export type { FoundShopCard, ShopCard } from './shop-card.ts'
export { DeliveryPolicy, getShopInfo, searchShopPage, ShopInfo } from './shop-front.contract.ts'
