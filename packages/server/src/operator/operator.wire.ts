import { TEAM_AUTHORIZATION_TRANSITIONS } from '@mallwright/contract/institution'
import type { EnterpriseApply } from '@mallwright/contract/institution'
import type {
  AuditedTeam,
  DeskAccount,
  DeskInstitution,
  DeskInviteCode,
  DeskMember,
} from '@mallwright/contract/operator'
import type { DeskSession } from '@mallwright/contract/operator'

import type { AccountCaller } from '../gateway/guard/caller.ts'
import { wireTime } from '../gateway/wire-time.ts'
import type { EnterpriseApplyRow } from '../institution/enterprise-apply.store.ts'
import { wireEnterpriseApply } from '../institution/enterprise-apply.wire.ts'
import { maskIdNumber, maskName, maskPhone } from '../personal-data/mask.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { DeskAccountRow, DeskInstitutionRow, DeskMemberRow } from './account-desk.store.ts'
import type { DeskTeam } from './audit-desk.store.ts'
import type { DeskInviteCodeRow, DeskSessionRow } from './desk-lists.store.ts'
import type { OperatorScope } from './operator-scope.store.ts'

/** What an operator may do with a team now; the store decides again. */
function teamOperations({ state, ownState }: DeskTeam, { ownOperatorId }: OperatorScope): string[] {
  const isOwn = ownOperatorId !== null
  return Object.entries(TEAM_AUTHORIZATION_TRANSITIONS)
    .filter(([, { from }]) => (from as readonly number[]).includes(state))
    .map(([event]) => event)
    .filter((event) => (isOwn ? event !== 'revoke' && ownState === 1 : event !== 'authorise' || ownState !== 1))
}

/** An application in wire names; the applicant's phone and name are masked. Domain 1.0. */
export function wireApplication(row: EnterpriseApplyRow, cipher: PersonalDataCipher): EnterpriseApply {
  const masked = { cManagerPhone: maskPhone(row.managerPhone), cRealName: maskName(row.realName) }
  return { ...wireEnterpriseApply(row, cipher), ...masked }
}

/** A team's authorisation in wire names. */
export function wireTeam(row: DeskTeam, scope: OperatorScope, cipher: PersonalDataCipher): AuditedTeam {
  return {
    cAuthUuid: row.id,
    dCreateTime: wireTime(row.createdAt),
    opList: teamOperations(row, scope),
    iAlShopAuditStatus: row.state,
    cOwnOperatorAuditStatus: String(row.ownState),
    cAuditReason: row.reason,
    cAllLinkUserUuid: row.accountId,
    cMobilePhone: maskPhone(row.phone),
    cOrgName: row.name,
    cOrgUuid: row.orgUuid,
    cProvince: row.province,
    cCity: row.city,
    cArea: row.area,
    cIdNumber: maskIdNumber(cipher.decrypt(row.idNumberEncrypted)),
    cRealName: maskName(row.realName),
    cOwnOperatorUuid: row.ownOperatorId ?? '',
    cOwnOperatorName: row.ownOperatorName ?? '',
  }
}

/** An account in wire names. */
export function wireAccount(row: DeskAccountRow): DeskAccount {
  return {
    cAllLinkUserUuid: row.id,
    cMobilePhone: maskPhone(row.phone),
    cNickname: row.nickname,
    cRealName: maskName(row.realName),
    bAuthentication: row.isVerified,
    bStop: row.isStopped,
    bOperator: row.isOperator,
    isSuper: row.isSuper,
    cOrgNames: row.institutions,
    iSessions: row.sessions,
    dCreateTime: wireTime(row.createdAt),
  }
}

/** An institution in wire names. */
export function wireDeskInstitution(row: DeskInstitutionRow): DeskInstitution {
  return {
    cEnterpriseUuid: row.id,
    cAccUuid: row.accUuid,
    cEnterpriseName: row.name,
    iAuthenticationType: row.kind as DeskInstitution['iAuthenticationType'],
    cUniformSocialCreditCode: row.creditCode ?? '',
    bAuthentication: row.isVerified,
    bAccStop: row.isStopped,
    bWaitDelete: row.waitsForDeletion,
    iMembers: row.members,
    cManagerName: row.managerName,
    dCreateTime: wireTime(row.createdAt),
  }
}

/** A member in wire names. */
export function wireMember(row: DeskMemberRow): DeskMember {
  return {
    cPersonUuid: row.id,
    cPersonName: row.name,
    cMobilePhone: maskPhone(row.phone),
    cUserType: row.userType,
    bStop: row.isStopped,
  }
}

/** A session in wire names. */
export function wireSession(row: DeskSessionRow, caller: AccountCaller): DeskSession {
  return {
    cLoginUuid: row.id,
    cAllLinkUserUuid: row.accountId,
    cMobilePhone: maskPhone(row.phone),
    cNickname: row.nickname,
    cTerminalType: row.terminalType,
    dCreateTime: wireTime(row.createdAt),
    dLastSeen: wireTime(row.lastSeenAt),
    bOwn: row.id === caller.sessionId,
  }
}

/** An invite code in wire names. */
export function wireInviteCode(row: DeskInviteCodeRow): DeskInviteCode {
  return {
    cInviteCode: row.code,
    cInviteUuid: row.inviteUuid,
    cOwnerName: row.ownerName,
    bOperator: row.isOperator,
    bStop: row.isStopped,
    iUses: row.uses,
    dCreateTime: wireTime(row.createdAt),
  }
}
