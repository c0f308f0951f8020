import { useText } from '@mallwright/shop-core/i18n'

import { roundText } from './amount-text.ts'
import type { OrderMember } from './order-rights.queries.ts'
import { TEAM_LABELS } from './team-members-labels.ts'

/** A member with roles and limit; a tap opens what can be changed. */
export function MemberRow({ member, onOpen }: { readonly member: OrderMember; readonly onOpen: () => void }) {
  const translate = useText()
  const { name, isAdmin, isApprover, isPayer, limit } = member
  const roles = [
    isAdmin && TEAM_LABELS.admin,
    isApprover && !isAdmin && TEAM_LABELS.approver,
    isPayer && TEAM_LABELS.payer,
    !isAdmin && !isApprover && TEAM_LABELS.buyer,
  ].filter((role) => role !== false)
  return (
    <li>
      <button type="button" className="shop-settings-row shop-team-row" onClick={onOpen}>
        <span className="shop-team-member">
          <strong>{name}</strong>
          <span className="shop-team-roles">
            {roles.map((role) => (
              <em key={role.zh} className="shop-fact-tag">
                {translate(role)}
              </em>
            ))}
          </span>
        </span>
        <span className="shop-settings-value">
          {limit === undefined
            ? translate(TEAM_LABELS.noLimit)
            : translate(TEAM_LABELS.limit, { amount: roundText(limit) })}
          <svg className="shop-settings-arrow" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </span>
      </button>
    </li>
  )
}
