import type {
  BoundEnterprise,
  EnterpriseAuthentication,
  PersonAuthentication,
  TeamAuthorization,
} from '@mallwright/contract/institution'

import type { AccountCaller } from '../gateway/guard/caller.ts'
import { maskIdNumber, maskName, maskPhone } from '../personal-data/mask.ts'
import type { PersonalDataCipher } from '../personal-data/personal-data-cipher.ts'
import type { SessionAccount } from '../session/session.store.ts'
import type { Particulars } from './institution-search.store.ts'
import type { TeamAuthorizationView } from './team-authorization.store.ts'

function maskEncrypted(encrypted: string | null, cipher: PersonalDataCipher): string {
  return encrypted === null ? '' : maskIdNumber(cipher.decrypt(encrypted))
}

/** The real-name status of a person in wire names. */
export function wirePerson(
  person: Pick<SessionAccount, 'personalAuthState' | 'realName' | 'idNumberEncrypted'>,
  cipher: PersonalDataCipher,
): PersonAuthentication {
  return {
    bAuthentication: person.personalAuthState === 2,
    cRealName: maskName(person.realName),
    cIdNumber: maskEncrypted(person.idNumberEncrypted, cipher),
  }
}

/** The real-name status of an institution in wire names. */
export function wireEnterpriseStatus(found: Particulars, cipher: PersonalDataCipher): EnterpriseAuthentication {
  return {
    bAuthentication: found.isAuthenticated,
    cEnterpriseName: found.name,
    cUniformSocialCreditCode: found.creditCode ?? '',
    cCorporation: found.corporation,
    cCorporationIdNumber: maskEncrypted(found.corporationIdEncrypted, cipher),
  }
}

/** The particulars of an institution in wire names. */
export function wireParticulars(found: Particulars): BoundEnterprise {
  return {
    cEnterpriseUuid: found.id,
    cOrgUuid: found.orgUuid,
    cEnterpriseName: found.name,
    cUniformSocialCreditCode: found.creditCode ?? '',
    cCorporation: found.corporation,
    cProvince: found.province,
    cCity: found.city,
    cArea: found.area,
    cAddress: found.address,
    iAuthenticationType: found.kind as BoundEnterprise['iAuthenticationType'],
    bAuthentication: found.isAuthenticated,
    cOwnOperatorUuid: found.operatorId ?? '',
    cOwnOperatorName: found.operatorName ?? '',
    cUserType: found.userType === 'admin' ? 'admin' : 'user',
  }
}

/** A team's authorisation in wire names; the ID number is masked, and so is the phone of another member. */
export function wireTeamAuthorization(
  found: TeamAuthorizationView,
  { accountId, phone }: Pick<AccountCaller, 'accountId' | 'phone'>,
  cipher: PersonalDataCipher,
): TeamAuthorization {
  return {
    iAlShopAuditStatus: found.state,
    cOwnOperatorAuditStatus: String(found.ownState),
    cAuditReason: found.reason,
    cAllLinkUserUuid: accountId,
    cMobilePhone: found.phone === phone ? phone : maskPhone(found.phone),
    cOrgName: found.name,
    cOrgUuid: found.orgUuid,
    cProvince: found.province,
    cCity: found.city,
    cArea: found.area,
    cIdNumber: maskEncrypted(found.idNumberEncrypted, cipher),
    cRealName: maskName(found.realName),
    cOwnOperatorUuid: found.ownOperatorId ?? '',
    cOwnOperatorName: found.ownOperatorName ?? '',
  }
}
