import { useText } from '@mallwright/shop-core/i18n'
import { ErrorNotice, Notice, ScreenSkeleton } from '@mallwright/shop-core/kit'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import { invoiceQuery } from '../invoice.queries.ts'
import { FirstOrder } from './first-order.tsx'
import { Prepared } from './prepared-form.tsx'

/**
 * Applies for an invoice: of an order (`cOrderNo`) and others of its shop, or once more of an application's orders
 * (`cInvoiceApplyNo`); without either an order is chosen first. Domain sheet 54.
 */
export function Screen(): ReactNode {
  const translate = useText()
  const orderNo = useRouteParam('orderNo')
  const number = useRouteParam('invoiceApplyNo')
  return (
    <div className="shop-screen">
      <BackHeader title={translate(INVOICE_LABELS.ask)} />
      <main>
        {number !== '' && <Again number={number} />}
        {number === '' && (orderNo === '' ? <FirstOrder /> : <Prepared key={orderNo} orderNo={orderNo} />)}
      </main>
    </div>
  )
}

/** An application once more. */
function Again({ number }: { readonly number: string }): ReactNode {
  const translate = useText()
  const found = useQuery(invoiceQuery(useShop(), number, useCaller()))
  const invoice = found.data
  if (found.isPending) return <ScreenSkeleton />
  if (found.error && !invoice) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />
  if (!invoice) return <Notice kind="gone" title={translate(INVOICE_LABELS.unknown)} />
  return <Prepared key={number} orderNo={invoice.orderNos[0] ?? ''} before={invoice} />
}
