import type { LoginMessage } from './use-login.ts'

/** What is wrong with one field; takes no room while nothing is. */
export function FieldMessage({
  message,
  field,
}: {
  readonly message: LoginMessage | undefined
  readonly field: LoginMessage['field']
}) {
  return (
    <p className="shop-field-message" role="alert">
      {message?.field === field ? message.text : ''}
    </p>
  )
}
