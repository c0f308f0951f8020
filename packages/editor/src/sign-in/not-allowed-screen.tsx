import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { SIGN_IN_TEXTS } from './sign-in.texts.ts'
import { GatePage } from './sign-in-screen.tsx'

/** Tells an account without the right to edit so, and lets it go. */
export function NotAllowedScreen(props: { readonly phone: string; readonly onSignOut: () => void }): ReactNode {
  const text = useText()
  return (
    <GatePage title={SIGN_IN_TEXTS.notAllowed} hint={text(SIGN_IN_TEXTS.notAllowedHint, { phone: props.phone })}>
      <button type="button" className="st-button is-primary" onClick={props.onSignOut}>
        {text(SIGN_IN_TEXTS.signOut)}
      </button>
    </GatePage>
  )
}
