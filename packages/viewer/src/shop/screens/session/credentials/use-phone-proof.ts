import type { VerifyPurpose } from '@mallwright/contract/session'
import { isPhone } from '@mallwright/contract/values'
import { text } from '@mallwright/shop-core/i18n'
import { errorText } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useRef } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { CREDENTIAL_TEXTS, plainCode, plainPhone } from './credential-rules.ts'
import { credentialApi } from './session.queries.ts'
import { refusal, useCodeSender } from './use-code-sender.ts'
import type { SentCode } from './use-code-sender.ts'

/** The part of a form that a proof needs. */
interface PhoneForm {
  readonly valueOf: (name: 'phone') => string
  readonly showMessage: (name: 'phone' | 'code', message: string) => void
}

const NO_TICKET = { phone: '', code: '', ticket: '' }

type Exchanged = { readonly ok: true; readonly ticket: string } | ReturnType<typeof refusal>

/**
 * Sends a code to a phone and exchanges what is entered for a ticket; one ticket serves until it is used. `shownPhone` is the
 * one that the screen shows; `earlier` was sent by the screen before.
 */
export function usePhoneProof(purpose: VerifyPurpose, shownPhone: string, earlier?: SentCode) {
  const shop = useShop()
  const sender = useCodeSender(shownPhone, earlier)
  const last = useRef(NO_TICKET)
  return {
    sender,
    /** The ticket was used or has expired. */
    forget: () => void (last.current = NO_TICKET),
    async send(form: PhoneForm): Promise<void> {
      const phone = plainPhone(form.valueOf('phone'))
      if (phone === '') return form.showMessage('phone', text(CREDENTIAL_TEXTS.phoneEmpty))
      if (!isPhone(phone)) return form.showMessage('phone', text(CREDENTIAL_TEXTS.phoneFormat))
      const result = await sender.send(phone, purpose)
      if (result.ok) return undefined
      const isOfPhone = result.failure === 'PHONE_TAKEN' || result.failure === 'PHONE_UNKNOWN'
      return form.showMessage(isOfPhone ? 'phone' : 'code', errorText(new CallError(result)))
    },
    async exchange(phone: string, entered: string): Promise<Exchanged> {
      const code = plainCode(entered)
      if (last.current.phone === phone && last.current.code === code) return { ok: true, ticket: last.current.ticket }
      const verified = await credentialApi(shop).verifyVeriCode({
        params: { phone, code },
        query: { cPurpose: purpose },
      })
      if (!verified.ok) return refusal(verified)
      last.current = { phone, code, ticket: verified.data.cVerifyTicket }
      return { ok: true, ticket: verified.data.cVerifyTicket }
    },
  }
}
