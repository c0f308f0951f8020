import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useId } from 'react'

import type { InstitutionTab } from '../../../buyer/onboarding-paths.ts'
import './institution-tabs.css'

const LABELS = {
  kinds: { zh: '企业或个人团队', en: 'Enterprise or team' },
} satisfies Record<string, Label>

/** Choice between enterprise and team; a team that cannot be chosen says why. */
export function InstitutionTabs(props: {
  readonly names: readonly [Label, Label]
  readonly chosen: InstitutionTab
  readonly onChoose: (tab: InstitutionTab) => void
  /** Why there can be no team; empty when there can. */
  readonly obstacle?: string
}) {
  const { names, chosen, onChoose, obstacle = '' } = props
  const translate = useText()
  const reasonId = useId()
  return (
    <>
      <div className="shop-institution-tabs" role="group" aria-label={translate(LABELS.kinds)}>
        {([0, 1] as const).map((tab) => (
          <button
            key={tab}
            type="button"
            aria-pressed={tab === chosen}
            disabled={tab === 1 && obstacle !== ''}
            aria-describedby={tab === 1 && obstacle !== '' ? reasonId : undefined}
            onClick={() => onChoose(tab)}
          >
            {translate(names[tab])}
          </button>
        ))}
      </div>
      {obstacle !== '' && (
        <p className="shop-onboarding-hint" id={reasonId}>
          {obstacle}
        </p>
      )}
    </>
  )
}
