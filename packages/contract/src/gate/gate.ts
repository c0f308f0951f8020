import type { AccountSituation, InstitutionSituation, Situation } from './situation.ts'

/** Why a gate is closed, as `data.cGate` of code 4003 names it. Domain 2.11; `INITIAL_PASSWORD`, `SUPER_USER`, `OPERATOR`, `SESSION` are ours. */
export type GateReason =
  | 'SESSION'
  | 'LOGIN'
  | 'INITIAL_PASSWORD'
  | 'SUPER_USER'
  | 'OPERATOR'
  | 'NO_ORG'
  | 'STOPPED'
  | 'ROLE'
  | 'NOT_ADMIN'
  | 'PERSON_AUTH'
  | 'ORG_AUTH'
  | 'TEAM_AUTH'
  | 'TEAM_AUDITING'

/** One thing that a gate asks for: the reason why the situation does not have it, if so. */
type Requirement = (situation: Situation) => GateReason | undefined

const session: Requirement = (situation) => (situation.session === 'none' ? 'SESSION' : undefined)
const signedIn: Requirement = (situation) => (situation.session === 'account' ? undefined : 'LOGIN')
const ownPassword = ofAccount(({ hasInitialPassword }) => (hasInitialPassword ? 'INITIAL_PASSWORD' : undefined))
const superUser = ofAccount(({ isSuperUser }) => (isSuperUser ? undefined : 'SUPER_USER'))
const operator = ofAccount(({ isOperator }) => (isOperator ? undefined : 'OPERATOR'))
const member = ofAccount(({ institution }) => (institution ? undefined : 'NO_ORG'))
const active = ofInstitution(({ isStopped }) => (isStopped ? 'STOPPED' : undefined))
const admin = ofInstitution(({ isAdmin }) => (isAdmin ? undefined : 'NOT_ADMIN'))
const buyer = ofInstitution((institution) => (institution.kind === 'team' ? teamReason : enterpriseReason)(institution))

/**
 * Every gate by name, as what it asks for in order: the first requirement that is not met closes it. Domain 3.0: `open`
 * G0, `visitor` G1, `login` G2, `institution` G3, `purchase` G4, `tradeRole` G5, `admin` G6, `superUser` G7. `account` is
 * a session of an account whatever its state, for what every account may do, such as signing out; `operator` is for the desk.
 */
const REQUIREMENTS = {
  open: [],
  visitor: [session],
  account: [session, signedIn],
  login: [session, signedIn, ownPassword],
  superUser: [session, signedIn, ownPassword, superUser],
  operator: [session, signedIn, ownPassword, operator],
  institution: [session, signedIn, ownPassword, member, active],
  tradeRole: [session, signedIn, ownPassword, (situation) => (member(situation) ?? active(situation)) && 'ROLE'],
  admin: [session, signedIn, ownPassword, member, active, admin],
  purchase: [session, signedIn, ownPassword, member, active, buyer],
} as const satisfies Readonly<Record<string, readonly Requirement[]>>

/** The name of a gate: what must hold before an endpoint answers, a screen opens or an action runs. */
export type Gate = keyof typeof REQUIREMENTS

/** The gates that depend on the caller's institution; handlers behind them are given it. */
export const INSTITUTION_GATES: readonly Gate[] = ['institution', 'tradeRole', 'admin', 'purchase']

/** Why a gate is closed in a situation; `undefined` when it is open. The one decision for server, screens and actions. */
export function gateReason(gate: Gate, situation: Situation): GateReason | undefined {
  for (const requirement of REQUIREMENTS[gate] as readonly Requirement[]) {
    const reason = requirement(situation)
    if (reason) return reason
  }
  return undefined
}

function enterpriseReason({ isAdmin, isVerified, isPersonVerified }: InstitutionSituation): GateReason | undefined {
  if (isVerified) return undefined
  if (!isAdmin) return 'NOT_ADMIN'
  return isPersonVerified ? 'ORG_AUTH' : 'PERSON_AUTH'
}

function teamReason({ isVerified, teamAuthorization }: InstitutionSituation): GateReason | undefined {
  if (!isVerified) return 'PERSON_AUTH'
  if (teamAuthorization === '2') return undefined
  return teamAuthorization === '1' ? 'TEAM_AUDITING' : 'TEAM_AUTH'
}

function ofAccount(reasonOf: (account: AccountSituation) => GateReason | undefined): Requirement {
  return (situation) => (situation.session === 'account' ? reasonOf(situation) : undefined)
}

function ofInstitution(reasonOf: (institution: InstitutionSituation) => GateReason | undefined): Requirement {
  return ofAccount(({ institution }) => institution && reasonOf(institution))
}
