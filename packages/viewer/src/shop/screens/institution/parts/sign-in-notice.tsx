import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { useNavigate } from 'react-router'

const LABELS = {
  hint: { zh: '登录后继续', en: 'Sign in to go on' },
  signIn: { zh: '登录', en: 'Sign in' },
} satisfies Record<string, Label>

/** The way to sign in, in place of what only an account may do. */
export function SignInNotice() {
  const translate = useText()
  const navigate = useNavigate()
  return (
    <div className="shop-block shop-onboarding-sign-in">
      <p>{translate(LABELS.hint)}</p>
      <button type="button" className="shop-button" onClick={() => void navigate('/login-account')}>
        {translate(LABELS.signIn)}
      </button>
    </div>
  )
}
