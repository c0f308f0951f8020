import type { VerifyPurpose } from '@mallwright/contract/session'
import type { SubmitResult } from '@mallwright/shop-core/form'
import { text } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { CREDENTIAL_TEXTS } from './credential-rules.ts'
import { credentialApi } from './session.queries.ts'

/** A code that was sent: when the next one may be (epoch ms), and in a demo mall the code itself. */
export interface SentCode {
  readonly resendAt: number
  readonly demoCode: string
}

const NOTHING_SENT: SentCode = { resendAt: 0, demoCode: '' }

/** Sends codes and counts down to the next one. */
export interface CodeSender extends SentCode {
  /** Until the next code may be sent; 0 when it may. */
  readonly secondsLeft: number
  readonly isSending: boolean
  /** Sends a code, but none for a phone that has an account when a new one is registered, or that has none otherwise. */
  readonly send: (phone: string, purpose: VerifyPurpose) => Promise<SubmitResult & { readonly sent?: SentCode }>
}

/** The code sender of a screen; `earlier` was sent by the screen before. */
export function useCodeSender(earlier: SentCode = NOTHING_SENT): CodeSender {
  const shop = useShop()
  const api = useMemo(() => credentialApi(shop), [shop])
  const [sent, setSent] = useState(earlier)
  const [isSending, setIsSending] = useState(false)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= sent.resendAt) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [sent.resendAt])
  const note = (next: SentCode) => {
    setNow(Date.now())
    setSent(next)
  }
  const request = async (phone: string, purpose: VerifyPurpose) => {
    const owner = await api.isRegisteredPhone({ params: { phone } })
    if (!owner.ok) return refusal(owner)
    const isNew = purpose === 'register'
    if (owner.data.bRegistered === isNew) {
      const label = isNew ? CREDENTIAL_TEXTS.phoneTaken : CREDENTIAL_TEXTS.phoneUnknown
      return { ok: false as const, failure: isNew ? 'PHONE_TAKEN' : 'PHONE_UNKNOWN', msg: text(label) }
    }
    const answer = await api.sendVeriCode({ params: { phone } })
    if (!answer.ok) {
      if (answer.failure === 'TOO_MANY_CODES') {
        note({ ...sent, resendAt: Date.now() + answer.data.iRetrySeconds * 1000 })
      }
      return refusal(answer)
    }
    const next = { resendAt: Date.now() + answer.data.iRetrySeconds * 1000, demoCode: answer.data.cDemoCode }
    note(next)
    return { ok: true as const, sent: next }
  }
  return {
    ...sent,
    secondsLeft: Math.max(0, Math.ceil((sent.resendAt - now) / 1000)),
    isSending,
    async send(phone, purpose) {
      setIsSending(true)
      return request(phone, purpose).finally(() => setIsSending(false))
    },
  }
}

/** A refused call as the failure of a form. */
export function refusal({ failure, msg }: { readonly failure: string; readonly msg: string }) {
  return { ok: false as const, failure, msg }
}
