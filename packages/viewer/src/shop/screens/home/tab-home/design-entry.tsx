import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'

import { useAccountSession, useIsHydrated } from '../../../client/shop-context.ts'

const LABELS = {
  design: { zh: '装修', en: 'Design' },
}

/** Link to the studio for super users. Not part of the hydration render. */
export function DesignEntry({ column }: { readonly column: string }) {
  const translate = useText()
  const session = useAccountSession()
  const isHydrated = useIsHydrated()
  if (!isHydrated || !session?.account.isSuper) return null
  return (
    <Anchor className="shop-design-entry" href={`/studio/?page=${encodeURIComponent(column)}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 20l1-4L16.5 4.5a2 2 0 0 1 3 3L8 19zM14 7l3 3" />
      </svg>
      {translate(LABELS.design)}
    </Anchor>
  )
}
