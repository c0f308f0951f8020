import { describe, expect, it } from 'vitest'

import { buyerState } from './buyer-state.ts'
import type { BuyerSituation, BuyerState } from './buyer-state.ts'
import { gateReason } from './gate.ts'
import type { InstitutionSituation } from './situation.ts'

const account: BuyerSituation = {
  session: 'account',
  hasInitialPassword: false,
  isSuperUser: false,
  isOperator: false,
  hasPendingRequest: false,
  hasVerifiedOther: false,
}
const enterprise: InstitutionSituation = {
  kind: 'enterprise',
  isAdmin: true,
  isStopped: false,
  isVerified: false,
  isPersonVerified: false,
  teamAuthorization: '',
}
const team: InstitutionSituation = { ...enterprise, kind: 'team' }
const realNamed: InstitutionSituation = { ...team, isVerified: true, isPersonVerified: true }
const of = (institution: InstitutionSituation, more: Partial<BuyerSituation> = {}): BuyerSituation => ({
  ...account,
  institution,
  ...more,
})
const CHOICES = ['joinEnterprise', 'createEnterprise', 'joinTeam', 'createTeam']

/** Domain 2.11 row by row, for what a signed-in account can be. */
const ROWS: readonly (readonly [string, BuyerSituation, Omit<BuyerState, 'canBuy' | 'hasVerifiedOther'>])[] = [
  ['no institution', account, { realNameStatus: '个人账号', reason: 'NO_ORG', step: 1, actions: CHOICES as never }],
  [
    'a request or an application is pending',
    { ...account, hasPendingRequest: true },
    { realNameStatus: '个人账号', reason: 'NO_ORG', step: 2, actions: ['underReview'] },
  ],
  [
    'stopped, which counts as no institution',
    of({ ...enterprise, isVerified: true, isStopped: true }),
    { realNameStatus: '个人账号', reason: 'STOPPED', step: 1, actions: CHOICES as never },
  ],
  [
    'an unverified enterprise, its member is no administrator',
    of({ ...enterprise, isAdmin: false }),
    { realNameStatus: '非管理员', reason: 'NOT_ADMIN', step: 3, actions: [] },
  ],
  [
    'an unverified enterprise, its administrator unverified',
    of(enterprise),
    { realNameStatus: '个人未认证', reason: 'PERSON_AUTH', step: 3, actions: ['verifyAdministrator'] },
  ],
  [
    'an unverified enterprise, its administrator verified',
    of({ ...enterprise, isPersonVerified: true }),
    { realNameStatus: '企业未认证', reason: 'ORG_AUTH', step: 3, actions: ['verifyEnterprise'] },
  ],
  [
    'a verified enterprise',
    of({ ...enterprise, isVerified: true }),
    { realNameStatus: '', reason: undefined, step: undefined, actions: [] },
  ],
  [
    'a team whose administrator has no verified name',
    of(team),
    { realNameStatus: '个人团队未认证', reason: 'PERSON_AUTH', step: 3, actions: ['verifyPerson'] },
  ],
  [
    'such a team for another member',
    of({ ...team, isAdmin: false }),
    { realNameStatus: '个人团队未认证', reason: 'PERSON_AUTH', step: 3, actions: [] },
  ],
  [
    'a team without authorisation',
    of(realNamed),
    { realNameStatus: '个人团队已认证', reason: 'TEAM_AUTH', step: 2, actions: ['applyAuthorization'] },
  ],
  [
    'such a team for another member',
    of({ ...realNamed, isAdmin: false }),
    { realNameStatus: '个人团队已认证', reason: 'TEAM_AUTH', step: 2, actions: [] },
  ],
  [
    'a team under review',
    of({ ...realNamed, teamAuthorization: '1' }),
    { realNameStatus: '个人团队已认证', reason: 'TEAM_AUDITING', step: 2, actions: ['underReview'] },
  ],
  [
    'an authorised team',
    of({ ...realNamed, teamAuthorization: '2' }),
    { realNameStatus: '个人团队已认证', reason: undefined, step: undefined, actions: [] },
  ],
]

describe('the state of a buyer', () => {
  it.each(ROWS)('%s', (_, situation, expected) => {
    expect(buyerState(situation)).toEqual({
      ...expected,
      canBuy: expected.reason === undefined,
      hasVerifiedOther: false,
    })
    expect(buyerState(situation).reason).toBe(gateReason('purchase', situation))
  })

  it('names a verified institution elsewhere only to whom this one keeps from buying', () => {
    expect(buyerState(of(enterprise, { hasVerifiedOther: true })).hasVerifiedOther).toBe(true)
    expect(buyerState(of({ ...enterprise, isVerified: true }, { hasVerifiedOther: true })).hasVerifiedOther).toBe(false)
  })
})
