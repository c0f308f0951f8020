import type { DemoAccount } from '@mallwright/contract/rpc'

import { DEMO_PASSWORD, phoneOf } from './accounts.data.ts'

/** Demo accounts that the startup message and the sign-in pages name, by kind and number. */
export const SAMPLE_ACCOUNTS = [
  { role: { zh: '超级用户', en: 'Super user' }, kind: '17', number: '01', isSuper: true },
  { role: { zh: '第二位编辑', en: 'Second editor' }, kind: '17', number: '02', isSuper: true },
  { role: { zh: '企业采购', en: 'Enterprise buyer' }, kind: '14', number: '01', isSuper: false },
  { role: { zh: '个人买家', en: 'Individual buyer' }, kind: '11', number: '05', isSuper: false },
  { role: { zh: '团队团长', en: 'Team lead' }, kind: '13', number: '03', isSuper: false },
] as const

/** The same accounts for the configuration of a demo mall. */
export function demoAccounts(): DemoAccount[] {
  return SAMPLE_ACCOUNTS.map(({ role, isSuper, ...account }) => ({
    cMobilePhone: phoneOf(account),
    cPassword: DEMO_PASSWORD,
    role,
    isSuper,
  }))
}
