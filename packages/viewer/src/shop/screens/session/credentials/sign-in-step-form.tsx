import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

const LABELS = {
  busy: { zh: '请稍候…', en: 'One moment…' },
}

/** Form of a sign-in screen: its fields, the message of the whole form and the button, which waits for a submission. */
export function SignInStepForm(props: {
  readonly form: { readonly messageOf: (name: 'root') => string; readonly isSubmitting: boolean }
  readonly submitLabel: string
  readonly onSubmit: () => Promise<void>
  readonly children: ReactNode
}) {
  const { form, submitLabel, onSubmit, children } = props
  const isBusy = form.isSubmitting
  const translate = useText()
  return (
    <form
      className="shop-login-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void onSubmit()
      }}
    >
      {children}
      <FieldMessage message={form.messageOf('root')} />
      <button type="submit" className="shop-button is-wide" disabled={isBusy}>
        {isBusy ? translate(LABELS.busy) : submitLabel}
      </button>
    </form>
  )
}
