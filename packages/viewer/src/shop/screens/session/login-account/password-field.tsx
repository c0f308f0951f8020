import { useText } from '@mallwright/shop-core/i18n'
import { useState } from 'react'

const LABELS = {
  password: { zh: '登录密码', en: 'Password' },
  hint: { zh: '请输入登录密码', en: 'Your password' },
  show: { zh: '显示密码', en: 'Show password' },
}

/** The password with an eye that shows what was typed. */
export function PasswordField(props: {
  readonly password: string
  readonly isInvalid: boolean
  readonly onChange: (password: string) => void
}) {
  const { password, isInvalid, onChange } = props
  const say = useText()
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="shop-field">
      <label htmlFor="mw-password">{say(LABELS.password)}</label>
      <span className="shop-field-with-eye">
        <input
          id="mw-password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={64}
          placeholder={say(LABELS.hint)}
          value={password}
          aria-invalid={isInvalid}
          onChange={(event) => onChange(event.target.value)}
        />
        <button type="button" aria-label={say(LABELS.show)} aria-pressed={isShown} onClick={() => setIsShown(!isShown)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
            {!isShown && <path d="M4 20L20 4" />}
          </svg>
        </button>
      </span>
    </div>
  )
}
