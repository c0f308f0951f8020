import { getAreaTree4Children } from '@mallwright/contract/address'
import { saveUpload } from '@mallwright/contract/file'
import {
  getBaseListPlan,
  getBaseQueryPlan,
  getData4Tree,
  getOneEnumByCode,
  getPageData4List,
} from '@mallwright/contract/list-engine'
import { queryPayOrder } from '@mallwright/contract/payment'
import { getAccountLeaseMenuByMenuCode } from '@mallwright/contract/permission'
import { getOrgDefaultVoucherTemplate } from '@mallwright/contract/voucher'
import { ENVELOPE_CODES } from '@mallwright/contract/rpc'
import type { Send, WireAnswer, WireRequest } from '@mallwright/contract/rpc'

import type { DemoState } from './demo-state.ts'

/** Calls that bring what widgets show, with what their data is without any of it. */
const READS: Readonly<Record<string, Readonly<Record<string, unknown>> | null>> = {
  [getPageData4List.path]: { pageData: [], iTotleSize: 0 },
  [getData4Tree.path]: { treeList: [] },
  [getOneEnumByCode.path]: { optionList: [] },
  [getAreaTree4Children.path]: { data: [] },
  [queryPayOrder.path]: null,
  [getAccountLeaseMenuByMenuCode.path]: null,
}

/** Calls without which there is no form; an empty form is a usual one. */
const TEMPLATES: readonly string[] = [getOrgDefaultVoucherTemplate.path]

const LAYOUTS: readonly string[] = [getBaseListPlan.path, getBaseQueryPlan.path]

/** A gateway as it answers in a state: everything else goes to the real one. */
export function sendInState(send: Send, state: DemoState): Send {
  return (request) => {
    const { path } = request.operation
    const isRead = Object.hasOwn(READS, path)
    const isNeeded = isRead || TEMPLATES.includes(path)
    switch (state) {
      case 'usual':
        return send(request)
      case 'loading':
        return isNeeded || path === saveUpload.path ? new Promise(() => undefined) : send(request)
      case 'empty':
        return isRead ? changed(send, request, (data) => emptied(path, data)) : send(request)
      case 'end':
        return path === getPageData4List.path ? changed(send, request, ended) : send(request)
      case 'error':
        return isNeeded || path === saveUpload.path
          ? Promise.resolve({ arrived: false, failure: 'NETWORK', msg: '' })
          : send(request)
      case 'denied':
        return isNeeded || LAYOUTS.includes(path)
          ? Promise.resolve({ arrived: true, envelope: { code: ENVELOPE_CODES.empty, msg: '', data: null } })
          : send(request)
    }
  }
}

type Data = Readonly<Record<string, unknown>>

async function changed(send: Send, request: WireRequest, change: (data: Data) => unknown): Promise<WireAnswer> {
  const answer = await send(request)
  if (!answer.arrived) return answer
  const envelope = answer.envelope as { readonly code: unknown; readonly data: Data }
  return envelope.code === ENVELOPE_CODES.success
    ? { ...answer, envelope: { ...envelope, data: change(envelope.data) } }
    : answer
}

function emptied(path: string, data: Data): unknown {
  const none = READS[path]
  const sums = Object.keys(data['sumMap'] ?? {}).map((column) => [column, 0] as const)
  return none && { ...data, ...none, ...(data['sumMap'] !== undefined && { sumMap: Object.fromEntries(sums) }) }
}

/** The page that is there is the last one. */
function ended(data: Data): Data {
  const { pageData } = data
  return { ...data, iTotleSize: Array.isArray(pageData) ? pageData.length : 0 }
}
