import type { Label } from '@mallwright/contract/values'

/** Labels and messages of creating an enterprise or a team. Specification 1 §5.3. */
export const CREATE_LABELS = {
  name: { zh: '企业名称', en: 'Name of the enterprise' },
  nameHint: { zh: '与营业执照一致', en: 'As on the business licence' },
  nameMissing: { zh: '企业名称不能为空', en: 'Enter the name of the enterprise' },
  creditCode: { zh: '统一社会信用代码', en: 'Unified social credit code' },
  creditCodeHint: { zh: '18 位或 15 位', en: '18 characters or 15 digits' },
  creditCodeMissing: { zh: '统一社会信用代码不能为空', en: 'Enter the credit code' },
  creditCodeInvalid: { zh: '统一社会信用代码格式不正确', en: 'This is not a credit code' },
  corporation: { zh: '法定代表人', en: 'Legal representative' },
  optional: { zh: '选填', en: 'Optional' },
  regionMissing: { zh: '请选择所在地区', en: 'Choose the area' },
  address: { zh: '详细地址', en: 'Address' },
  addressHint: { zh: '街道、楼栋、门牌号', en: 'Street, building, door' },
  addressMissing: { zh: '详细地址不能为空', en: 'Enter the address' },
  licence: { zh: '营业执照照片（选填）', en: 'Photo of the business licence (optional)' },
  inviteCode: { zh: '邀请码', en: 'Invite code' },
  teamName: { zh: '团队名称', en: 'Name of the team' },
  teamNameMissing: { zh: '团队名称不能为空', en: 'Enter the name of the team' },
  realName: { zh: '用户姓名', en: 'Your name' },
  realNameMissing: { zh: '用户姓名不能为空', en: 'Enter your name' },
  submit: { zh: '提交申请', en: 'Submit' },
  join: { zh: '加入企业', en: 'Join it' },
} satisfies Record<string, Label>
