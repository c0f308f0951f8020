import type { EnterpriseApply } from '@mallwright/contract/institution'

import { wireTime } from '../gateway/wire-time.ts'
import { maskIdNumber } from '../personal-data/mask.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { EnterpriseApplyRow } from './enterprise-apply.store.ts'

/** An application in wire names; the ID number is masked. */
export function wireEnterpriseApply(row: EnterpriseApplyRow, cipher: PersonalDataCipher): EnterpriseApply {
  return {
    cApplyUuid: row.id,
    cEnterpriseUuid: row.organisationId ?? '',
    cEnterpriseName: row.name,
    cUniformSocialCreditCode: row.creditCode ?? '',
    cReason: row.reason,
    dCreateTime: wireTime(row.createdAt),
    dOperationTime: row.decidedAt ? wireTime(row.decidedAt) : '',
    iCreateTimeLong: row.createdAt.getTime(),
    cApplyChannel: row.applyChannel,
    iState: row.state as EnterpriseApply['iState'],
    iAuthenticationType: row.kind as EnterpriseApply['iAuthenticationType'],
    cCorporationIdNumber: row.idNumberEncrypted ? maskIdNumber(cipher.decrypt(row.idNumberEncrypted)) : '',
    cCorporation: row.corporation,
    cRealName: row.realName,
    cProvince: row.province,
    cCity: row.city,
    cArea: row.area,
    cAddress: row.address,
    cInviteCode: row.inviteCode,
    cOwnOperatorUuid: row.operatorId ?? '',
    cManagerPhone: row.managerPhone,
    cLicenceDocId: row.licenceFileId ?? '',
  }
}
