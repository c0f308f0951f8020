import type { ComponentProps, ReactNode } from 'react'

import { AgreementField } from './agreement-field.tsx'
import { PhoneField } from './phone-field.tsx'
import { SignInStepForm } from './sign-in-step-form.tsx'

/** Form of a phone whose owner consents to the agreements; between them whatever else is entered. */
export function AgreedForm(props: {
  readonly form: {
    readonly field: (name: 'phone' | 'isAgreed') => ComponentProps<'input'>
    readonly messageOf: (name: 'phone' | 'isAgreed' | 'root') => string
    readonly isSubmitting: boolean
  }
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  readonly children?: ReactNode
}) {
  const { form, submitLabel, onSubmit, children } = props
  // What is said of the consent stands where messages of the whole form do.
  const messageOf = () => form.messageOf('isAgreed') || form.messageOf('root')
  return (
    <SignInStepForm form={{ ...form, messageOf }} submitLabel={submitLabel} onSubmit={onSubmit}>
      <PhoneField field={form.field('phone')} message={form.messageOf('phone')} />
      {children}
      <AgreementField field={form.field('isAgreed')} />
    </SignInStepForm>
  )
}
