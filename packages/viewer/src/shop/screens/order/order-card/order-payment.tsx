import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useAccountSession } from '../../../client/shop-context.ts'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'

/** Loaded with its first opening. */
const PayCentre = lazy(async () => ({ default: (await import('@mallwright/shop-core/widgets/pay-centre')).PayCentre }))

/** The pay centre over an order's screen. */
export function OrderPayment(props: {
  readonly flowNo: string
  readonly onPaid: () => void
  readonly onClose: () => void
}): ReactNode {
  const account = useAccountSession()?.account
  if (!account) return null
  return (
    <ShopWidgetHost>
      <Suspense>
        <PayCentre
          flowNo={props.flowNo}
          accountId={account.id}
          onPaid={props.onPaid}
          onOrderError={props.onClose}
          onClose={props.onClose}
        />
      </Suspense>
    </ShopWidgetHost>
  )
}
