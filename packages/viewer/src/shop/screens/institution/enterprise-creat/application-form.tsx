import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'

import { useAccountSession } from '../../../client/shop-context.ts'
import { OnboardingForm } from '../parts/onboarding-form.tsx'
import type { OnboardingFormProps } from '../parts/onboarding-form.tsx'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { CREATE_LABELS } from './create-labels.ts'

/** Form of an application: its fields, the message of the whole form and the button; a visitor signs in instead. */
export function ApplicationForm(props: OnboardingFormProps) {
  const translate = useText()
  const isSignedIn = useAccountSession() !== undefined
  const foot = isSignedIn ? (
    <Button type="submit" isWide isBusy={props.isBusy}>
      {translate(CREATE_LABELS.submit)}
    </Button>
  ) : (
    <SignInNotice />
  )
  return <OnboardingForm {...props} isBusy={props.isBusy || !isSignedIn} foot={foot} />
}
