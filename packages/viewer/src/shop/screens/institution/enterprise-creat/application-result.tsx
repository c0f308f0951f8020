import type { Label } from '@mallwright/contract/values'
import type { Application } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'

const LABELS = {
  pending: { zh: '审核中', en: 'Under review' },
  pendingHint: {
    zh: '“{name}”的申请已提交，预计 1–3 个工作日内完成审核',
    en: 'Your application for “{name}” is submitted. The review takes 1 to 3 working days.',
  },
  passed: { zh: '已通过', en: 'Accepted' },
  passedHint: { zh: '“{name}”已创建', en: '“{name}” is created' },
  refused: { zh: '驳回', en: 'Refused' },
  refusedHint: { zh: '原因：{reason}', en: 'Reason: {reason}' },
  again: { zh: '修改后重新提交', en: 'Correct and submit again' },
  home: { zh: '返回首页', en: 'Home' },
  refresh: { zh: '刷新状态', en: 'Check again' },
  next: { zh: '去认证', en: 'Go on to verification' },
} satisfies Record<string, Label>

const NOTICES = {
  pending: { kind: 'waiting', title: LABELS.pending, hint: LABELS.pendingHint },
  passed: { kind: 'done', title: LABELS.passed, hint: LABELS.passedHint },
  refused: { kind: 'locked', title: LABELS.refused, hint: LABELS.refusedHint },
} as const

/** What has become of an application. Domain sheet 18. */
export function ApplicationResult(props: {
  readonly application: Application
  readonly onRefresh: () => void
  readonly onCorrect: () => void
}) {
  const { application, onRefresh, onCorrect } = props
  const { name, state, reason } = application
  const translate = useText()
  const navigate = useNavigate()
  const { isGuideOpen } = useShop()
  useNewInstitution(state)
  const { kind, title, hint } = NOTICES[state]
  return (
    <div className="shop-block">
      <Notice
        kind={kind}
        title={translate(title)}
        hint={translate(hint, { name, reason })}
        action={
          <div className="shop-onboarding-buttons">
            {state === 'pending' && <ResultButton label={LABELS.refresh} onPress={onRefresh} />}
            {state === 'refused' && <ResultButton label={LABELS.again} onPress={onCorrect} />}
            {state === 'passed' && (
              <ResultButton label={LABELS.next} onPress={() => isGuideOpen.setState(true, true)} />
            )}
            <button type="button" className="shop-button is-quiet" onClick={() => void navigate(HOME_PATH)}>
              {translate(LABELS.home)}
            </button>
          </div>
        }
      />
    </div>
  )
}

function ResultButton({ label, onPress }: { readonly label: Label; readonly onPress: () => void }) {
  const translate = useText()
  return (
    <button type="button" className="shop-button" onClick={onPress}>
      {translate(label)}
    </button>
  )
}

/** The first institution of an account becomes the one it acts for as soon as it exists. Domain 2.10. */
function useNewInstitution(state: Application['state']): void {
  const { sessions, signInFlow } = useShop()
  useEffect(() => {
    if (state === 'passed' && sessions.mallUser.get().institutionId === '') void signInFlow.refreshMallUser()
  }, [state, sessions, signInFlow])
}
