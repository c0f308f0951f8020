import { downLoadOwn } from '@mallwright/contract/file'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../query/call-error.ts'
import { saveAs, withoutTimeout } from './download.ts'

/** A file that the server has made for the caller. Decision 0137. */
export interface MadeFile {
  readonly cDocId: string
  readonly cOriginName: string
}

/** Fetches a made file and hands it to the browser; rejects with `CallError`. */
export async function saveMadeFile(send: Send, { cDocId, cOriginName }: MadeFile): Promise<void> {
  const file = await createApi({ downLoadOwn }, send).downLoadOwn({ params: { docId: cDocId }, via: withoutTimeout })
  if (!file.ok) throw new CallError(file)
  if (!(file.data instanceof Blob)) throw new CallError({ failure: 'BAD_ANSWER', msg: '' })
  saveAs(file.data, cOriginName)
}
