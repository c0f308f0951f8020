export {
  CollectedProduct,
  CollectedShop,
  deleteCollectProd,
  deleteCollectShop,
  getCollectProdPage,
  getCollectShopPage,
  getCollectState,
  MAX_COLLECTED,
  saveCollectProd,
  saveCollectShop,
  saveStockNotice,
} from './collect.contract.ts'
export {
  clearFootPrint,
  deleteFootPrint,
  Footprint,
  FOOTPRINT_LIMITS,
  getFootPrintPage,
  saveFootPrint,
} from './footprint.contract.ts'
