import type { Label } from '@mallwright/contract/values'

/** Labels of the members and of the rule by which their orders wait for an approval. Domain 2.2, screen `team`. */
export const TEAM_LABELS = {
  title: { zh: '成员与审批', en: 'Members and approvals' },
  rule: { zh: '采购审批', en: 'Approval of orders' },
  ruleOff: { zh: '未开启', en: 'Off' },
  ruleOn: { zh: '超过 ¥{amount} 需审批', en: 'From ¥{amount} up' },
  ruleHint: {
    zh: '成员提交的订单超过审批金额或个人限额时，由审批人通过后才能付款。',
    en: 'Orders above this amount, or above a member’s own limit, are paid after an approver has passed them.',
  },
  members: { zh: '成员（{count}）', en: 'Members ({count})' },
  admin: { zh: '管理员', en: 'Administrator' },
  approver: { zh: '审批人', en: 'Approver' },
  payer: { zh: '付款人', en: 'Payer' },
  buyer: { zh: '采购员', en: 'Buyer' },
  limit: { zh: '限额 ¥{amount}', en: 'Limit ¥{amount}' },
  noLimit: { zh: '按审批规则', en: 'By the rule' },
  empty: { zh: '暂无成员', en: 'No members yet' },
  saved: { zh: '保存成功', en: 'Saved' },
} satisfies Record<string, Label>
