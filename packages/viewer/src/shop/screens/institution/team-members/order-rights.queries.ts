import { getApprovalRule } from '@mallwright/contract/order'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { fenFromYuan } from '@mallwright/contract/values'
import type { Fen } from '@mallwright/contract/values'
import { CallError } from '@mallwright/shop-core/query'
import { queryOptions } from '@tanstack/react-query'

import type { Shop } from '../../../client/shop.ts'

/** What a member may do about orders of the institution. */
export interface OrderMember {
  readonly id: string
  readonly name: string
  readonly isAdmin: boolean
  readonly isApprover: boolean
  readonly isPayer: boolean
  /** Above it an order waits for an approval; `undefined`: by the rule of the institution alone. */
  readonly limit: Fen | undefined
}

/** The rule by which orders wait for an approval, and the members. */
export interface OrderRights {
  readonly isEnabled: boolean
  readonly over: Fen
  readonly members: readonly OrderMember[]
}

/** Query keys of the rights about orders; a switch of the institution reads everything anew. */
export const orderRightsKeys = {
  all: () => ['order-rights'],
  of: (caller: string) => ['order-rights', caller],
} as const

/** Rule and members of the caller's institution. */
export function orderRightsQuery({ send }: Shop, caller: string) {
  return queryOptions({ queryKey: orderRightsKeys.of(caller), queryFn: () => readOrderRights(send) })
}

async function readOrderRights(send: Send): Promise<OrderRights> {
  const answer = await createApi({ getApprovalRule }, send).getApprovalRule({ body: {} })
  if (!answer.ok) throw new CallError(answer)
  const { bEnabled, iOverAmount, results } = answer.data
  return {
    isEnabled: bEnabled,
    over: fenFromYuan(iOverAmount),
    members: results.map((member) => ({
      id: member.cPersonUuid,
      name: member.cPersonName,
      isAdmin: member.bAdmin,
      isApprover: member.bApprover,
      isPayer: member.bPayer,
      limit: member.iSpendLimit === null ? undefined : fenFromYuan(member.iSpendLimit),
    })),
  }
}
