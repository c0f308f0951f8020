import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import '../../../buyer/institution-text.css'

const LABELS = {
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '个人团队', en: 'Team' },
  reason: { zh: '原因：{reason}', en: 'Reason: {reason}' },
} satisfies Record<string, Label>

/** One record with its state, its reason after a refusal, and what can be done about it. */
export function RecordRow(props: {
  readonly name: string
  readonly isTeam: boolean
  readonly createdAt: string
  readonly state: Label
  readonly isRefused: boolean
  readonly reason: string
  readonly children?: ReactNode
}) {
  const { name, isTeam, createdAt, state, isRefused, reason, children } = props
  const translate = useText()
  return (
    <li className="shop-record">
      <span className="shop-institution-text">
        <strong>{name}</strong>
        <span>
          {translate(isTeam ? LABELS.team : LABELS.enterprise)} · {createdAt.slice(0, 10)}
        </span>
        {isRefused && reason !== '' && <span>{translate(LABELS.reason, { reason })}</span>}
      </span>
      <em className={isRefused ? 'shop-fact-tag is-refused' : 'shop-fact-tag'}>{translate(state)}</em>
      {children}
    </li>
  )
}
