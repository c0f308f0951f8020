import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import { useNavigate } from 'react-router'

import { ACTION_LABELS } from '../../../buyer/guide-labels.ts'
import type { InstitutionAction } from '../../../buyer/onboarding-paths.ts'
import { useInstitutionWay } from '../../../buyer/use-institution-way.ts'
import { useAccountSession } from '../../../client/shop-context.ts'
import { OnboardingScreen } from '../parts/onboarding-screen.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { ApplicationRecords } from './application-records.tsx'
import { RequestRecords } from './request-records.tsx'
import './enterprise-guidance.css'

const LABELS = {
  title: { zh: '企业引导', en: 'Enterprise or team' },
  later: { zh: '稍后再说', en: 'Not now' },
} satisfies Record<string, Label>

interface Kind {
  readonly name: Label
  readonly hint: Label
  readonly gains: readonly Label[]
  readonly actions: readonly InstitutionAction[]
}

const KINDS: readonly Kind[] = [
  {
    name: { zh: '企业', en: 'Enterprise' },
    hint: { zh: '有营业执照', en: 'With a business licence' },
    gains: [
      { zh: '企业认证后即可采购', en: 'Buys once the enterprise is verified' },
      { zh: '参与询价与报价', en: 'Takes part in enquiries and quotes' },
    ],
    actions: ['joinEnterprise', 'createEnterprise'],
  },
  {
    name: { zh: '个人团队', en: 'Team' },
    hint: { zh: '无营业执照', en: 'Without a business licence' },
    gains: [
      { zh: '管理员实名并获授权后即可采购', en: 'Buys once its administrator is verified and it is authorised' },
      { zh: '每个账号可创建一次', en: 'Can be created once per account' },
    ],
    actions: ['joinTeam', 'createTeam'],
  },
]

/** Who buys: an enterprise or a team, joined or created; and what the account has asked for so far. Domain sheet 16. */
export function Screen() {
  const translate = useText()
  const navigate = useNavigate()
  const session = useAccountSession()
  return (
    <OnboardingScreen title={translate(LABELS.title)}>
      {KINDS.map((kind) => (
        <KindCard key={kind.name.zh} kind={kind} />
      ))}
      {session ? (
        <>
          <RequestRecords />
          <ApplicationRecords />
        </>
      ) : (
        <SignInNotice />
      )}
      <button
        type="button"
        className="shop-button is-quiet is-wide"
        onClick={() => void navigate(HOME_PATH, { replace: true })}
      >
        {translate(LABELS.later)}
      </button>
    </OnboardingScreen>
  )
}

function KindCard({ kind: { name, hint, gains, actions } }: { readonly kind: Kind }) {
  const translate = useText()
  const open = useInstitutionWay()
  return (
    <section className="shop-block shop-kind" aria-label={translate(name)}>
      <h2>
        {translate(name)} <small>{translate(hint)}</small>
      </h2>
      <ul>
        {gains.map((gain) => (
          <li key={gain.zh}>{translate(gain)}</li>
        ))}
      </ul>
      <div className="shop-onboarding-buttons">
        {actions.map((action, index) => (
          <button
            key={action}
            type="button"
            className={index === 0 ? 'shop-button' : 'shop-button is-quiet'}
            onClick={() => void open(action)}
          >
            {translate(ACTION_LABELS[action])}
          </button>
        ))}
      </div>
    </section>
  )
}
