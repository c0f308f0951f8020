import { isPhone } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import { SIGN_IN_FORM_TEXTS } from './sign-in-form.texts.ts'

/** Credentials of the sign-in form. */
export interface Credentials {
  readonly phone: string
  readonly password: string
}

/** Issue with its field; `form` for the whole form. */
export interface CredentialIssue {
  readonly field: keyof Credentials | 'form'
  readonly label: Label
  /** Where it can be mended, as a link after the message. */
  readonly href?: string
  /** The server's own message, after the label. */
  readonly message?: string
}

/** First issue of the credentials, in the order of domain sheet 9. */
export function checkCredentials({ phone, password }: Credentials): CredentialIssue | undefined {
  const digits = phoneDigits(phone)
  if (digits === '') return { field: 'phone', label: SIGN_IN_FORM_TEXTS.phoneEmpty }
  if (!isPhone(digits)) return { field: 'phone', label: SIGN_IN_FORM_TEXTS.phoneFormat }
  return password === '' ? { field: 'password', label: SIGN_IN_FORM_TEXTS.passwordEmpty } : undefined
}

/** A phone number without blanks and dashes. */
export function phoneDigits(entered: string): string {
  return entered.replace(/[\s-]/g, '')
}
