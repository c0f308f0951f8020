import type { Label } from '../values/locale.ts'

/** States of a voucher. Engine 6.3. */
export const VOUCHER_STATES = {
  draft: 10,
  deciding: 20,
  approved: 30,
  refused: 35,
  closed: 50,
  void: 60,
} as const
export type VoucherState = (typeof VOUCHER_STATES)[keyof typeof VOUCHER_STATES]

const { draft, deciding, approved, refused, closed } = VOUCHER_STATES

/** What a state is called, and the colour of its badge. Engine 6.3. */
export const VOUCHER_STATE_NAMES: Readonly<Record<VoucherState, { readonly name: Label; readonly color: string }>> = {
  10: { name: { zh: '开立', en: 'Draft' }, color: 'default' },
  20: { name: { zh: '审批中', en: 'In approval' }, color: 'warning' },
  30: { name: { zh: '已审核', en: 'Approved' }, color: 'success' },
  35: { name: { zh: '已驳回', en: 'Refused' }, color: 'danger' },
  50: { name: { zh: '已关闭', en: 'Closed' }, color: 'default' },
  60: { name: { zh: '已作废', en: 'Void' }, color: 'default' },
}

/** How far a voucher was pulled from. Engine 6.3. */
export const EXECUTION_NAMES: readonly Label[] = [
  { zh: '未执行', en: 'Not executed' },
  { zh: '部分执行', en: 'Partly executed' },
  { zh: '已执行', en: 'Executed' },
]

/** A change of a voucher's state. */
interface VoucherMove {
  readonly from: readonly VoucherState[]
  /** Absent where approval decides. */
  readonly to?: VoucherState
}

/** The changes that a button makes, by the button's code. Engine 6.3. */
export const VOUCHER_MOVES = {
  SUBMIT: { from: [draft, refused] },
  WITHDRAW: { from: [deciding], to: draft },
  UNAPPROVE: { from: [approved], to: draft },
  CLOSE: { from: [approved], to: closed },
  OPEN: { from: [closed], to: approved },
  VOID: { from: [draft, refused], to: VOUCHER_STATES.void },
  DELETE: { from: [draft, refused] },
} as const satisfies Readonly<Record<string, VoucherMove>>
export type VoucherMoveCode = keyof typeof VOUCHER_MOVES

/** States in which values may be changed. */
export const EDITABLE_STATES: readonly VoucherState[] = [draft, refused]

/** Numbers of a voucher's form. Specification 3 §9; engine 6.6, 11.1. */
export const VOUCHER_LIMITS = {
  lines: 1000,
  /** Fields of the header that are seen before it is unfolded. */
  shownHeaderFields: 6,
  attachments: 15,
  opinion: 200,
} as const
