import type { Label } from '@mallwright/contract/values'

/** Labels of the forms about the rule and a member, apart from those of the screen: neither loads for the other. */
export const TEAM_FORM_LABELS = {
  rule: { zh: '采购审批', en: 'Approval of orders' },
  isEnabled: { zh: '开启采购审批', en: 'Ask for approvals' },
  over: { zh: '审批金额（元）', en: 'Amount (yuan)' },
  overHint: { zh: '超过该金额的订单需审批', en: 'Orders above it need an approval' },
  overMissing: { zh: '请填写审批金额', en: 'Enter the amount' },
  amountInvalid: { zh: '请填写金额，最多两位小数', en: 'Enter an amount with at most two decimals' },
  isApprover: { zh: '审批人', en: 'Approver' },
  isPayer: { zh: '付款人', en: 'Payer' },
  limit: { zh: '个人限额（元）', en: 'Own limit (yuan)' },
  limitHint: { zh: '不填则按审批规则', en: 'Empty: by the rule' },
  adminHint: { zh: '管理员始终可以审批', en: 'Administrators always approve' },
  save: { zh: '保存', en: 'Save' },
} satisfies Record<string, Label>
