import type { Label } from '@mallwright/contract/values'
import { Anchor, isPlainClick } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { useNavigate } from 'react-router'

/** Another way to sign in. */
export interface Way {
  readonly path: string
  readonly label: Label
  /** A way instead of this one: no further step of the history. */
  readonly isInstead?: boolean
}

/** Links to other ways to sign in. */
export function WayLinks({ ways }: { readonly ways: readonly Way[] }) {
  const translate = useText()
  const navigate = useNavigate()
  return (
    <nav className="shop-login-links">
      {ways.map(({ path, label, isInstead = false }) => (
        <Anchor
          key={path}
          href={path}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            void navigate(path, { replace: isInstead })
          }}
        >
          {translate(label)}
        </Anchor>
      ))}
    </nav>
  )
}
