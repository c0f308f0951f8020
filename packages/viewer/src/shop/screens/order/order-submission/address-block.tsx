import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import type { ReactNode } from 'react'

import type { CheckoutAddress } from './checkout-model.ts'
import { SUBMISSION_LABELS } from './submission-labels.ts'

/** Where a checkout goes, which leads to the choice of another address. */
export function AddressBlock({ address }: { readonly address: CheckoutAddress | undefined }): ReactNode {
  const translate = useText()
  return (
    <Anchor className="shop-order-block shop-checkout-address" href={`${SHOP_BASE}/UserCenter/address?select=1`}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 21s-7-6.2-7-11.2A7 7 0 0 1 19 9.8C19 14.8 12 21 12 21zM12 12.2a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z" />
      </svg>
      <span>
        {address ? (
          <>
            <b>
              {address.receiver} {address.phone}
            </b>
            {address.text}
          </>
        ) : (
          <b>{translate(SUBMISSION_LABELS.addAddress)}</b>
        )}
      </span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 6l6 6-6 6" />
      </svg>
    </Anchor>
  )
}
