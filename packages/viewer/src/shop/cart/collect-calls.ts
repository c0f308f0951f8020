import {
  deleteCollectProd,
  deleteCollectShop,
  getCollectState,
  saveCollectProd,
  saveCollectShop,
  saveFootPrint,
  saveStockNotice,
} from '@mallwright/contract/collect'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

const OPERATIONS = {
  deleteCollectProd,
  deleteCollectShop,
  getCollectState,
  saveCollectProd,
  saveCollectShop,
  saveFootPrint,
  saveStockNotice,
}

/** Calls by which product and shop pages collect, follow, wait for stock and record looks. */
export function collectApi(send: Send) {
  return createApi(OPERATIONS, send)
}
