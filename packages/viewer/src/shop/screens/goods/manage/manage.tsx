import { shopPath } from '@mallwright/contract/link'
import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { Chips, ErrorNotice, KIT_LABELS, Notice } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam, useSetRouteParam } from '../../../navigation/route-params.ts'
import { OrderTabs, useOrderTab } from '../../order/order-card/order-tabs.tsx'
import { GOODS_LABELS } from '../goods-labels.ts'
import type { ManagedShop } from '../goods-model.ts'
import { managedShopsQuery } from '../managed-shops.query.ts'
import { ManagedProducts, ManagedRowSkeleton } from './managed-products.tsx'
import { OrdersToShip } from './orders-to-ship.tsx'
import '../../order/my-order/my-order.css'
import './manage.css'

const ManagedAfterSales = lazy(async () => ({
  default: (await import('./after-sales/managed-after-sales.tsx')).ManagedAfterSales,
}))

const ManagedInvoices = lazy(async () => ({
  default: (await import('./invoices/managed-invoices.tsx')).ManagedInvoices,
}))

/** The tabs in their order: three lists of products, the orders to ship, after-sales and invoices. Domain sheet 60. */
const TABS = [
  GOODS_LABELS.onShelf,
  GOODS_LABELS.offShelf,
  GOODS_LABELS.lowStock,
  GOODS_LABELS.toShip,
  GOODS_LABELS.afterSales,
  GOODS_LABELS.invoices,
] as const
const TO_SHIP = 3
const AFTER_SALES = 4
const INVOICES = 5

/** What the owner of a shop manages; who owns none has no permission, as the server says. Domain sheet 60. */
export function Screen(): ReactNode {
  const translate = useText()
  const shops = useQuery(managedShopsQuery(useShop(), useCaller()))
  return (
    <div className="shop-screen">
      <BackHeader title={translate(GOODS_LABELS.title)} />
      <main>
        {shops.isPending && <ManagedSkeleton />}
        {shops.error && !shops.data && <ErrorNotice error={shops.error} onRetry={() => void shops.refetch()} />}
        {shops.data && <ManagedShops shops={shops.data} />}
      </main>
    </div>
  )
}

function ManagedShops({ shops }: { readonly shops: readonly ManagedShop[] }): ReactNode {
  const translate = useText()
  const named = useRouteParam('shopId')
  const choose = useSetRouteParam('shopId')
  const shop = shops.find(({ id }) => id === named) ?? shops[0]
  if (!shop) {
    return (
      <Notice kind="locked" title={translate(KIT_LABELS.noPermission)} hint={translate(KIT_LABELS.askAdministrator)} />
    )
  }
  return (
    <>
      {shops.length > 1 ? (
        <Chips label={translate(GOODS_LABELS.shops)} choices={shops} chosen={shop.id} onChoose={choose} />
      ) : (
        <Anchor className="shop-managed-shop" href={shopPath(shop.id)}>
          <strong>{shop.name}</strong>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M9 6l6 6-6 6" />
          </svg>
        </Anchor>
      )}
      <ManagedTabs key={shop.id} shop={shop} />
    </>
  )
}

function ManagedTabs({ shop }: { readonly shop: ManagedShop }): ReactNode {
  const tab = useOrderTab(TABS.length)
  return (
    <>
      <OrderTabs label={GOODS_LABELS.tabs} tabs={TABS} chosen={tab} />
      {tab === TO_SHIP && <OrdersToShip shopId={shop.id} />}
      {tab === AFTER_SALES && (
        <Suspense fallback={<ManagedSkeleton />}>
          <ManagedAfterSales shopId={shop.id} />
        </Suspense>
      )}
      {tab === INVOICES && (
        <Suspense fallback={<ManagedSkeleton />}>
          <ManagedInvoices shopId={shop.id} />
        </Suspense>
      )}
      {tab < TO_SHIP && <ManagedProducts key={tab} shopId={shop.id} tab={tab} />}
    </>
  )
}

function ManagedSkeleton(): ReactNode {
  return (
    <div className="shop-rows" aria-busy="true">
      {[0, 1, 2, 3, 4].map((row) => (
        <ManagedRowSkeleton key={row} />
      ))}
    </div>
  )
}
