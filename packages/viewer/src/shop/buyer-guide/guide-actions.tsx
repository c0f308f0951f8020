import type { GuideAction } from '@mallwright/contract/gate'
import type { Buyer } from '@mallwright/shop-core/buyer'
import { areaNamesAt, regionText } from '@mallwright/shop-core/area'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'

import { ACTION_LABELS } from '../buyer/guide-labels.ts'
import { identityPath, isInstitutionAction } from '../buyer/onboarding-paths.ts'
import { useInstitutionWay } from '../buyer/use-institution-way.ts'
import { useShop } from '../client/shop-context.ts'
import { useTeamAuthorization } from './use-team-authorization.ts'

const LABELS = {
  refused: { zh: '上次申请未通过：{reason}', en: 'The last application was refused: {reason}' },
}

/** The tree of areas with its sheet, loaded for a team without a region. */
const AreaSheet = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/area-sheet')).AreaSheet }))

/** The buttons of the step that is due. Specification 1 §2.6. */
export function GuideActions({ buyer: { state, institution } }: { readonly buyer: Buyer }) {
  const translate = useText()
  const { send } = useShop()
  const open = useActionWay()
  const reason = institution?.auditReason ?? ''
  const isDue = state.actions.includes('applyAuthorization')
  const authorization = useTeamAuthorization({ teamId: institution?.enterpriseId ?? '', reason, isDue })
  return (
    <>
      {reason !== '' && isDue && <p className="shop-guide-refused">{translate(LABELS.refused, { reason })}</p>}
      <div className="shop-guide-actions">
        {state.actions.map((action) => (
          <button
            key={action}
            type="button"
            className={isCreation(action) ? 'is-quiet' : undefined}
            disabled={action === 'underReview' || authorization.isBusy}
            onClick={() => (action === 'applyAuthorization' ? authorization.apply() : open(action))}
          >
            {translate(ACTION_LABELS[action])}
          </button>
        ))}
      </div>
      {authorization.needsRegion && (
        <Suspense>
          <AreaSheet
            send={send}
            path={[]}
            onChoose={(path, tree) => authorization.apply(regionText(areaNamesAt(tree, path)))}
            onClose={authorization.cancelRegion}
          />
        </Suspense>
      )}
    </>
  )
}

/** Beside joining, creating is the second choice, as in the guidance screen. */
function isCreation(action: GuideAction): boolean {
  return action === 'createEnterprise' || action === 'createTeam'
}

function useActionWay(): (action: GuideAction) => void {
  const navigate = useNavigate()
  const openInstitution = useInstitutionWay()
  return (action) => {
    if (isInstitutionAction(action)) void openInstitution(action)
    if (action === 'verifyAdministrator' || action === 'verifyPerson') void navigate(identityPath('person'))
    if (action === 'verifyEnterprise') void navigate(identityPath('enterprise'))
  }
}
