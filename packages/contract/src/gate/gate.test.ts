import { describe, expect, it } from 'vitest'

import { gateReason } from './gate.ts'
import type { Gate, GateReason } from './gate.ts'
import type { InstitutionSituation, Situation } from './situation.ts'

const account = { session: 'account', hasInitialPassword: false, isSuperUser: false, isOperator: false } as const
const enterprise: InstitutionSituation = {
  kind: 'enterprise',
  isAdmin: true,
  isStopped: false,
  isVerified: true,
  isPersonVerified: true,
  teamAuthorization: '',
}
const team: InstitutionSituation = { ...enterprise, kind: 'team' }
const of = (institution: InstitutionSituation): Situation => ({ ...account, institution })

const CASES: readonly (readonly [string, Situation, Gate, GateReason | undefined])[] = [
  ['anything is open without a session', { session: 'none' }, 'open', undefined],
  ['a visitor needs a session', { session: 'none' }, 'visitor', 'SESSION'],
  ['a visitor has one', { session: 'visitor' }, 'visitor', undefined],
  ['a visitor is not signed in', { session: 'visitor' }, 'login', 'LOGIN'],
  ['an account is', account, 'login', undefined],
  ['a foreign password closes', { ...account, hasInitialPassword: true }, 'login', 'INITIAL_PASSWORD'],
  ['but lets sign out', { ...account, hasInitialPassword: true }, 'account', undefined],
  ['a buyer is no super user', account, 'superUser', 'SUPER_USER'],
  ['a super user is', { ...account, isSuperUser: true }, 'superUser', undefined],
  ['a buyer is no operator', account, 'operator', 'OPERATOR'],
  ['an operator is', { ...account, isOperator: true }, 'operator', undefined],
  ['no institution', account, 'institution', 'NO_ORG'],
  ['a stopped institution', of({ ...enterprise, isStopped: true }), 'institution', 'STOPPED'],
  ['an institution', of(enterprise), 'institution', undefined],
  ['no trade role without institution', account, 'tradeRole', 'ROLE'],
  ['no trade role when stopped', of({ ...enterprise, isStopped: true }), 'tradeRole', 'ROLE'],
  ['trade role 2', of(team), 'tradeRole', undefined],
  ['a member is no administrator', of({ ...enterprise, isAdmin: false }), 'admin', 'NOT_ADMIN'],
  // Domain 2.11, row by row.
  ['not signed in', { session: 'visitor' }, 'purchase', 'LOGIN'],
  ['personal account', account, 'purchase', 'NO_ORG'],
  ['stopped', of({ ...enterprise, isStopped: true }), 'purchase', 'STOPPED'],
  [
    'enterprise unverified, no admin',
    of({ ...enterprise, isVerified: false, isAdmin: false }),
    'purchase',
    'NOT_ADMIN',
  ],
  [
    'enterprise and person unverified',
    of({ ...enterprise, isVerified: false, isPersonVerified: false }),
    'purchase',
    'PERSON_AUTH',
  ],
  ['enterprise unverified, person verified', of({ ...enterprise, isVerified: false }), 'purchase', 'ORG_AUTH'],
  ['enterprise verified', of(enterprise), 'purchase', undefined],
  ['team without real name', of({ ...team, isVerified: false }), 'purchase', 'PERSON_AUTH'],
  ['team without authorisation', of(team), 'purchase', 'TEAM_AUTH'],
  ['team under review', of({ ...team, teamAuthorization: '1' }), 'purchase', 'TEAM_AUDITING'],
  ['team authorised', of({ ...team, teamAuthorization: '2' }), 'purchase', undefined],
]

describe('a gate', () => {
  it.each(CASES)('%s', (_, situation, gate, reason) => {
    expect(gateReason(gate, situation)).toBe(reason)
  })
})
