import { MAX_IDENTITY_TRIES } from '@mallwright/contract/institution'
import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { Button } from '@mallwright/shop-core/kit/controls'
import type { ReactNode } from 'react'

import { IDENTITY_LABELS } from './identity-labels.ts'

/** How a try ended; `message` is the reason of a refusal. */
export type IdentityResult = { readonly isVerified: true } | { readonly isVerified: false; readonly message: string }

/** Form of a verification: its fields, the tries of a day and the button. */
export function IdentityForm(props: {
  readonly message: string
  readonly isBusy: boolean
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}) {
  const { message, isBusy, onSubmit, children } = props
  const translate = useText()
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
      <p className="shop-onboarding-hint">{translate(IDENTITY_LABELS.tries, { count: MAX_IDENTITY_TRIES })}</p>
      <FieldMessage message={message} />
      <Button type="submit" isWide isBusy={isBusy}>
        {translate(IDENTITY_LABELS.submit)}
      </Button>
    </form>
  )
}
