import { createApi } from '@mallwright/contract/rpc'
import type { Api, Send, WireRequest } from '@mallwright/contract/rpc'

import type { LATE_OPERATIONS } from './late-operations.ts'

type LateApi = Api<typeof LATE_OPERATIONS>
type LateCall = (input: Partial<WireRequest>) => Promise<unknown>

const NAMES: Readonly<Record<keyof LateApi, true>> = {
  delFileFolder: true,
  delFiles: true,
  getArticleClassList: true,
  getArticlePage: true,
  getBlock: true,
  getBlockList: true,
  getBrandList: true,
  getFileFolderList: true,
  getFilePage: true,
  getFileUseList: true,
  getPreviewTicket: true,
  getPublishCheck: true,
  getPublishList: true,
  getReceivableList: true,
  getRevisionList: true,
  getRollbackList: true,
  getShopListBycShopUuid: true,
  getTimedOfferList: true,
  moveFiles: true,
  publishColumnPage: true,
  removeBlock: true,
  renameFile: true,
  replaceFile: true,
  rollbackRevision: true,
  saveBlock: true,
  saveFileFolder: true,
  saveUpload: true,
  searchProductPage: true,
  searchShopPage: true,
}

/** Calls whose endpoints are loaded with the first of them, after the start. */
export function createLateApi(send: Send): LateApi {
  const call =
    (name: string): LateCall =>
    async (input) => {
      try {
        const { LATE_OPERATIONS: operations } = await import('./late-operations.ts')
        const calls: Readonly<Record<string, LateCall>> = createApi(operations, send) as never
        return await calls[name]?.(input)
      } catch {
        // The script could not be loaded: the server is out of reach.
        return { ok: false, failure: 'NETWORK', msg: '' }
      }
    }
  return Object.fromEntries(Object.keys(NAMES).map((name) => [name, call(name)])) as unknown as LateApi
}
