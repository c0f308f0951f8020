import type { Label } from '@mallwright/contract/values'
import { canCreateTeam } from '@mallwright/shop-core/buyer'
import type { Application } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'

import { applicationQuery, applicationsQuery, buyerKeys } from '../../../buyer/buyer.queries.ts'
import { applicationPath } from '../../../buyer/onboarding-paths.ts'
import type { InstitutionTab } from '../../../buyer/onboarding-paths.ts'
import { useAccountSession, useCaller, useShop } from '../../../client/shop-context.ts'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { InstitutionTabs } from '../parts/institution-tabs.tsx'
import { OnboardingScreen } from '../parts/onboarding-screen.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { ApplicationResult } from './application-result.tsx'

const LABELS = {
  title: { zh: '创建企业/团队', en: 'Create' },
  enterprise: { zh: '企业', en: 'Enterprise' },
  team: { zh: '个人', en: 'Team' },
  teamExists: { zh: '每个账号只能创建一次个人团队', en: 'An account can create one team only' },
} satisfies Record<string, Label>

/** The forms with their controls, each loaded with its first use. */
const EnterpriseForm = lazy(async () => ({ default: (await import('./enterprise-form.tsx')).EnterpriseForm }))
const TeamForm = lazy(async () => ({ default: (await import('./team-form.tsx')).TeamForm }))

/** Creation of an enterprise (`creatTab=0`) or a team (`creatTab=1`), or the result of an application. Domain sheet 18. */
export function Screen() {
  const translate = useText()
  const id = useRouteParam('applicationId')
  // Another account begins with its own draft.
  const caller = useCaller()
  const isSignedIn = useAccountSession() !== undefined
  return (
    <OnboardingScreen title={translate(LABELS.title)}>
      {id === '' && <NewApplication key={caller} />}
      {id !== '' && (isSignedIn ? <FiledApplication key={`${caller} ${id}`} id={id} /> : <SignInNotice />)}
    </OnboardingScreen>
  )
}

function NewApplication() {
  const translate = useText()
  const setTab = useSetRouteParam('creationTab')
  const asked: InstitutionTab = useRouteParam('creationTab') === '1' ? 1 : 0
  const isSignedIn = useAccountSession() !== undefined
  const applications = useQuery({ ...applicationsQuery(useShop(), useCaller()), enabled: isSignedIn }).data ?? []
  const obstacle = canCreateTeam(applications) ? '' : translate(LABELS.teamExists)
  const tab = obstacle === '' ? asked : 0
  return (
    <>
      <InstitutionTabs
        names={[LABELS.enterprise, LABELS.team]}
        chosen={tab}
        onChoose={(chosen) => setTab(String(chosen))}
        obstacle={obstacle}
      />
      <Form isTeam={tab === 1} />
    </>
  )
}

function FiledApplication({ id }: { readonly id: string }) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const application = useQuery(applicationQuery(useShop(), id, useCaller()))
  if (application.isPending) return <ScreenSkeleton />
  if (!application.data) return <ErrorNotice error={application.error} onRetry={() => void application.refetch()} />
  if (isCorrecting) return <Form isTeam={application.data.isTeam} refused={application.data} />
  return (
    <ApplicationResult
      application={application.data}
      onRefresh={() => void application.refetch()}
      onCorrect={() => setIsCorrecting(true)}
    />
  )
}

function Form(props: { readonly isTeam: boolean; readonly refused?: Application }) {
  const { isTeam, refused } = props
  const { queryClient } = useShop()
  const navigate = useNavigate()
  const onSubmitted = (id: string) => {
    void queryClient.invalidateQueries({ queryKey: buyerKeys.all() })
    void navigate(applicationPath({ id, isTeam }), { replace: true })
  }
  const Chosen = isTeam ? TeamForm : EnterpriseForm
  return (
    <Suspense fallback={<ScreenSkeleton />}>
      <Chosen refused={refused} onSubmitted={onSubmitted} />
    </Suspense>
  )
}
