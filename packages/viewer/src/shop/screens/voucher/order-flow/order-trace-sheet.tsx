import { TraceSheet } from '@mallwright/shop-core/voucher/trace'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import type { SheetHandle } from '../../../navigation/use-sheet.ts'
import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { voucherPath } from '../voucher-paths.ts'
import type { OrderVoucherRef } from '../voucher-paths.ts'

/** The chain that an order's voucher is part of; a tap on a step leads to its voucher. */
export function OrderTraceSheet({
  voucher,
  sheet,
}: {
  readonly voucher: OrderVoucherRef
  readonly sheet: SheetHandle
}): ReactNode {
  const navigate = useNavigate()
  return (
    <ShopWidgetHost>
      <TraceSheet
        type={voucher.type}
        id={voucher.id}
        onClose={sheet.close}
        onOpen={(type, id) => sheet.closeThen(() => void navigate(voucherPath(type, id)))}
      />
    </ShopWidgetHost>
  )
}
