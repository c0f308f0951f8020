import { FieldMessage } from '@mallwright/shop-core/form'
import type { ReactNode } from 'react'

/** What a form of onboarding is about: its fields, how it is sent, and the message of the whole form. */
export interface OnboardingFormProps {
  readonly message: string
  readonly isBusy: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}

/** Form of onboarding above what sends it. */
export function OnboardingForm(props: OnboardingFormProps & { readonly foot: ReactNode }) {
  const { message, isBusy, onSubmit, children, foot } = props
  return (
    <form
      className="shop-block shop-onboarding-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void onSubmit()
      }}
    >
      {children}
      <FieldMessage message={message} />
      {foot}
    </form>
  )
}
