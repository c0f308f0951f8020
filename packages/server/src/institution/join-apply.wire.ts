import type { JoinableInstitution, JoinApply, ReceivedJoinApply } from '@mallwright/contract/institution'

import { wireTime } from '../gateway/wire-time.ts'
import { maskCreditCode, maskName, maskPhone } from '../personal-data/mask.ts'
import type { FoundInstitution } from './institution-search.store.ts'
import type { OwnJoinApply, ReceivedRequest } from './join-apply.store.ts'

/** A request of the caller in wire names. */
export function wireJoinApply(row: OwnJoinApply): JoinApply {
  return {
    cApplyUuid: row.id,
    cEnterpriseUuid: row.organisationId,
    cAccUuid: row.accUuid,
    cEnterpriseName: row.name,
    iAuthenticationType: row.kind as JoinApply['iAuthenticationType'],
    cRemark: row.remark,
    cReason: row.reason,
    iState: row.state as JoinApply['iState'],
    dCreateTime: wireTime(row.createdAt),
  }
}

/** A received request in wire names, its person masked. */
export function wireReceivedRequest(row: ReceivedRequest): ReceivedJoinApply {
  return {
    cApplyUuid: row.id,
    cNickname: row.nickname,
    cMobilePhone: maskPhone(row.phone),
    cRealName: maskName(row.realName),
    cRemark: row.remark,
    cReason: row.reason,
    iState: row.state,
    dCreateTime: wireTime(row.createdAt),
  }
}

/** A found institution in wire names, its administrator masked. */
export function wireFoundInstitution(row: FoundInstitution): JoinableInstitution {
  return {
    cEnterpriseUuid: row.id,
    cEnterpriseName: row.name,
    iAuthenticationType: row.kind as JoinableInstitution['iAuthenticationType'],
    cProvince: row.province,
    cCity: row.city,
    cArea: row.area,
    cUniformSocialCreditCode: maskCreditCode(row.creditCode ?? ''),
    cPersonName: maskName(row.adminName ?? ''),
    cMobilePhone: maskPhone(row.adminPhone ?? ''),
    bMember: row.isMember,
    bPending: row.isPending,
  }
}
