import { getAdminSubscriptionDto } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** An administrator of an institution; the phone is masked. */
export interface Administrator {
  readonly name: string
  readonly phone: string
}

/** The administrator whom the members of an institution may ask. Rejects with `CallError`. */
export async function readAdministrator(send: Send, institutionId: string): Promise<Administrator> {
  const answer = await createApi({ getAdminSubscriptionDto }, send).getAdminSubscriptionDto({
    params: { accUuid: institutionId },
  })
  if (!answer.ok) throw new CallError(answer)
  return { name: answer.data.cPersonName, phone: answer.data.cMobilePhone }
}
