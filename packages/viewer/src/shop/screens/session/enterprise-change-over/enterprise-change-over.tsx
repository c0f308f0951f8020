import type { Label } from '@mallwright/contract/values'
import type { Institution } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'

import { institutionsQuery } from '../../../buyer/buyer.queries.ts'
import { ACTION_LABELS } from '../../../buyer/guide-labels.ts'
import type { InstitutionAction } from '../../../buyer/onboarding-paths.ts'
import { useInstitutionWay } from '../../../buyer/use-institution-way.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useSwitch } from './use-switch.ts'
import '../../../buyer/institution-text.css'
import './enterprise-change-over.css'

const LABELS = {
  title: { zh: '切换企业', en: 'Switch enterprise' },
  list: { zh: '我的企业和团队', en: 'Your enterprises and teams' },
  empty: { zh: '还未加入企业或团队', en: 'No enterprise or team yet' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '个人团队', en: 'Team' },
  verified: { zh: '已认证', en: 'Verified' },
  unverified: { zh: '未认证', en: 'Not verified' },
  current: { zh: '默认', en: 'Default' },
  memberStopped: { zh: '用户已停用', en: 'You are disabled' },
  stopped: { zh: '账户已停用', en: 'Disabled' },
  makeDefault: { zh: '设为默认', en: 'Make default' },
  closing: { zh: '注销中', en: 'Being closed' },
} satisfies Record<string, Label>

/** The institutions of the account; a tap switches to one. Domain sheet 17. */
export function Screen() {
  const translate = useText()
  const list = useQuery(institutionsQuery(useShop(), useCaller()))
  const { busyId, switchTo } = useSwitch()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(LABELS.title)} />
      <main>
        {list.isPending && <ScreenSkeleton />}
        {list.error && !list.data && <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />}
        {list.data?.length === 0 && <Notice kind="empty" title={translate(LABELS.empty)} />}
        {list.data && list.data.length > 0 && (
          <ul className="shop-institutions" aria-label={translate(LABELS.list)}>
            {list.data.map((institution) => (
              <li key={institution.id}>
                <InstitutionRow institution={institution} isBusy={busyId !== ''} onChoose={switchTo} />
              </li>
            ))}
          </ul>
        )}
        <InstitutionWays />
      </main>
    </div>
  )
}

function InstitutionRow(props: {
  readonly institution: Institution
  readonly isBusy: boolean
  readonly onChoose: (institution: Institution) => void
}) {
  const { institution, isBusy, onChoose } = props
  const { name, isTeam, isVerified, isCurrent, obstacle } = institution
  const translate = useText()
  const facts = [isTeam ? LABELS.team : LABELS.enterprise, isVerified ? LABELS.verified : LABELS.unverified]
  return (
    <button
      type="button"
      className="shop-institution"
      aria-pressed={isCurrent}
      disabled={isBusy || obstacle !== undefined}
      onClick={() => !isCurrent && onChoose(institution)}
    >
      <span className="shop-institution-text">
        <strong>{name}</strong>
        <span>{facts.map((fact) => translate(fact)).join(' · ')}</span>
      </span>
      {obstacle && <em className="shop-fact-tag">{translate(LABELS[obstacle])}</em>}
      {!isCurrent && !obstacle && <em className="shop-fact-tag">{translate(LABELS.makeDefault)}</em>}
      {isCurrent && !obstacle && <em className="shop-fact-tag is-current">{translate(LABELS.current)}</em>}
    </button>
  )
}

const WAYS: readonly InstitutionAction[] = ['joinEnterprise', 'createEnterprise', 'joinTeam', 'createTeam']

/** Ways to one more institution. */
function InstitutionWays() {
  const translate = useText()
  const open = useInstitutionWay()
  return (
    <div className="shop-institution-ways">
      {WAYS.map((action) => (
        <button key={action} type="button" className="shop-button is-quiet" onClick={() => void open(action)}>
          {translate(ACTION_LABELS[action])}
        </button>
      ))}
    </div>
  )
}
