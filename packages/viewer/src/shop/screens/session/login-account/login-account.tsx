import { useText } from '@mallwright/shop-core/i18n'

import { CredentialScreen } from '../credentials/credential-screen.tsx'
import { useSignedInLanding } from '../credentials/use-sign-in.ts'
import { SignInForm } from './sign-in-form.tsx'

const LABELS = {
  title: { zh: '登录', en: 'Sign in' },
}

/** Sign-in with phone and password. Domain sheet 9. */
export function Screen() {
  const translate = useText()
  useSignedInLanding()
  return (
    <CredentialScreen title={translate(LABELS.title)}>
      <SignInForm />
    </CredentialScreen>
  )
}
