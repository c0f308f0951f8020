import { getListUserSubscription } from '@mallwright/contract/institution'
import type { Institution as WireInstitution } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { CallError } from '../query/call-error.ts'

/** An institution that the account is a member of. */
export interface Institution {
  readonly id: string
  readonly name: string
  readonly isTeam: boolean
  readonly isVerified: boolean
  /** The account acts for it. */
  readonly isCurrent: boolean
  /** Why the account cannot act for it: its person there is disabled, or the institution is, or waits for its deletion. */
  readonly obstacle: 'memberStopped' | 'stopped' | 'closing' | undefined
}

/** The institutions of an account by name. Rejects with `CallError`. */
export async function readInstitutions(send: Send, accountId: string): Promise<readonly Institution[]> {
  const answer = await createApi({ getListUserSubscription }, send).getListUserSubscription({
    params: { id: accountId },
  })
  if (!answer.ok) throw new CallError(answer)
  return answer.data.results.map(institutionOf)
}

function institutionOf(wire: WireInstitution): Institution {
  return {
    id: wire.cAccUuid,
    name: wire.cEnterpriseName,
    isTeam: wire.iAccType === 2,
    isVerified: wire.bAuthentication,
    isCurrent: wire.bDefault,
    obstacle: obstacleOf(wire),
  }
}

function obstacleOf({ bStop, bAccStop, bWaitDelete }: WireInstitution): Institution['obstacle'] {
  if (bStop) return 'memberStopped'
  if (bAccStop) return 'stopped'
  return bWaitDelete ? 'closing' : undefined
}
