import { FieldMessage } from '@mallwright/shop-core/form'
import { Button } from '@mallwright/shop-core/kit/controls'
import { useState } from 'react'
import type { ReactNode } from 'react'

import { FormWaiting } from './form-waiting.ts'

/** The form of an endpoint with its button; a message that belongs to no field stands above it. */
export function SubmitForm(props: {
  readonly form: { readonly messageOf: (name: 'root') => string; readonly isSubmitting: boolean }
  readonly onSubmit: () => Promise<unknown>
  /** Text of its button. */
  readonly action: string
  readonly className: string
  /** Id of the heading that names it. */
  readonly labelledBy?: string
  readonly children: ReactNode
}) {
  const { form, onSubmit, action, className, labelledBy, children } = props
  const [isWaiting, setWaiting] = useState(false)
  return (
    <form
      className={className}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      <FormWaiting value={setWaiting}>{children}</FormWaiting>
      <FieldMessage message={form.messageOf('root')} />
      <Button type="submit" isWide isBusy={form.isSubmitting || isWaiting}>
        {action}
      </Button>
    </form>
  )
}
