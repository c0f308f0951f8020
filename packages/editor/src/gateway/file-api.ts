import { createApi } from '@mallwright/contract/rpc'
import type { Api, Send, WireRequest } from '@mallwright/contract/rpc'

import type { FILE_OPERATIONS } from './file-operations.ts'

type FileApi = Api<typeof FILE_OPERATIONS>
type FileCall = (input: Partial<WireRequest>) => Promise<unknown>

const NAMES: Readonly<Record<keyof FileApi, true>> = {
  delFileFolder: true,
  delFiles: true,
  getFileFolderList: true,
  getFilePage: true,
  getFileUseList: true,
  moveFiles: true,
  renameFile: true,
  replaceFile: true,
  saveFileFolder: true,
  saveUpload: true,
}

/** Calls of files; their endpoints are loaded with the first of them, long after the start. */
export function createFileApi(send: Send): FileApi {
  const call =
    (name: string): FileCall =>
    async (input) => {
      try {
        const { FILE_OPERATIONS: operations } = await import('./file-operations.ts')
        const calls: Readonly<Record<string, FileCall>> = createApi(operations, send) as never
        return await calls[name]?.(input)
      } catch {
        // The script could not be loaded: the server is out of reach.
        return { ok: false, failure: 'NETWORK', msg: '' }
      }
    }
  return Object.fromEntries(Object.keys(NAMES).map((name) => [name, call(name)])) as unknown as FileApi
}
