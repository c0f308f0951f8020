import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { Notice } from '@mallwright/shop-core/kit'
import { useNavigate } from 'react-router'

/** Why there is nothing to verify here, with the way to what is due. */
export function IdentityNotice(props: {
  readonly title: Label
  readonly hint?: string
  readonly isDone?: boolean
  readonly way?: { readonly label: Label; readonly path: string } | undefined
}) {
  const { title, hint, isDone = false, way } = props
  const translate = useText()
  const navigate = useNavigate()
  return (
    <div className="shop-block">
      <Notice
        kind={isDone ? 'empty' : 'locked'}
        title={translate(title)}
        {...(hint !== undefined && { hint })}
        action={
          way && (
            <button type="button" className="shop-button" onClick={() => void navigate(way.path, { replace: true })}>
              {translate(way.label)}
            </button>
          )
        }
      />
    </div>
  )
}
