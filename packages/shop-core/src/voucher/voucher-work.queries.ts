import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import type { Locale } from '@mallwright/contract/values'
import { getVoucherWork, saveCollaboration } from '@mallwright/contract/voucher'
import type { VoucherSide, VoucherType } from '@mallwright/contract/voucher'
import { queryOptions } from '@tanstack/react-query'

import { CallError } from '../query/call-error.ts'

/** A type of vouchers that the member may open. */
export interface WorkType {
  readonly type: VoucherType
  readonly name: string
  readonly step: string
  readonly side: VoucherSide
  /** Drafts, refused ones, those in approval. */
  readonly unfinished: number
  readonly mayAdd: boolean
}

/** What a member may do with vouchers. */
export interface VoucherWork {
  readonly types: readonly WorkType[]
  /** Steps that wait for the member's decision. */
  readonly tasks: number
  /** 采购协同: orders at the mall write purchase vouchers, too. */
  readonly collaborates: boolean
  readonly mayCollaborate: boolean
}

/** The types of vouchers that a member (`caller`) may open; none without a right. Rejects with `CallError`. */
export function workQuery({ send, locale }: { readonly send: Send; readonly locale: () => Locale }, caller: string) {
  return queryOptions({
    queryKey: ['voucher', 'work', caller, locale()],
    queryFn: async (): Promise<VoucherWork> => {
      const answer = await createApi({ getVoucherWork }, send).getVoucherWork({ body: {} })
      if (!answer.ok) throw new CallError(answer)
      const { types, iTaskCount, bCollaborate, bMayCollaborate } = answer.data
      return {
        tasks: iTaskCount,
        collaborates: bCollaborate,
        mayCollaborate: bMayCollaborate,
        types: types.map(({ cVouchType, cVouchTypeName, cStepNo, cSide, iOpenCount, bAdd }) => ({
          type: cVouchType,
          name: cVouchTypeName,
          step: cStepNo,
          side: cSide,
          unfinished: iOpenCount,
          mayAdd: bAdd,
        })),
      }
    },
  })
}

/** Switches 采购协同; throws when it is refused. */
export async function switchCollaboration(send: Send, isOn: boolean): Promise<void> {
  const answer = await createApi({ saveCollaboration }, send).saveCollaboration({ body: { bCollaborate: isOn } })
  if (!answer.ok) throw new CallError(answer)
}
