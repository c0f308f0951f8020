import { getServiceUrlByAccount, WORKFLOW_SERVICE } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../query/call-error.ts'

/** Address of the workflow server of an institution. Rejects with a `CallError`; `EMPTY` where there is none. Specification 1 §7.2. */
export async function readWorkflowUrl(send: Send, accUuid: string): Promise<string> {
  const api = createApi({ getServiceUrlByAccount }, send)
  const answer = await api.getServiceUrlByAccount({ body: { cAccUuid: accUuid, cServerName: WORKFLOW_SERVICE } })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.cUrl
}
