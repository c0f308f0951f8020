import { Anchor } from '@mallwright/modules/views'
import { useText } from '@mallwright/shop-core/i18n'
import { InfiniteList, Notice } from '@mallwright/shop-core/kit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'

import { useCaller, useShop } from '../../../client/shop-context.ts'
import { BackHeader } from '../../../navigation/back-header.tsx'
import { useRouteParam } from '../../../navigation/route-params.ts'
import { OrderTabs, useOrderTab } from '../../order/order-card/order-tabs.tsx'
import { INVOICE_LABELS } from '../invoice-labels.ts'
import { APPLY_PATH } from '../invoice-paths.ts'
import { invoicesQuery } from '../invoice.queries.ts'
import { useInvoiceActions } from '../invoice-actions/use-invoice-actions.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import '../../order/my-order/my-order.css'

const LABELS = INVOICE_LABELS
const TABS = [LABELS.all, LABELS.open, LABELS.issued, LABELS.ended] as const

/** Loaded when an application is opened. */
const InvoicePage = lazy(async () => ({ default: (await import('../invoice-details/invoice-page.tsx')).InvoicePage }))

/**
 * Own applications for invoices by state (`tab`), or of one order (`cOrderNo`); one of them (`cInvoiceApplyNo`) with everything about
 * it. Domain, extra sheet invoiceList.
 */
export function Screen(): ReactNode {
  const translate = useText()
  const number = useRouteParam('invoiceApplyNo')
  return (
    <div className="shop-screen">
      <BackHeader title={translate(number === '' ? LABELS.list : LABELS.title)}>
        {number === '' && (
          <Anchor className="shop-head-action" href={APPLY_PATH}>
            {translate(LABELS.ask)}
          </Anchor>
        )}
      </BackHeader>
      {number === '' ? (
        <Invoices />
      ) : (
        <Suspense fallback={<main aria-busy="true" />}>
          <InvoicePage key={number} number={number} />
        </Suspense>
      )}
    </div>
  )
}

function Invoices(): ReactNode {
  const orderNo = useRouteParam('orderNo')
  const tab = useOrderTab(TABS.length)
  return (
    <main className="shop-order-screen">
      {orderNo === '' ? (
        <>
          <OrderTabs label={LABELS.tabs} tabs={TABS} chosen={tab} />
          <InvoiceGroup key={tab} tab={tab} orderNo="" />
        </>
      ) : (
        <InvoiceGroup tab={0} orderNo={orderNo} />
      )}
    </main>
  )
}

function InvoiceGroup(filter: { readonly tab: number; readonly orderNo: string }): ReactNode {
  const translate = useText()
  const list = useInfiniteQuery(invoicesQuery(useShop(), filter, useCaller()))
  const actions = useInvoiceActions()
  return (
    <>
      <InfiniteList
        list={list}
        listClass="shop-orders"
        keyOf={({ number }) => number}
        skeleton={<span className="shop-skeleton-bar shop-order-skeleton" />}
        empty={
          <Notice
            kind="empty"
            title={translate(LABELS.none)}
            action={
              <Anchor className="shop-button" href={APPLY_PATH}>
                {translate(LABELS.ask)}
              </Anchor>
            }
          />
        }
        renderItem={(invoice) => <InvoiceCard invoice={invoice} actions={actions} />}
      />
      {actions.overlay}
    </>
  )
}
