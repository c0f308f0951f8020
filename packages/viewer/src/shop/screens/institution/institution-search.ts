import { getEnterpriseListByName } from '@mallwright/contract/institution'
import type { JoinableInstitution } from '@mallwright/contract/institution'
import { createApi, DEFAULT_PAGE_SIZE } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'
import { CallError } from '@mallwright/shop-core/query'

/** An institution that may be joined, as strangers see it. */
export interface FoundInstitution {
  readonly id: string
  readonly name: string
  readonly region: string
  /** Masked; empty for teams. */
  readonly creditCode: string
  /** Administrator, masked; empty without one. */
  readonly administrator: string
  readonly isMember: boolean
  /** A request of the account is under review. */
  readonly isPending: boolean
}

/** What is searched for: a part of the name, or one institution by its id. */
export interface InstitutionSearch {
  readonly isTeam: boolean
  readonly keyword: string
  readonly id: string
}

/** A page of institutions that may be joined. Rejects with `CallError`. */
export async function searchInstitutions(send: Send, { isTeam, keyword, id }: InstitutionSearch, page: number) {
  const answer = await createApi({ getEnterpriseListByName }, send).getEnterpriseListByName({
    body: {
      ...(keyword === '' ? { cEnterpriseUuid: id } : { cKeyword: keyword }),
      iAuthenticationType: isTeam ? 2 : 1,
      pageNumber: page,
      pageSize: DEFAULT_PAGE_SIZE,
    },
  })
  if (!answer.ok && answer.failure === 'EMPTY') return { items: [], total: 0 }
  if (!answer.ok) throw new CallError(answer)
  return { items: answer.data.results.map(foundInstitution), total: answer.data.iTotleSize }
}

function foundInstitution(wire: JoinableInstitution): FoundInstitution {
  return {
    id: wire.cEnterpriseUuid,
    name: wire.cEnterpriseName,
    region: [...new Set([wire.cProvince, wire.cCity, wire.cArea])].join(' ').trim(),
    creditCode: wire.cUniformSocialCreditCode,
    administrator: `${wire.cPersonName} ${wire.cMobilePhone}`.trim(),
    isMember: wire.bMember,
    isPending: wire.bPending,
  }
}
