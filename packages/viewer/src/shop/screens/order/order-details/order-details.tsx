import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { OperationBar } from '../order-card/operation-bar.tsx'
import { useChosenAddress } from '../order-card/use-chosen-address.ts'
import { useOrderActions } from '../order-card/use-order-actions.tsx'
import { orderQuery } from '../order.queries.ts'
import { OrderDetailsBody } from './order-details-body.tsx'
import { DETAILS_LABELS } from './details-labels.ts'

/** One own order (`cOrderNo`). Domain sheet 32. */
export function Screen(): ReactNode {
  const translate = useText()
  const shop = useShop()
  const orderNo = useRouteParam('orderNo')
  const found = useQuery(orderQuery(shop, orderNo, useCaller()))
  const actions = useOrderActions(useGoBack())
  useChosenAddress()
  const order = found.data
  return (
    <div className="shop-screen">
      <BackHeader title={translate(DETAILS_LABELS.title)} />
      <main>
        {found.isPending && <ScreenSkeleton />}
        {found.error && !order && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {order === null && <Notice kind="gone" title={translate(DETAILS_LABELS.unknown)} />}
        {order && <OrderDetailsBody order={order} since={found.dataUpdatedAt} onTimeOver={actions.refresh} />}
      </main>
      {order && order.operations.length > 0 && (
        <footer className="shop-order-foot">
          <OperationBar order={order} actions={actions} />
        </footer>
      )}
      {actions.overlay}
    </div>
  )
}
