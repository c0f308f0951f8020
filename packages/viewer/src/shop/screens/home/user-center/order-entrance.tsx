import { getOrderCount } from '@mallwright/contract/order'
import { SHOP_BASE } from '@mallwright/contract/link'
import { createApi } from '@mallwright/contract/rpc'
import type { Label } from '@mallwright/contract/values'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { CallError, ofTopic } from '@mallwright/shop-core/query'
import { queryOptions, useQuery } from '@tanstack/react-query'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { Shop } from '../../../client/shop.ts'
import { TileLink } from './tile-link.tsx'

const LABELS = {
  title: { zh: '我的订单', en: 'My orders' },
  all: { zh: '全部订单', en: 'All orders' },
} satisfies Record<string, Label>

/** What is to be done with orders, in the order of the tabs of 我的订单 (`iTab`). Domain sheets 5 and 30. */
const STEPS = [
  { name: 'toPay', label: { zh: '待付款', en: 'To pay' }, icon: 'M3.5 7h17v11h-17zM3.5 11h17M7 15h3' },
  { name: 'toShip', label: { zh: '待发货', en: 'To ship' }, icon: 'M4 8l8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8' },
  {
    name: 'toReceive',
    label: { zh: '待收货', en: 'To receive' },
    icon: 'M2.5 6h11v10h-11zM13.5 9.5h4l3 3.5v3h-7M6.5 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5zM17 19a1.75 1.75 0 1 0 0-3.5 1.75 1.75 0 0 0 0 3.5z',
  },
  {
    name: 'toReview',
    label: { zh: '待评价', en: 'To review' },
    icon: 'M4 5h16v11h-8l-4 3.5V16H4zM8.5 10.5h7',
  },
  {
    name: 'afterSale',
    label: { zh: '退款/售后', en: 'After-sales' },
    icon: 'M5 5h14v14H5zM9 9.5l3 3 3-3M12 12.5v4.5M9.5 14h5',
  },
] as const

type Counts = Readonly<Record<(typeof STEPS)[number]['name'], number>>

/** Counts of orders by what is to be done. */
function orderCountQuery({ send }: Shop, caller: string) {
  return queryOptions({
    queryKey: ['home', 'orderCount', caller],
    queryFn: async (): Promise<Counts> => {
      const answer = await createApi({ getOrderCount }, send).getOrderCount({ body: {} })
      if (!answer.ok) throw new CallError(answer)
      const { iWaitPay, iWaitShip, iWaitReceive, iWaitReview, iAfterSale } = answer.data
      return {
        toPay: iWaitPay,
        toShip: iWaitShip,
        toReceive: iWaitReceive,
        toReview: iWaitReview,
        afterSale: iAfterSale,
      }
    },
    meta: ofTopic('order'),
  })
}

/** The way to the orders, with what is to be done. */
export function OrderEntrance() {
  const translate = useText()
  const counts = useQuery(orderCountQuery(useShop(), useCaller())).data
  return (
    <section className="shop-card" aria-labelledby="orders-head">
      <h2 className="shop-card-head">
        <span id="orders-head">{translate(LABELS.title)}</span>
        <Anchor href={`${SHOP_BASE}/MyOrder`}>{translate(LABELS.all)}</Anchor>
      </h2>
      <nav className="shop-tiles-row is-five" aria-labelledby="orders-head">
        {STEPS.map(({ name, label, icon }, index) => (
          <TileLink
            key={name}
            href={name === 'afterSale' ? `${SHOP_BASE}/RefundList?tab=1` : `${SHOP_BASE}/MyOrder?tab=${index + 1}`}
            label={translate(label)}
            icon={icon}
            count={counts?.[name] ?? 0}
          />
        ))}
      </nav>
    </section>
  )
}
