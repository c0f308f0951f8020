import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { useSheet } from '../../../navigation/use-sheet.ts'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ShopOrder } from '../goods-model.ts'
import { ordersToShipQuery } from '../goods.queries.ts'
import { ShopOrderCard } from './shop-order-card.tsx'
import { useManagedChanges } from '../use-managed-changes.ts'

const ShipSheet = lazy(async () => ({ default: (await import('./ship-sheet.tsx')).ShipSheet }))
const SupplySheet = lazy(async () => ({ default: (await import('./supply-sheet.tsx')).SupplySheet }))

/** The orders that a shop has to ship: late and reminded ones first. Domain sheet 60. */
export function OrdersToShip({ shopId }: { readonly shopId: string }): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(ordersToShipQuery(useShop(), shopId, useCaller()))
  const shipping = useSheet('ship')
  const ending = useSheet('supply')
  const [opened, setOpened] = useState<ShopOrder>()
  const finish = useManagedChanges()
  const open = (order: ShopOrder, sheet: typeof shipping) => {
    setOpened(order)
    sheet.open()
  }
  return (
    <>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ orderNo }) => orderNo}
        renderItem={(order) => (
          <ShopOrderCard order={order} onShip={() => open(order, shipping)} onCancel={() => open(order, ending)} />
        )}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={translate(GOODS_LABELS.noneToShip)}
      />
      <Suspense>
        {shipping.isOpen && opened && <ShipSheet order={opened} onDone={finish} onClose={shipping.close} />}
        {ending.isOpen && opened && <SupplySheet orderNo={opened.orderNo} onDone={finish} onClose={ending.close} />}
      </Suspense>
    </>
  )
}
