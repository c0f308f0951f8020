import { MAX_IDENTITY_TRIES } from '@mallwright/contract/institution'
import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'

import { OnboardingForm } from '../parts/onboarding-form.tsx'
import type { OnboardingFormProps } from '../parts/onboarding-form.tsx'
import { IDENTITY_LABELS } from './identity-labels.ts'

/** How a try ended; `message` is the reason of a refusal. */
export type IdentityResult = { readonly isVerified: true } | { readonly isVerified: false; readonly message: string }

/** Form of a verification: its fields, the tries of a day and the button. */
export function IdentityForm({ children, ...props }: OnboardingFormProps) {
  const translate = useText()
  const submit = (
    <Button type="submit" isWide isBusy={props.isBusy}>
      {translate(IDENTITY_LABELS.submit)}
    </Button>
  )
  return (
    <OnboardingForm {...props} foot={submit}>
      {children}
      <p className="shop-onboarding-hint">{translate(IDENTITY_LABELS.tries, { count: MAX_IDENTITY_TRIES })}</p>
    </OnboardingForm>
  )
}
