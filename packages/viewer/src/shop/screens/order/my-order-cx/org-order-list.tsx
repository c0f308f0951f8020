import { SHOP_BASE } from '@mallwright/contract/link'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import type { DataListProps } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { ExportOrders } from './export-orders.tsx'

/** The list of the institution's orders, and its menu. */
const ORDERS = 'ALSHOP_ORG_ORDER'

/** The tab of orders that wait for the caller. */
const WAITING = 1

const PASS = [{ method: 'batchPass', label: { zh: '审批通过', en: 'Approve' } }] as const

/** How its operations look. */
const TYPES = { open: 'primary' } as const

const exportOf: NonNullable<DataListProps['headActions']> = (filter) => <ExportOrders filter={filter} />

/** The orders of a tab with their query; those that wait for the caller can be passed together. */
export function OrgOrderList(props: {
  readonly tab: number
  /** Passes trades by their numbers. */
  readonly onPass: (tradeNos: readonly string[], reload: () => void) => void
}): ReactNode {
  const { tab, onPass } = props
  const navigate = useNavigate()
  return (
    <ShopWidgetHost>
      <ListQuery code={ORDERS}>
        {(filter) => (
          <DataList
            key={tab}
            code={ORDERS}
            menu={ORDERS}
            filter={tab === 0 ? filter : { ...filter, field: 'iTab', value: String(tab) }}
            headActions={exportOf}
            operationTypes={TYPES}
            batchOperations={tab === WAITING ? PASS : []}
            onOperate={({ method, rows, reload }) => {
              const [first] = rows
              if (method === 'batchPass')
                onPass([...new Set(rows.map(({ values }) => String(values['cTradeNo'])))], reload)
              if (method === 'open' && first) {
                const orderNo = encodeURIComponent(String(first.values['cOrderNo']))
                void navigate(`${SHOP_BASE}/orderDetails-cx?cOrderNo=${orderNo}`)
              }
            }}
          />
        )}
      </ListQuery>
    </ShopWidgetHost>
  )
}
