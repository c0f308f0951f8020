import { moneyText } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { OrderApproval } from '../order-model.ts'
import { DETAILS_LABELS } from './details-labels.ts'
import { FactList } from './fact-list.tsx'

const STATES = [
  { zh: '待审批', en: 'Pending' },
  { zh: '已通过', en: 'Approved' },
  { zh: '已驳回', en: 'Rejected' },
  { zh: '已超时', en: 'Expired' },
  { zh: '已撤回', en: 'Withdrawn' },
]

/** The approval of an order's trade: which rule it hit, and what was decided. Domain sheet 33. */
export function ApprovalBlock(props: {
  readonly approval: OrderApproval
  /** Named to colleagues; empty for the buyer. */
  readonly buyer: string
}): ReactNode {
  const { approval, buyer } = props
  const translate = useText()
  const { state, limit, isMemberLimit, approver, opinion, expiresAt, decidedAt } = approval
  const rule = isMemberLimit ? DETAILS_LABELS.memberRule : DETAILS_LABELS.orgRule
  return (
    <section className="shop-order-block">
      <h2 className="shop-order-title">
        {translate(DETAILS_LABELS.approval)}
        <small>{translate(STATES[state] ?? STATES[0] ?? DETAILS_LABELS.approval)}</small>
      </h2>
      <FactList
        facts={[
          [DETAILS_LABELS.buyer, buyer],
          [DETAILS_LABELS.rule, translate(rule, { amount: moneyText(limit) })],
          [DETAILS_LABELS.approver, approver],
          [DETAILS_LABELS.opinion, opinion],
          [DETAILS_LABELS.decidedAt, decidedAt],
          [DETAILS_LABELS.expiresAt, state === 0 ? expiresAt : ''],
        ]}
      />
    </section>
  )
}
