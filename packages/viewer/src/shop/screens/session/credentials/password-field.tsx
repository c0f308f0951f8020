import { FieldMessage } from '@mallwright/shop-core/form'
import { useText } from '@mallwright/shop-core/i18n'
import { useId, useState } from 'react'
import type { ComponentProps } from 'react'

const LABELS = {
  password: { zh: '登录密码', en: 'Password' },
  hint: { zh: '请输入登录密码', en: 'Your password' },
  show: { zh: '显示密码', en: 'Show password' },
}

/** Password input with a button that reveals the entered text, and its message. */
export function PasswordField(props: {
  readonly field: ComponentProps<'input'>
  readonly message: string
  /** Those of the sign-in unless given. */
  readonly label?: string
  readonly hint?: string
  /** What a new password must be; shown while there is no message. */
  readonly rule?: string
  readonly autoComplete?: 'current-password' | 'new-password'
}) {
  const translate = useText()
  const { field, message, label, hint, rule = '', autoComplete = 'current-password' } = props
  const [isRevealed, setIsRevealed] = useState(false)
  const id = useId()
  return (
    <>
      <div className="shop-field">
        <label htmlFor={id}>{label ?? translate(LABELS.password)}</label>
        <span className="shop-field-with-eye">
          <input
            id={id}
            type={isRevealed ? 'text' : 'password'}
            autoComplete={autoComplete}
            maxLength={64}
            aria-describedby={rule === '' ? undefined : `${id}-rule`}
            placeholder={hint ?? translate(LABELS.hint)}
            {...field}
          />
          <button
            type="button"
            aria-label={translate(LABELS.show)}
            aria-pressed={isRevealed}
            onClick={() => setIsRevealed(!isRevealed)}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
              {!isRevealed && <path d="M4 20L20 4" />}
            </svg>
          </button>
        </span>
      </div>
      {rule !== '' && message === '' ? (
        <p id={`${id}-rule`} className="shop-field-message is-rule">
          {rule}
        </p>
      ) : (
        <FieldMessage message={message} />
      )}
    </>
  )
}
