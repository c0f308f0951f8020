import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import type { ComponentProps } from 'react'

import { DemoCode } from './demo-code.tsx'
import type { CodeSender } from './use-code-sender.ts'
import { waitOf } from './wait.ts'

const LABELS = {
  code: { zh: '验证码', en: 'Code' },
  hint: { zh: '请输入短信验证码', en: '6 digits' },
}

/** Code of a message, with the button that sends it. */
export function CodeField(props: {
  readonly field: ComponentProps<'input'>
  readonly message: string
  readonly sender: CodeSender
  readonly onSend: () => void
}) {
  const { field, message, sender, onSend } = props
  const translate = useText()
  return (
    <>
      <div className="shop-field-row">
        <label className="shop-field">
          <span>{translate(LABELS.code)}</span>
          <input
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={translate(LABELS.hint)}
            {...field}
          />
        </label>
        <SendButton sender={sender} onSend={onSend} />
      </div>
      <FieldMessage message={message} />
      <DemoCode code={sender.demoCode} />
    </>
  )
}

const SEND_LABELS = {
  send: { zh: '获取验证码', en: 'Send code' },
  again: { zh: '{wait}后重发', en: 'Again in {wait}' },
}

/** Button that sends a code and counts down to the next one. */
export function SendButton({ sender, onSend }: { readonly sender: CodeSender; readonly onSend: () => void }) {
  const translate = useText()
  const { secondsLeft, isSending } = sender
  return (
    <button type="button" className="shop-code-button" disabled={secondsLeft > 0 || isSending} onClick={onSend}>
      {secondsLeft > 0
        ? translate(SEND_LABELS.again, { wait: translate(...waitOf(secondsLeft)) })
        : translate(SEND_LABELS.send)}
    </button>
  )
}
