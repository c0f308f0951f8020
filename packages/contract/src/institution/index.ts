export {
  checkInviteCode,
  EnterpriseApply,
  getDataPageLoadList,
  getEnterpriseApply,
  saveEnterpriseApply4Enterprise,
  saveEnterpriseApply4Person,
} from './enterprise-apply.contract.ts'
export {
  EnterpriseAuthentication,
  getEnterpriseAuthentication,
  getPersonAuthentication,
  MAX_IDENTITY_TRIES,
  PersonAuthentication,
  saveEnterpriseAuthentication,
  savePersonAuthentication,
} from './identity.contract.ts'
export {
  BoundEnterprise,
  getAdminSubscriptionDto,
  getBindEnterpriseByAccUuid,
  getDefaultUserSubscription,
  getListUserSubscription,
  getServiceUrlByAccount,
  Institution,
  loginPerson,
  setDefaultUserSubscription,
  WORKFLOW_SERVICE,
} from './institution.contract.ts'
export { checkInvitation, getMyInvitation } from './invitation.contract.ts'
export { INSTITUTION_LIMITS, InstitutionKind } from './institution-fields.ts'
export { ENTERPRISE_APPLY_TRANSITIONS, JOIN_TRANSITIONS, TEAM_AUTHORIZATION_TRANSITIONS } from './institution-states.ts'
export type { Transition } from './institution-states.ts'
export {
  deleteApply,
  getEnterpriseListByName,
  getListApplyByAllLinkUser,
  JoinableInstitution,
  JoinApply,
  JOIN_STATES,
  MIN_INSTITUTION_KEYWORD,
  saveApply,
} from './join-apply.contract.ts'
export { auditApply, getApplyPage, passApplies, ReceivedJoinApply } from './join-audit.contract.ts'
export {
  getIndividualTeamBuyersAuth,
  saveIndividualTeamBuyersAuth,
  TEAM_AUDIT_STATES,
  TeamAuthorization,
} from './team-authorization.contract.ts'
