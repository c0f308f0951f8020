export {
  getClassTreeList,
  getProductDetail,
  getProductListBycClassUuid,
  getProductListBycProdCode,
  getShopListBycShopUuid,
  getSiteClassTreeByStUuid,
  searchProductPage,
} from './catalog.contract.ts'
export { ProductClass, ProductDetail, ProductListItem, Variant, readProduct } from './product.ts'
export type { ProductCard } from './product.ts'
export { ShopListItem, readShop } from './shop-card.ts'
export type { ShopCard } from './shop-card.ts'
export { ShopInfo, getShopInfo, searchShopPage } from './shop-front.contract.ts'
