import { fenFromYuan, moneyText } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

/** Words of several sections. */
export const DESK_WORDS = {
  name: { zh: '名称', en: 'Name' },
  kind: { zh: '类型', en: 'Kind' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '个人团队', en: 'Team' },
  applicant: { zh: '申请人', en: 'Applicant' },
  time: { zh: '时间', en: 'Time' },
  state: { zh: '状态', en: 'State' },
  region: { zh: '所在地区', en: 'Region' },
  address: { zh: '详细地址', en: 'Address' },
  corporation: { zh: '法定代表人', en: 'Legal representative' },
  inviteCode: { zh: '邀请码', en: 'Invite code' },
  amount: { zh: '金额', en: 'Amount' },
  decided: { zh: '处理时间', en: 'Decided' },
  account: { zh: '账号', en: 'Account' },
  phone: { zh: '手机号', en: 'Phone' },
  realName: { zh: '实名', en: 'Real name' },
  institution: { zh: '所属机构', en: 'Institutions' },
  active: { zh: '正常', en: 'Active' },
  stopped: { zh: '已停用', en: 'Stopped' },
  verified: { zh: '已认证', en: 'Verified' },
  unverified: { zh: '未认证', en: 'Not verified' },
  payment: { zh: '付款单号', en: 'Payment' },
  buyer: { zh: '买家', en: 'Buyer' },
  reason: { zh: '原因', en: 'Reason' },
} satisfies Record<string, Label>

/** Label of a decision in favour. */
export const PASS: Label = { zh: '通过', en: 'Pass' }

/** Label of a refusal. */
export const REFUSE: Label = { zh: '驳回', en: 'Refuse' }

/** An amount in yuan: `¥1,234.50`. */
export function yuanText(yuan: number): string {
  return `¥${moneyText(fenFromYuan(yuan))}`
}

/** Province, city and district in one line; a city that is its own province once. */
export function regionText(wire: {
  readonly cProvince: string
  readonly cCity: string
  readonly cArea: string
}): string {
  return [...new Set([wire.cProvince, wire.cCity, wire.cArea])].filter(Boolean).join(' ')
}

/** What went back of an amount, as the second line of its cell; none when nothing did. */
export function refundedNote(yuan: number): { readonly note?: Label } {
  if (yuan === 0) return {}
  const amount = yuanText(yuan)
  return { note: { zh: `已退款 ${amount}`, en: `${amount} refunded` } }
}
