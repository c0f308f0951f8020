import type { Buyer } from '@mallwright/shop-core/buyer'
import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, KIT_LABELS, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'

import { buyerKeys, personIdentityQuery } from '../../../buyer/buyer.queries.ts'
import { ACTION_LABELS, BUYER_LABELS } from '../../../buyer/guide-labels.ts'
import { identityPath } from '../../../buyer/onboarding-paths.ts'
import { useBuyer } from '../../../buyer/use-buyer.ts'
import { useCaller, useShop } from '../../../client/shop-context.ts'
import { GATE_TEXTS } from '../../../gates/gate-texts.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { OnboardingScreen } from '../parts/onboarding-screen.tsx'
import { EnterpriseIdentity } from './enterprise-identity.tsx'
import type { IdentityResult } from './identity-form.tsx'
import { IDENTITY_LABELS as LABELS } from './identity-labels.ts'
import { IdentityNotice } from './identity-notice.tsx'
import { IdentityResultSheet } from './identity-result.tsx'
import { PersonIdentity } from './person-identity.tsx'

const VerifiedElsewhere = lazy(async () => ({
  default: (await import('../../../buyer-guide/verified-elsewhere.tsx')).VerifiedElsewhere,
}))

type OnResult = (result: IdentityResult) => void

const ENTERPRISE = { label: ACTION_LABELS.verifyEnterprise, path: identityPath('enterprise') }
const PERSON = { label: ACTION_LABELS.verifyPerson, path: identityPath('person') }
const GUIDANCE = { label: BUYER_LABELS.guide, path: '/enterprise-guidance' }

/** Verification of the person (`type=person`) or of its enterprise (`type=enterprise`). Domain sheet 21. */
export function Screen() {
  const translate = useText()
  const isEnterprise = useRouteParam('type') === 'enterprise'
  const { queryClient } = useShop()
  const sheet = useSheet('result')
  const [result, setResult] = useState<IdentityResult>()
  const onResult: OnResult = (next) => {
    setResult(next)
    sheet.open()
  }
  const close = () =>
    // What is verified shows itself once the sheet is gone.
    sheet.closeThen(() => void queryClient.invalidateQueries({ queryKey: buyerKeys.all() }))
  return (
    <OnboardingScreen title={translate(isEnterprise ? LABELS.enterpriseTitle : LABELS.title)}>
      {isEnterprise ? <EnterpriseSubject onResult={onResult} /> : <PersonSubject onResult={onResult} />}
      {sheet.isOpen && result && <IdentityResultSheet result={result} onClose={close} />}
    </OnboardingScreen>
  )
}

function PersonSubject({ onResult }: { readonly onResult: OnResult }) {
  const person = useQuery(personIdentityQuery(useShop(), useCaller()))
  const { data: buyer } = useBuyer()
  if (person.isPending) return <ScreenSkeleton />
  if (!person.data) return <ErrorNotice error={person.error} onRetry={() => void person.refetch()} />
  if (!person.data.isVerified) return <PersonIdentity onResult={onResult} />
  const isEnterpriseDue = buyer?.state.actions.includes('verifyEnterprise') ?? false
  return (
    <IdentityNotice
      title={LABELS.verified}
      hint={person.data.realName}
      isDone
      way={isEnterpriseDue ? ENTERPRISE : undefined}
    />
  )
}

function EnterpriseSubject({ onResult }: { readonly onResult: OnResult }) {
  const { data: buyer, error, refetch } = useBuyer()
  if (!buyer && error) return <ErrorNotice error={error} onRetry={() => void refetch()} />
  if (!buyer) return <ScreenSkeleton />
  return (
    <>
      {buyer.state.hasVerifiedOther && (
        <Suspense>
          <VerifiedElsewhere />
        </Suspense>
      )}
      <EnterpriseStep buyer={buyer} onResult={onResult} onRetry={() => void refetch()} />
    </>
  )
}

function EnterpriseStep(props: { readonly buyer: Buyer; readonly onResult: OnResult; readonly onRetry: () => void }) {
  const { buyer, onResult, onRetry } = props
  const translate = useText()
  const member = buyer.situation.institution
  if (!member || member.isStopped) return <IdentityNotice title={GATE_TEXTS.NO_ORG} way={GUIDANCE} />
  if (member.kind === 'team') return <IdentityNotice title={LABELS.teamOnly} way={PERSON} />
  if (member.isVerified) return <IdentityNotice title={LABELS.enterpriseVerified} isDone />
  if (!member.isAdmin) return <IdentityNotice title={BUYER_LABELS.noAdmin} />
  if (!member.isPersonVerified) return <IdentityNotice title={BUYER_LABELS.personFirst} way={PERSON} />
  if (buyer.institution && buyer.institution.enterpriseId !== '') {
    return <EnterpriseIdentity institution={buyer.institution} onResult={onResult} />
  }
  const retry = (
    <button type="button" className="shop-button" onClick={onRetry}>
      {translate(KIT_LABELS.retry)}
    </button>
  )
  return <Notice kind="error" title={translate(LABELS.noIdentifier)} action={retry} />
}
