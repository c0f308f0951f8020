import { getDataPageLoadList, getEnterpriseApply } from '@mallwright/contract/institution'
import type { EnterpriseApply } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Send } from '@mallwright/contract/rpc'

import { dataOr } from './buyer-errors.ts'

/** States of an application by their number on the wire. Domain 1.12-5. */
const STATES = ['pending', 'passed', 'refused'] as const

/** An application of the account for an enterprise or a team of its own. */
export interface Application {
  readonly id: string
  readonly isTeam: boolean
  readonly name: string
  readonly creditCode: string
  readonly corporation: string
  /** Name of a team's founder. */
  readonly realName: string
  /** Names of province, city and district. */
  readonly region: readonly [string, string, string]
  readonly address: string
  /** Id of the photo of the licence; empty without one. */
  readonly licence: string
  readonly inviteCode: string
  readonly state: (typeof STATES)[number]
  /** Why it was refused. */
  readonly reason: string
  readonly createdAt: string
}

/** Page size of the list: an account rarely has more than a few. */
const MAX_APPLICATIONS = 50

/** The applications of the account, the newest first. Rejects with `CallError`. */
export async function readApplications(send: Send): Promise<readonly Application[]> {
  const answer = await createApi({ getDataPageLoadList }, send).getDataPageLoadList({
    body: { cEntityName: 'EnterpriseApply', isPage: true, pageNumber: 1, pageSize: MAX_APPLICATIONS },
  })
  return dataOr(answer, 'applications').results.map(applicationOf)
}

/** One of the account's applications. Rejects with `CallError`. */
export async function readApplication(send: Send, id: string): Promise<Application> {
  const answer = await createApi({ getEnterpriseApply }, send).getEnterpriseApply({ params: { id } })
  return applicationOf(dataOr(answer, 'applications'))
}

/** Whether an account may still create a team: once an account, unless it was refused. Specification 1 §5.3. */
export function canCreateTeam(applications: readonly Application[]): boolean {
  return !applications.some(({ isTeam, state }) => isTeam && state !== 'refused')
}

function applicationOf(wire: EnterpriseApply): Application {
  return {
    id: wire.cApplyUuid,
    isTeam: wire.iAuthenticationType === 2,
    name: wire.cEnterpriseName,
    creditCode: wire.cUniformSocialCreditCode,
    corporation: wire.cCorporation,
    realName: wire.cRealName,
    region: [wire.cProvince, wire.cCity, wire.cArea],
    address: wire.cAddress,
    licence: wire.cLicenceDocId,
    inviteCode: wire.cInviteCode,
    state: STATES[wire.iState],
    reason: wire.cReason,
    createdAt: wire.dCreateTime,
  }
}
