import { useText } from '@mallwright/shop-core/i18n'
import { errorText, KIT_LABELS } from '@mallwright/shop-core/kit'

/** A part of a screen that could not be read: the rest stays usable. */
export function PartError({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const translate = useText()
  return (
    <p className="shop-part-error" role="alert">
      <span>{errorText(error)}</span>
      <button type="button" className="shop-button is-quiet" onClick={onRetry}>
        {translate(KIT_LABELS.retry)}
      </button>
    </p>
  )
}
