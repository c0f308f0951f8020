import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { errorText, InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { ACTION_LABELS } from '../../../buyer/guide-labels.ts'
import { useInstitutionWay } from '../../../buyer/use-institution-way.ts'
import { useAccountSession, useCaller, useShop } from '../../../client/shop-context.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import type { FoundInstitution, InstitutionSearch } from '../institution-search.ts'
import { institutionSearchQuery } from '../institution.queries.ts'
import { pathOfInvitation } from '../invitation-target.ts'
import { InstitutionTabs } from '../parts/institution-tabs.tsx'
import { InvitationScan } from '../parts/invitation-scan.tsx'
import { OnboardingScreen } from '../parts/onboarding-screen.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { InstitutionCard } from './institution-card.tsx'
import { KeywordForm } from './keyword-form.tsx'
import './enterprise-join.css'

const LABELS = {
  title: { zh: '加入企业/团队', en: 'Join' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '团队', en: 'Team' },
  hint: { zh: '按名称查找，或扫描对方的邀请码', en: 'Search by name, or scan an invitation' },
  nothing: { zh: '未找到，去创建', en: 'Nothing found. Create one?' },
} satisfies Record<string, Label>

/** The sheet with its controls, loaded with its first use. */
const JoinSheet = lazy(async () => ({ default: (await import('./join-sheet.tsx')).JoinSheet }))

/** Search for an institution to join, or the one that an invitation names. Domain sheet 19. */
export function Screen() {
  const translate = useText()
  const setTab = useSetRouteParam('joinTab')
  const isTeam = useRouteParam('joinTab') === '1'
  const id = useRouteParam('institutionId')
  const [keyword, setKeyword] = useState('')
  const isSignedIn = useAccountSession() !== undefined
  const isAsked = keyword !== '' || id !== ''
  const follow = useInvitation(() => setKeyword(''))
  return (
    <OnboardingScreen title={translate(LABELS.title)}>
      <InstitutionTabs
        names={[LABELS.enterprise, LABELS.team]}
        chosen={isTeam ? 1 : 0}
        onChoose={(chosen) => setTab(String(chosen))}
      />
      <KeywordForm key={id} onSearch={setKeyword}>
        {isSignedIn && <InvitationScan onCode={follow} />}
      </KeywordForm>
      {!isSignedIn && <SignInNotice />}
      {isSignedIn && !isAsked && <p className="shop-onboarding-hint is-centred">{translate(LABELS.hint)}</p>}
      {isSignedIn && isAsked && <Found search={{ isTeam, keyword, id }} />}
    </OnboardingScreen>
  )
}

/** Follows an invite code: the institution that it names replaces what was searched for. */
function useInvitation(onFollow: () => void): (code: string) => void {
  const shop = useShop()
  const navigate = useNavigate()
  const follow = async (code: string) => {
    try {
      const path = await pathOfInvitation(shop, code)
      onFollow()
      await navigate(path, { replace: true })
    } catch (error) {
      shop.feedback.toast(errorText(error))
    }
  }
  return (code) => void follow(code)
}

function Found({ search }: { readonly search: InstitutionSearch }) {
  const list = useInfiniteQuery(institutionSearchQuery(useShop(), search, useCaller()))
  const sheet = useSheet('join')
  const [chosen, setChosen] = useState<FoundInstitution>()
  const ask = (institution: FoundInstitution) => {
    setChosen(institution)
    sheet.open()
  }
  return (
    <>
      <InfiniteList
        list={list}
        keyOf={({ id }) => id}
        renderItem={(institution) => <InstitutionCard institution={institution} onAsk={ask} />}
        skeleton={<div className="shop-block shop-found is-waiting" />}
        empty={<NothingFound isTeam={search.isTeam} />}
        listClass="shop-found-list"
      />
      {sheet.isOpen && chosen && (
        <Suspense>
          <JoinSheet institution={chosen} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  )
}

function NothingFound({ isTeam }: { readonly isTeam: boolean }) {
  const translate = useText()
  const open = useInstitutionWay()
  const action = isTeam ? 'createTeam' : 'createEnterprise'
  return (
    <Notice
      kind="empty"
      title={translate(LABELS.nothing)}
      action={
        <button type="button" className="shop-button" onClick={() => void open(action)}>
          {translate(ACTION_LABELS[action])}
        </button>
      }
    />
  )
}
