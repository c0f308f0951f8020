import type { Label } from '@mallwright/contract/values'
import { useText } from '@mallwright/shop-core/i18n'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useSheet } from '../../../navigation/use-sheet.ts'
import type { OrderVoucherRef } from '../voucher-paths.ts'

const FLOW: Label = { zh: '单据流程', en: 'Voucher flow' }

/** Loaded with its first opening. */
const OrderTraceSheet = lazy(async () => ({
  default: (await import('./order-trace-sheet.tsx')).OrderTraceSheet,
}))

/** Opens the chain that an order's voucher is part of. */
export function OrderFlow({
  voucher,
  className,
}: {
  readonly voucher: OrderVoucherRef
  readonly className: string
}): ReactNode {
  const translate = useText()
  const sheet = useSheet(`flow-${voucher.id}`)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={sheet.open}>
        {translate(FLOW)}
      </button>
      {sheet.isOpen && (
        <Suspense>
          <OrderTraceSheet voucher={voucher} sheet={sheet} />
        </Suspense>
      )}
    </>
  )
}
