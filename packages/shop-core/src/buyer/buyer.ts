import { buyerState } from '@mallwright/contract/gate'
import type { BuyerSituation, BuyerState, InstitutionSituation } from '@mallwright/contract/gate'
import {
  getBindEnterpriseByAccUuid,
  getEnterpriseAuthentication,
  getIndividualTeamBuyersAuth,
  getPersonAuthentication,
  TEAM_AUDIT_STATES,
} from '@mallwright/contract/institution'
import type { BoundEnterprise } from '@mallwright/contract/institution'
import { createApi } from '@mallwright/contract/rpc'
import type { Api, Send } from '@mallwright/contract/rpc'

import { readApplications } from './applications.ts'
import { dataOr } from './buyer-errors.ts'
import { readInstitutions } from './institution-list.ts'
import type { Institution } from './institution-list.ts'
import { readJoinRequests } from './join-requests.ts'

/** The institution that a buyer acts for, with what forms about it begin with. */
export interface BuyerInstitution {
  /** Names it in calls about members. */
  readonly id: string
  /** Names it in calls about its organisation (cOrgUuid). */
  readonly orgUuid: string
  /** Names the enterprise itself. */
  readonly enterpriseId: string
  readonly name: string
  readonly creditCode: string
  readonly corporation: string
  /** Why a team's authorisation was refused; empty otherwise. */
  readonly auditReason: string
}

/** An account on its way to buying: what it has, what it lacks, and its institution. */
export interface Buyer {
  readonly situation: BuyerSituation
  readonly state: BuyerState
  /** Absent without one, or with a stopped one. */
  readonly institution: BuyerInstitution | undefined
  /** Why a stopped institution is none. */
  readonly obstacle: Institution['obstacle']
}

const OPERATIONS = {
  getBindEnterpriseByAccUuid,
  getEnterpriseAuthentication,
  getIndividualTeamBuyersAuth,
  getPersonAuthentication,
}
type BuyerApi = Api<typeof OPERATIONS>

/** Situation of an account and of its institution; rejects with the `CallError` of specification 1 §8 that fits. */
export async function readBuyer(
  send: Send,
  account: { readonly id: string; readonly isSuper: boolean },
): Promise<Buyer> {
  const institutions = await readInstitutions(send, account.id)
  const current = institutions.find(({ isCurrent }) => isCurrent)
  const isActive = current !== undefined && current.obstacle === undefined
  const api = createApi(OPERATIONS, send)
  const [membership, hasPendingRequest] = await Promise.all([
    isActive ? (current.isTeam ? readTeam : readEnterprise)(api, account.id, current) : undefined,
    isActive ? false : readIsPending(send, account.id),
  ])
  const situation: BuyerSituation = {
    session: 'account',
    hasInitialPassword: false,
    isSuperUser: account.isSuper,
    isOperator: false,
    hasPendingRequest,
    hasVerifiedOther: institutions.some((one) => !one.isCurrent && one.isVerified && one.obstacle === undefined),
    institution: membership?.situation ?? (current && stopped(current)),
  }
  const { obstacle } = current ?? {}
  return { situation, state: buyerState(situation), institution: membership?.institution, obstacle }
}

interface Membership {
  readonly situation: InstitutionSituation
  readonly institution: BuyerInstitution
}

async function readEnterprise(api: BuyerApi, accountId: string, { id }: Institution): Promise<Membership> {
  const bound = dataOr(await api.getBindEnterpriseByAccUuid({ params: { accUuid: id } }), 'enterpriseIdentity')
  const [enterprise, person] = await Promise.all([
    api.getEnterpriseAuthentication({ params: { enterpriseUuid: bound.cEnterpriseUuid } }),
    api.getPersonAuthentication({ params: { uuid: accountId } }),
  ])
  const isVerified = dataOr(enterprise, 'enterpriseIdentity').bAuthentication
  return {
    situation: {
      ...UNVERIFIED,
      kind: 'enterprise',
      isAdmin: bound.cUserType === 'admin',
      isVerified,
      // Who may buy already needs no verified name: its failure closes nothing.
      isPersonVerified: isVerified && !person.ok ? false : dataOr(person, 'personIdentity').bAuthentication,
    },
    institution: institutionOf(id, bound),
  }
}

async function readTeam(api: BuyerApi, accountId: string, { id }: Institution): Promise<Membership> {
  const bound = dataOr(await api.getBindEnterpriseByAccUuid({ params: { accUuid: id } }), 'teamIdentity')
  const [person, authorization] = await Promise.all([
    api.getPersonAuthentication({ params: { uuid: accountId } }),
    api.getIndividualTeamBuyersAuth({ params: { a: accountId, b: bound.cOrgUuid } }),
  ])
  const isUnasked = !authorization.ok && authorization.failure === 'EMPTY'
  const audit = isUnasked ? undefined : dataOr(authorization, 'teamAuthorization')
  return {
    situation: {
      ...UNVERIFIED,
      kind: 'team',
      isAdmin: bound.cUserType === 'admin',
      isVerified: bound.bAuthentication,
      isPersonVerified: dataOr(person, 'teamIdentity').bAuthentication,
      teamAuthorization: teamAuthorizationOf(audit?.iAlShopAuditStatus),
    },
    institution: institutionOf(id, bound, audit?.cAuditReason),
  }
}

const UNVERIFIED = { isStopped: false, isVerified: false, isPersonVerified: false, teamAuthorization: '' } as const

/** 3, refused, is delivered as none with its reason. Domain 1.12-4. */
function teamAuthorizationOf(status: number | undefined): InstitutionSituation['teamAuthorization'] {
  if (status === TEAM_AUDIT_STATES.pending) return '1'
  return status === TEAM_AUDIT_STATES.authorised ? '2' : ''
}

function institutionOf(id: string, bound: BoundEnterprise, auditReason = ''): BuyerInstitution {
  return {
    id,
    orgUuid: bound.cOrgUuid,
    enterpriseId: bound.cEnterpriseUuid,
    name: bound.cEnterpriseName,
    creditCode: bound.cUniformSocialCreditCode,
    corporation: bound.cCorporation,
    auditReason,
  }
}

function stopped({ isTeam }: Institution): InstitutionSituation {
  return { ...UNVERIFIED, kind: isTeam ? 'team' : 'enterprise', isAdmin: false, isStopped: true }
}

async function readIsPending(send: Send, accountId: string): Promise<boolean> {
  const [requests, applications] = await Promise.all([readJoinRequests(send, accountId), readApplications(send)])
  return [...requests, ...applications].some(({ state }) => state === 'pending')
}
