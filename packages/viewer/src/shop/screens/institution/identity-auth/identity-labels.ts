import type { Label } from '@mallwright/contract/values'

/** Labels and messages of the real-name verification. Specification 1 §5.5. */
export const IDENTITY_LABELS = {
  title: { zh: '实名认证', en: 'Real-name verification' },
  enterpriseTitle: { zh: '企业认证', en: 'Enterprise verification' },
  realName: { zh: '姓名', en: 'Name' },
  realNameMissing: { zh: '姓名不能为空', en: 'Enter your name' },
  enterpriseName: { zh: '企业名称', en: 'Name of the enterprise' },
  enterpriseNameMissing: { zh: '企业名称不能为空', en: 'Enter the name of the enterprise' },
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  creditCodeMissing: { zh: '统一社会信用代码不能为空', en: 'Enter the credit code' },
  creditCodeInvalid: { zh: '统一社会信用代码格式不正确', en: 'This is not a credit code' },
  corporation: { zh: '法定代表人姓名', en: 'Legal representative' },
  corporationMissing: { zh: '法定代表人姓名不能为空', en: 'Enter the legal representative' },
  corporationId: { zh: '法定代表人身份证号码', en: 'ID number of the legal representative' },
  corporationIdMissing: {
    zh: '法定代表人身份证号码不能为空',
    en: 'Enter the ID number of the legal representative',
  },
  corporationIdInvalid: { zh: '法定代表人身份证号码格式不正确', en: 'This is not an ID number' },
  tries: { zh: '每天最多可提交 {count} 次', en: 'At most {count} tries a day' },
  submit: { zh: '提交认证', en: 'Verify' },
  verified: { zh: '已完成实名认证', en: 'The real name is verified' },
  enterpriseVerified: { zh: '企业已认证', en: 'The enterprise is verified' },
  teamOnly: { zh: '个人团队无需企业认证', en: 'Teams are verified by their administrator’s name' },
  noIdentifier: { zh: '缺少唯一标识，请重试', en: 'The enterprise could not be identified. Please try again.' },
  done: { zh: '完成', en: 'Done' },
  succeeded: { zh: '认证成功', en: 'Verified' },
  refused: { zh: '认证失败', en: 'Not verified' },
  again: { zh: '重新提交', en: 'Submit again' },
} satisfies Record<string, Label>
