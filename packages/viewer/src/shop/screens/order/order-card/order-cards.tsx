import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import type { OrderFilter } from '../order-calls.ts'
import type { Order } from '../order-model.ts'
import { ordersQuery } from '../order.queries.ts'
import { OrderCard } from './order-card.tsx'
import { useChosenAddress } from './use-chosen-address.ts'
import { useOrderActions } from './use-order-actions.tsx'
import type { OrderActions } from './use-order-actions.tsx'

/** The orders of a filter as cards, with what is done with them. */
export function OrderCards(props: {
  readonly filter: OrderFilter
  /** Stands where there are no orders. */
  readonly empty: ReactNode
  /** What stands above the card of an order. */
  readonly renderAbove?: (order: Order, orders: readonly Order[], actions: OrderActions) => ReactNode
}): ReactNode {
  const { filter, empty, renderAbove } = props
  const list = useInfiniteQuery(ordersQuery(useShop(), filter, useCaller()))
  const actions = useOrderActions()
  useChosenAddress()
  const orders = list.data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ orderNo }) => orderNo}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={empty}
        renderItem={(order) => (
          <>
            {renderAbove?.(order, orders, actions)}
            <OrderCard order={order} since={list.dataUpdatedAt} actions={actions} />
          </>
        )}
      />
      {actions.overlay}
    </>
  )
}
