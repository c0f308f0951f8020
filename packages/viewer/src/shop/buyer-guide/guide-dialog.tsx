import type { Label } from '@mallwright/contract/values'
import type { Buyer } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, KIT_LABELS, useModal } from '@mallwright/shop-core/kit'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { BUYER_LABELS } from '../buyer/guide-labels.ts'
import { useBuyer } from '../buyer/use-buyer.ts'
import { useShop } from '../client/shop-context.ts'
import { AdministratorCard } from './administrator-card.tsx'
import { GuideActions } from './guide-actions.tsx'
import { VerifiedElsewhere } from './verified-elsewhere.tsx'
import './guide-dialog.css'

const STEPS = [
  {
    title: { zh: '确认买家身份', en: 'Who buys' },
    hint: {
      zh: '企业：有营业执照；个人组织：无营业执照',
      en: 'An enterprise with a business licence, or a team without one',
    },
  },
  {
    title: { zh: '创建或加入企业、团队', en: 'Enterprise or team' },
    hint: { zh: '个人团队还需商城授权', en: 'Teams also need the mall’s authorisation' },
  },
  {
    title: { zh: '实名认证', en: 'Real-name verification' },
    hint: { zh: '由管理员完成', en: 'Done by an administrator' },
  },
] as const satisfies readonly { readonly title: Label; readonly hint: Label }[]

const MARKS = {
  done: { zh: '已完成', en: 'Done' },
  current: { zh: '进行中', en: 'Next' },
  locked: { zh: '未开始', en: 'Later' },
} satisfies Record<string, Label>

const LABELS = {
  ready: { zh: '已完成全部步骤，可以下单', en: 'All done: you can buy' },
}

/** The dialog 新手买家指引: three steps with what is due. Closes by 关闭, Escape and any navigation. Domain D1. */
export function GuideDialog() {
  const translate = useText()
  const dialog = useModal()
  const titleId = useId()
  const { isGuideOpen } = useShop()
  const close = () => isGuideOpen.setState(false, true)
  useCloseOnLeave(close)
  // Closed by the end of the session it does not open again for whoever signs in next.
  useEffect(() => () => isGuideOpen.setState(false, true), [isGuideOpen])
  const { data: buyer, error, refetch } = useBuyer()
  return (
    <dialog
      ref={dialog}
      className="shop-dialog shop-guide"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={titleId}>{translate(BUYER_LABELS.guide)}</h2>
      {buyer && <GuideSteps buyer={buyer} />}
      {!buyer && error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      {!buyer && !error && <div className="shop-guide-waiting" aria-busy="true" />}
      <div className="shop-dialog-buttons">
        <button type="button" onClick={close}>
          {translate(KIT_LABELS.close)}
        </button>
      </div>
    </dialog>
  )
}

function GuideSteps({ buyer }: { readonly buyer: Buyer }) {
  const translate = useText()
  const { state, institution } = buyer
  const needsAdministrator = !state.canBuy && institution !== undefined && state.actions.length === 0
  return (
    <>
      {state.canBuy && <p className="shop-dialog-body">{translate(LABELS.ready)}</p>}
      <ol className="shop-guide-steps">
        {STEPS.map(({ title, hint }, index) => (
          <GuideStep key={title.zh} number={index + 1} mark={markOf(index + 1, buyer)} {...{ title, hint }}>
            {state.step === index + 1 && <GuideActions buyer={buyer} />}
            {state.step === index + 1 && needsAdministrator && <AdministratorCard institutionId={institution.id} />}
          </GuideStep>
        ))}
      </ol>
      {state.hasVerifiedOther && <VerifiedElsewhere />}
    </>
  )
}

function GuideStep(props: {
  readonly number: number
  readonly mark: keyof typeof MARKS
  readonly title: Label
  readonly hint: Label
  readonly children: ReactNode
}) {
  const { number, mark, title, hint, children } = props
  const translate = useText()
  return (
    <li className={`shop-guide-step is-${mark}`} aria-current={mark === 'current' ? 'step' : undefined}>
      <span className="shop-guide-number" aria-hidden="true">
        {mark === 'done' ? '✓' : number}
      </span>
      <div className="shop-guide-text">
        <h3>
          {translate(title)}
          <em>{translate(MARKS[mark])}</em>
        </h3>
        <p>{translate(hint)}</p>
        {children}
      </div>
    </li>
  )
}

/** The step that is due is current; the others are done or wait for it. */
function markOf(step: number, { state, situation, institution }: Buyer): keyof typeof MARKS {
  if (step === state.step) return 'current'
  const hasInstitution = institution !== undefined
  if (step === 1) return hasInstitution || situation.hasPendingRequest ? 'done' : 'locked'
  if (step === 2) return hasInstitution ? 'done' : 'locked'
  return situation.institution?.isVerified ? 'done' : 'locked'
}

/** Any navigation leaves the dialog behind, the back key too. */
function useCloseOnLeave(close: () => void): void {
  const { pathname } = useLocation()
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedAt.current) close()
  })
}
