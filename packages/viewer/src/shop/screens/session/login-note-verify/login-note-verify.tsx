import { SMS_CODE_LENGTH } from '@mallwright/contract/session'
import { FieldMessage } from '@mallwright/shop-core/form'
import type { SubmitResult } from '@mallwright/shop-core/form'
import { text, useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'
import { CallError } from '@mallwright/shop-core/query'
import { useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'

import { useShop } from '../../../client/shop-context.ts'
import { entryIndex } from '../../../navigation/go-back.ts'
import { SendButton } from '../credentials/code-field.tsx'
import { maskedPhone } from '../credentials/credential-rules.ts'
import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { DemoCode } from '../credentials/demo-code.tsx'
import type { SentCode } from '../credentials/use-code-sender.ts'
import { useLastCode } from '../credentials/last-code.ts'
import { usePhoneProof } from '../credentials/use-phone-proof.ts'
import { useLanding, useSignedInLanding, useSignIn } from '../credentials/use-sign-in.ts'
import { CodeBoxes } from './code-boxes.tsx'

const LABELS = {
  title: { zh: '验证码', en: 'Code' },
  heading: { zh: '输入验证码', en: 'Enter the code' },
  sentTo: { zh: '短信验证码已发送至 {phone}', en: 'We sent a code to {phone}' },
  input: { zh: '6 位短信验证码', en: 'Code of 6 digits' },
  declined: { zh: '未登录，账号仍在其它终端使用', en: 'Not signed in here: the other device stays signed in' },
}

/** Second step of the sign-in by code. Opened without the first one, it leads there. Domain sheet 11. */
export function Screen() {
  const step = useLocation().state as SentCode | null
  return step ? <Verification step={step} /> : <Navigate to="/login-note" replace />
}

function Verification({ step }: { readonly step: SentCode }) {
  const translate = useText()
  useSignedInLanding()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { sender, code, setCode, message, isBusy, canRetry, retry, resend } = useVerification(step)
  // The buttons change or vanish under the finger.
  const withFocus = (task: () => void) => () => {
    input.current?.focus()
    task()
  }
  return (
    <CredentialScreen
      title={translate(LABELS.title)}
      heading={translate(LABELS.heading)}
      explanation={translate(LABELS.sentTo, { phone: maskedPhone(step.phone) })}
    >
      <CodeBoxes
        ref={input}
        label={translate(LABELS.input)}
        value={code}
        isInvalid={message !== ''}
        isDisabled={isBusy}
        onChange={setCode}
      />
      <FieldMessage message={message} />
      <DemoCode code={sender.demoCode} />
      <div className="shop-code-actions">
        {canRetry && (
          <button type="button" className="shop-button is-wide" onClick={withFocus(retry)}>
            {translate(KIT_LABELS.retry)}
          </button>
        )}
        <SendButton sender={sender} onSend={withFocus(resend)} />
      </div>
    </CredentialScreen>
  )
}

/** Failures after which the entered code serves no second try; any other, e.g. of the network, leaves it as it is. */
const SPENDING: readonly string[] = ['CODE_WRONG', 'CODE_EXPIRED', 'TICKET_EXPIRED']

/** The entered code: the sixth digit sends it, a refused one is cleared, one that only failed can be sent again. */
function useVerification(step: SentCode) {
  const { phone } = step
  const proof = usePhoneProof('login', phone, step)
  const signIn = useSignIn(useStepsBack())
  const lastCode = useLastCode()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const show = (result: SubmitResult) => setMessage(result.ok ? '' : errorText(new CallError(result)))
  const verify = async (entered: string): Promise<SubmitResult> => {
    const exchanged = await proof.exchange(phone, entered)
    if (!exchanged.ok) return exchanged
    lastCode.write(null)
    const signedIn = await signIn({ phone, ticket: exchanged.ticket })
    // Whoever lets the session elsewhere live may change their mind: the ticket is not used.
    if (signedIn.ok && signedIn.state === 'declined')
      return { ok: false, failure: 'DECLINED', msg: text(LABELS.declined) }
    if (signedIn.ok || signedIn.failure === 'TICKET_EXPIRED') proof.forget()
    return signedIn
  }
  const change = async (entered: string) => {
    setCode(entered)
    setMessage('')
    if (entered.length < SMS_CODE_LENGTH || isBusy) return
    setIsBusy(true)
    const result = await verify(entered).finally(() => setIsBusy(false))
    show(result)
    if (!result.ok && SPENDING.includes(result.failure)) setCode('')
  }
  const resend = async () => {
    const result = await proof.sender.send(phone, 'login')
    show(result)
    if (!result.ok) return
    lastCode.write(result.sent)
    setCode('')
  }
  return {
    sender: proof.sender,
    code,
    message,
    isBusy,
    canRetry: message !== '' && code.length === SMS_CODE_LENGTH,
    setCode: (entered: string) => void change(entered),
    retry: () => void change(code),
    resend: () => void resend(),
  }
}

/**
 * Landing after the second step: back two steps when the return route is there or none is stored, else in place of the first step.
 * Specification 1 §2.2, reading 1.12-8.
 */
function useStepsBack(): () => void {
  const { tabStore } = useShop()
  const navigate = useNavigate()
  const [landHere, landBefore] = [useLanding(), useLanding(2)]
  return () => {
    const index = entryIndex()
    if (index === 0) landHere()
    else if (index > 1 && tabStore.read('lastRoute') === undefined) void navigate(-2)
    else landBefore()
  }
}
