import { getPersonAuthentication } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { dataOr } from './buyer-errors.ts'

/** The verified name of a person; masked, empty without one. */
export interface PersonIdentity {
  readonly isVerified: boolean
  readonly realName: string
}

/** Whether the account's own name is verified. Rejects with `CallError`. */
export async function readPersonIdentity(send: Send, accountId: string): Promise<PersonIdentity> {
  const answer = await createApi({ getPersonAuthentication }, send).getPersonAuthentication({
    params: { uuid: accountId },
  })
  const { bAuthentication, cRealName } = dataOr(answer, 'personIdentity')
  return { isVerified: bAuthentication, realName: cRealName }
}
