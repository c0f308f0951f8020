import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

const RETRY: Label = { zh: '重试', en: 'Try again' }

/** Says that loading failed, with a button that loads again. */
export function LoadError({ message, onRetry }: { readonly message: Label; readonly onRetry: () => void }): ReactNode {
  const text = useText()
  return (
    <p className="st-error" role="alert">
      {text(message)}{' '}
      <button type="button" className="st-button is-small" onClick={onRetry}>
        {text(RETRY)}
      </button>
    </p>
  )
}
