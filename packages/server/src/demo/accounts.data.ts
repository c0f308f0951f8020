/** Membership of a demo account in an institution. */
export interface MembershipPlan {
  readonly organisation: string
  readonly userType: 'admin' | 'user'
  readonly isDefault?: boolean
  readonly isStopped?: boolean
  /** Code of a role of every mall. */
  readonly role?: string
  readonly canApprove?: boolean
  readonly canPay?: boolean
  /** A trade of more (fen) needs an approval. */
  readonly spendLimitCents?: number
}

/** A demo account; its phone is 19900 + kind + number. Domain 4.5. */
export interface AccountPlan {
  readonly kind: string
  readonly number: string
  readonly nickname: string
  readonly isSuper?: boolean
  /** Verified real name. */
  readonly realName?: string
  readonly isStopped?: boolean
  /** Its password must be changed at the first sign-in. */
  readonly hasInitialPassword?: boolean
  readonly locale?: 'zh-CN' | 'en-US'
  readonly editsSecondSite?: boolean
  readonly member?: readonly MembershipPlan[]
}

const memberOf = (organisation: string, userType: 'admin' | 'user' = 'admin'): readonly MembershipPlan[] => [
  { organisation, userType, isDefault: true },
]

const staffOf = (
  organisation: string,
  role: string,
  rights: Pick<MembershipPlan, 'canApprove' | 'canPay' | 'spendLimitCents'>,
): readonly MembershipPlan[] => [{ organisation, userType: 'user', isDefault: true, role, ...rights }]

/** The password of every demo account: fits strategies 02 and 03. */
export const DEMO_PASSWORD = 'Mall2025a'

/** The code that a demo mall sends to every phone. Domain 4.0. */
export const DEMO_CODE = '246810'

/** The accounts of the demo mall. */
export const ACCOUNT_PLANS: readonly AccountPlan[] = [
  { kind: '11', number: '01', nickname: '新来的小林' },
  { kind: '11', number: '02', nickname: '实名的阿卓', realName: '卓明远' },
  { kind: '11', number: '03', nickname: '待入职的小顾' },
  { kind: '11', number: '04', nickname: '被驳回的老方' },
  { kind: '11', number: '05', nickname: '老买家何姐' },
  { kind: '12', number: '01', nickname: '晨光团长', realName: '程晓光', member: memberOf('T1') },
  { kind: '12', number: '02', nickname: '东岭团长', realName: '岳东岭', member: memberOf('T2') },
  { kind: '12', number: '03', nickname: '西塘团长', member: memberOf('T3') },
  { kind: '12', number: '04', nickname: '南屏团长', realName: '南平生', member: memberOf('T4') },
  { kind: '12', number: '05', nickname: '北渡团长', realName: '柏渡川', member: memberOf('T5') },
  { kind: '13', number: '01', nickname: '丰年团长', realName: '丰秋实', member: memberOf('T6') },
  { kind: '13', number: '02', nickname: '同舟团长', realName: '周同济', member: memberOf('T7') },
  { kind: '13', number: '03', nickname: '双城团长', realName: '双文成', member: memberOf('T8') },
  {
    kind: '13',
    number: '04',
    nickname: '长桥团长',
    realName: '常桥生',
    member: [...memberOf('T9'), { organisation: 'E2', userType: 'user' }],
  },
  { kind: '13', number: '05', nickname: '回声团长', realName: '何回声', member: memberOf('T10') },
  { kind: '14', number: '01', nickname: '北辰采购主管', realName: '陈北辰', member: memberOf('E1') },
  {
    kind: '14',
    number: '02',
    nickname: '简序行政主管',
    realName: '简舒宁',
    member: [...memberOf('E2'), { organisation: 'E6', userType: 'admin' }, { organisation: 'E8', userType: 'admin' }],
  },
  { kind: '14', number: '03', nickname: '元素负责人', member: memberOf('E3') },
  { kind: '14', number: '04', nickname: '青禾店主', realName: '青一禾', member: memberOf('E4') },
  {
    kind: '14',
    number: '05',
    nickname: '远山负责人',
    realName: '袁远山',
    hasInitialPassword: true,
    member: memberOf('E5'),
  },
  { kind: '15', number: '01', nickname: '北辰采购员', member: staffOf('E1', 'BUYER', { spendLimitCents: 200_000 }) },
  { kind: '15', number: '02', nickname: '北辰审批人', member: staffOf('E1', 'APPROVER', { canApprove: true }) },
  { kind: '15', number: '03', nickname: '元素采购员', member: memberOf('E3', 'user') },
  {
    kind: '15',
    number: '04',
    nickname: '两边跑的小唐',
    member: [...memberOf('E3', 'user'), { organisation: 'E1', userType: 'user', role: 'VIEWER' }],
  },
  { kind: '15', number: '05', nickname: '简序财务', member: staffOf('E2', 'PAYER', { canPay: true }) },
  {
    kind: '16',
    number: '01',
    nickname: '停用的成员',
    member: [{ organisation: 'E1', userType: 'user', isDefault: true, isStopped: true }],
  },
  { kind: '16', number: '02', nickname: '旧港负责人', member: memberOf('E6') },
  { kind: '16', number: '03', nickname: '晚晴负责人', member: memberOf('E7') },
  { kind: '16', number: '04', nickname: '停用的账户', isStopped: true },
  {
    kind: '16',
    number: '05',
    nickname: '云台团长',
    realName: '云台峰',
    member: [...memberOf('T11'), { organisation: 'E2', userType: 'user', isStopped: true }],
  },
  { kind: '17', number: '01', nickname: '装修员小宋', isSuper: true, member: memberOf('OP', 'user') },
  { kind: '17', number: '02', nickname: '装修员小郑', isSuper: true, member: memberOf('OP', 'user') },
  { kind: '17', number: '03', nickname: '装修员小叶', isSuper: true },
  { kind: '17', number: '04', nickname: 'Editor Lee', isSuper: true, locale: 'en-US' },
  { kind: '17', number: '05', nickname: '园区装修员', isSuper: true, editsSecondSite: true },
  { kind: '18', number: '01', nickname: '运营审核', member: memberOf('OP', 'user') },
  { kind: '18', number: '02', nickname: '运营财务', member: staffOf('OP', 'FINANCE', {}) },
  { kind: '18', number: '03', nickname: '运营仲裁', member: memberOf('OP', 'user') },
  { kind: '18', number: '04', nickname: '运营内容', member: memberOf('OP', 'user') },
  {
    kind: '18',
    number: '05',
    nickname: '自营客服',
    // Answers for the second operator after a switch.
    member: [...staffOf('OP', 'SALES', {}), { organisation: 'OP2', userType: 'user' }],
  },
]

/** The phone of a demo account. */
export function phoneOf({ kind, number }: Pick<AccountPlan, 'kind' | 'number'>): string {
  return `19900${kind}00${number}`
}

/** Weights and check characters of an ID card number: GB 11643-1999. */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** The ID card number of a demo account: area 110000, issued to nobody. Domain 4.5. */
export function idNumberOf({ kind, number }: Pick<AccountPlan, 'kind' | 'number'>): string {
  const [k, n] = [Number(kind), Number(number)]
  const month = String(n + 1).padStart(2, '0')
  const day = String(3 * k - 27 + n).padStart(2, '0')
  const digits = `110000${1971 + k}${month}${day}${10 * k + n}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${CHECK_CHARACTERS[sum % 11]}`
}
