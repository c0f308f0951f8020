import { gateReason } from './gate.ts'
import type { GateReason } from './gate.ts'
import type { AccountSituation } from './situation.ts'

/** An account on its way to buying: its situation and what is under way. */
export interface BuyerSituation extends AccountSituation {
  /** A request to join or an application for an institution waits for its answer. */
  readonly hasPendingRequest: boolean
  /** Another institution of the account is verified and active. */
  readonly hasVerifiedOther: boolean
}

/** Text of the real-name status, letter for letter; empty means verified. Specification 1 §4.7. */
export type RealNameStatus =
  | ''
  | '个人账号'
  | '个人团队已认证'
  | '个人团队未认证'
  | '企业未认证'
  | '个人未认证'
  | '非管理员'

/** A button of the dialog 新手买家指引. Specification 1 §2.6. */
export type GuideAction =
  | 'joinEnterprise'
  | 'createEnterprise'
  | 'joinTeam'
  | 'createTeam'
  | 'applyAuthorization'
  /** Disabled while a request, an application or an authorisation is under review. */
  | 'underReview'
  | 'verifyAdministrator'
  | 'verifyEnterprise'
  | 'verifyPerson'

/** What an account still lacks before it may buy. */
export interface BuyerState {
  readonly realNameStatus: RealNameStatus
  readonly canBuy: boolean
  /** Why the purchase gate is closed; `undefined` when it is open. */
  readonly reason: GateReason | undefined
  /** The step of the dialog that is due: 1 identity, 2 institution, 3 verification; `undefined` when none is. */
  readonly step: 1 | 2 | 3 | undefined
  /** The buttons of the step that is due, in order; none for whom only an administrator can help. */
  readonly actions: readonly GuideAction[]
  /** Not verified here, but in another institution of the account: 您已有实名的关注企业. */
  readonly hasVerifiedOther: boolean
}

/**
 * What an account lacks before it may buy: the one decision for server, screens and dialog. Its purchase gate is
 * `gateReason('purchase', …)`. Domain 2.11, specification 1 §4.7–4.8.
 */
export function buyerState(situation: BuyerSituation): BuyerState {
  const reason = gateReason('purchase', situation)
  return {
    realNameStatus: realNameStatusOf(situation),
    canBuy: reason === undefined,
    reason,
    ...guideOf(reason, situation),
    hasVerifiedOther: reason !== undefined && situation.hasVerifiedOther,
  }
}

/** A stopped institution counts as none. Domain 2.11. */
function realNameStatusOf({ institution }: AccountSituation): RealNameStatus {
  if (!institution || institution.isStopped) return '个人账号'
  if (institution.kind === 'team') return institution.isVerified ? '个人团队已认证' : '个人团队未认证'
  if (institution.isVerified) return ''
  if (!institution.isAdmin) return '非管理员'
  return institution.isPersonVerified ? '企业未认证' : '个人未认证'
}

const CHOICES: readonly GuideAction[] = ['joinEnterprise', 'createEnterprise', 'joinTeam', 'createTeam']

function guideOf(
  reason: GateReason | undefined,
  { institution, hasPendingRequest }: BuyerSituation,
): Pick<BuyerState, 'step' | 'actions'> {
  switch (reason) {
    case 'NO_ORG':
    case 'STOPPED':
      return hasPendingRequest ? { step: 2, actions: ['underReview'] } : { step: 1, actions: CHOICES }
    case 'PERSON_AUTH':
      if (institution?.kind === 'enterprise') return { step: 3, actions: ['verifyAdministrator'] }
      return { step: 3, actions: institution?.isAdmin ? ['verifyPerson'] : [] }
    case 'ORG_AUTH':
      return { step: 3, actions: ['verifyEnterprise'] }
    case 'TEAM_AUTH':
      return { step: 2, actions: institution?.isAdmin ? ['applyAuthorization'] : [] }
    case 'TEAM_AUDITING':
      return { step: 2, actions: ['underReview'] }
    case 'NOT_ADMIN':
      return { step: 3, actions: [] }
    // Who is not signed in, or has no role that the purchase gate asks for, has no step.
    case undefined:
    case 'SESSION':
    case 'LOGIN':
    case 'INITIAL_PASSWORD':
    case 'SUPER_USER':
    case 'OPERATOR':
    case 'ROLE':
      return { step: undefined, actions: [] }
  }
}
