import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

const LABELS = {
  busy: { zh: '请稍候…', en: 'One moment…' },
}

/** Form of a sign-in screen: its fields, the message of the whole form and the button. */
export function SignInStepForm(props: {
  readonly message: string
  readonly isBusy: boolean
  readonly submitLabel: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  const { message, isBusy, submitLabel, onSubmit, children } = props
  const translate = useText()
  return (
    <form
      className="shop-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onSubmit()
      }}
    >
      {children}
      <FieldMessage message={message} />
      <button type="submit" className="shop-button is-wide" disabled={isBusy}>
        {isBusy ? translate(LABELS.busy) : submitLabel}
      </button>
    </form>
  )
}
