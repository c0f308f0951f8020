import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useGoBack } from '../../../navigation/go-back.ts'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { OperationBar } from '../order-card/operation-bar.tsx'
import { useChosenAddress } from '../order-card/use-chosen-address.ts'
import { useOrderActions } from '../order-card/use-order-actions.tsx'
import type { OrderActions } from '../order-card/use-order-actions.tsx'
import { DETAILS_LABELS } from '../order-details/details-labels.ts'
import { OrderDetailsBody } from '../order-details/order-details-body.tsx'
import { orgOrderQuery } from '../order.queries.ts'
import { useDecision } from './use-decision.ts'

/** The form of a decision, loaded with its first use. */
const DecisionSheet = lazy(async () => ({ default: (await import('./decision-sheet.tsx')).DecisionSheet }))

/** One order of the institution (`cOrderNo`), which those who may decide on pass or refuse. Domain sheet 33. */
export function Screen(): ReactNode {
  const translate = useText()
  const shop = useShop()
  const orderNo = useRouteParam('orderNo')
  const found = useQuery(orgOrderQuery(shop, orderNo, useCaller()))
  const own = useOrderActions(useGoBack())
  const decision = useDecision()
  useChosenAddress()
  const order = found.data
  const actions: OrderActions = {
    ...own,
    isBusy: own.isBusy || decision.isBusy,
    run: (operation, chosen) =>
      operation === 'approve' || operation === 'reject' ? decision.begin(operation) : own.run(operation, chosen),
  }
  return (
    <div className="shop-screen">
      <BackHeader title={translate(DETAILS_LABELS.orgTitle)} />
      <main>
        {found.isPending && <ScreenSkeleton />}
        {found.error && !order && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {order === null && <Notice kind="gone" title={translate(DETAILS_LABELS.unknown)} />}
        {order && <OrderDetailsBody order={order} since={found.dataUpdatedAt} onTimeOver={own.refresh} />}
      </main>
      {order && order.operations.length > 0 && (
        <footer className="shop-order-foot">
          <OperationBar order={order} actions={actions} />
        </footer>
      )}
      {own.overlay}
      {order && decision.kind && (
        <Suspense>
          <DecisionSheet
            kind={decision.kind}
            onDecide={(opinion) => decision.decide(order.tradeNo, opinion)}
            onClose={decision.close}
          />
        </Suspense>
      )}
    </div>
  )
}
