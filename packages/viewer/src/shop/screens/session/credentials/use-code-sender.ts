import type { VerifyPurpose } from '@mallwright/contract/session'
import { text } from '@mallwright/shop-core/i18n'
import { useEffect, useMemo, useState } from 'react'

import { useShop } from '../../../client/shop-context.ts'
import { CREDENTIAL_TEXTS } from './credential-rules.ts'
import { credentialApi } from './session.queries.ts'

/** A code that was sent: to which phone, when the next one may be (epoch ms), and in a demo mall the code itself. */
export interface SentCode {
  readonly phone: string
  readonly resendAt: number
  readonly demoCode: string
}

const NOTHING_SENT: SentCode = { phone: '', resendAt: 0, demoCode: '' }

type Sending = { readonly ok: true; readonly sent: SentCode } | ReturnType<typeof refusal>

/** Sends codes and counts down to the next one. */
export interface CodeSender {
  /** Until the next code may be sent to the phone of the screen; 0 when it may. */
  readonly secondsLeft: number
  /** The code that the phone of the screen received, in a demo mall; empty in any other. */
  readonly demoCode: string
  readonly isSending: boolean
  /** Sends a code, but none for a phone that has an account when a new one is registered, or that has none otherwise. */
  readonly send: (phone: string, purpose: VerifyPurpose) => Promise<Sending>
}

/**
 * The code sender of a screen; `earlier` was sent by the screen before. The wait of one phone does not bind another: it is
 * told only while `phone`, the one that the screen shows, is the one the code went to.
 */
export function useCodeSender(phone: string, earlier: SentCode = NOTHING_SENT): CodeSender {
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
  const request = async (recipient: string, purpose: VerifyPurpose): Promise<Sending> => {
    const owner = await api.isRegisteredPhone({ params: { phone: recipient } })
    if (!owner.ok) return refusal(owner)
    const isNew = purpose === 'register'
    if (owner.data.bRegistered === isNew) {
      const label = isNew ? CREDENTIAL_TEXTS.phoneTaken : CREDENTIAL_TEXTS.phoneUnknown
      return refusal({ failure: isNew ? 'PHONE_TAKEN' : 'PHONE_UNKNOWN', msg: text(label) })
    }
    const answer = await api.sendVeriCode({ params: { phone: recipient } })
    const resendIn = (seconds: number) => ({ phone: recipient, resendAt: Date.now() + seconds * 1000 })
    if (!answer.ok) {
      if (answer.failure === 'TOO_MANY_CODES') {
        const demoCode = sent.phone === recipient ? sent.demoCode : ''
        note({ ...resendIn(answer.data.iRetrySeconds), demoCode })
      }
      return refusal(answer)
    }
    const next = { ...resendIn(answer.data.iRetrySeconds), demoCode: answer.data.cDemoCode }
    note(next)
    return { ok: true, sent: next }
  }
  const { resendAt, demoCode } = sent.phone === phone ? sent : NOTHING_SENT
  return {
    secondsLeft: Math.max(0, Math.ceil((resendAt - now) / 1000)),
    demoCode,
    isSending,
    async send(recipient, purpose) {
      setIsSending(true)
      return request(recipient, purpose).finally(() => setIsSending(false))
    },
  }
}

/** A refused call as the failure of a form. */
export function refusal({ failure, msg }: { readonly failure: string; readonly msg: string }) {
  return { ok: false as const, failure, msg }
}
