import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { voucherPath, voucherTypeOf } from '../voucher-paths.ts'

const TASKS = 'V_TASK'

const HANDLE = [{ method: 'handle', label: { zh: '处理', en: 'Handle' }, type: 'primary' }] as const

/** The waiting steps with their query; each opens its voucher. */
export function TaskRows(): ReactNode {
  const navigate = useNavigate()
  return (
    <ShopWidgetHost>
      <ListQuery code={TASKS}>
        {(filter) => (
          <DataList
            code={TASKS}
            filter={filter}
            operations={HANDLE}
            onOperate={({ rows }) => {
              const [first] = rows
              const type = voucherTypeOf(String(first?.values['cVouchType']))
              if (first && type) void navigate(voucherPath(type, String(first.values['cVoucherUuid'])))
            }}
          />
        )}
      </ListQuery>
    </ShopWidgetHost>
  )
}
