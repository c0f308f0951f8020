import { MOBILE_PHONE } from '@mallwright/contract/session'
import type { Label } from '@mallwright/contract/values'

import { SIGN_IN_TEXTS } from './sign-in.texts.ts'

/** What a person enters to sign in. */
export interface Credentials {
  readonly phone: string
  readonly password: string
}

/** What is wrong, and the field to blame; `form` when it is none of them. */
export interface CredentialIssue {
  readonly field: keyof Credentials | 'form'
  readonly label: Label
  /** The server's own words, after the label. */
  readonly message?: string
}

/** The first fault of an entry, in the order of domain sheet 9. */
export function checkCredentials({ phone, password }: Credentials): CredentialIssue | undefined {
  const digits = phoneDigits(phone)
  if (digits === '') return { field: 'phone', label: SIGN_IN_TEXTS.phoneEmpty }
  if (!MOBILE_PHONE.test(digits)) return { field: 'phone', label: SIGN_IN_TEXTS.phoneFormat }
  return password === '' ? { field: 'password', label: SIGN_IN_TEXTS.passwordEmpty } : undefined
}

/** A phone number without the blanks and dashes of clipboards. */
export function phoneDigits(entered: string): string {
  return entered.replace(/[\s-]/g, '')
}
