import { SHOP_BASE } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { HOME_PATH } from '@mallwright/shop-core/session'
import type { ReactNode } from 'react'

import { useMallUser } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { NothingYet } from '../../catalog/product-list/nothing-yet.tsx'
import { OrderCards } from '../order-card/order-cards.tsx'
import { OrderTabs, useOrderTab } from '../order-card/order-tabs.tsx'
import { ORDER_LABELS } from '../order-labels.ts'
import type { Order } from '../order-model.ts'
import './my-order.css'

const TABS = [
  ORDER_LABELS.all,
  ORDER_LABELS.toPay,
  ORDER_LABELS.toShip,
  ORDER_LABELS.toReceive,
  ORDER_LABELS.toReview,
] as const

/** Own orders by what is to be done (`tab`). Domain sheet 30. */
export function Screen(): ReactNode {
  const translate = useText()
  const tab = useOrderTab(TABS.length)
  const { institution } = useMallUser()
  return (
    <div className="shop-screen">
      <BackHeader title={translate(ORDER_LABELS.mine)}>
        {institution !== '' && (
          <Anchor className="shop-head-action" href={`${SHOP_BASE}/MyOrder-cx`}>
            {translate(ORDER_LABELS.institution)}
          </Anchor>
        )}
        <Anchor className="shop-head-action" href={`${SHOP_BASE}/RefundList`}>
          {translate(ORDER_LABELS.afterSales)}
        </Anchor>
        <Anchor
          className="shop-head-action"
          href={`${SHOP_BASE}/search/order`}
          aria-label={translate(ORDER_LABELS.search)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5" />
          </svg>
        </Anchor>
      </BackHeader>
      <main className="shop-order-screen">
        <OrderTabs tabs={TABS} chosen={tab} />
        <OrderCards
          key={tab}
          filter={{ tab }}
          empty={<NoOrders />}
          renderAbove={(order, orders, { payTrade }) => <MergedPay order={order} orders={orders} onPay={payTrade} />}
        />
      </main>
    </div>
  )
}

/** Above the first of several unpaid orders of a trade: pays them together. Domain sheet 30. */
function MergedPay(props: {
  readonly order: Order
  readonly orders: readonly Order[]
  readonly onPay: (tradeNo: string) => void
}): ReactNode {
  const translate = useText()
  const { order, orders, onPay } = props
  const together = orders.filter(({ tradeNo, state }) => tradeNo === order.tradeNo && state === 20)
  if (together.length < 2 || together[0] !== order) return null
  return (
    <p className="shop-order-merged">
      <span>{translate(MERGED, { count: together.length })}</span>
      <button type="button" className="shop-operation is-main" onClick={() => onPay(order.tradeNo)}>
        {translate(ORDER_LABELS.mergedPay)}
      </button>
    </p>
  )
}

const MERGED = { zh: '同一次提交的 {count} 个订单待付款', en: '{count} orders placed together wait for payment' }

function NoOrders(): ReactNode {
  const translate = useText()
  return <NothingYet title={translate(ORDER_LABELS.empty)} href={HOME_PATH} way={translate(ORDER_LABELS.lookAround)} />
}
