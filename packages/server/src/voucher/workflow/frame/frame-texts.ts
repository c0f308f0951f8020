import type { Label } from '@mallwright/contract/values'

/** Texts of the page of a task. Engine 6.7. */
export const FRAME_TEXTS = {
  total: { zh: '合计金额', en: 'Total' },
  header: { zh: '单据信息', en: 'Voucher' },
  lines: { zh: '明细', en: 'Lines' },
  line: { zh: '第 {n} 行', en: 'Line {n}' },
  lineCount: { zh: '共 {n} 行', en: '{n} in all' },
  moreLines: {
    zh: '仅显示前 {shown} 行，全部明细请在单据中查看',
    en: 'The first {shown} lines. The voucher has all of them.',
  },
  attachments: { zh: '附件 {n} 个，请在单据中查看', en: 'Attachments: {n}. Open the voucher to see them.' },
  history: { zh: '审批记录', en: 'History' },
  step: { zh: '第 {n} 步', en: 'Step {n}' },
  waiting: { zh: '等待您审批', en: 'Waiting for your decision' },
  opinion: { zh: '审批意见', en: 'Opinion' },
  opinionHint: { zh: '驳回时必填，最多 {n} 字', en: 'Needed to refuse; at most {n} characters' },
  opinionMissing: { zh: '请填写审批意见', en: 'Give a reason' },
  opinionLong: { zh: '审批意见最多 {n} 字', en: 'At most {n} characters' },
  agree: { zh: '同意', en: 'Approve' },
  refuse: { zh: '驳回', en: 'Refuse' },
  close: { zh: '关闭', en: 'Close' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
} satisfies Record<string, Label>

/** What happened to a voucher, by the action of its log; saves are left out. */
export const ACTION_NAMES: Readonly<Record<string, Label>> = {
  SUBMIT: { zh: '提交', en: 'submitted' },
  WITHDRAW: { zh: '撤回', en: 'withdrew' },
  AGREE: { zh: '同意', en: 'approved' },
  REFUSE: { zh: '驳回', en: 'refused' },
  UNAPPROVE: { zh: '弃审', en: 'took the approval back' },
}

/** What a page without a task says. */
export interface FrameNotice {
  readonly status: number
  readonly title: Label
  readonly hint: Label
  /** The page closes by itself. */
  readonly closes?: boolean
}

/** Why a task is not shown, or was not decided. */
export const FRAME_REFUSALS = {
  expired: {
    status: 410,
    title: { zh: '链接已失效', en: 'This link has expired' },
    hint: {
      zh: '链接须在 60 秒内打开，请关闭后重新打开任务。',
      en: 'A link has to be opened within 60 seconds. Close this and open the task again.',
    },
  },
  used: {
    status: 410,
    title: { zh: '链接已使用', en: 'This link was used' },
    hint: {
      zh: '每个链接只能打开一次，请重新打开任务。',
      en: 'A link opens once. Open the task again.',
    },
    // Who comes here has stepped back from a form that was sent.
    closes: true,
  },
  late: {
    status: 410,
    title: { zh: '页面已过期', en: 'This page has expired' },
    hint: {
      zh: '停留时间过长或已退出登录，审批未提交。请关闭后重新打开任务。',
      en: 'It was open for too long, or you have signed out. Nothing was decided: close this and open the task again.',
    },
  },
  foreign: {
    status: 403,
    title: { zh: '无权处理该任务', en: 'This task is not yours' },
    hint: {
      zh: '它不属于您当前的账号或机构，或者您不再是审批人。',
      en: 'It belongs to another account or institution, or you are no approver any more.',
    },
  },
  decided: {
    status: 409,
    title: { zh: '任务已处理', en: 'This task was handled' },
    hint: {
      zh: '该任务已被处理或撤回，您的操作没有重复提交。',
      en: 'It was decided or withdrawn already. Nothing was sent twice.',
    },
  },
} as const satisfies Record<string, FrameNotice>

/** Why a task is not shown, or was not decided. */
export type FrameRefusal = keyof typeof FRAME_REFUSALS

/** What has become of a voucher. */
export const FRAME_OUTCOMES = {
  approved: {
    status: 200,
    closes: true,
    title: { zh: '已同意', en: 'Approved' },
    hint: { zh: '单据已审核。', en: 'The voucher is approved.' },
  },
  next: {
    status: 200,
    closes: true,
    title: { zh: '已同意', en: 'Approved' },
    hint: { zh: '已提交下一步审批。', en: 'The next approver is asked.' },
  },
  refused: {
    status: 200,
    closes: true,
    title: { zh: '已驳回', en: 'Refused' },
    hint: { zh: '单据已退回提交人。', en: 'The voucher is back with its submitter.' },
  },
} as const satisfies Record<string, FrameNotice>
