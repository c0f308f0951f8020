import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { AFTER_SALE_LABELS } from '../after-sale-labels.ts'
import type { AfterSaleDetails } from '../after-sale-model.ts'
import { afterSaleQuery } from '../after-sale.queries.ts'
import { AfterSaleBody } from './after-sale-body.tsx'
import { useAfterSaleActions } from './use-after-sale-actions.tsx'

/** Operations that are emphasised. */
const MAIN: readonly string[] = ['sendBack', 'confirmExchange', 'acceptRefund']

/** One own after-sale (`cAfterSaleNo`). Domain sheet 34. */
export function Screen(): ReactNode {
  const translate = useText()
  const number = useRouteParam('afterSaleNo')
  const found = useQuery(afterSaleQuery(useShop(), number, useCaller()))
  const afterSale = found.data
  return (
    <div className="shop-screen">
      <BackHeader title={translate(AFTER_SALE_LABELS.title)} />
      <main>
        {found.isPending && <ScreenSkeleton />}
        {found.error && !afterSale && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        {afterSale === null && <Notice kind="gone" title={translate(AFTER_SALE_LABELS.unknown)} />}
        {afterSale && (
          <AfterSaleBody afterSale={afterSale} since={found.dataUpdatedAt} onTimeOver={() => void found.refetch()} />
        )}
      </main>
      {afterSale && <Operations afterSale={afterSale} />}
    </div>
  )
}

function Operations({ afterSale }: { readonly afterSale: AfterSaleDetails }): ReactNode {
  const translate = useText()
  const actions = useAfterSaleActions(afterSale)
  return (
    <>
      {afterSale.operations.length > 0 && (
        <footer className="shop-order-foot">
          <div className="shop-operations">
            {[...afterSale.operations].reverse().map((operation) => (
              <button
                key={operation}
                type="button"
                className={MAIN.includes(operation) ? 'shop-operation is-main' : 'shop-operation'}
                disabled={actions.isBusy}
                onClick={() => actions.run(operation)}
              >
                {translate(AFTER_SALE_LABELS[operation])}
              </button>
            ))}
          </div>
        </footer>
      )}
      {actions.overlay}
    </>
  )
}
