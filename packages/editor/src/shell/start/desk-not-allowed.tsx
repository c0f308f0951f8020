import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import { DESK_TEXTS } from '../../features/desk/model/desk.texts.ts'
import { GatePage } from '../../features/sign-in/ui/gate-page.tsx'

/** Page for accounts that have nothing at the desk: no operators, and no members with vouchers. Super users have the studio. */
export function DeskNotAllowed(props: {
  readonly phone: string
  readonly isSuper: boolean
  readonly onSignOut: () => void
}): ReactNode {
  const { phone, isSuper, onSignOut } = props
  const text = useText()
  return (
    <GatePage title={DESK_TEXTS.notAllowed} hint={text(DESK_TEXTS.notAllowedHint, { phone })}>
      <button type="button" className="st-button is-primary" onClick={onSignOut}>
        {text(DESK_TEXTS.signOut)}
      </button>
      {isSuper && (
        <a className="st-gate-way" href="/studio/">
          {text(DESK_TEXTS.toStudio)}
        </a>
      )}
    </GatePage>
  )
}
