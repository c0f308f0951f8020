import { SHOP_BASE } from '@mallwright/contract/link'
import { DataList } from '@mallwright/shop-core/widgets/data-list'
import { ListQuery } from '@mallwright/shop-core/widgets/list-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'

import { ShopWidgetHost } from '../../../widget-host/shop-widget-host.tsx'
import { usePassTrades } from './use-pass-trades.ts'

/** The list of the institution's orders, and its menu. */
const ORDERS = 'ALSHOP_ORG_ORDER'

/** The tab of orders that wait for the caller. */
const WAITING = 1

const PASS = [{ method: 'batchPass', label: { zh: '审批通过', en: 'Approve' } }] as const

/** How its operations look. */
const TYPES = { open: 'primary' } as const

/** The orders of a tab with their query; those that wait for the caller can be passed together. */
export function OrgOrderList({ tab }: { readonly tab: number }): ReactNode {
  const navigate = useNavigate()
  const pass = usePassTrades()
  return (
    <ShopWidgetHost>
      <ListQuery code={ORDERS}>
        {(filter) => (
          <DataList
            key={tab}
            code={ORDERS}
            menu={ORDERS}
            filter={tab === 0 ? filter : { ...filter, field: 'iTab', value: String(tab) }}
            operationTypes={TYPES}
            batchOperations={tab === WAITING ? PASS : []}
            onOperate={({ method, rows, reload }) => {
              const [first] = rows
              if (method === 'batchPass')
                pass([...new Set(rows.map(({ values }) => String(values['cTradeNo'])))], reload)
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
