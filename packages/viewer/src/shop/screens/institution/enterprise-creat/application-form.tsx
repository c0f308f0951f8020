import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import { useAccountSession } from '../../../client/shop-context.ts'
import { SignInNotice } from '../parts/sign-in-notice.tsx'
import { CREATE_LABELS } from './create-labels.ts'

/** Form of an application: its fields, the message of the whole form and the button; a visitor signs in instead. */
export function ApplicationForm(props: {
  readonly message: string
  readonly isBusy: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}) {
  const { message, isBusy, onSubmit, children } = props
  const translate = useText()
  const isSignedIn = useAccountSession() !== undefined
  return (
    <form
      className="shop-block shop-onboarding-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && isSignedIn) void onSubmit()
      }}
    >
      {children}
      <FieldMessage message={message} />
      {isSignedIn ? (
        <Button type="submit" isWide isBusy={isBusy}>
          {translate(CREATE_LABELS.submit)}
        </Button>
      ) : (
        <SignInNotice />
      )}
    </form>
  )
}
