import type { DemoAccount, ServerConfig } from '@mallwright/contract/rpc'

import { DEMO_PASSWORD, phoneOf } from './accounts.data.ts'
import { demoId } from './plans/demo-id.ts'
import { OPERATOR_PLANS } from './plans/onboarding.data.ts'

/** Demo accounts that the startup message and the sign-in pages name, by kind and number. */
export const SAMPLE_ACCOUNTS = [
  { role: { zh: '超级用户', en: 'Super user' }, kind: '17', number: '01', isSuper: true },
  { role: { zh: '第二位编辑', en: 'Second editor' }, kind: '17', number: '02', isSuper: true },
  { role: { zh: '企业采购', en: 'Enterprise buyer' }, kind: '14', number: '01', isSuper: false },
  { role: { zh: '个人买家', en: 'Individual buyer' }, kind: '11', number: '05', isSuper: false },
  { role: { zh: '团队团长', en: 'Team lead' }, kind: '13', number: '03', isSuper: false },
  { role: { zh: '运营人员', en: 'Operator' }, kind: '18', number: '01', isSuper: false, isOperator: true },
] as const

/** What the configuration of a demo mall names: accounts to sign in with, and the code that new institutions are created by. */
export function demoConfig(): Pick<ServerConfig, 'inviteCode' | 'inviteUuid'> & { demoAccounts: DemoAccount[] } {
  const { code } = OPERATOR_PLANS[0]
  return { demoAccounts: demoAccounts(), inviteCode: code, inviteUuid: demoId(`invite-uuid/${code}`) }
}

function demoAccounts(): DemoAccount[] {
  return SAMPLE_ACCOUNTS.map(({ role, isSuper, ...account }) => ({
    cMobilePhone: phoneOf(account),
    cPassword: DEMO_PASSWORD,
    role,
    isSuper,
    isOperator: 'isOperator' in account && account.isOperator,
  }))
}
