import { useText } from '@mallwright/shop-core/i18n'
import { Notice, Sheet } from '@mallwright/shop-core/kit'

import type { IdentityResult } from './identity-form.tsx'
import { IDENTITY_LABELS as LABELS } from './identity-labels.ts'

/** How a verification ended: success, or the reason with another try. Domain sheet 21. */
export function IdentityResultSheet({
  result,
  onClose,
}: {
  readonly result: IdentityResult
  readonly onClose: () => void
}) {
  const translate = useText()
  const title = translate(result.isVerified ? LABELS.succeeded : LABELS.refused)
  return (
    <Sheet title={title} size={55} onClose={onClose}>
      <Notice
        kind={result.isVerified ? 'done' : 'locked'}
        title={title}
        hint={result.isVerified ? '' : result.message}
        action={
          <button type="button" className="shop-button" onClick={onClose}>
            {translate(result.isVerified ? LABELS.done : LABELS.again)}
          </button>
        }
      />
    </Sheet>
  )
}
