import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'

import type { FoundInstitution } from '../institution-search.ts'
import '../../../buyer/institution-text.css'

const LABELS = {
  ask: { zh: '申请加入', en: 'Ask to join' },
  pending: { zh: '审核中', en: 'Under review' },
  member: { zh: '已加入', en: 'Member' },
  creditCode: { zh: '信用代码 {code}', en: 'Credit code {code}' },
  administrator: { zh: '管理员 {name}', en: 'Administrator {name}' },
} satisfies Record<string, Label>

/** An institution that was found, with the request to join it. */
export function InstitutionCard(props: {
  readonly institution: FoundInstitution
  readonly onAsk: (institution: FoundInstitution) => void
}) {
  const { institution, onAsk } = props
  const { name, region, creditCode, administrator, isMember, isPending } = institution
  const translate = useText()
  const action = isMember ? LABELS.member : isPending ? LABELS.pending : LABELS.ask
  return (
    <article className="shop-block shop-found">
      <div className="shop-institution-text">
        <strong>{name}</strong>
        {region !== '' && <span>{region}</span>}
        {creditCode !== '' && <span>{translate(LABELS.creditCode, { code: creditCode })}</span>}
        {administrator !== '' && <span>{translate(LABELS.administrator, { name: administrator })}</span>}
      </div>
      <button
        type="button"
        className={isMember || isPending ? 'shop-button is-quiet' : 'shop-button'}
        disabled={isMember || isPending}
        onClick={() => onAsk(institution)}
      >
        {translate(action)}
      </button>
    </article>
  )
}
