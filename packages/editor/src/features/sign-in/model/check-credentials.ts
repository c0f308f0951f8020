import { MOBILE_PHONE } from '@mallwright/contract/values'
import type { Label } from '@mallwright/contract/values'

import { SIGN_IN_TEXTS } from './sign-in.texts.ts'

/** What a person enters to sign in. */
export interface CredentialEntry {
  readonly phone: string
  readonly password: string
}

/** What is wrong, and the field to blame; `form` when it is none of them. */
export interface EntryFault {
  readonly field: keyof CredentialEntry | 'form'
  readonly label: Label
  /** The server's own words, after the label. */
  readonly message?: string
}

/** The first fault of an entry, in the order of domain sheet 9. */
export function checkEntry({ phone, password }: CredentialEntry): EntryFault | undefined {
  const digits = phoneDigits(phone)
  if (digits === '') return { field: 'phone', label: SIGN_IN_TEXTS.phoneEmpty }
  if (!MOBILE_PHONE.test(digits)) return { field: 'phone', label: SIGN_IN_TEXTS.phoneFormat }
  return password === '' ? { field: 'password', label: SIGN_IN_TEXTS.passwordEmpty } : undefined
}

/** A phone number without the blanks and dashes of clipboards. */
export function phoneDigits(entered: string): string {
  return entered.replace(/[\s-]/g, '')
}
