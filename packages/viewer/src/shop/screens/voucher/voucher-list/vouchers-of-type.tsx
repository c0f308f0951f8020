import { voucherMenu } from '@mallwright/contract/voucher'
import type { VoucherType } from '@mallwright/contract/voucher'
import { VoucherRows } from '@mallwright/shop-core/voucher/rows'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { voucherCopyPath, voucherPath } from '../voucher-paths.ts'
import { AddVoucher } from './add-voucher.tsx'

/** The list of a type with its query, in the shop. */
export function VouchersOfType({ type }: { readonly type: VoucherType }): ReactNode {
  const navigate = useNavigate()
  const renderAdd = () => <AddVoucher type={type} menu={voucherMenu(type)} />
  return (
    <ShopWidgetHost>
      <VoucherRows
        type={type}
        onOpen={(opened, id) => void navigate(voucherPath(opened, id))}
        onCopy={(id) => void navigate(voucherCopyPath(type, id))}
        renderAdd={renderAdd}
      />
    </ShopWidgetHost>
  )
}
