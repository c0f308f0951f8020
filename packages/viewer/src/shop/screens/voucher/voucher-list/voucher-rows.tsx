import type { VoucherType } from '@mallwright/contract/voucher'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { voucherPath } from '../voucher-paths.ts'
import { AddVoucher } from './add-voucher.tsx'

/** How the operations look. */
const TYPES = { open: 'primary' } as const

/** The list of a type with its query; a voucher opens in its form. */
export function VoucherRows({ type, menu }: { readonly type: VoucherType; readonly menu: string }): ReactNode {
  const navigate = useNavigate()
  const renderAdd = () => <AddVoucher type={type} menu={menu} />
  return (
    <ShopWidgetHost>
      <ListQuery code={menu}>
        {(filter) => (
          <DataList
            code={menu}
            menu={menu}
            filter={filter}
            operationTypes={TYPES}
            headActions={renderAdd}
            onOperate={({ method, rows }) => {
              const [first] = rows
              if (method === 'open' && first) void navigate(voucherPath(type, first.key))
            }}
          />
        )}
      </ListQuery>
    </ShopWidgetHost>
  )
}
