import * as collect from '@mallwright/contract/collect'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

const OPERATIONS = {
  deleteCollectProd: collect.deleteCollectProd,
  deleteCollectShop: collect.deleteCollectShop,
  getCollectState: collect.getCollectState,
  saveCollectProd: collect.saveCollectProd,
  saveCollectShop: collect.saveCollectShop,
  saveFootPrint: collect.saveFootPrint,
  saveStockNotice: collect.saveStockNotice,
}

/** Calls by which product and shop pages collect, follow, wait for stock and record looks. */
export function collectApi(send: Send) {
  return createApi(OPERATIONS, send)
}
